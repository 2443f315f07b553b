import type { Transaction } from '../database/connect.ts'
import { sql } from '../database/sql.ts'
import type { Job } from '../jobs.ts'
import { widthsPx } from './images.ts'
import { pageKeys } from './pages.ts'
import type { FileStore } from './store.ts'

/** So many are removed in a turn. */
const mostAtOnce = 500
/** Any number that locks nothing else: the first of two, the second stands for the content. */
const contentLock = 7_204_813

/**
 * Keeps content from being removed until the transaction ends, as it is to have a file.
 * @throws Error where it was removed since it was stored: the upload is begun anew
 */
export async function holdContent(transaction: Transaction, store: FileStore, sha256: string): Promise<void> {
  await transaction.rows(sql`select pg_advisory_xact_lock_shared(${contentLock}::int, hashtext(${sha256}))`)
  if ((await store.findSize(sha256)) === undefined) throw new Error('The content of a file was removed while it was uploaded')
}

/**
 * Removes what the store holds of files that are gone, once no file has the same content: who has himself erased, or deletes a file, is not to leave its
 * bytes behind. A day later, so that whoever looks at it to the end does so.
 */
export const leftContent: Job = {
  name: 'content that no file has',
  when: { everySeconds: 3600 },
  run: async ({ platform, write, signal }) => {
    const left = await platform.database.rows<{ sha256: string }>(
      sql`select sha256 from left_content where at < now() - interval '1 day' order by at limit ${mostAtOnce}::int`,
    )
    for (const { sha256 } of left) {
      if (signal.aborted) return
      await write(async transaction => {
        await transaction.rows(sql`select pg_advisory_xact_lock(${contentLock}::int, hashtext(${sha256}))`)
        const { store } = platform.files
        if (!(await transaction.find(sql`select 1 from attachment where sha256 = ${sha256} limit 1`)))
          for (const key of [sha256, ...widthsPx.map(width => `${sha256}-${width}`), ...pageKeys(sha256)]) await store.remove(key)
        await transaction.rows(sql`delete from left_content where sha256 = ${sha256}`)
      })
    }
  },
}
