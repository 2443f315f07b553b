import { expect, test } from 'vitest'
import { ApiError } from '../api.ts'
import { orNothing } from './answers.ts'

test.each([404, 410])('what a page has beside its subject is left out where it is not there, or no longer (%i)', async status => {
  expect(await orNothing(Promise.reject(new ApiError(status, {})))).toBeUndefined()
})

test('what fails otherwise is no page without it, but a fault', async () => {
  await expect(orNothing(Promise.reject(new ApiError(500, {})))).rejects.toThrow(ApiError)
  await expect(orNothing(Promise.reject(new TypeError('nobody answers')))).rejects.toThrow(TypeError)
  expect(await orNothing(Promise.resolve(1))).toBe(1)
})
