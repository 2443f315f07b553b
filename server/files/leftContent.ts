import type { Actor, Database } from '../database/connect.ts'
import { sql } from '../database/sql.ts'
import type { Job } from '../jobs.ts'
import { log } from '../log.ts'
import { widthsPx } from './images.ts'
import { pageKeys } from './pages.ts'
import type { FileStore } from './store.ts'

/** So many are removed in a turn. */
const mostAtOnce = 500
/** Longer than whoever looks at a file, or reads it for a backup by the command, takes. */
const isLeftForLong = sql`at < now() - interval '7 days'`

/** The store as an upload writes into it: content that no file has is looked upon as left anew before it is put, so that it stays until its file is noted. */
export function heldStore(database: Database, actor: Actor, store: FileStore): FileStore {
  const held = new Set<string>()
  return {
    ...store,
    put: async (key, content) => {
      const sha256 = key.slice(0, 64)
      if (!held.has(sha256))
        await database.write(actor, transaction => transaction.rows(sql`update left_content set at = now() where sha256 = ${sha256}`))
      held.add(sha256)
      await store.put(key, content)
    },
  }
}

/**
 * Removes what the store holds of files that are gone, once no file has the same content: who has himself erased, or deletes a file, is not to leave its
 * bytes behind. A week later, so that a backup that began before has read it (`server/backup/take.ts`), and later still where one has not ended. What
 * fails waits a week more, and keeps no other from its turn.
 */
export const leftContent: Job = {
  name: 'content that no file has',
  when: { everySeconds: 3600 },
  run: async ({ platform, write, signal }) => {
    const { store } = platform.files
    const left = await platform.database.rows<{ sha256: string }>(
      sql`select sha256 from left_content where ${isLeftForLong}
        and not exists (select from backup where state = 1 and begun_at <= left_content.at) order by at limit ${mostAtOnce}::int`,
    )
    for (const { sha256 } of left) {
      if (signal.aborted) return
      try {
        await write(async transaction => {
          // Whoever uploads the same waits for the end of this, and puts all of it anew; who was here before has renewed it.
          const row = await transaction.find(sql`select 1 from left_content where sha256 = ${sha256} and ${isLeftForLong} for update`)
          if (!row) return
          const keys = [sha256, ...widthsPx.map(width => `${sha256}-${width}`), ...pageKeys(sha256)]
          const file = await transaction.find(sql`select 1 from attachment where sha256 = ${sha256} limit 1`)
          if (!file) await Promise.all(keys.map(key => store.remove(key)))
          await transaction.rows(sql`delete from left_content where sha256 = ${sha256}`)
        })
      } catch (error) {
        log.error({ err: error, sha256 }, 'the content of a deleted file was not removed; it is tried again in a week')
        await write(transaction => transaction.rows(sql`update left_content set at = now() where sha256 = ${sha256}`))
      }
    }
  },
}
