import { createServer, type Server } from 'node:http'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { publicPlacesOf, shownAt, whenAll } from './publicPlaces.ts'

const places = publicPlacesOf({ id: 'the-item', title: 'A library', mainImage: 'the-picture', words: 'library' })
const own = ['/news/the-item', '/api/Attachment/GetByte/the-picture']

/** What is answered at the item's own places, and at all others. */
let answers: Readonly<Record<'own' | 'other', readonly [status: number, body: string]>>
let server: Server
let url: string
beforeAll(async () => {
  server = createServer((request, response) => {
    const [status, body] = answers[own.includes(request.url ?? '') ? 'own' : 'other']
    response.writeHead(status).end(body)
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  url = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`
})
afterAll(() => new Promise(resolve => server.close(resolve)))

test('an item is gone where its pages say so and the others go on without it', async () => {
  for (const status of [404, 410]) {
    answers = { own: [status, 'gone'], other: [200, 'others'] }
    expect(await shownAt(url, places)).toEqual([])
    expect((await whenAll(url, places, false, 200)).size).toBe(places.length)
  }
})

test.each([
  ['all places fail', [500, ''], [500, '']],
  ['lists fail', [410, ''], [503, '']],
  ['lists are gone themselves', [410, ''], [404, '']],
  ['its own pages fail', [503, ''], [200, 'others']],
] as const)('it is not gone because %s', async (_, ofItem, other) => {
  answers = { own: ofItem, other }
  await expect(whenAll(url, places, false, 200)).rejects.toThrow('shows it no more')
  await expect(shownAt(url, places)).rejects.toThrow('does not say')
})
