import { expect, test } from 'vitest'
import { createApi } from '../../generic/api.ts'
import { askSearch } from './searchData.ts'

const found = { totalCount: 1, pinned: [], items: [], counts: [], governorates: [], places: [], years: [] }

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
