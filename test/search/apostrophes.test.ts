import { expect, test } from 'vitest'
import { normalised } from '../../kernel/kernel.ts'
import { keyedTokens } from '../../server/search/keys.ts'

test.each([
  ["Ya'bad", 'Ya’bad'],
  ["'Aqqaba", '’Aqqaba'],
  ["Al-Mazra'a ash-Sharqiya", 'Al-Mazra’a ash-Sharqiya'],
  ["citizens' complaints", 'citizens’ complaints'],
])('%s is found by whichever apostrophe it is asked for', (straight, curly) => {
  const keysOf = (text: string) => keyedTokens(text).map(({ keys }) => keys)
  expect(keysOf(straight)).toEqual(keysOf(curly))
  expect(normalised(straight)).toBe(normalised(curly))
})
