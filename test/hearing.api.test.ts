import { afterAll, beforeAll, expect, test } from 'vitest'
import { visitor } from '../kernel/kernel.ts'
import { coalesced } from '../server/coalesced.ts'
import { connect, type Database } from '../server/database/connect.ts'
import { hearChanges } from '../server/hearing.ts'
import { loadLookups } from '../server/lookups.ts'
import { announceTag } from '../server/resources/changes.ts'
import { loadSettings } from '../server/settingStore.ts'
import { asOwner, cloneDatabase, type TestDatabase } from './world.ts'

// What a process keeps of the database is read anew also after a reading that failed.

let clone: TestDatabase
let database: Database
beforeAll(async () => {
  clone = await cloneDatabase()
  database = connect({ url: clone.appUrl, assumesRole: false })
})
afterAll(async () => {
  await database.close()
  await clone.drop()
})

test.each([
  ['settings', 'setting', async () => (await loadSettings(database, { ids: () => ({}) })).reload],
  ['lists', 'lookup', async () => (await loadLookups(database)).reload],
])('one reading of the %s that failed fails none after it', async (_what, table, load) => {
  const owner = (text: string) => asOwner(clone.ownerUrl, client => client.query(text))
  const reload = await load()
  await owner(`revoke select on ${table} from mahalli_app`)
  await expect(reload()).rejects.toThrow('permission denied')
  await owner(`grant select on ${table} to mahalli_app`)
  await expect(reload()).resolves.toBeUndefined()
})

test('whoever has changed something is answered although it cannot be read anew here, and it is read on without him', async () => {
  let isAway = false
  let readings = 0
  const reload = coalesced(async () => {
    if (isAway) throw new Error('The database is away')
    readings += 1
  })
  const stop = hearChanges(clone.appUrl, [{ kind: 'toy', reload }], undefined)
  try {
    await expect.poll(() => readings, { timeout: 10_000 }).toBe(1)
    isAway = true
    await database.write({ caller: visitor, requestId: '', address: undefined }, transaction => announceTag(transaction, 'toy:1'))
    expect(readings).toBe(1)
    isAway = false
    await expect.poll(() => readings, { timeout: 10_000 }).toBeGreaterThan(1)
  } finally {
    await stop()
  }
})
