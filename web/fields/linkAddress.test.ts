import { expect, test } from 'vitest'
import { linkAddressOf } from './linkAddress.ts'

test.each([
  ['https://molg.pna.ps/news', 'https://molg.pna.ps/news'],
  ['http://molg.pna.ps', 'http://molg.pna.ps'],
  ['  example.org ', 'https://example.org'],
  ['www.example.org/a?b=c#d', 'https://www.example.org/a?b=c#d'],
  ['example.org:8080/a', 'https://example.org:8080/a'],
  ['بلدية.فلسطين', 'https://بلدية.فلسطين'],
  ['info@molg.ps', 'mailto:info@molg.ps'],
  ['mailto:info@molg.ps', 'mailto:info@molg.ps'],
  ['tel:+97022401455', 'tel:+97022401455'],
  ['/news', '/news'],
  ['', undefined],
  ['https://', undefined],
  ['molg', undefined],
  ['two words.org', undefined],
  ['//example.org', undefined],
  ['/\\example.org', undefined],
  ['ftp://example.org', undefined],
  ['javascript:alert(1)', undefined],
  ['data:text/html,x', undefined],
  ['https://molg.ps@example.org', undefined],
  ['info@molg', undefined],
  ['tel:abc', undefined],
])('a link to «%s» leads to %s', (typed, address) => expect(linkAddressOf(typed)).toBe(address))
