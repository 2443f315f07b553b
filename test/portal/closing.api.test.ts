import { afterAll, beforeAll, expect, test } from 'vitest'
import { closes } from '../../modules/portal/notices/stage.server.ts'
import { statementOf, sql } from '../../server/database/sql.ts'
import { asOwner, cloneDatabase, type TestDatabase } from '../world.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await cloneDatabase()
})
afterAll(() => database?.drop())

test.each([
  ['2026-07-01', null, '2026-09-28T21:00:00Z'],
  // Winter time has come meanwhile.
  ['2026-09-01', null, '2026-11-29T22:00:00Z'],
  ['2026-07-01', '2026-07-20T09:00:00Z', '2026-07-20T09:00:00Z'],
])(
  'a notice of %s that names the end %s closes at %s: without one where a day of the ministry begins, whatever the zone of the database',
  async (date, closingAt, at) => {
    const asked = statementOf(sql`select ${closes} as at from (values (${date}::date, ${closingAt}::timestamptz)) t(date, closing_at)`)
    for (const zone of ['UTC', 'America/New_York']) {
      const { rows } = await asOwner(database.ownerUrl, async client => {
        await client.query(`set timezone to '${zone}'`)
        return client.query<{ at: string }>(asked)
      })
      expect([zone, new Date(rows[0]?.at ?? '').getTime()]).toEqual([zone, Date.parse(at)])
    }
  },
)
