import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { endpoints, rulesOf } from '../../catalogue.server.ts'
import { resources } from '../../catalogue.ts'
import { callerFinder } from '../../modules/admin/sessions/sessions.server.ts'
import { settings } from '../../modules/admin/settings/settings.ts'
import { reachOf } from '../../modules/places/hierarchy/hierarchy.server.ts'
import type { Scope } from '../../kernel/kernel.ts'
import { connect } from '../../server/database/connect.ts'
import { filesOf } from '../../server/files/files.ts'
import { serveApi } from '../../server/http/api.ts'
import type { Reach } from '../../server/platform.ts'
import { startPlatform } from '../../server/start.ts'
import type { World } from '../world.ts'
import { clientOf, type Send } from './client.ts'
import type { Scene } from './scene.ts'

/** Which half of a scope's table. */
export type Side = 'read' | 'write'

/** The API with one condition dropped. */
export interface Mutant {
  as(tokens: Scene['tokens']): Pick<Scene, 'send' | 'as'>
  stop(): Promise<void>
}

/** Starts the API on the same database with a reach that lets everything pass where its table says the word. */
export async function callsBeside({ database: { appUrl, directUrl } }: World, word: string, side: Side): Promise<Mutant> {
  const folder = mkdtempSync(join(tmpdir(), 'mahalli-mutant-'))
  const database = connect({ url: directUrl ?? appUrl, assumesRole: false })
  const platform = await startPlatform(database, {
    resources,
    reachOf: scope => forgetful(scope, word, side),
    rulesOf,
    timeZone: settings.timeZone,
    mapBounds: settings.mapBounds,
    files: filesOf(folder, { keyFor: () => new Uint8Array(32) }),
  })
  const api = serveApi(platform, endpoints, callerFinder(database, platform.settings), () => undefined)
  const send: Send = async (path, init) => api.request(path, init)
  return { as: tokens => ({ send, as: caller => clientOf(send, tokens.get(caller)) }), stop }

  async function stop() {
    await database.close()
    rmSync(folder, { recursive: true, force: true })
  }
}

/** The same scope, in whose table the word lets everything pass where rows are read, or where they are written. */
function forgetful(scope: Scope, word: string, side: Side): Reach {
  const table = 'table' in scope && typeof scope.table === 'object' && scope.table !== null ? scope.table : {}
  const place = side === 'read' ? 0 : 1
  const changed = Object.entries(table).map(([type, pair]) => [
    type,
    Array.isArray(pair) ? pair.map((one, index) => (index === place && one === word ? 'all' : one)) : pair,
  ])
  const mutated = { ...scope, table: Object.fromEntries(changed) }
  return reachOf(mutated)
}
