import { expect, test } from 'vitest'
import { beginKeysOf, lexemesOf } from '../../server/search/lexemes.ts'

const isBegun = (title: string, query: string) => {
  const lexemes = lexemesOf({
    kind: 'law',
    weighed: [],
    day: undefined,
    titles: [title],
    code: undefined,
    number: undefined,
    year: undefined,
  })
  return beginKeysOf(query).some(key => lexemes.includes(`'${key}'`))
}

test('a title may begin with the first half of what is asked, however it goes on, and with no fewer words', () => {
  const law = 'قانون الهيئات المحلية رقم (1) لسنة 1997'
  expect(isBegun(law, 'قانون الهيئات المحلية المادة 15')).toBe(true)
  expect(isBegun('قانون الهيئات المحلية يناقش في ندوة بجنين', 'قانون الهيئات المحلية المادة 15')).toBe(true)
  expect(isBegun(law, 'قانون البلديات')).toBe(false)
  expect(isBegun(law, 'قانون الهيئات الخاصة بالمياه والكهرباء')).toBe(false)
})

test('of a query however long its first five words may begin a title', () => {
  const law = 'نظام الأبنية والتنظيم للهيئات المحلية رقم 6'
  const asked = 'نظام الأبنية والتنظيم للهيئات المحلية'
  for (const more of ['الارتداد', 'الارتداد في المناطق الزراعية', 'الارتداد الجانبي في المناطق الزراعية خارج حدود التنظيم كم مترا'])
    expect([more, isBegun(law, `${asked} ${more}`)]).toEqual([more, true])
})
