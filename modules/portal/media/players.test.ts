import { expect, test } from 'vitest'
import { clockOf, fitsSource, originsOf, playerOf, secondAsked, secondsOf } from './players.ts'

const all = ['youtube', 'vimeo']

test.each([
  ['youtube', 'https://www.youtube.com/watch?v=aqz-KE-bpKQ&t=10', 'https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ?autoplay=1&rel=0'],
  ['youtube', 'https://youtu.be/aqz-KE-bpKQ', 'https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ?autoplay=1&rel=0'],
  ['youtube', 'https://m.youtube.com/shorts/aqz-KE-bpKQ', 'https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ?autoplay=1&rel=0'],
  ['vimeo', 'https://vimeo.com/123456789', 'https://player.vimeo.com/video/123456789?autoplay=1&dnt=1'],
])('%s: %s is played by the form of the player that keeps no record of its viewers', (source, link, player) =>
  expect(playerOf(source, link, all)).toBe(player),
)

test.each([
  ['a page of the site that is no video', 'youtube', 'https://www.youtube.com/@ministry'],
  ['an id that would leave the player', 'youtube', 'https://www.youtube.com/watch?v=aqz-KE-bpK%2F'],
  ['another site', 'youtube', 'https://youtube.com.example.org/watch?v=aqz-KE-bpKQ'],
  ['a site without a player that keeps no record', 'facebook', 'https://www.facebook.com/watch/?v=1234567890'],
  ['any other site', 'externalLink', 'https://example.org/film'],
])('%s is opened where it is', (_what, source, link) => expect(playerOf(source, link, [...all, source])).toBeUndefined())

test('a player that is not chosen opens nothing within a page, and no page may frame it', () => {
  expect(playerOf('vimeo', 'https://vimeo.com/123456789', ['youtube'])).toBeUndefined()
  expect(originsOf(['youtube'])).toEqual(['https://www.youtube-nocookie.com'])
  expect(originsOf([])).toEqual([])
})

test.each([
  ['youtube', 'https://www.youtube.com/watch?v=aqz-KE-bpKQ', true],
  ['youtube', 'https://vimeo.com/123456789', false],
  ['youtube', 'http://www.youtube.com/watch?v=aqz-KE-bpKQ', false],
  ['vimeo', 'https://evil.example/vimeo.com', false],
  ['facebook', 'https://fb.watch/abc', true],
  ['externalLink', 'https://example.org/film', true],
  ['externalLink', 'javascript:alert(1)', false],
])('a link of the source %s: %s', (source, link, fits) => expect(fitsSource(source, link)).toBe(fits))

test.each([
  ['95', 95],
  ['95s', 95],
  ['1m35s', 95],
  ['1:35', 95],
  ['1h2m3s', 3723],
  ['1:02:03', 3723],
  [null, 0],
  ['', 0],
  ['-5', 0],
  ['soon', 0],
  ['9999999', 0],
  ['5"onload', 0],
])('an address that asks for %s begins at second %i', (asked, second) => expect(secondAsked(asked)).toBe(second))

test('a length is read in seconds, and told again', () => {
  expect(['4:05', '1:02:30'].map(secondsOf)).toEqual([245, 3750])
  expect([5, 245, 3750].map(clockOf)).toEqual(['0:05', '4:05', '1:02:30'])
})

test('a player of another site begins at the second that is asked for', () => {
  expect(playerOf('youtube', 'https://youtu.be/aqz-KE-bpKQ', all, 95)).toMatch(/\?autoplay=1&rel=0&start=95$/)
  expect(playerOf('vimeo', 'https://vimeo.com/123456789', all, 95)).toMatch(/\?autoplay=1&dnt=1#t=95s$/)
})
