import { expect, test } from 'vitest'
import { leadOf, questionsIn, withAnchors } from './contents.ts'

test('the main headings of a text get anchors in their order, and are named as they are read', () => {
  expect(withAnchors('<p>أ</p><h2>الأول</h2><h3>فرع</h3><h2 dir="rtl">رسوم &amp; <strong>رخص</strong></h2>')).toEqual({
    html: '<p>أ</p><h2 id="part-1">الأول</h2><h3>فرع</h3><h2 id="part-2" dir="rtl">رسوم &amp; <strong>رخص</strong></h2>',
    headings: [
      { id: 'part-1', text: 'الأول' },
      { id: 'part-2', text: 'رسوم & رخص' },
    ],
  })
})

test('a text without headings stays as it is', () => expect(withAnchors('<p>سطر</p>')).toEqual({ html: '<p>سطر</p>', headings: [] }))

test('main headings that ask something are questions, with what stands beneath them', () => {
  const html =
    '<p>أ</p><h2>كيف أسأل؟</h2><p>هكذا.</p><h3>فرع</h3><h2>ألوان متعبة</h2><p>ب</p><h2 dir="ltr">Why <b>not</b>?</h2><p>So.</p><h2>بلا جواب؟</h2>'
  expect(questionsIn(html)).toEqual([
    { question: 'كيف أسأل؟', answer: '<p>هكذا.</p><h3>فرع</h3>' },
    { question: 'Why not?', answer: '<p>So.</p>' },
  ])
})

test.each([
  ['<p>أ</p><p>ب</p> <h2 dir="rtl">كيف؟</h2><p>هكذا.</p>', '<p>أ</p><p>ب</p>'],
  ['<h2>كيف؟</h2><p>هكذا.</p>', ''],
  ['<p>سطر</p>', '<p>سطر</p>'],
])('what stands before the first main heading leads: %s', (html, lead) => expect(leadOf(html)).toBe(lead))
