import { expect, test } from 'vitest'
import { idIn } from './starting.server.ts'

test('a starting template whose category the list lacks is not made the one of all categories', () => {
  expect(idIn({ worksTender: 7001 }, 'worksTender')).toBe(7001)
  expect(() => idIn({ worksTender: 7001 }, 'supplyTender')).toThrow('No value supplyTender')
})
