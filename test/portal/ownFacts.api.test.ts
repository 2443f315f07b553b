import { afterAll, beforeAll, expect, test } from 'vitest'
import { localTimeOf, usualTimeZone } from '../../kernel/kernel.ts'
import { isObject, listIn, objectIn, textIn, type Json } from '../walk/json.ts'
import { asOwner, startDemoWorld, type World } from '../world.ts'
import { sourceOf } from './page.ts'

// What machines read of a record's page agrees with the rest of the page's head.

let world: World
beforeAll(async () => {
  world = await startDemoWorld()
})
afterAll(() => world?.stop())

async function nodesOf(html: string): Promise<Json[]> {
  const [, text = '{}'] = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html) ?? []
  return listIn(objectIn(JSON.parse(text)), '@graph').filter(isObject)
}
const idsOf = async (call: string) => {
  const answer = objectIn(await (await fetch(`${world.url}/api/Public/${call}`)).json())
  return listIn(answer, 'items').map(item => textIn(objectIn(item), 'id'))
}

test.each([
  ['news', 'News/GetListPaged', 'mainEntityOfPage'],
  ['successStory', 'SuccessStory/GetListPaged', 'mainEntityOfPage'],
  ['ads', 'Ads/GetByStage', 'url'],
  ['knowledgeExchange', 'KnowledgeExchange/GetListPaged', 'url'],
  ['legalEnvironment', 'LegalEnvironment/GetListPaged', 'url'],
  ['video', 'Video/GetListPaged', 'url'],
] as const)(
  '%s: what there is in Arabic alone has its Arabic address for machines, on its page in English too',
  async (path, call, key) => {
    const stage = call.endsWith('ByStage') ? '&stage=all' : ''
    const [alone] = await idsOf(`${call}?lacking=en${stage}`)
    const [told] = await idsOf(`${call}?language=en${stage}`)
    for (const [id, lang] of [
      [alone, ''],
      [told, '/en'],
    ]) {
      if (id === undefined) continue
      const page = await sourceOf(`${world.url}/en/${path}/${id}`)
      expect(page.canonical).toBe(`${world.url}${lang}/${path}/${id}`)
      const [own] = (await nodesOf(page.html)).filter(node => key in node && node['@type'] !== 'BreadcrumbList')
      expect(own?.[key]).toBe(page.canonical)
    }
    expect([alone, told].some(id => id !== undefined)).toBe(true)
  },
)

test('what was published half an hour after midnight was changed on that day here, and never before it was published', async () => {
  const [id = ''] = await idsOf('News/GetListPaged')
  const at = '2026-03-10T22:30:00Z'
  const today = localTimeOf(at, usualTimeZone).day
  for (const [date, changed] of [
    [today, today],
    ['2026-03-01', today],
    // It is of a later day than that on which it was published.
    ['2026-03-12', '2026-03-12'],
  ]) {
    await asOwner(world.database.ownerUrl, client =>
      client.query('update news_live set date = $2, published_at = $3 where id = $1', [id, date, at]),
    )
    const { html } = await sourceOf(`${world.url}/news/${id}`, { headers: { cookie: 'a11y=zoom-100' } })
    const [own] = (await nodesOf(html)).filter(node => node['@type'] === 'NewsArticle')
    expect([own?.datePublished, own?.dateModified]).toEqual([date, changed])
  }
})
