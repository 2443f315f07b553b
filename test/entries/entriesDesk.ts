import { gateOf, type Gate } from '../account/gate.ts'
import { startDesk, type Desk } from '../dashboard/desk.ts'
import { secretKey, set } from '../messages/beside.ts'
import { startWorld } from '../world.ts'

/** A desk of a world in which visitors send. */
export interface EntriesDesk {
  readonly desk: Desk
  readonly gate: Omit<Gate, 'places' | 'stop'>
}

/** A proof costs nothing there, and each visitor may come from an address of his own. */
export async function startEntriesDesk(): Promise<EntriesDesk> {
  const settings = {
    'VisitorEntries.PowDifficulty': 100,
    'VisitorEntries.PowDifficultyBusy': 100,
    'Security.TrustedProxies': ['127.0.0.1', '::1'],
  }
  const desk = await startDesk(() => startWorld({ MAHALLI_SECRET_KEY: secretKey }, database => set(database, settings)))
  return { desk, gate: gateOf(desk.world) }
}
