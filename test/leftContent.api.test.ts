import { existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { leftContent } from '../server/files/leftContent.ts'
import { settle } from './people.ts'
import { turnOf } from './scans.ts'
import { deskOf, pdf, type Desk } from './uploads.ts'
import { textIn } from './walk/json.ts'
import { asOwner, startWorld, type World } from './world.ts'

// What the store holds of a file goes when no file has that content any more, a week later, and not before.

let folder: string
let world: World
let desk: Desk
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'mahalli-left-'))
  world = await startWorld({ MAHALLI_DATA: folder })
  await settle(world)
  desk = await deskOf(world, 'administrator')
})
afterAll(async () => {
  await world?.stop()
  rmSync(folder, { recursive: true, force: true })
})

const sql = (text: string, values: readonly unknown[] = []) =>
  asOwner(world.database.ownerUrl, async client => (await client.query(text, [...values])).rows)

async function uploaded(content: Uint8Array): Promise<{ id: string; path: string }> {
  const answer = await desk.upload(content, 'plan.pdf', 'news', 'attachments.file')
  expect([answer.status, answer.json]).toEqual([200, expect.anything()])
  const id = textIn(answer.json, 'id')
  const [row] = await sql('select sha256 from attachment where id = $1', [id])
  const { sha256 } = row
  return { id, path: join(folder, 'files', sha256.slice(0, 2), sha256.slice(2, 4), sha256) }
}

const turn = () => turnOf(leftContent, world, folder)
const aWeekPasses = () => sql(`update left_content set at = at - interval '170 hours'`)

test('content goes a week after its last file, unless a backup has to read it, and stays while another file has the same', async () => {
  const content = pdf(2000, 'q')
  const [one, other] = [await uploaded(content), await uploaded(content)]
  expect([one.path, existsSync(one.path)]).toEqual([other.path, true])
  const remove = async (id: string) => expect((await desk.call('DELETE', `Attachment/Delete?id=${id}`)).status).toBe(204)
  await remove(one.id)
  await aWeekPasses()
  await turn()
  expect([existsSync(one.path), await sql('select 1 from left_content')]).toEqual([true, []])
  await remove(other.id)
  await turn()
  expect(existsSync(one.path)).toBe(true)
  const [row] = await sql(`insert into backup (id, kind, begun_at) values (gen_random_uuid(), 1, now() - interval '1 minute') returning id`)
  await aWeekPasses()
  await sql(`update backup set begun_at = begun_at - interval '170 hours'`)
  await turn()
  expect(existsSync(one.path)).toBe(true)
  await sql('delete from backup where id = $1', [row.id])
  await turn()
  expect([existsSync(one.path), await sql('select 1 from left_content')]).toEqual([false, []])
  const again = await uploaded(content)
  expect([again.path, existsSync(again.path)]).toEqual([one.path, true])
})

test('content that cannot be removed keeps no other from its turn, and an upload meanwhile holds what it needs', async () => {
  const [stuck, other, again] = [await uploaded(pdf(2000, 's')), await uploaded(pdf(2000, 'o')), await uploaded(pdf(2000, 'h'))]
  for (const { id } of [stuck, other, again]) expect((await desk.call('DELETE', `Attachment/Delete?id=${id}`)).status).toBe(204)
  await aWeekPasses()
  // What is no file is not removed as one.
  rmSync(stuck.path)
  mkdirSync(join(stuck.path, 'in-the-way'), { recursive: true })
  const present = await uploaded(pdf(2000, 'h'))
  await turn()
  expect([existsSync(stuck.path), existsSync(other.path), existsSync(present.path)]).toEqual([true, false, true])
  const rows = await sql(`select at > now() - interval '1 hour' as "isLater" from left_content order by at`)
  expect(rows).toEqual([{ isLater: true }, { isLater: true }])
})
