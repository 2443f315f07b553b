import { afterAll, beforeAll, expect, test } from 'vitest'
import { visitor } from '../../kernel/kernel.ts'
import type { Call } from '../../server/platform.ts'
import { searchEndpoint } from '../../server/search/publicSearch.ts'
import { prepareSearch } from '../../server/search/upkeep.ts'
import { startToyWorld, type ToyWorld } from './toyWorld.ts'

let world: ToyWorld
beforeAll(async () => {
  world = await startToyWorld()
})
afterAll(() => world?.stop())

test('a place of which no list tells anything is found as others are', async () => {
  await prepareSearch(world.platform)
  const { platform } = world
  const actor = { caller: visitor, requestId: 'search of places', address: undefined }
  const call: Call = { platform, caller: visitor, lang: 'en', requestId: actor.requestId, actor }
  const [branch] = await platform.database.rows<{ code: string; nameEn: string }>({
    text: 'select code, name_en as "nameEn" from branch order by code limit 1',
    values: [],
  })
  const found = await searchEndpoint(async () => []).handle(call, {
    params: {},
    query: new URLSearchParams({ q: branch?.nameEn ?? '', kind: 'branch' }),
    body: undefined,
    request: new Request('http://library/'),
  })
  expect(found).toMatchObject({
    items: expect.arrayContaining([expect.objectContaining({ about: expect.objectContaining({ code: branch?.code }) })]),
  })
})
