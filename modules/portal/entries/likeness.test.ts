import { expect, test } from 'vitest'
import { normalised } from '../../define.ts'
import { likenessOf, someTwoOf, trigramsOf } from './likeness.ts'

const likeness = (one: string, other: string) => likenessOf(trigramsOf(normalised(one)), trigramsOf(normalised(other)))
const long =
  'نقترح زراعة أسطح المباني العامة بالخضار وإدارتها من جمعية نسوية تبيع المحصول في سوق البلدة كل أسبوع، مع شبكة ري بالتنقيط من مياه الأمطار.'

test('a long text of which one word was changed is nearly the same, another one is not', () => {
  expect(likeness(long, long)).toBe(1)
  expect(likeness(long, long.replace('الأمطار', 'الآبار'))).toBeGreaterThanOrEqual(0.9)
  expect(likeness(long, 'متى تستقبل البلدية طلبات ترخيص البناء في الحي الغربي؟')).toBeLessThan(0.3)
})

test('the order of words and the forms of letters change nothing; an empty text is like none', () => {
  expect(likeness('فكرة حديقة', 'حديقه فكره')).toBe(1)
  expect(likeness('', '')).toBe(0)
  expect(likeness('', long)).toBe(0)
})

test('of three words and more two are looked for together, of fewer each', () => {
  expect(someTwoOf(['ورشه', 'دراجات'])).toBe("'ورشه':* | 'دراجات':*")
  expect(someTwoOf(['a', 'b', 'c'])).toBe("('a':* & 'b':*) | ('a':* & 'c':*) | ('b':* & 'c':*)")
})
