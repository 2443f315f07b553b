import { expect, test } from 'vitest'
import { everyOf } from './texts.ts'

test.each([
  [0, 'باستمرار', 'all the time'],
  [1, 'كل ثانية', 'every second'],
  [5, 'كل 5 ثوانٍ', 'every 5 seconds'],
  [90, 'كل 90 ثانية', 'every 90 seconds'],
  [120, 'كل دقيقتين', 'every 2 minutes'],
  [3600, 'كل ساعة', 'every hour'],
])('what is done every %i seconds says how often, in the largest unit that it fills', (seconds, ar, en) => {
  expect([everyOf(seconds, 'ar'), everyOf(seconds, 'en')]).toEqual([ar, en])
})
