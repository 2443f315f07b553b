import { mkdirSync, mkdtempSync, rmdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readingTexts } from '../server/fileText/job.ts'
import { turnOf } from './scans.ts'
import { asOwner, cloneDatabase, type TestDatabase } from './world.ts'

const folder = mkdtempSync(join(tmpdir(), 'mahalli-pages-'))
let database: TestDatabase
beforeAll(async () => {
  database = await cloneDatabase()
})
afterAll(async () => {
  await database?.drop()
  rmSync(folder, { recursive: true, force: true })
})

test('a document that nobody holds is known for as long as the store does not remove the pictures of its pages', async () => {
  const [kept, bare] = ['ab', 'cd'].map(part => part.repeat(32))
  await asOwner(database.ownerUrl, async client => {
    await client.query('insert into file_text (sha256, version) values ($1, 1), ($2, 1)', [kept, bare])
    await client.query(`insert into file_preview (sha256, pages) values ($1, '[]')`, [kept])
  })
  // Where a folder stands, no file is removed.
  const inTheWay = join(folder, 'files', 'ab', 'ab', `${kept}-p1`)
  mkdirSync(dirname(inTheWay), { recursive: true })
  mkdirSync(inTheWay)
  const known = async () => {
    await turnOf(readingTexts({ version: 1, follow: () => Promise.resolve() }), { database }, folder)
    const { rows } = await asOwner(database.ownerUrl, client =>
      client.query<{ sha256: string; pages: unknown }>('select t.sha256, p.pages from file_text t left join file_preview p using (sha256)'),
    )
    return rows
  }
  expect(await known()).toEqual([{ sha256: kept, pages: null }])
  rmdirSync(inTheWay)
  expect(await known()).toEqual([])
})
