import { expect, test } from 'vitest'
import { servePages } from './pages.ts'

/** What a visitor is answered where the page is drawn so. */
function answered(drawn: Response): Promise<Response> {
  const answer = servePages({ render: async () => drawn, bootScript: '', isDevelopment: false, publicUrl: () => undefined })
  return answer(new Request('https://portal.example/newEvent/1'))
}

const led = (status: number, more: Readonly<Record<string, string>> = {}) =>
  new Response(null, { status, headers: { location: '/event/1', ...more } })

test.each([301, 302, 307, 308])('whoever is led elsewhere by a page (%d) asks again the next time', async status => {
  const { status: said, headers } = await answered(led(status))
  expect([said, headers.get('location'), headers.get('cache-control')]).toEqual([status, '/event/1', 'no-cache'])
})

test('what a page says of keeping its redirect stands', async () => {
  expect((await answered(led(302, { 'cache-control': 'no-store' }))).headers.get('cache-control')).toBe('no-store')
})

test('what is no page is answered as it was made', async () => {
  const feed = new Response('<rss/>', { headers: { 'content-type': 'application/rss+xml' } })
  expect((await answered(feed)).headers.has('cache-control')).toBe(false)
})
