import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { generateDrizzleJson } from 'drizzle-kit/api'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { attachments, bilingual, definitions, image, rows, state, text, visitor, type Scope, type Values } from '../kernel/kernel.ts'
import { changesSince } from '../scripts/migration/changes.ts'
import { settings } from '../modules/admin/settings/settings.ts'
import { connect, type Actor, type Database } from '../server/database/connect.ts'
import { allTables } from '../server/database/schema.ts'
import { sql } from '../server/database/sql.ts'
import { filesOf } from '../server/files/files.ts'
import { noteFile } from '../server/files/keep.ts'
import { findSeenFile } from '../server/files/visibility.ts'
import type { Call, Platform } from '../server/platform.ts'
import { modelOf } from '../server/resources/endpoints.ts'
import { newId, newStamp } from '../server/resources/id.ts'
import { claimFiles } from '../server/resources/references.ts'
import { putLive } from '../server/resources/versions.ts'
import { insertRecord } from '../server/resources/write.ts'
import { startPlatform } from '../server/start.ts'
import { asOwner, cloneDatabase, type TestDatabase } from './world.ts'

// A museum: its rooms are shown by a switch, its catalogue by versions; both have files in child rows.
const museum = definitions<{ permission: 'Room' | 'Sheet' | 'Sheet.Create'; placeType: 'house'; group: 'g'; icon: 'i'; lookup: {} }>()
const everybody: Scope<'id', string> = { scope: 'everybody', owner: 'id', _: { value: '' } }
const pieces = rows('قطع', 'Pieces', {
  name: text('الاسم', 'Name'),
  photo: image('صورة', 'Photo'),
  papers: attachments('أوراق', 'Papers'),
  about: bilingual('شرح', 'About', 'richText'),
})
const secret = attachments('داخلي', 'Internal')
const list = { columns: ['title'], sort: 'title' } as const
const room = museum.resource('room', {
  label: ['قاعة', 'Room', 'القاعات', 'Rooms'],
  permission: 'Room',
  scope: everybody,
  publishing: 'switched',
  fields: { title: text('العنوان', 'Title'), pieces, secret },
  list,
  portal: { fields: ['title', 'pieces'], when: { title: 'مفتوحة' } },
})
const sheet = museum.resource('sheet', {
  label: ['بطاقة', 'Sheet', 'البطاقات', 'Sheets'],
  permission: 'Sheet',
  scope: everybody,
  publishing: 'reviewed',
  fields: {
    title: text('العنوان', 'Title'),
    pieces,
    secret,
    stage: state(
      'الحالة',
      'State',
      museum.states({ open: [1, 'مفتوح', 'Open'] }, [[null, 'create', 'open', '.Create']], { create: ['إضافة', 'Create'] }),
    ),
  },
  list,
  portal: { fields: ['title', 'pieces'] },
})
const resources = [room, sheet]

const director: Actor = { caller: { ...visitor, isAdmin: true, can: () => true }, requestId: 'museum', address: undefined }
const folder = mkdtempSync(join(tmpdir(), 'museum-'))
let database: TestDatabase
let connection: Database
let platform: Platform
beforeAll(async () => {
  database = await cloneDatabase()
  const { statements } = await changesSince(generateDrizzleJson(allTables([])), resources)
  await asOwner(database.ownerUrl, async client => {
    await client.query(statements.join('\n'))
    await client.query('grant all on all tables in schema public to mahalli_app')
  })
  connection = connect({ url: database.appUrl, assumesRole: false })
  const everything = { visibleTo: () => sql`true`, writableBy: () => sql`true`, reachesNew: () => true }
  const files = filesOf(folder, { keyFor: () => new Uint8Array(32) })
  platform = await startPlatform(connection, {
    resources,
    reachOf: () => everything,
    rulesOf: () => ({}),
    timeZone: settings.timeZone,
    files,
  })
})
afterAll(async () => {
  await connection?.close()
  await database?.drop()
  rmSync(folder, { recursive: true, force: true })
})

/** Makes a record with a file in each place that can hold one; the files are named after their places. */
async function made(name: 'room' | 'sheet', title: string, more: Values): Promise<{ id: string; files: Record<string, string> }> {
  const model = modelOf(platform, name)
  return connection.write(director, async transaction => {
    const files: Record<string, string> = {}
    for (const place of ['photo', 'first', 'second', 'inText', 'secret']) {
      const stored = { sha256: 'a'.repeat(64), mimeType: 'image/webp', sizeBytes: 1, widthPx: 1, heightPx: 1 }
      files[place] = (await noteFile(transaction, stored, `${place}.webp`, null)).id
    }
    const about = `<p>شرح</p><img src="/api/Attachment/GetByte/${files.inText}" />`
    const full = { name: 'جرة', photo: files.photo, papers: [files.first, files.second], aboutAr: about, aboutEn: null }
    const record = { title, pieces: [{ name: 'فارغة' }, full], secret: [files.secret] }
    const id = newId()
    await insertRecord(transaction, model, id, record, { concurrencyStamp: newStamp(), ...more })
    await claimFiles(transaction, model.resource, id, record)
    return { id, files }
  })
}

/** The places whose files a visitor sees. */
async function seen(files: Readonly<Record<string, string>>): Promise<string[]> {
  const call: Call = { platform, caller: visitor, lang: 'ar', requestId: '', actor: { caller: visitor, requestId: '', address: undefined } }
  const found = await Promise.all(Object.entries(files).map(async ([place, id]) => ((await findSeenFile(call, id)) ? [place] : [])))
  return found.flat()
}

test('files in the child rows of a record that a switch shows are public, those of internal fields are not', async () => {
  expect(await seen((await made('room', 'مفتوحة', { isPublished: true })).files)).toEqual(['photo', 'first', 'second', 'inText'])
  expect(await seen((await made('room', 'مفتوحة', { isPublished: false })).files)).toEqual([])
  expect(await seen((await made('room', 'مغلقة', { isPublished: true })).files)).toEqual([])
})

test('files in the child rows of a published version are public, those of internal fields are not', async () => {
  const { id, files } = await made('sheet', 'جرار', { isDraft: false, currentVersion: 1, liveVersion: 1, stage: 1 })
  expect(await seen(files)).toEqual([])
  await connection.write(director, transaction => putLive(transaction, modelOf(platform, 'sheet'), id, 1))
  expect(await seen(files)).toEqual(['photo', 'first', 'second', 'inText'])
})
