import { describe, expect, test } from 'vitest'
import {
  askedPath,
  atPath,
  barePath,
  isOldAddress,
  isOwnPath,
  ledTo,
  oldAddressOf,
  readablePath,
  sentPath,
  standsFor,
  withoutLanguage,
  withReadablePath,
} from './paths.ts'

describe('an address of this site', () => {
  test.each(['/', '/news', '/en/news?category=1#top', '/Pages/%D8%A3.aspx', '/أخبار/قديمة', '/news?next=//elsewhere.example'])(
    'is %s',
    path => expect(isOwnPath(path)).toBe(true),
  )
  test.each([
    '',
    'news',
    'https://elsewhere.example/news',
    '//elsewhere.example',
    '/\\elsewhere.example',
    '/\t/elsewhere.example',
    '/.//elsewhere.example',
    '/a/..//elsewhere.example',
    '/%2e//elsewhere.example',
    'javascript:alert(1)',
    '/two words',
  ])('is not %j', path => expect(isOwnPath(path)).toBe(false))
})

test('an old address may have a query, and no fragment, and is not home', () => {
  expect(['/Default.aspx', '/Default.aspx?id=1', '/a#b', '/', '/?id=1', '//elsewhere.example/x?id=1'].map(isOldAddress)).toEqual([
    true,
    true,
    false,
    false,
    false,
    false,
  ])
})

test('an old address is kept with its query in one order', () => {
  expect(['/a/?b=2&a=1', '/a?a=1&b=2', '/%D8%A3?x=%D8%A8', '/a?'].map(oldAddressOf)).toEqual([
    '/a?a=1&b=2',
    '/a?a=1&b=2',
    '/أ?x=%D8%A8',
    '/a',
  ])
})

test('an old address stands for its path with any query, or for the very query that it has, in either language', () => {
  const pairs = [
    ['/a', '/a?x=1', true],
    ['/a', '/en/A', true],
    ['/a?x=1&y=2', '/A?y=2&x=1', true],
    ['/a?x=1', '/a', false],
    ['/a?x=1', '/a?x=1&y=2', false],
    ['/a?x=b', '/a?x=B', false],
    ['/a', '/b', false],
  ] as const
  expect(pairs.map(([old, address]) => standsFor(old, address))).toEqual(pairs.map(([, , wanted]) => wanted))
})

test('a path is read as people write it, without the slash at its end', () => {
  expect(['/a/', '/%D8%A3', '/100%', '/'].map(readablePath)).toEqual(['/a', '/أ', '/100%', '/'])
  expect(['/a%20b', '/%61', '/%00', '/a%2Fb%5C', '/%D8', '/%C2%A0'].map(readablePath)).toEqual([
    '/a%20b',
    '/a',
    '/%00',
    '/a%2Fb%5C',
    '/%D8',
    '/%C2%A0',
  ])
  expect(['/en', '/en/news', '/EN/news', '/energy'].map(withoutLanguage)).toEqual(['/', '/news', '/news', '/energy'])
})

test.each(['/%D8%A3%D8%AE%D8%A8%D8%A7%D8%B1', '/a%20b%25', '/%5B%5C%7C%22', '/%00', '/%D8', '/100%'])('%s is sent as it was read', path =>
  expect([sentPath(readablePath(path)), isOwnPath(readablePath(path))]).toEqual([path, true]),
)

test('what a visitor asks for is the path of an old address, or none', () => {
  expect(['/a/', '/%D8%A3', '/a//'].map(askedPath)).toEqual(['/a', '/أ', '/a'])
  expect(['//[', '//x[y', '//elsewhere.example/a', '/a//b'].map(askedPath)).toEqual([undefined, undefined, undefined, undefined])
})

test('addresses are the same whatever their language, letters, query and part', () => {
  expect(['/En/%D8%A8/?a=1', '/ب#top', '/EN', '/News/'].map(barePath)).toEqual(['/ب', '/ب', '/', '/news'])
})

test('a target is kept in letters, with its query and its part', () => {
  expect(['/%D8%A8/?q=%D8%A8#%D8%A8', '/news', '/en/?a'].map(withReadablePath)).toEqual(['/ب?q=%D8%A8#%D8%A8', '/news', '/en?a'])
  expect(['/a', '/en/a?x=1', '/a#part'].map(address => atPath(address, '/b'))).toEqual(['/b', '/en/b?x=1', '/b#part'])
})

describe('a visitor is led', () => {
  test.each([
    ['in the language that he asked in', '/news', true, '', '/en/news'],
    ['home in that language', '/', true, '', '/en'],
    ['in the language that the redirect names', '/en/news', true, '', '/en/news'],
    ['with his query', '/news', false, '?utm=a&page=2', '/news?utm=a&page=2'],
    ['with his query beside that of the redirect', '/news?category=4#list', false, '?page=2', '/news?category=4&page=2#list'],
    ['by an address that can be sent', '/أخبار', false, '', '/%D8%A3%D8%AE%D8%A8%D8%A7%D8%B1'],
    ['to no other site', '//elsewhere.example', false, '', undefined],
  ] as const)('%s', (_, to, isEnglish, search, location) => expect(ledTo(to, isEnglish, search)).toBe(location))
})
