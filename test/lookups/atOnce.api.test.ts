import { afterAll, beforeAll, expect, test } from 'vitest'
import { asOwner } from '../world.ts'
import { startLookups, type LookupWorld } from './world.ts'

let here: LookupWorld
beforeAll(async () => {
  here = await startLookups()
})
afterAll(() => here?.stop())

const admin = () => here.as('administrator')
const rowsOf = (text: string, values: readonly unknown[] = []) =>
  asOwner(here.world.database.ownerUrl, async client => (await client.query(text, [...values])).rows)

test('a new default value and another order of the list at the same time do not wait for each other', async () => {
  const type = await here.newType('busyDefault')
  await here.newValue(type, 'first', { isDefault: true })
  for (let round = 1; round <= 8; round++) {
    const ids = (await rowsOf('select id from lookup where type = $1 order by sort_order desc', [type])).map(({ id }) => id)
    const answers = await Promise.all([
      admin().post('Lookup/Create', { type, code: `d${round}`, nameAr: `افتراضية ${round}`, nameEn: `Default ${round}`, isDefault: true }),
      admin().put('Lookup/Reorder', { type, ids }),
    ])
    expect(answers.filter(({ status }) => status !== 200 && status !== 409).map(({ status, text }) => [status, text])).toEqual([])
  }
  expect(await rowsOf('select from lookup where type = $1 and is_default', [type])).toHaveLength(1)
})

test('another value that becomes the default and another order of the list at the same time do not wait for each other', async () => {
  const type = await here.newType('busyTurns')
  for (const code of ['a', 'b', 'c', 'd', 'e', 'f']) await here.newValue(type, code, { isDefault: code === 'a' })
  const wrong: unknown[] = []
  for (let round = 1; round <= 30; round++) {
    const rows = await rowsOf(
      'select id, is_default as "isDefault", concurrency_stamp as "concurrencyStamp" from lookup where type = $1 order by sort_order desc',
      [type],
    )
    const others = rows.filter(({ isDefault }) => isDefault !== true)
    const { id, concurrencyStamp } = others[round % others.length]
    const answers = await Promise.all([
      admin().put('Lookup/Reorder', { type, ids: rows.map(row => row.id) }),
      admin().put('Lookup/Update', { id, concurrencyStamp, isDefault: true }),
      admin().put('Lookup/Reorder', { type, ids: rows.map(row => row.id).toReversed() }),
    ])
    wrong.push(...answers.filter(({ status }) => status !== 200 && status !== 409).map(({ status, text }) => [round, status, text]))
  }
  expect(wrong).toEqual([])
  expect(await rowsOf('select from lookup where type = $1 and is_default', [type])).toHaveLength(1)
})
