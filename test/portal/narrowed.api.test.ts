import { afterAll, beforeAll, expect, test } from 'vitest'
import { startDemoWorld, type World } from '../world.ts'
import { sourceOf } from './page.ts'

let world: World
beforeAll(async () => {
  world = await startDemoWorld()
})
afterAll(() => world?.stop())

test('news of a governorate are those that its places have published, on the page and in its feed', async () => {
  const api = async (path: string) => (await fetch(`${world.url}/api/Public/News/${path}`)).json()
  const { publishers }: { publishers: { id: string; governorate: string | null }[] } = await api('GetFacets')
  const there = publishers.filter(({ governorate }) => governorate === '15').map(({ id }) => id)
  const { items }: { items: { id: string; place: string | null }[] } = await api('GetListPaged?maxResultCount=1000')
  const [own, others] = [true, false].map(isOwn => items.filter(({ place }) => there.includes(place ?? '') === isOwn).map(({ id }) => id))
  expect([own?.length, others?.length].every(count => (count ?? 0) > 0)).toBe(true)
  for (const path of ['/news?governorate=15', '/news/feed.xml?governorate=15']) {
    const html = await (await fetch(world.url + path)).text()
    const main = html.slice(Math.max(0, html.indexOf('<main')))
    expect(main).toContain(`/news/${own?.[0]}`)
    expect(others?.filter(id => main.includes(`/news/${id}`))).toEqual([])
  }
  const page = await sourceOf(`${world.url}/news?governorate=15`)
  expect([page.title, page.canonical]).toEqual(['محلّي - الأخبار: نابلس', `${world.url}/news?governorate=15`])
  // A place that lies elsewhere has none there.
  expect((await sourceOf(`${world.url}/news/50001?governorate=15`)).html).toContain('لا توجد أخبار مطابقة')
})

test('investors are found by a place of their interest, notices by the days between which they close', async () => {
  const name = 'شركة الزيتون الذهبي للصناعات الغذائية'
  expect((await sourceOf(`${world.url}/investors?place=15001`)).html).toContain(name)
  const elsewhere = await sourceOf(`${world.url}/investors?place=50001`)
  expect([elsewhere.html.includes(name), elsewhere.canonical]).toEqual([false, `${world.url}/investors?place=50001`])
  const { items }: { items: { id: string; closingAt: string | null }[] } = await (
    await fetch(`${world.url}/api/Public/Ads/GetByStage?stage=all&maxResultCount=100`)
  ).json()
  const closing = items.flatMap(({ id, closingAt }) =>
    closingAt === null ? [] : [{ id, day: new Date(closingAt).toLocaleDateString('sv-SE', { timeZone: 'Asia/Hebron' }) }],
  )
  const [one] = closing
  const { html } = await sourceOf(`${world.url}/ads?stage=all&from=${one?.day}&until=${one?.day}`)
  expect(html).toContain(`/ads/${one?.id}`)
  expect(closing.filter(({ id, day }) => day !== one?.day && html.includes(`href="/ads/${id}"`))).toEqual([])
})

test.each([
  ['/contact-us.html', ['/contactUs'], []],
  ['/newss', ['/news'], []],
  ['/en/investorz', ['/en/investors'], []],
  ['/old/nablus-municipality', ['/localComm/15001'], []],
  ['/en/news/no-such-thing', ['/en/news'], []],
  ['/wp-admin/setup.php', [], ['/news', '/localComms']],
] as const)('%s offers what its words may have meant', async (path, offered, others) => {
  const { html, status } = await sourceOf(world.url + path)
  const likely = /<nav aria-labelledby="likely">.*?<\/nav>/s.exec(html)?.[0] ?? ''
  expect(status).toBe(404)
  for (const address of offered) expect(likely).toContain(`href="${address}"`)
  for (const address of others) expect(likely).not.toContain(`href="${address}"`)
  if (offered.length === 0) expect(likely).toBe('')
})
