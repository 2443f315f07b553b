import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
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

/**
 * Some files for a visitor to choose, which are there as long as the work takes. A browser is given their paths: to hand it so many bytes takes
 * longer than a busy machine waits.
 * @param bytes size of each
 */
export async function withFiles(count: number, bytes: number, work: (paths: string[]) => Promise<void>): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'mahalli-chosen-'))
  const paths = Array.from({ length: count }, (_, at) => join(folder, `plan-${at + 1}.pdf`))
  try {
    for (const path of paths) writeFileSync(path, Buffer.alloc(bytes, '%PDF-1.4\n'))
    await work(paths)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
