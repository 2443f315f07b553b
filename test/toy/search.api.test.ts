import { afterAll, beforeAll, expect, test } from 'vitest'
import { visitor } from '../../kernel/kernel.ts'
import type { Call } from '../../server/platform.ts'
import { foundKinds } from '../../server/search/documents.ts'
import { placesOf, searchEndpoint } from '../../server/search/publicSearch.ts'
import { prepareSearch } from '../../server/search/upkeep.ts'
import { startToyWorld, type ToyWorld } from './toyWorld.ts'

let world: ToyWorld
beforeAll(async () => {
  world = await startToyWorld()
})
afterAll(() => world?.stop())

test('a body that is no place is found as others are, and what no list tells anything of has its code alone', async () => {
  await prepareSearch(world.platform)
  const { platform } = world
  const actor = { caller: visitor, requestId: 'search of places', address: undefined }
  const call: Call = { platform, caller: visitor, lang: 'en', requestId: actor.requestId, actor }
  const [branch] = await platform.database.rows<{ id: string; code: string; nameEn: string }>({
    text: 'select id::text as id, code, name_en as "nameEn" from branch order by code limit 1',
    values: [],
  })
  const found = await searchEndpoint({
    synonymsOf: async () => [],
    pinsOf: async () => [],
    note: () => undefined,
    limit: () => undefined,
  }).handle(call, {
    params: {},
    query: new URLSearchParams({ q: branch?.nameEn ?? '', kind: 'branch' }),
    body: undefined,
    request: new Request('http://library/'),
  })
  expect(found).toMatchObject({ items: [{ kind: 'branch', id: branch?.id, about: null }] })
  const kinds = foundKinds(platform).filter(({ kind }) => kind === 'branch')
  const told = await placesOf(call, [{ kind: 'branch', id: branch?.id ?? '', code: branch?.code ?? null }], kinds)
  expect([...told]).toMatchObject([[branch?.id, { code: branch?.code, governorate: null }]])
})
