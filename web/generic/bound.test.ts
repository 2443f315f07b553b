import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { bound, readFromLeft, withNames } from './bound.tsx'
import { Marked } from './portal/texts.tsx'

test.each([
  ['بلدية رام الله', 'بلدية رام~الله'],
  ['طرق بين بيت لحم ودير البلح', 'طرق بين بيت~لحم ودير~البلح'],
  ['في خان يونس', 'في خان~يونس'],
  ['Municipality of Khan Younis', 'Municipality of Khan~Younis'],
  ['From Deir Al-Balah to Beit Jala', 'From Deir~Al-Balah to Beit~Jala'],
])('the name of a place never stands in two lines: %s', (text, shown) => {
  expect(withNames(text)).toBe(shown.replaceAll('~', '\u00a0'))
})

test.each(['إكرام الضيف', 'Urban renewal', 'البيت الأبيض'])('other words break where the line ends: %s', text => {
  expect(withNames(text)).toBe(text)
})

/** A text as it is drawn, what stays in one line between brackets. */
const drawn = (text: string) => renderToStaticMarkup(bound(text)).replaceAll('<span class="bound">', '[').replaceAll('</span>', ']')

test.each([
  ['إدارة النفايات الصلبة - جنين', 'إدارة النفايات الصلبة~– جنين'],
  ['إدارة النفايات الصلبة - محافظة جنين', 'إدارة النفايات الصلبة~– محافظة جنين'],
  ['Waste Management - Ramallah and Al-Bireh', 'Waste Management~– Ramallah and [Al-Bireh]'],
  ['Roads - water – energy', 'Roads~– water~– energy'],
  ['Al-Balah - Gaza', '[Al-Balah~–] Gaza'],
  ['Ideas for Al-Balah', 'Ideas for [Al-Balah]'],
  ['A - ', 'A - '],
])('the hyphen between two names is drawn as a dash, stays with the first, and no line begins with it: %s', (text, shown) => {
  expect(drawn(text)).toBe(shown.replaceAll('~', '\u00a0'))
})

test.each([
  ['Rehabilitation of Al-Madares Street', [[21, 28]], 'Rehabilitation of [Al-<mark>Madares</mark>] Street'],
  ['Roads of Deir Al-Balah', [[9, 22]], 'Roads of [<mark>Deir~Al-Balah</mark>]'],
  ['20 km of roads', [[9, 14]], '20~km of <mark>roads</mark>'],
  ['Five-digit codes', [], '[Five-digit] codes'],
] as const)('a text in which words are marked breaks no name either: %s', (text, marks, shown) => {
  expect(
    renderToStaticMarkup(createElement(Marked, { text, marks })).replaceAll('<span class="bound">', '[').replaceAll('</span>', ']'),
  ).toBe(shown.replaceAll('~', '\u00a0'))
})

test.each([
  ['للاستفسار على الهاتف 09 240 0213 يوميًا', 'للاستفسار على الهاتف <09~240~0213> يوميًا'],
  ['الجوال 0599-123-456، أو +970 2 240 0100', 'الجوال <0599-123-456>، أو <+970~2~240~0100>'],
  ['الرقم المجاني 1700 150 150', 'الرقم المجاني <1700~150~150>'],
  ['09 240 0213 15 موظفًا', '<09~240~0213> 15 موظفًا'],
  ['02-2400213 02-2400214', '<02-2400213> <02-2400214>'],
  ['(02) 240 0213', '<(02)~240~0213>'],
  ['02-2400213/4', '<02-2400213/4>'],
  ['بلغت 41% في 2026', 'بلغت <41%> في 2026'],
])('what is read from the left stands so in a text in Arabic, in one line: %s', (text, shown) => {
  expect(readFromLeft(text).replaceAll('\u2066', '<').replaceAll('\u2069', '>').replaceAll('\u00a0', '~')).toBe(shown)
})

test.each([
  'من 2025 إلى 2026',
  'في 05/12/2026',
  '300 400 مستفيد',
  'العطاء 2026/015/003',
  '12.05 2026 10',
  '05-12-2026',
  '015-2026',
  '0800-1400',
  'الحساب 0212345678901',
])('other figures are as they were: %s', text => {
  expect(readFromLeft(text)).toBe(text)
})
