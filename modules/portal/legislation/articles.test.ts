import { describe, expect, test } from 'vitest'
import { articlesWith, lawTextOf } from './articles.ts'
import { marketsText, marketsTextEn, instructionsText } from './demonstration/texts.ts'

const anchorsOf = (html: string) => lawTextOf(html).passages.map(({ anchor }) => anchor)

describe('where an article begins', () => {
  test.each<[heading: string, label: string, title: string]>([
    ['<h3>المادة (12)</h3>', 'المادة (12)', ''],
    ['<h3>المادة (12): الرسوم</h3>', 'المادة (12)', 'الرسوم'],
    ['<h2>مادة 12 - الرسوم</h2>', 'مادة 12', 'الرسوم'],
    ['<p><strong>المادة (١٢)</strong></p>', 'المادة (12)', ''],
    ['<h4>Article 12. Fees</h4>', 'Article 12', 'Fees'],
    ['<h3>المادة (12) الرسوم</h3>', 'المادة (12)', 'الرسوم'],
    ['<h3>مادة 12 رسوم الخدمات</h3>', 'مادة 12', 'رسوم الخدمات'],
    ['<p><strong>المادة (12) الرسوم</strong></p>', 'المادة (12)', 'الرسوم'],
    ['<h3>Article (12) Fees</h3>', 'Article (12)', 'Fees'],
  ])('%s', (heading, label, title) => {
    const { passages } = lawTextOf(`${heading}<p>نص المادة.</p>`)
    expect(passages).toEqual([{ kind: 'article', anchor: 'article-12', label, title, html: '<p>نص المادة.</p>' }])
  })

  test('an article that is numbered in words has that number', () => {
    const { passages } = lawTextOf(
      '<h3>المادة الأُولى</h3><h3>المادة الثانية: الرسوم</h3><p>المادة الثانية مكرر</p><h3>المادة الثالثة عشرة التعريفات</h3><h2>المادة المذكورة</h2><h3>المادة الواحدة والعشرون</h3><h3>المادة المائة</h3><p>المادة الأولى بعد المائة: النفاذ</p>',
    )
    expect(passages.map(({ anchor, label, title }) => [anchor, label, title])).toEqual([
      ['article-1', 'المادة الأُولى', ''],
      ['article-2', 'المادة الثانية', 'الرسوم'],
      ['article-2-bis', 'المادة الثانية مكرر', ''],
      ['article-13', 'المادة الثالثة عشرة', 'التعريفات'],
      ['part-1', 'المادة المذكورة', ''],
      ['article-21', 'المادة الواحدة والعشرون', ''],
      ['article-100', 'المادة المائة', ''],
      ['article-101', 'المادة الأولى بعد المائة', 'النفاذ'],
    ])
  })

  test('a line that quotes an article takes no number of one that has a heading', () => {
    expect(
      anchorsOf(
        '<h3>المادة (1)</h3><p><strong>المادة (5) التعريفات</strong></p><p>المادة الثانية</p><h3>المادة (2)</h3><h3>المادة (5)</h3><p><strong>المادة (7) الرسوم</strong></p>',
      ),
    ).toEqual(['article-1', 'article-5-quoted', 'article-2-quoted', 'article-2', 'article-5', 'article-7'])
  })

  test('not where a paragraph speaks of an article', () => {
    const html = `<h3>المادة (1)</h3><p>المادة (5) من القانون تسري على هذا النظام وعلى كل ما يصدر بموجبه.</p><p>المادة (6): ${'نص طويل '.repeat(20)}</p><p><strong>المادة (7) من القانون</strong></p><p>المادة الثامنة من القانون تسري هنا.</p><p>المادة (9) التعريفات</p>`
    expect(anchorsOf(html)).toEqual(['article-1'])
  })
  test('not inside a table or a list', () => {
    expect(
      anchorsOf('<h3>المادة (1)</h3><ul><li><p>المادة (2)</p></li></ul><table><tbody><tr><td><p>المادة (3)</p></td></tr></tbody></table>'),
    ).toEqual(['article-1'])
  })
})

test('an article that comes again, and one between two, have anchors of their own', () => {
  expect(anchorsOf('<h3>المادة (1)</h3><h3>المادة (1) مكرر</h3><h2>ملحق</h2><h3>المادة (1)</h3>')).toEqual([
    'article-1',
    'article-1-bis',
    'part-1',
    'article-1-2',
  ])
})
test('what stands before the first article is the preamble', () => {
  expect(lawTextOf('<p>استنادًا إلى القانون.</p><h3>المادة (1)</h3>').preamble).toBe('<p>استنادًا إلى القانون.</p>')
  expect(lawTextOf('').passages).toEqual([])
})
test('no word of a text is lost, and its articles are the same in both languages', () => {
  for (const html of [marketsText, marketsTextEn, instructionsText]) {
    const { preamble, passages } = lawTextOf(html)
    const bare = (text: string) => text.replace(/<[^>]*>|[\s:]/g, '')
    expect(bare(preamble + passages.map(({ label, title, html: text }) => label + title + text).join(''))).toBe(bare(html))
  }
  expect(anchorsOf(marketsText)).toEqual(anchorsOf(marketsTextEn))
  expect(anchorsOf(marketsText)).toHaveLength(16)
})
test('words are found however they are written, in the article that holds all of them', () => {
  const found = (typed: string) => articlesWith(lawTextOf(marketsText), typed).map(({ anchor }) => anchor)
  expect(found('قرعه علنيه')).toEqual(['article-6'])
  expect(found('القُرعة')).toEqual(['article-6', 'article-10-bis'])
  expect(found('طيران')).toEqual([])
})
