import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { settle } from './people.ts'
import { startScanner } from './scanner.ts'
import { noticesOf, posted, scanAgain, unexaminedIn } from './scans.ts'
import { configDeskOf } from './settings.ts'
import { deskOf, pdf, rulesIn } from './uploads.ts'
import { startWorld, type World } from './world.ts'

// What the audit holds of a file that the scanner does not read for its size: it is noted as one is in which something was found.

const data = mkdtempSync(join(tmpdir(), 'mahalli-noted-'))
let world: World
beforeAll(async () => {
  world = await startWorld({ MAHALLI_DATA: data })
  await settle(world)
})
afterAll(async () => {
  await world?.stop()
  rmSync(data, { recursive: true, force: true })
})

test('a file that is refused for its size stands in the audit with who sent it, and nobody is written to', async () => {
  const administrator = await configDeskOf(world)
  const engineer = await deskOf(world, 'engineer')
  const scanner = await startScanner({ mostBytes: 1000 })
  try {
    await administrator.save('uploads', { 'Uploads.Scanner': scanner.address })
    const long = pdf(5000, 'a')
    expect(rulesIn(await engineer.upload(long, 'desk.pdf', 'news', 'attachments.file'))).toEqual(['file: tooLargeToScan'])
    const page = await posted(world, 'letter.pdf', pdf(5000, 'b'))
    expect([page.status, page.html.includes('larger than what is scanned for malware: letter.pdf')]).toEqual([400, true])
    expect(await unexaminedIn(world, 'desk.pdf')).toEqual([{ user: 'engineer', file: null, size: String(long.length) }])
    expect(await unexaminedIn(world, 'letter.pdf')).toMatchObject([{ user: null, file: null }])
    expect([...(await noticesOf(world, 'desk.pdf')), ...(await noticesOf(world, 'letter.pdf'))]).toEqual([])
  } finally {
    await administrator.save('uploads', {}, { defaults: ['Uploads.Scanner'] })
    await scanner.stop()
  }
})

test('one that came while the scanner was away and is held for its size stands in the audit once, by its id', async () => {
  const administrator = await configDeskOf(world)
  const engineer = await deskOf(world, 'engineer')
  const path = join(data, 'away.sock')
  await administrator.save('uploads', { 'Uploads.Scanner': `unix:${path}` })
  const content = pdf(5000, 'c')
  const id = await engineer.uploaded(content, 'late.pdf', 'news', 'attachments.file')
  const scanner = await startScanner({ path, mostBytes: 1000 })
  try {
    for (const _turn of ['first', 'second']) await scanAgain(world, data)
    expect(await unexaminedIn(world, 'late.pdf')).toEqual([{ user: null, file: id, size: String(content.length) }])
  } finally {
    await administrator.save('uploads', {}, { defaults: ['Uploads.Scanner'] })
    await scanner.stop()
  }
})
