import { expect, test } from 'vitest'
import { createApi } from '../../generic/api.ts'
import { askSearch } from './searchData.ts'

const found = { totalCount: 1, pinned: [], items: [], counts: [], governorates: [], places: [], years: [] }

/** What the page of a search shows, where so many of each kind were found; ten stand on a page. */
async function shown(page: number, counts: Readonly<Record<string, number>>) {
  const skipped: number[] = []
  const told = Object.entries(counts).map(([kind, count]) => ({ kind, label: [kind, kind] as const, count }))
  const totalCount = told.reduce((sum, { count }) => sum + count, 0)
  const api = createApi(
    path => {
      const { pathname, searchParams } = new URL(path, 'http://portal')
      if (pathname === '/api/Public/Site') return Response.json({ listPageSize: 10 })
      skipped.push(Number(searchParams.get('SkipCount')))
      return Response.json({ ...found, totalCount, counts: told })
    },
    () => ({}),
  )
  const data = await askSearch(api, new URLSearchParams({ q: 'بلدية', page: String(page) }), false)
  return { data, skipped }
}

test.each([
  ['all pages of what can be reached', 1, { news: 900, ads: 95 }, { pages: 100, isCutOff: false, isAtLeast: false }, 1],
  ['no page behind what can be reached', 1, { news: 10_000, ads: 5_400 }, { pages: 1001, isCutOff: true, isAtLeast: true }, 1],
  ['the last page that can be reached', 1540, { news: 9_000, ads: 6_400 }, { pages: 1001, isCutOff: true, isAtLeast: false }, 1001],
])('a search leads to %s, and says how much was found', async (_what, page, counts, expected, last) => {
  const { data, skipped } = await shown(page, counts)
  const totalCount = Object.values(counts).reduce((sum, count) => sum + count, 0)
  expect(data).toMatchObject({ ...expected, query: { page: last }, found: { totalCount } })
  expect(skipped.at(-1)).toBe((last - 1) * 10)
})

/** What a page of the search asks the API, without its words. */
async function askedBy(narrow: string): Promise<string[]> {
  const asked: string[] = []
  const api = createApi(
    path => {
      const { pathname, searchParams } = new URL(path, 'http://portal')
      if (pathname === '/api/Public/Site') return Response.json({ listPageSize: 10 })
      if (pathname === '/api/Public/Lookup/GetByType/governorate') return Response.json({ items: [{ code: '15' }] })
      for (const key of ['q', 'maxResultCount', 'SkipCount']) searchParams.delete(key)
      asked.push(searchParams.toString())
      return Response.json(found)
    },
    () => ({}),
  )
  await askSearch(api, new URLSearchParams(`q=بلدية&${narrow}`), false)
  return asked
}

test.each([
  ['the words alone', '', ['']],
  ['one kind', 'kind=news', ['kind=news']],
  ['a governorate', 'governorate=15', ['governorate=15', '']],
  ['what is open', 'open=true', ['open=true', '']],
  ['what is open in a governorate', 'governorate=15&open=true', ['governorate=15&open=true', '', 'governorate=15']],
])('a search for %s asks nothing twice', async (_what, narrow, asked) => {
  expect((await askedBy(narrow)).toSorted()).toEqual(asked.toSorted())
})
