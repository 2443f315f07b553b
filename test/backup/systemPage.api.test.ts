import { createHash } from 'node:crypto'
import { mkdtempSync, readdirSync, rmSync, symlinkSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { backupJob } from '../../modules/admin/system/backups.server.ts'
import { checkBackup } from '../../server/backup/read.ts'
import { migrationsIn } from '../../server/database/migrate.ts'
import { until } from '../guarantees/launch.ts'
import { notTried } from '../guarantees/notTried.ts'
import { smallDisk } from '../guarantees/smallDisk.ts'
import { platformBeside } from '../messages/beside.ts'
import { password, settle, signIn } from '../people.ts'
import { configDeskOf } from '../settings.ts'
import { deskOf, type Desk } from '../uploads.ts'
import { isObject, listIn, objectIn, textIn, type Json } from '../walk/json.ts'
import { asOwner, startWorld, type World } from '../world.ts'
import { command } from './command.ts'

// Backups and the status as an administrator has them on the page.

const data = mkdtempSync(join(tmpdir(), 'mahalli-system-'))
const folder = join(data, 'backups')
let world: World
let administrator: Desk
beforeAll(async () => {
  world = await startWorld({ MAHALLI_DATA: data })
  await settle(world)
  administrator = await deskOf(world, 'administrator')
})
afterAll(async () => {
  await world?.stop()
  rmSync(data, { recursive: true, force: true })
})

const backups = async () => listIn((await administrator.get('System/GetBackups')).json, 'items').map(item => objectIn(item))
const take = () => administrator.call('POST', 'System/TakeBackup', { body: {} })
async function taken(): Promise<Json> {
  const { json, status } = await take()
  expect(status).toBe(200)
  const id = textIn(objectIn(json), 'id')
  return until('the backup has ended', async () => (await backups()).find(backup => backup.id === id && backup.state !== 'underWay'))
}
const ticketOf = async (id: string, desk = administrator) => {
  const { json } = await desk.call('POST', `System/GetBackupTicket/${id}`, { body: { password } })
  return textIn(objectIn(json), 'ticket')
}
const download = (id: string, ticket: string, headers = {}) =>
  fetch(`${world.url}/api/System/DownloadBackup/${id}?${new URLSearchParams({ ticket }).toString()}`, { headers })
const entries = (action: number) =>
  asOwner(
    world.database.ownerUrl,
    async client => (await client.query('select row_id, user_name, changes from audit_entry where action = $1 order by id', [action])).rows,
  )

describe('a backup', () => {
  test('is taken while others wait for none, is checked, and noted in the audit with who asked for it', async () => {
    const [first, second] = await Promise.all([take(), take()])
    expect(new Set([first.status, second.status])).toEqual(new Set([200, 409]))
    const backup = await until('it is whole', async () => (await backups()).find(({ state }) => state === 'whole'))
    expect(backup).toMatchObject({ kind: 'person', isThere: true, share: 100, faulty: 0, isEncrypted: false })
    expect(backup.checkedAt).not.toBeNull()
    const path = join(folder, textIn(backup, 'fileName'))
    expect((await checkBackup(path, undefined)).manifest.tables.length).toBeGreaterThan(30)
    expect(await entries(51_027)).toEqual([expect.objectContaining({ row_id: backup.id, user_name: 'administrator' })])
  })

  test('is downloaded byte for byte with one’s password and a ticket, and that is noted', async () => {
    const [backup] = await backups()
    const id = textIn(backup, 'id')
    const wrong = await administrator.call('POST', `System/GetBackupTicket/${id}`, { body: { password: 'not it' } })
    expect(wrong.status).toBe(400)
    const answer = await download(id, await ticketOf(id))
    expect(answer.headers.get('content-disposition')).toContain(textIn(backup, 'fileName'))
    expect(
      createHash('sha256')
        .update(new Uint8Array(await answer.arrayBuffer()))
        .digest('hex'),
    ).toBe(backup?.sha256)
    expect(await entries(51_019)).toEqual([expect.objectContaining({ row_id: id })])
  })

  test('opens to nobody else: not with another’s session, another ticket, a ticket for another thing', async () => {
    const [backup] = await backups()
    const id = textIn(backup, 'id')
    const ticket = await ticketOf(id)
    const other = await download(id, ticket, { authorization: `Bearer ${await signIn(world, 'planner')}` })
    expect(other.status).toBe(404)
    expect((await download(id, `${Date.now() + 60_000}.${ticket.split('.')[1]}.${'a'.repeat(43)}`)).status).toBe(404)
    expect((await download('00000000-0000-7000-8000-000000000000', ticket)).status).toBe(404)
    const editor = await deskOf(world, 'editor')
    expect((await editor.get('System/GetBackups')).status).toBe(403)
    expect((await editor.call('POST', 'System/TakeBackup', { body: {} })).status).toBe(403)
    expect((await editor.call('POST', `System/GetBackupTicket/${id}`, { body: { password } })).status).toBe(403)
  })

  test('that is older than those to be kept goes when a new one is whole, and so does what was broken off', async () => {
    const desk = await configDeskOf(world)
    expect((await desk.save('system', { 'System.BackupsKept': 2 })).status).toBe(200)
    const [old, now] = ['mahalli-old.tar.gz.unfinished', 'mahalli-now.tar.gz.unfinished']
    for (const name of [old, now]) writeFileSync(join(folder, name), 'a part')
    utimesSync(join(folder, old), new Date(), new Date(Date.now() - 2 * 3_600_000))
    const [last] = await backups()
    for (let time = 0; time < 2; time++) await taken()
    const names = (await backups()).map(backup => textIn(backup, 'fileName'))
    expect(names).toHaveLength(2)
    expect(names).not.toContain(last?.fileName)
    // The other one may be the command’s, which is writing it.
    expect(readdirSync(folder).sort()).toEqual([now, ...names].sort())
    rmSync(join(folder, now))
  })

  test('of the command is read back, listed, downloaded, and counted among those that are kept; it goes past a pooler', async () => {
    const before = await backups()
    const { ownerUrl, appUrl, directUrl } = world.database
    const pooler = new URL(appUrl)
    pooler.port = '9'
    const { code, err } = await command('backup', {
      MAHALLI_DATA: data,
      DATABASE_URL: pooler.href,
      DATABASE_OWNER_URL: ownerUrl,
      DATABASE_DIRECT_URL: directUrl ?? appUrl,
    })
    expect({ code, err }).toEqual({ code: 0, err: '' })
    const [backup, ...others] = await backups()
    expect(backup).toMatchObject({ kind: 'command', state: 'whole', isThere: true, share: 100 })
    expect(backup?.checkedAt).not.toBeNull()
    expect(others.map(({ id }) => id)).toEqual([before[0]?.id])
    const name = textIn(backup, 'fileName')
    expect(readdirSync(folder)).toContain(name)
    expect(readdirSync(folder)).not.toContain(before[1]?.fileName)
    const id = textIn(backup, 'id')
    expect((await download(id, await ticketOf(id))).status).toBe(200)
    expect((await entries(51_027)).at(-1)).toMatchObject({ row_id: id })
    const checked = await command('verifyAudit', {
      MAHALLI_DATA: data,
      DATABASE_URL: pooler.href,
      DATABASE_DIRECT_URL: directUrl ?? appUrl,
      DATABASE_OWNER_URL: ownerUrl,
    })
    expect(checked.err).toBe('')
  })

  test('is deleted with its file, and that is noted', async () => {
    const [backup] = await backups()
    const id = textIn(backup, 'id')
    expect((await administrator.call('DELETE', `System/DeleteBackup?id=${id}`)).status).toBeLessThan(300)
    expect(readdirSync(folder)).not.toContain(backup?.fileName)
    expect((await backups()).map(({ id: left }) => left)).not.toContain(id)
    expect((await entries(51_003)).map(({ row_id }) => row_id)).toContain(id)
  })

  test('whose process is gone has failed, and another can be taken', async () => {
    await asOwner(world.database.ownerUrl, client =>
      client.query("insert into backup (id, kind, heard_at) values (gen_random_uuid(), 1, now() - interval '2 minutes')"),
    )
    const [gone] = await backups()
    expect(gone).toMatchObject({ state: 'failed', error: 'ended', isThere: false })
    expect((await administrator.call('DELETE', `System/DeleteBackup?id=${textIn(gone, 'id')}`)).status).toBeLessThan(300)
    expect((await backups()).map(({ id }) => id)).not.toContain(gone?.id)
    expect(await taken()).toMatchObject({ state: 'whole' })
  })

  test('that cannot be written has failed, says why, and leaves nothing that looks whole', async () => {
    rmSync(folder, { recursive: true })
    writeFileSync(folder, 'no folder')
    expect(await taken()).toMatchObject({ state: 'failed', error: 'other' })
    rmSync(folder)
    expect(lineOf(await status(), 'backup')).toMatchObject({ health: 'fault' })
    expect(await taken()).toMatchObject({ state: 'whole' })
    expect(lineOf(await status(), 'backup')).toMatchObject({ health: 'well' })
  })

  test('for which the disk has too little room says just that', async context => {
    const disk = smallDisk(1)
    if (typeof disk === 'string') return notTried(context, 'a backup onto a small disk', disk)
    try {
      rmSync(folder, { recursive: true })
      symlinkSync(disk.folder, folder)
      expect(await taken()).toMatchObject({ state: 'failed', error: 'disk' })
    } finally {
      rmSync(folder)
      disk.remove()
    }
    expect(await taken()).toMatchObject({ state: 'whole' })
  })

  test('of the night is the one that somebody is just taking, and the job has not failed', async () => {
    const id = '01900000-0000-7000-8000-000000000001'
    const beside = await platformBeside(world.database)
    const installation = { version: '', startedAt: '', dataFolder: data, isEmbedded: false, backupPassphrase: undefined }
    const platform = { ...beside.platform, installation: { ...installation, ownerUrl: '', secret: '', newestMigration: 0 } }
    await asOwner(world.database.ownerUrl, client => client.query('insert into backup (id, kind) values ($1, 1)', [id]))
    try {
      const turn = { platform, signal: new AbortController().signal, write: () => Promise.reject(new Error('It writes nothing')) }
      await expect(backupJob.run(turn)).resolves.toBeUndefined()
    } finally {
      await asOwner(world.database.ownerUrl, client => client.query('delete from backup where id = $1', [id]))
      await beside.stop()
    }
  })
})

const status = async () => listIn((await administrator.get('System/GetStatus')).json, 'lines').map(line => objectIn(line))
const lineOf = (lines: readonly Json[], code: string) => lines.find(line => line.code === code)

describe('the status', () => {
  test('of a healthy system is well in every line, or says that there is no such thing', async () => {
    // A machine that is busy with other tests may be slow for a moment.
    const ill = (lines: readonly Json[]) => lines.filter(({ health }) => health !== 'well' && health !== 'unused')
    await expect.poll(async () => ill(await status())).toEqual([])
    const lines = await status()
    expect(lineOf(lines, 'certificate')).toMatchObject({ health: 'unused' })
    const versions = lines.flatMap(({ values }) => (isObject(values) && typeof values.version === 'string' ? [values.version] : []))
    expect(versions).toHaveLength(2)
    const newest = migrationsIn(join(import.meta.dirname, '../../migrations')).at(-1)?.number
    expect(lineOf(lines, 'migrations')?.values).toMatchObject({ number: newest, known: newest })
  })

  test('tells of a job that failed, of one that comes no more, and of messages that did not leave', async () => {
    await asOwner(world.database.ownerUrl, async client => {
      await client.query("insert into job (name) values ('messages: retention'), ('messages: failures') on conflict do nothing")
      await client.query("update job set error = 'no', begun_at = now(), ended_at = now() where name = 'messages: retention'")
      await client.query("update job set begun_at = now() - interval '3 days' where name = 'messages: failures'")
    })
    const lines = await status()
    expect(lineOf(lines, 'job messages: retention')).toMatchObject({ health: 'fault' })
    expect(lineOf(lines, 'job messages: failures')).toMatchObject({ health: 'warning' })
  })

  test('tells of a file store that is away', async () => {
    const desk = await configDeskOf(world)
    const account = { 'S3.Endpoint': 'http://127.0.0.1:9', 'S3.Bucket': 'files', 'S3.AccessKey': 'a', 'S3.SecretKey': 'b' }
    expect((await desk.save('storage', { 'Storage.Kind': 2, ...account })).status).toBe(200)
    expect(lineOf(await status(), 'files')).toMatchObject({ health: 'fault' })
    expect((await desk.save('storage', { 'Storage.Kind': 1 })).status).toBe(200)
  })

  test('of an https address whose certificate cannot be read says so', async () => {
    const desk = await configDeskOf(world)
    expect((await desk.save('identity', { 'General.PublicUrl': 'https://127.0.0.1:9' })).status).toBe(200)
    expect(lineOf(await status(), 'certificate')).toMatchObject({ health: 'unknown', values: { host: '127.0.0.1' } })
  })
})
