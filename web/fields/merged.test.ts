import { expect, test } from 'vitest'
import { blocksOf, mergedBlocks, mergedWords, type Piece } from './merged.ts'

const told = (pieces: readonly Piece[]) =>
  pieces.map(({ side, text }) => (side === 'same' ? text : side === 'gone' ? `[-${text}-]` : `[+${text}+]`)).join('')

test.each([
  ['nothing changed', 'طريق واحد', 'طريق واحد', 'طريق واحد'],
  ['a word in its place', 'يفتتح المجلس الطريق اليوم', 'يفتتح المجلس الشارع اليوم', 'يفتتح المجلس [-الطريق -][+الشارع +]اليوم'],
  ['words at the end', 'The road', 'The road is open', 'The road [+is open+]'],
  ['all of it went', 'The road', '', '[-The road-]'],
  ['several words in one place', 'a b c d', 'a x y d', 'a [-b c -][+x y +]d'],
])('%s', (_what, before, after, expected) => {
  // Spaces belong to a word: where the last word is no longer the last one, it is followed by one.
  expect(told(mergedWords(before, after)).replace(/\s+/g, ' ')).toBe(expected.replace(/\s+/g, ' '))
})

test.each([
  ['a b c', 'a c d'],
  ['واحد اثنان ثلاثة', 'صفر واحد ثلاثة أربعة'],
  ['', 'x y'],
  ['x x x', 'x x'],
])('what stayed and what came are the later text, what stayed and what went the earlier: %s → %s', (before, after) => {
  const pieces = mergedWords(before, after)
  const without = (side: Piece['side']) =>
    pieces
      .filter(piece => piece.side !== side)
      .map(({ text }) => text)
      .join(' ')
      .split(/\s+/)
      .filter(Boolean)
  expect(without('gone')).toEqual(after.split(/\s+/).filter(Boolean))
  expect(without('new')).toEqual(before.split(/\s+/).filter(Boolean))
})

test('paragraphs, entries, rows and pictures are read as a reader reads them', () => {
  const html =
    '<h2 dir="auto">عنوان</h2><p>نص <strong>قوي</strong> &amp; <a href="https://example.ps/a">رابط</a></p>' +
    '<ul><li><p>أول</p></li><li>ثانٍ</li></ul><table><tbody><tr><th>السنة</th><td>2025</td></tr></tbody></table><p><img src="/x" alt="جسر"></p>'
  expect(blocksOf(html)).toEqual([
    { tag: 'h2', text: 'عنوان' },
    { tag: 'p', text: 'نص قوي & رابط (https://example.ps/a)' },
    { tag: 'p', text: 'أول' },
    { tag: 'li', text: 'ثانٍ' },
    { tag: 'tr', text: 'السنة | 2025' },
    { tag: 'p', text: '[جسر]' },
  ])
})

test('a paragraph that was changed is compared by its words; one that came and one that went stand whole', () => {
  const before = '<p>The council opens the new road today.</p><p>Everybody is invited.</p><p>The end.</p>'
  const after = '<p>The council opens the old road today.</p><h3>When</h3><p>The end.</p>'
  expect(mergedBlocks(before, after).map(({ tag, side, pieces }) => [tag, side, told(pieces)])).toEqual([
    ['p', 'changed', 'The council opens the [-new -][+old +]road today.'],
    ['p', 'gone', '[-Everybody is invited.-]'],
    ['h3', 'new', '[+When+]'],
    ['p', 'same', 'The end.'],
  ])
})

test('a link that leads elsewhere is a difference', () => {
  const [block] = mergedBlocks('<p>See <a href="/a">it</a></p>', '<p>See <a href="/b">it</a></p>')
  expect(block?.side).toBe('changed')
})
