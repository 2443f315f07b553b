import { afterAll, beforeAll, expect, test } from 'vitest'
import { statementLog, type Runner } from '../../server/database/connect.ts'
import type { Platform } from '../../server/platform.ts'
import { exportCsv } from '../../server/resources/sheet.ts'
import { modelOf } from '../../server/resources/endpoints.ts'
import { listQueryOf } from '../../server/resources/query.ts'
import { people } from './people.ts'
import { startToyWorld, type ToyWorld } from './toyWorld.ts'

let world: ToyWorld
const caller = people.huda
const callOf = (platform: Platform) => ({
  ...{ platform, caller, lang: 'en' as const, requestId: 'test' },
  actor: { caller, requestId: 'test', address: undefined },
})
beforeAll(async () => {
  world = await startToyWorld()
  await world.owner(client =>
    client.query(`
      insert into branch (id, concurrency_stamp, code, name_ar, name_en)
      select gen_random_uuid(), gen_random_uuid(), 'k' || lpad(n::text, 5, '0'), 'فرع', 'Branch' from generate_series(1, 1500) n`),
  )
})
afterAll(() => world.stop())

test('a long list is exported as it was at one instant: what is written meanwhile doubles no row and hides none', async () => {
  const { platform } = world
  let reads = 0
  // Somebody adds a branch that stands before all others once the first part of the list has been read.
  const meanwhile = (runner: Runner): Runner => ({
    ...runner,
    rows: async query => {
      const rows = await runner.rows<never>(query)
      if (++reads === 1)
        await world.owner(client =>
          client.query(`insert into branch (id, concurrency_stamp, code, name_ar, name_en)
            values (gen_random_uuid(), gen_random_uuid(), 'a', 'أول', 'First')`),
        )
      return rows
    },
  })
  const { database } = platform
  const watched = {
    ...database,
    ...meanwhile(database),
    snapshot: <T>(work: (runner: Runner) => Promise<T>) => database.snapshot(runner => work(meanwhile(runner))),
  }
  const call = callOf({ ...platform, database: watched })
  const model = modelOf(platform, 'branch')
  const text = await exportCsv(call, model, listQueryOf(model, new URLSearchParams('sorting=code'), platform.clock, 'en'))
  const codes = text
    .trim()
    .split('\r\n')
    .slice(1)
    .map(line => line.split(',')[0])
  const made = codes.filter(code => code?.startsWith('k0'))
  expect(new Set(made).size).toBe(1500)
  expect(made).toHaveLength(1500)
  expect(codes).not.toContain('a')
  expect(reads).toBeGreaterThan(1)
})

test('what rows carry for the acts of a screen is not worked out for a file, in which it does not stand', async () => {
  const { platform } = world
  const model = modelOf(platform, 'book')
  const query = listQueryOf(model, new URLSearchParams('sorting=code'), platform.clock, 'en')
  const log = { statements: [] }
  const text = await statementLog.run(log, () => exportCsv(callOf(platform), model, query))
  expect(text).toContain('Read from')
  const said = JSON.stringify(log.statements)
  expect(said).toContain('read_from')
  expect(said).not.toContain('read_until')
})
