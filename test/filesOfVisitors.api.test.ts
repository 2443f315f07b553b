import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { settle } from './people.ts'
import { startScanner } from './scanner.ts'
import { infectedOf, noticesOf, posted, scanAgain, tellOfVisitors } from './scans.ts'
import { configDeskOf } from './settings.ts'
import { pdf } from './uploads.ts'
import { asOwner, startWorld, type World } from './world.ts'

const data = mkdtempSync(join(tmpdir(), 'mahalli-visitors-'))
let world: World
beforeAll(async () => {
  world = await startWorld({ MAHALLI_DATA: data })
  await settle(world)
})
afterAll(async () => {
  await world?.stop()
  rmSync(data, { recursive: true, force: true })
})

test('administrators hear once of malware that a visitor sent, whenever the turns before ended and however', async () => {
  const administrator = await configDeskOf(world)
  const scanner = await startScanner()
  try {
    await administrator.save('uploads', { 'Uploads.Scanner': scanner.address })
    for (const name of ['early.pdf', 'again.pdf']) await posted(world, name, infectedOf('early'))
    // What this turn is to tell of was noted long before the one that ended last.
    await asOwner(world.database.ownerUrl, client =>
      client.query(`insert into job (name, ended_at) values ('messages: files of visitors', now() + interval '1 day')
        on conflict (name) do update set ended_at = excluded.ended_at`),
    )
    for (const _turn of ['first', 'second']) await tellOfVisitors(world, data)
    expect((await noticesOf(world, 'early.pdf')).length).toBe(2)
    expect(await noticesOf(world, 'again.pdf')).toEqual([])
  } finally {
    await administrator.save('uploads', {}, { defaults: ['Uploads.Scanner'] })
    await scanner.stop()
  }
})

test('administrators hear of malware in what could not be examined when it came for the first time', async () => {
  const administrator = await configDeskOf(world)
  const path = join(data, 'short.sock')
  await administrator.save('uploads', { 'Uploads.Scanner': `unix:${path}` })
  const content = Buffer.concat([pdf(5000), infectedOf('whole')])
  await posted(world, 'come-first.pdf', content)
  const short = await startScanner({ path, mostBytes: 1000 })
  await scanAgain(world, data)
  await short.stop()
  const scanner = await startScanner({ path })
  try {
    await posted(world, 'come-again.pdf', content)
    await tellOfVisitors(world, data)
    expect(await noticesOf(world, 'come-first.pdf')).toEqual([])
    expect(await noticesOf(world, 'come-again.pdf')).toEqual(
      ['admin', 'administrator'].map(name => [name, expect.stringContaining('malware was found in it')]),
    )
  } finally {
    await administrator.save('uploads', {}, { defaults: ['Uploads.Scanner'] })
    await scanner.stop()
  }
})

test('of what visitors sent while the scanner was away and it does not read for its size, administrators hear of the number, and not of each', async () => {
  const administrator = await configDeskOf(world)
  const path = join(data, 'away.sock')
  await administrator.save('uploads', { 'Uploads.Scanner': `unix:${path}` })
  for (const mark of ['a', 'b', 'c']) await posted(world, `large-${mark}.pdf`, pdf(5000, mark))
  const scanner = await startScanner({ path, mostBytes: 1000 })
  try {
    await scanAgain(world, data)
    expect(await noticesOf(world, 'large-')).toEqual([])
    for (const _turn of ['first', 'second']) await tellOfVisitors(world, data)
    const said =
      '3 files that visitors sent could not be examined, as they are larger than the scanner reads; they are neither opened nor published.'
    expect(await noticesOf(world, 'files that visitors sent')).toEqual(['admin', 'administrator'].map(name => [name, said]))
  } finally {
    await administrator.save('uploads', {}, { defaults: ['Uploads.Scanner'] })
    await scanner.stop()
  }
})
