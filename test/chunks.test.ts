import { afterEach, expect, test, vi } from 'vitest'
import { ChunkError, loadChunk } from '../web/generic/chunks.ts'

afterEach(() => {
  vi.useRealTimers()
})

test('a part of the program that does not come within 120 seconds is an error that is said in words', async () => {
  vi.useFakeTimers()
  const loading = loadChunk(() => new Promise(() => undefined))
  const outcome = expect(loading).rejects.toBeInstanceOf(ChunkError)
  await vi.advanceTimersByTimeAsync(119_999)
  await vi.advanceTimersByTimeAsync(1)
  await outcome
})

test('a part that cannot be loaded is the same error at once', async () => {
  await expect(loadChunk(() => Promise.reject(new TypeError('Failed to fetch')))).rejects.toBeInstanceOf(ChunkError)
})
