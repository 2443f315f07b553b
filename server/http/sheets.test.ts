import { createHash } from 'node:crypto'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { isArrival, sheetsIn, type Sheets } from './sheets.ts'

let folder: string
let sheets: Sheets
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'mahalli-sheets-'))
  mkdirSync(join(folder, 'assets'))
  writeFileSync(join(folder, 'assets/portal-1.css'), 'a{color:red}')
  writeFileSync(join(folder, 'assets/news-2.css'), "b::before{content:'$&'}")
  sheets = sheetsIn(folder, 'hold()')
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const link =
  '</assets/portal-1.css>; rel=preload; as=style, </assets/news-2.css>; rel=preload; as=style, </assets/x.woff2>; rel=preload; as=font; crossorigin'
const html =
  '<head><link rel="stylesheet" href="/assets/portal-1.css" data-precedence="portal"/><link rel="stylesheet" href="/assets/news-2.css"/></head>'

test('a page brings its sheets along in their order, and asks for its fonts alone', () => {
  expect(sheets.inside({ html, link })).toEqual({
    html: `<head><style data-sheet="/assets/portal-1.css">a{color:red}</style><style data-sheet="/assets/news-2.css">b::before{content:'$&'}</style><script>hold()</script></head>`,
    link: '</assets/x.woff2>; rel=preload; as=font; crossorigin',
  })
})

test('a sheet that is not there, or that the header does not name, stays a link, and the script follows what was brought', () => {
  const gone = '<link rel="stylesheet" href="/assets/gone-3.css"/>'
  const drawing = '<svg><style>c{fill:red}</style></svg>'
  const first = { html: `${html}${gone}${drawing}`, link: `${link}, </assets/gone-3.css>; rel=preload; as=style` }
  expect(sheets.inside(first)).toEqual({
    html: `<head><style data-sheet="/assets/portal-1.css">a{color:red}</style><style data-sheet="/assets/news-2.css">b::before{content:'$&'}</style><script>hold()</script></head>${gone}${drawing}`,
    link: '</assets/x.woff2>; rel=preload; as=font; crossorigin, </assets/gone-3.css>; rel=preload; as=style',
  })
  expect(sheets.sourcesOf(first.link)).toHaveLength(2)
  const unnamed = sheets.inside({ html, link: '</assets/portal-1.css>; rel=preload; as=style' })
  expect(unnamed?.html).toContain('<link rel="stylesheet" href="/assets/news-2.css"/>')
  expect(sheets.inside({ html, link: '' })).toBeUndefined()
})

test('what is built anew beside a program that runs does not touch its pages', () => {
  rmSync(join(folder, 'assets/news-2.css'))
  expect(sheets.inside({ html, link })?.html).toContain("b::before{content:'$&'}")
  expect(sheets.bytesOf(link)).toBe(12 + 23)
})

test('a policy names each sheet by what is in it', () => {
  const source = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`
  expect(sheets.sourcesOf(link)).toEqual([source('a{color:red}'), source("b::before{content:'$&'}")])
  expect(sheets.sourcesOf('')).toEqual([])
  expect(sheets.scriptSource).toBe(source('hold()'))
})

test('a page without sheets of ours brings none, and no path leads out of the folder', () => {
  expect(sheets.inside({ html: '<p>', link })).toBeUndefined()
  const elsewhere = '<link rel="stylesheet" href="/assets/../../secret.css"><link rel="stylesheet" href="https://example.org/assets/a.css">'
  expect(sheets.inside({ html: elsewhere, link })).toBeUndefined()
})

test.each([
  ['typed, or from a bookmark', { 'sec-fetch-dest': 'document', 'sec-fetch-site': 'none' }, true],
  ['from another site', { 'sec-fetch-dest': 'document', 'sec-fetch-site': 'cross-site' }, true],
  ['from a page here', { 'sec-fetch-dest': 'document', 'sec-fetch-site': 'same-origin' }, false],
  ['for a frame', { 'sec-fetch-dest': 'iframe', 'sec-fetch-site': 'cross-site' }, false],
  ['by what says nothing of itself', {}, false],
])('a page is opened %s', (_, headers: Record<string, string>, expected) => {
  expect(isArrival(name => headers[name])).toBe(expected)
})
