import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { richTextOf } from '../server/resources/richText.ts'
import { pastedText } from '../web/fields/pasted/pasted.ts'
import { pageOf } from './pastedPages.ts'

// Lists where a text begins or ends, inside each other, in tables, and with items that run both ways.

/** What the editor makes of a page, which the server keeps as it is. */
function made(html: string): string {
  const text = pastedText(pageOf(html), []).html
  expect(richTextOf(text)).toBe(text.replaceAll('<br>', '<br />').replaceAll('&nbsp;', '\u00A0'))
  return text
}

/** An item as Word writes it: a paragraph with its sign. */
const word = (sign: string, level: number, text: string, more = '') =>
  `<p class=MsoListParagraph ${more} style='mso-list:l0 level${level} lfo1'><span style='mso-list:Ignore'>${sign}<span>&nbsp; </span></span>${text}</p>`
const item = (text: string, inside = '') => `<li><p>${text}</p>${inside}</li>`

describe('a list at the edge of a text', () => {
  test.each([
    ['alone', '<ul><li>a</li></ul>', `<ul>${item('a')}</ul>`],
    ['first', '<ul><li>a</li></ul><p>b</p>', `<ul>${item('a')}</ul><p>b</p>`],
    ['last', '<p>b</p><ol><li>a</li></ol>', `<p>b</p><ol>${item('a')}</ol>`],
    ['first and last', '<ul><li>a</li></ul><h2>b</h2><ol><li>c</li></ol>', `<ul>${item('a')}</ul><h2>b</h2><ol>${item('c')}</ol>`],
    ['between empty lines of Word', `<p><o:p>&nbsp;</o:p></p>${word('·', 1, 'a')}<p><o:p>&nbsp;</o:p></p>`, `<ul>${item('a')}</ul>`],
    ['with an empty item at its end', '<ul><li>a</li><li><br></li></ul>', `<ul>${item('a')}</ul>`],
    ['in a quotation', '<blockquote><ul><li>a</li></ul></blockquote>', `<blockquote><ul>${item('a')}</ul></blockquote>`],
  ])('%s', (_where, html, expected) => expect(made(html)).toBe(expected))
})

describe('lists in each other', () => {
  test.each([
    [
      'a text of Word that begins and ends with deeper ones',
      word('1.', 1, 'a') + word('a.', 2, 'b') + word('a.', 2, 'c').replace('a.', 'b.'),
      `<ol>${item('a', `<ol type="a">${item('b')}${item('c')}</ol>`)}</ol>`,
    ],
    [
      'three levels, and back to the first',
      word('·', 1, 'a') + word('o', 2, 'b') + word('§', 3, 'c') + word('·', 1, 'd'),
      `<ul>${item('a', `<ul>${item('b', `<ul>${item('c')}</ul>`)}</ul>`)}${item('d')}</ul>`,
    ],
    [
      'one that stands in its list without an item, as older programs write it',
      '<ul><li>a</li><ul><li>b</li></ul><li>c</li></ul>',
      `<ul>${item('a', `<ul>${item('b')}</ul>`)}${item('c')}</ul>`,
    ],
    [
      'an item that begins with the deeper list keeps its own words as an item',
      '<ul><li>a</li><li><ul><li>b</li></ul>c</li></ul>',
      `<ul>${item('a', `<ul>${item('b')}</ul>`)}${item('c')}</ul>`,
    ],
    [
      'numbers in signs and signs in numbers',
      '<ol><li>a<ul><li>b<ol start="3"><li>c</li></ol></li></ul></li></ol>',
      `<ol>${item('a', `<ul>${item('b', `<ol start="3">${item('c')}</ol>`)}</ul>`)}</ol>`,
    ],
  ])('%s', (_what, html, expected) => expect(made(html)).toBe(expected))
})

