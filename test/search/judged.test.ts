import { expect, test } from 'vitest'
import { finds } from '../../server/search/plan.ts'
import { linesOf, percent, synonyms } from './judging.ts'
import * as derived from './pairs-first-derived.ts'
import * as words from './pairs-first.ts'
import * as second from './pairs-second.ts'
import * as third from './pairs-third.ts'

const first = { matching: words.matching + derived.matching.trimStart(), different: words.different + derived.different.trimStart() }

test.each(['مياه', 'المياه', 'مي', 'المي', 'بالمي', 'مية', 'المية', 'ماء'])('water is found by «%s»', word => {
  expect([finds(word, 'انقطاع المياه عن حلحول', synonyms), finds(word, 'انقطاع الكهرباء عن حلحول', synonyms)]).toEqual([true, false])
})

test.each([
  ['first', first],
  ['second, never tuned to', second],
  ['third, written without sight of the others', third],
] as const)('the %s part of the pairs: what must be found is, what must not is not', (name, { matching, different }) => {
  const [must, mustNot] = [linesOf(matching), linesOf(different)]
  const lacking = must.filter(([query, text]) => !finds(query, text, synonyms))
  const wrong = mustNot.filter(([query, text]) => finds(query, text, synonyms))
  console.info(
    `${name}: recall ${percent(must.length - lacking.length, must.length)} of ${must.length}, false ${percent(wrong.length, mustNot.length)} of ${mustNot.length}`,
  )
  if (name === 'first')
    console.info(lacking.map(pair => pair.join(' = ')).join('\n'), '\n--\n', wrong.map(pair => pair.join(' = ')).join('\n'))
  expect(lacking.length / must.length).toBeLessThanOrEqual(0.15)
  expect(wrong.length / mustNot.length).toBeLessThanOrEqual(0.05)
})
