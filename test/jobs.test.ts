import { expect, test } from 'vitest'
import { jobs } from '../catalogue.server.ts'
import { lineWords } from '../modules/admin/system/texts.ts'

test('everything that is done again and again has a name on the page of the system, in both languages', () => {
  const nameless = jobs.map(({ name }) => `job ${name}`).filter(line => lineWords.find(line, 'ar') === undefined)
  expect(nameless).toEqual([])
  expect(jobs.length).toBeGreaterThan(5)
})
