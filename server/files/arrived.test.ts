import { pbkdf2 } from 'node:crypto'
import { rmSync } from 'node:fs'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { keepArriving } from './arrived.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'arrived-'))
})
afterAll(() => rm(folder, { recursive: true }))

test('a file that is broken off while the disk is busy does not come to be after it was removed', async () => {
  const path = join(folder, 'a')
  // As many as the threads that open files: the file is opened after all of this.
  const busy = Array.from({ length: 8 }, () => promisify(pbkdf2)('a', 'b', 100_000, 64, 'sha512'))
  const content = new Readable({ read: () => undefined })
  content.push('%PDF-1.7 and no')
  const kept = keepArriving(content, path, 'a.pdf', () => undefined)
  content.destroy()
  await expect(kept).rejects.toThrow()
  // At once, not behind what waits for a thread.
  rmSync(path, { force: true })
  await Promise.all(busy)
  expect(await readdir(folder)).toEqual([])
})
