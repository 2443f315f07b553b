import { afterAll, beforeAll, expect, test } from 'vitest'
import { kindsIn } from '../../modules/portal/legislation/lawKinds.portal.tsx'
import type { LawFacets } from '../../modules/portal/legislation/publicLegislation.ts'
import { createApi } from '../../web/generic/api.ts'
import { languagesOf } from '../../web/generic/portal/languageList.ts'
import { startLookups, type LookupWorld } from '../lookups/world.ts'

let scene: LookupWorld
const ids: Record<string, number> = {}
beforeAll(async () => {
  scene = await startLookups('publisher')
  for (const [list, codes] of Object.entries({
    legislationType: ['law', 'modelBylaw'],
    issuingBody: ['minister'],
    legislationSubject: ['localAuthorities'],
    legislationStatus: ['inForce', 'repealed'],
  }))
    for (const code of codes) ids[code] = await scene.idOf(list, code)
})
afterAll(() => scene?.stop())

let numbers = 100
/** A legal text as staff write it. @returns its id */
async function written(more: object): Promise<string> {
  const { status, text } = await scene.as('publisher').post('LegalEnvironment/Create', {
    type: ids.modelBylaw,
    number: String(++numbers),
    year: 2024,
    titleAr: `نظام نموذجي رقم (${numbers})`,
    issuingBody: ids.minister,
    subjects: [ids.localAuthorities],
    status: ids.inForce,
    textAr: '<p>يسمى هذا النظام باسمه.</p>',
    ...more,
  })
  expect(status, text).toBe(200)
  return JSON.parse(text).id
}
/** What a visitor has asked, in order. */
const asked: string[] = []
const api = createApi(
  path => {
    asked.push(path)
    return fetch(scene.world.url + path)
  },
  () => ({}),
)

test('beside the list stands how many of each kind it has that is asked for so: one question more, however many kinds there are', async () => {
  const english = { titleEn: 'Model by-law on markets', summaryEn: 'What a market is.', textEn: '<p>A market is a place.</p>' }
  for (const more of [{ type: ids.law }, { type: ids.law, year: 2019 }, { year: 2019, titleAr: 'نظام الأسواق' }, english])
    expect((await scene.as('publisher').put(`LegalEnvironment/Publish/${await written(more)}`)).status).toBe(200)
  await written({ type: ids.law, year: 2019 })
  const facets = await api.get<LawFacets>('Public/LegalEnvironment/GetFacets')
  expect(facets.types.length).toBeGreaterThan(1)
  const counts = new Set<number>()
  for (const lang of ['ar', 'en'] as const)
    for (const isArabicOnly of lang === 'ar' ? [false] : [false, true])
      for (const filter of [
        {},
        { yearFrom: 2019, yearTo: 2019 },
        { filter: 'الأسواق' },
        { status: ids.inForce, type: ids.law },
        { status: ids.repealed },
      ]) {
        asked.length = 0
        const kinds = await kindsIn({ api, lang }, facets, filter, isArabicOnly)
        for (const { count } of kinds) counts.add(count)
        expect(asked.length).toBe(lang === 'ar' && Object.keys(filter).length === 0 ? 0 : 1)
        const listed = await Promise.all(
          facets.types.map(async ({ type }) => {
            const list = { ...filter, ...languagesOf(lang, isArabicOnly), type, maxResultCount: 1 }
            return { type, count: (await api.get<{ totalCount: number }>('Public/LegalEnvironment/GetListPaged', list)).totalCount }
          }),
        )
        expect({ lang, isArabicOnly, filter, kinds }).toEqual({ lang, isArabicOnly, filter, kinds: listed })
      }
  expect(counts.size).toBeGreaterThan(2)
})
