import { join } from 'node:path'
import { afterAll, expect, test, type TestContext, vi } from 'vitest'
import { cleanUp, launch, stop } from './launch.ts'
import { notTried } from './notTried.ts'
import { faultOf } from './oneLine.ts'
import { dataOn, smallDisk, type SmallDisk } from './smallDisk.ts'

// A disk that is full or read-only is said in one line, whatever the start was doing when it met it.

vi.setConfig({ testTimeout: 240_000 })
afterAll(cleanUp)

const full = /^(?:Mahalli cannot keep its data in \S+: the disk is full\.|The disk of the database is full: .*\.)$/

test.for([2, 30, 42, 44])('a first start on a disk of %i MB says that it is full', async (sizeMB, context) => {
  const disk = diskOr(context, sizeMB, `a full disk of ${sizeMB} MB at the first start`)
  try {
    expect(await faultOf({ MAHALLI_DATA: dataOn(disk) })).toMatch(full)
  } finally {
    disk.remove()
  }
})

test('a later start on a full disk says so, with a little room it says so or answers readers, and with room it answers', async context => {
  const disk = diskOr(context, 160, 'a full disk at a later start')
  try {
    const data = dataOn(disk)
    const first = launch({ MAHALLI_DATA: data })
    await first.url
    await stop(first)
    disk.fill(0)
    expect(await faultOf({ MAHALLI_DATA: data })).toMatch(full)
    disk.clear()
    // Whether the database needs more than this at its start depends on how far its journal has come.
    for (const freeKB of [64, 1024]) {
      disk.fill(freeKB)
      await expectReadersOrFault(data, freeKB)
      disk.clear()
    }
    const again = launch({ MAHALLI_DATA: data })
    expect((await fetch(`${await again.url}/readyz`)).status).toBe(200)
    await stop(again)
    disk.setReadOnly()
    for (const folder of [data, join(disk.folder, 'new/data')])
      expect(await faultOf({ MAHALLI_DATA: folder })).toBe(`Mahalli cannot keep its data in ${folder}: the disk is read-only.`)
  } finally {
    disk.remove()
  }
})

async function expectReadersOrFault(data: string, freeKB: number): Promise<void> {
  const program = launch({ MAHALLI_DATA: data })
  const url = await program.url.catch(() => undefined)
  if (url === undefined) return expect(await faultOf({ MAHALLI_DATA: data }), `with ${freeKB} kB left`).toMatch(full)
  expect((await fetch(url)).status, `with ${freeKB} kB left`).toBe(200)
  await stop(program)
}

function diskOr(context: TestContext, sizeMB: number, what: string): SmallDisk {
  const disk = smallDisk(sizeMB)
  return typeof disk === 'string' ? notTried(context, what, disk) : disk
}
