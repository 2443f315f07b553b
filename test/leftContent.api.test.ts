import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { leftContent } from '../server/files/leftContent.ts'
import { settle } from './people.ts'
import { turnOf } from './scans.ts'
import { deskOf, pdf, type Desk } from './uploads.ts'
import { textIn } from './walk/json.ts'
import { asOwner, startWorld, type World } from './world.ts'

// What the store holds of a file goes when no file has that content any more, a day later, and not before.

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
const aDayPasses = () => sql(`update left_content set at = at - interval '25 hours'`)

test('content goes a day after its last file, and stays while another file has the same', async () => {
  const content = pdf(2000, 'q')
  const [one, other] = [await uploaded(content), await uploaded(content)]
  expect([one.path, existsSync(one.path)]).toEqual([other.path, true])
  const remove = async (id: string) => expect((await desk.call('DELETE', `Attachment/Delete?id=${id}`)).status).toBe(204)
  await remove(one.id)
  await aDayPasses()
  await turn()
  expect([existsSync(one.path), await sql('select 1 from left_content')]).toEqual([true, []])
  await remove(other.id)
  await turn()
  expect(existsSync(one.path)).toBe(true)
  await aDayPasses()
  await turn()
  expect([existsSync(one.path), await sql('select 1 from left_content')]).toEqual([false, []])
  const again = await uploaded(content)
  expect([again.path, existsSync(again.path)]).toEqual([one.path, true])
})