describe('a list in a table', () => {
  const table = (...rows: string[][]) =>
    `<table>${rows.map(cells => `<tr>${cells.map(cell => `<td>${cell}</td>`).join('')}</tr>`).join('')}</table>`

  test('stays in its cell, be it alone there, after words or before them', () => {
    const html = made(table(['<ul><li>a</li></ul>', 'b<ul><li>c</li></ul>'], ['<ol><li>d</li></ol>e', 'f']))
    expect(html).toBe(
      `<table><tbody><tr><td><ul>${item('a')}</ul></td><td><p>b</p><ul>${item('c')}</ul></td></tr>` +
        `<tr><td><ol>${item('d')}</ol><p>e</p></td><td><p>f</p></td></tr></tbody></table>`,
    )
  })

  test('of Word goes on from cell to cell with the numbers that it had, and with its levels in one', () => {
    const html = made(table([word('1.', 1, 'a') + word('-', 2, 'b'), 'x'], [word('2.', 1, 'c'), 'y']))
    expect(html).toContain(`<td><ol>${item('a', `<ul>${item('b')}</ul>`)}</ol></td>`)
    expect(html).toContain(`<td><ol start="2">${item('c')}</ol></td>`)
  })

  test('that is only the frame of the list stands by itself', () => {
    expect(made(table([word('·', 1, 'a') + word('·', 1, 'b')]))).toBe(`<ul>${item('a')}${item('b')}</ul>`)
  })

  test('in the item of a list stays in the item', () => {
    expect(made(`<ul><li>a${table(['b', 'c'])}</li><li>d</li></ul>`)).toBe(
      `<ul>${item('a', '<table><tbody><tr><td><p>b</p></td><td><p>c</p></td></tr></tbody></table>')}${item('d')}</ul>`,
    )
  })
})

describe('items that run both ways', () => {
  test('say it each, and the list runs as the text does', () => {
    expect(made(word('·', 1, 'أ', 'dir=RTL') + word('·', 1, 'a', 'dir=LTR'))).toBe(
      '<ul><li dir="rtl"><p dir="rtl">أ</p></li><li dir="ltr"><p dir="ltr">a</p></li></ul>',
    )
  })

  test('in a list that says its direction: only the other ones say theirs', () => {
    expect(made('<ol dir="rtl"><li>أ</li><li dir="ltr">a</li></ol>')).toBe(
      '<ol dir="rtl"><li><p dir="rtl">أ</p></li><li dir="ltr"><p dir="ltr">a</p></li></ol>',
    )
  })

  test('a deeper list may run against the one around it', () => {
    expect(made(word('1-', 1, 'أ', 'dir=RTL') + word('a)', 2, 'a', 'dir=LTR') + word('2-', 1, 'ب', 'dir=RTL'))).toBe(
      '<ol dir="rtl"><li><p dir="rtl">أ</p><ol dir="ltr" type="a"><li><p dir="ltr">a</p></li></ol></li><li><p dir="rtl">ب</p></li></ol>',
    )
  })

  test('in a cell that runs the other way than its table', () => {
    const html = made('<table dir="rtl"><tr><td>أ</td><td dir="ltr"><ul><li>a</li><li dir="rtl">ب</li></ul></td></tr></table>')
    expect(html).toContain('<td><ul><li dir="ltr"><p dir="ltr">a</p></li><li dir="rtl"><p dir="rtl">ب</p></li></ul></td>')
  })
})

test('however lists lie in each other, no words are lost, and what was pasted stays as it is when it is pasted once more', () => {
  const { list } = fc.letrec<{ list: string }>(tie => ({
    list: fc
      .record({
        tag: fc.constantFrom('ul', 'ol', 'ol start="3"', 'ol type="a"'),
        dir: fc.constantFrom('', ' dir="rtl"', ' dir="ltr"'),
        items: fc.array(
          fc.record({
            dir: fc.constantFrom('', ' dir="rtl"', ' dir="ltr"'),
            words: fc.constantFrom('أ', 'a', '<p>ب</p><p>c</p>', '<table><tr><td>1</td><td>2</td></tr></table>د'),
            deeper: fc.oneof({ depthSize: 'small', withCrossShrink: true }, fc.constant(''), tie('list')),
            isDeeperFirst: fc.boolean(),
          }),
          { minLength: 1, maxLength: 3 },
        ),
      })
      .map(({ tag, dir, items }) => {
        const inside = items.map(one => `<li${one.dir}>${one.isDeeperFirst ? one.deeper + one.words : one.words + one.deeper}</li>`)
        return `<${tag}${dir}>${inside.join('')}</${tag.slice(0, 2)}>`
      }),
  }))
  const wordsOf = (html: string) => html.replaceAll(/<[^>]*>/g, '')
  fc.assert(
    fc.property(fc.array(fc.oneof(list, fc.constant('<p>x</p>')), { minLength: 1, maxLength: 4 }), parts => {
      const once = made(parts.join(''))
      expect(wordsOf(once)).toBe(wordsOf(parts.join('')))
      expect(once).not.toMatch(/<li[^>]*>(?!<p|<table)/)
      expect(made(once)).toBe(once)
    }),
  )
})
