import { expect, test } from 'vitest'
import { isReader } from './reader.ts'

const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'

test.each<[string, Readonly<Record<string, string>>, boolean]>([
  ['a browser', { 'user-agent': firefox }, true],
  [
    'a robot that calls itself a browser',
    { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)' },
    false,
  ],
  ['an archive', { 'user-agent': 'Mozilla/5.0 (compatible; archive.org_something)' }, false],
  ['a program of the command line', { 'user-agent': 'curl/8.5.0' }, false],
  ['a library', { 'user-agent': 'python-requests/2.32' }, false],
  ['who says nothing of himself', {}, false],
  ['a browser that fetches ahead', { 'user-agent': firefox, 'sec-purpose': 'prefetch;prerender' }, false],
  ['an old browser that fetches ahead', { 'user-agent': firefox, purpose: 'prefetch' }, false],
])('%s', (_, headers, isRead) => {
  expect(isReader(name => headers[name])).toBe(isRead)
})
