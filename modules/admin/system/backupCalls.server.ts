import { createReadStream } from 'node:fs'
import { rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { Refused } from '../../define.ts'
import { noteEvent, noteEventNow } from '../../../server/audit/note.ts'
import { fullNameOf } from '../../../server/database/fullName.ts'
import { sql } from '../../../server/database/sql.ts'
import { streamOf } from '../../../server/files/answer.ts'
import { findTicketHolder, signTicket, ticketSeconds } from '../../../server/files/ticket.ts'
import { implement } from '../../../server/http/actions.ts'
import type { Endpoint } from '../../../server/http/endpoint.ts'
import type { Call, Platform } from '../../../server/platform.ts'
import { isId } from '../../../server/resources/id.ts'
import { requireOwnPassword } from '../sessions/sessions.server.ts'
import { settings } from '../settings/settings.ts'
import { backupFolder, beginBackup, endSilent, installationOf, isThere, kinds, silentSeconds, states } from './backups.server.ts'
import { deleteBackup, downloadBackup, getBackups, getBackupTicket, takeBackupNow, type BackupItem, type Backups } from './calls.ts'

/** The calls on backups (foundations 30). */
export const backupCalls: readonly Endpoint[] = [
  implement(getBackups, (_input, { platform }) => listBackups(platform)),
  implement(takeBackupNow, async (_input, { platform, actor }) => {
    const { id, done } = await beginBackup(platform, actor, 'person')
    // Whoever asked is answered now, and follows it on the page.
    void done
    return { id }
  }),
  implement(getBackupTicket, async ({ password }, call, { params }) => {
    await requireOwnPassword(call, password)
    const { id } = await getWhole(call.platform, params.id)
    const ticket = { userId: call.caller.userId ?? '', fileId: id, expiresAt: Date.now() + ticketSeconds * 1000 }
    return { ticket: signTicket(ticketKeyOf(call.platform), ticket), expiresInSeconds: ticketSeconds }
  }),
  implement(downloadBackup, ({ ticket }, call, { params }) => answerBackup(call, params.id, ticket)),
  implement(deleteBackup, ({ id }, call) => removeBackup(call, id)),
]

interface Row {
  readonly id: string
  readonly kind: number
  readonly state: number
  readonly begun_at: string
  readonly ended_at: string | null
  readonly by_ar: string | null
  readonly by_en: string | null
  readonly file_name: string | null
  readonly share: number
  readonly row_count: number | null
  readonly file_count: number | null
  readonly size_bytes: number | null
  readonly sha256: string | null
  readonly faulty: number
  readonly is_encrypted: boolean
  readonly checked_at: string | null
  readonly error: string | null
  readonly is_silent: boolean
}

const mostRows = 100

async function listBackups(platform: Platform): Promise<Backups> {
  const rows = await platform.database.rows<Row>(sql`
    select b.*, ${fullNameOf('u')} as by_ar, u.full_name_en as by_en,
      b.state = ${states.underWay} and b.heard_at < now() - make_interval(secs => ${silentSeconds}) as is_silent
    from backup b left join "system_user" u on u.id = b.creator order by b.begun_at desc limit ${mostRows}`)
  const items = rows.map(row => itemOf(platform, row))
  const { get } = platform.settings
  return {
    items,
    isUnderWay: items.some(({ state }) => state === 'underWay'),
    isEncrypted: installationOf(platform).backupPassphrase !== undefined,
    kept: get(settings.backupsKept),
    dailyAt: get(settings.backupDaily) ? get(settings.backupTime) : null,
  }
}

function itemOf(platform: Platform, row: Row): BackupItem {
  const state = row.is_silent || row.state === states.failed ? 'failed' : row.state === states.whole ? 'whole' : 'underWay'
  return {
    id: row.id,
    kind: row.kind === kinds.person ? 'person' : row.kind === kinds.daily ? 'daily' : 'command',
    state,
    begunAt: row.begun_at,
    endedAt: row.ended_at,
    byAr: row.by_ar,
    byEn: row.by_en,
    fileName: row.file_name,
    isThere: state === 'whole' && isThere(platform, row.file_name),
    share: row.share,
    rows: row.row_count,
    files: row.file_count,
    sizeBytes: row.size_bytes,
    sha256: row.sha256,
    faulty: row.faulty,
    isEncrypted: row.is_encrypted,
    checkedAt: row.checked_at,
    error: state === 'failed' ? errorOf(row.error) : null,
  }
}

const errors = ['disk', 'store', 'ended', 'other'] as const
function errorOf(error: string | null): BackupItem['error'] {
  return error === null ? 'ended' : (errors.find(known => known === error) ?? 'other')
}

interface Whole {
  readonly id: string
  readonly fileName: string
  readonly sha256: string
}

/** @throws Refused 404 for what is no backup that lies here */
async function getWhole(platform: Platform, id: string | undefined): Promise<Whole> {
  const row = isId(id)
    ? await platform.database.find<{ id: string; file_name: string | null; sha256: string }>(
        sql`select id, file_name, sha256 from backup where id = ${id} and state = ${states.whole}`,
      )
    : undefined
  if (!row || row.file_name === null || !isThere(platform, row.file_name)) throw noBackup()
  return { id: row.id, fileName: row.file_name, sha256: row.sha256 }
}

function ticketKeyOf({ secrets }: Platform): Uint8Array {
  return secrets.keyFor('backup tickets')
}

/** Only who gave his password was given the ticket, at most a minute ago. One that somebody else sends along with his session is no ticket. */
async function answerBackup(call: Call, id: string | undefined, ticket: string): Promise<Response> {
  const { platform, actor, caller } = call
  const backup = await getWhole(platform, id)
  const holder = findTicketHolder(ticketKeyOf(platform), ticket, backup.id, Date.now())
  if (holder === undefined || (caller.userId !== undefined && caller.userId !== holder)) throw noBackup()
  const path = join(backupFolder(platform), backup.fileName)
  const { size } = await stat(path)
  await noteEventNow(
    platform.database,
    { ...actor, caller: { ...caller, userId: holder } },
    {
      action: 'download',
      tableName: 'backup',
      rowId: backup.id,
      rowTitle: [backup.fileName],
      changes: { sha256: [null, backup.sha256], sizeBytes: [null, size] },
    },
  )
  return new Response(streamOf(createReadStream(path)), {
    headers: {
      'content-type': 'application/octet-stream',
      'content-length': String(size),
      'content-disposition': `attachment; filename="${backup.fileName}"`,
      'cache-control': 'private, no-store',
    },
  })
}

/** @throws Refused 409 for one that is under way */
async function removeBackup({ platform, actor }: Call, id: string): Promise<void> {
  const row = isId(id)
    ? await platform.database.write(actor, async transaction => {
        await endSilent(transaction)
        const found = await transaction.find<{ file_name: string | null; state: number }>(
          sql`select file_name, state from backup where id = ${id} for update`,
        )
        if (!found) throw noBackup()
        if (found.state === states.underWay)
          throw new Refused('backupUnderWay', 'تُؤخذ هذه النسخة الآن', 'This backup is being taken now', { status: 409 })
        await transaction.rows(sql`delete from backup where id = ${id}`)
        await noteEvent(transaction, { action: 'delete', tableName: 'backup', rowId: id, rowTitle: [found.file_name ?? ''] })
        return found
      })
    : undefined
  if (!row) throw noBackup()
  if (row.file_name !== null) await rm(join(backupFolder(platform), row.file_name), { force: true })
}

function noBackup(): Refused {
  return new Refused('notFound', 'النسخة الاحتياطية غير موجودة على هذا الخادم', 'The backup is not on this server', { status: 404 })
}
