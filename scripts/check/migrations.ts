import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { AnyResource } from '../../kernel/kernel.ts'
import type { Snapshot } from '../migration/changes.ts'
import type { Outcome } from './steps.ts'

const root = join(import.meta.dirname, '../..')

/**
 * Definitions whose tables no migration makes: the program starts with them, and the first call that writes fails.
 * What is read is loaded here, so that definitions that cannot be loaded are this step's fault and no other's.
 */
export async function missingMigration(definitions?: readonly AnyResource[]): Promise<Outcome> {
  try {
    const { changesSince } = await import('../migration/changes.ts')
    const resources = definitions ?? (await import('../../catalogue.ts')).resources
    const snapshot: Snapshot = JSON.parse(readFileSync(join(root, 'migrations/snapshot.json'), 'utf8'))
    const { statements } = await changesSince(snapshot, resources)
    const [first] = statements
    return {
      notes: [],
      faults: first === undefined ? [] : [`the definitions have changed: npm run migration what_changed\n${first.trim().split('\n')[0]} …`],
    }
  } catch (error) {
    return { notes: [], faults: [`migrations/: ${error instanceof Error ? error.message : String(error)}`] }
  }
}
