import { afterAll, beforeAll, expect, test } from 'vitest'
import { asOwner, startDemoWorld, type World } from '../world.ts'

let world: World
beforeAll(async () => {
  world = await startDemoWorld()
}, 480_000)
afterAll(() => world?.stop())

test('the first version of each law of the demonstration has its relations: no version that is brought back takes them away', async () => {
  const rows = await asOwner(world.database.ownerUrl, async client => {
    const { rows: found } = await client.query<{ related: number; kept: number }>(
      `select (select count(*)::int from legal_environment_relations r where r.parent = v.record_id) as related,
         coalesce(jsonb_array_length(nullif(v.content -> 'relations', 'null')), 0) as kept
       from content_version v where v.resource = 'legalEnvironment'`,
    )
    return found
  })
  expect(rows.some(({ related }) => related > 0)).toBe(true)
  expect(rows.filter(({ related, kept }) => related !== kept)).toEqual([])
})
