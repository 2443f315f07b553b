import type { Endpoint } from '../../../server/http/endpoint.ts'
import { accessCalls } from './access.server.ts'
import { accountCalls } from './accounts.server.ts'
import { assignmentCalls } from './assignments.server.ts'
import { byPlaceCalls } from './byPlace.server.ts'
import { holderCalls } from './holders.server.ts'
import { importCalls } from './importing.server.ts'
import { profileCalls } from './profile.server.ts'
import { replacingCalls } from './replacing.server.ts'
import { roleChoiceCalls } from './roleChoices.server.ts'
import { roleCalls } from './roles.server.ts'

export { openReach, usersReach } from './reach.server.ts'
export { roleRules, userRules } from './rules.server.ts'
export { userJobs } from './told.server.ts'
export { writePlaces, writeRoles } from './assignments.server.ts'

/** Calls about users and roles beside those of their definitions. */
export const userCalls: readonly Endpoint[] = [
  ...assignmentCalls,
  ...accountCalls,
  ...accessCalls,
  ...profileCalls,
  ...roleCalls,
  ...roleChoiceCalls,
  ...holderCalls,
  ...replacingCalls,
  ...importCalls,
  ...byPlaceCalls,
]
