import { expect, test } from 'vitest'
import { withNames } from './bound.tsx'

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
