import { implement } from '../../../server/http/actions.ts'
import type { Endpoint } from '../../../server/http/endpoint.ts'
import type { Job } from '../../../server/jobs.ts'
import { backupCalls } from './backupCalls.server.ts'
import { backupJob, endBackups, noteCommanded, removeQuietly } from './backups.server.ts'
import { getStatus } from './calls.ts'
import { statusOf } from './status.server.ts'

export { endBackups, noteCommanded, removeQuietly }

/** What the system repeats for itself. */
export const systemJobs: readonly Job[] = [backupJob]

/** How the system is doing, and its backups. @param jobs everything that is repeated */
export function systemCalls(jobs: readonly Job[]): readonly Endpoint[] {
  return [implement(getStatus, (_input, { platform }) => statusOf(platform, jobs)), ...backupCalls]
}
