import { gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { jsonAnswer, packed } from '../server/http/answers.ts'

const long = { items: Array.from({ length: 200 }, (_, n) => ({ n, name: 'قرية' })) }
const bytesOf = async (answer: Response) => Buffer.from(await answer.arrayBuffer())

test.each(['gzip', 'br, gzip, deflate', 'gzip;q=0.5', '*', 'GZIP'])('who takes %s is sent less', async accepted => {
  const answer = await jsonAnswer(long, 200, { 'x-request-id': 'r' }, accepted)
  expect(Object.fromEntries(answer.headers)).toEqual({
    'content-type': 'application/json',
    'content-encoding': 'gzip',
    vary: 'accept-encoding',
    'x-request-id': 'r',
  })
  expect(JSON.parse(gunzipSync(await bytesOf(answer)).toString())).toEqual(long)
})

test.each([undefined, '', 'br', 'gzip;q=0', 'identity, gzip; q=0.0', 'xgzip'])('who takes %s is sent it as it is', async accepted => {
  const answer = await jsonAnswer(long, 409, {}, accepted)
  expect(answer.status).toBe(409)
  expect(answer.headers.has('content-encoding')).toBe(false)
  expect(answer.headers.get('vary')).toBe('accept-encoding')
  expect(JSON.parse((await bytesOf(answer)).toString())).toEqual(long)
})

test('a short answer is not made longer', async () => {
  expect((await jsonAnswer({ ok: true }, 200, {}, 'gzip')).headers.has('content-encoding')).toBe(false)
})

test('a text that says its length and its tag is sent under others, a part of it as it is', async () => {
  const text = 'رمز,اسم\r\n'.repeat(500)
  const headers = { 'content-type': 'text/csv', 'content-length': String(Buffer.byteLength(text)), etag: '"abc"' }
  const whole = packed(new Response(text, { headers }), 'gzip')
  expect(Object.fromEntries(whole.headers)).toEqual({
    'content-type': 'text/csv',
    'content-encoding': 'gzip',
    etag: 'W/"abc"',
    vary: 'accept-encoding',
  })
  expect(gunzipSync(await bytesOf(whole)).toString()).toBe(text)
  const part = new Response(text, { status: 206, headers: { ...headers, 'content-range': 'bytes 0-9/99' } })
  expect(packed(part, 'gzip')).toBe(part)
  const json = packed(new Response(JSON.stringify(long), { headers: { 'content-type': 'application/json' } }), 'gzip')
  expect(JSON.parse(gunzipSync(await bytesOf(json)).toString())).toEqual(long)
})

test('a file of text is compressed on its way, a picture is not', async () => {
  const text = 'رمز,اسم\r\n'.repeat(500)
  const csv = packed(
    new Response(text, { headers: { 'content-type': 'text/csv; charset=utf-8', 'content-disposition': 'attachment' } }),
    'gzip',
  )
  expect(csv.headers.get('content-disposition')).toBe('attachment')
  expect(gunzipSync(await bytesOf(csv)).toString()).toBe(text)
  const picture = new Response('x'.repeat(5000), { headers: { 'content-type': 'image/webp' } })
  expect(packed(picture, 'gzip')).toBe(picture)
})
