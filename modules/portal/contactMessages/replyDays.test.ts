import { expect, test } from 'vitest'
import { replyDaysOf } from './replyDays.ts'

test.each([
  ['complaint', 7],
  ['technicalProblem', 3],
  ['inquiry', 10],
  ['thanks', 4],
] as const)('%s is answered within %i working days', (subject, days) => {
  expect(replyDaysOf(subject, [{ subject: 'thanks', workingDays: 4 }])).toBe(days)
})
