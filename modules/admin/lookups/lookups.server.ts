import type { Endpoint } from '../../../server/http/endpoint.ts'
import { exportCalls } from './exporting.server.ts'
import { importCalls } from './importing.server.ts'
import { orderingCalls } from './ordering.server.ts'
import { readingCalls } from './reading.server.ts'

export { lookupRules, lookupTypeRules } from './rules.server.ts'

/** The calls of lookup lists and their values beside those of their definitions (section 22). */
export const lookupCalls: readonly Endpoint[] = [...readingCalls, ...orderingCalls, ...importCalls, ...exportCalls]
