import type { Caller } from '../../kernel/kernel.ts'
import type { Runner } from '../database/connect.ts'
import { sql, type SQL } from '../database/sql.ts'
import type { Call, Platform } from '../platform.ts'
import { findVisible } from '../resources/access.ts'
import { isId } from '../resources/id.ts'
import { expiredSource, publicSource } from '../resources/publicRead.ts'
import { publishedFilesOf } from './published.ts'

/** What the table says of an uploaded file. */
export interface FileRow {
  readonly id: string
  readonly originalFileName: string
  readonly mimeType: string
  readonly sizeBytes: number
  readonly sha256: string
  readonly widthPx: number | null
  readonly creator: string | null
  /** The record that holds it; null until it is saved with one. */
  readonly resource: string | null
  readonly recordId: string | null
  /** One of `scanStates`. */
  readonly scanState: number
}
/** A file that the caller may see. */
export interface SeenFile extends FileRow {
  /** Everybody may see it. */
  readonly isPublic: boolean
  /** Whose ticket opened it, where no session did. */
  readonly holder?: string
}

/** The columns of a file under their names in JSON; the table is `a`. */
export const fileColumns: SQL = sql`a.id, a.original_file_name as "originalFileName", a.mime_type as "mimeType", a.size_bytes as "sizeBytes",
  a.sha256, a.width_px as "widthPx", a.creator, a.resource, a.record_id as "recordId",
  a.scan_state as "scanState"`

/** The row of a file, whoever asks. */
export async function findFile(runner: Runner, id: unknown): Promise<FileRow | undefined> {
  return isId(id) ? runner.find<FileRow>(sql`select ${fileColumns} from attachment a where a.id = ${id}`) : undefined
}

/**
 * A file, as far as the caller may see it: what stands in what citizens see is everybody's; else the file follows its record, read
 * permission and scope; a file that is in no record yet is its uploader's and the administrators'.
 * @returns undefined for what is not there and for what he may not see, which to him is the same
 */
export async function findSeenFile(call: Call, id: unknown): Promise<SeenFile | undefined> {
  const file = await findFile(call.platform.database, id)
  if (!file) return undefined
  if (await isPublished(call.platform, file)) return { ...file, isPublic: true }
  return (await mayRead(call, file)) ? { ...file, isPublic: false } : undefined
}

async function isPublished(platform: Platform, { id, resource, recordId }: FileRow): Promise<boolean> {
  if (platform.ownFiles.shown().includes(id)) return true
  const model = resource === null ? undefined : platform.models.get(resource)
  if (!model || recordId === null) return false
  // A page whose time is over is still read, with its pictures.
  for (const source of [publicSource(platform, model), expiredSource(platform, model, recordId)]) {
    const published = source && publishedFilesOf(platform, model, sql`t.id = ${recordId}`, source)
    if (published && (await platform.database.find(sql`select from (${published}) p where p.file = ${id} limit 1`))) return true
  }
  return false
}

async function mayRead(call: Call, file: FileRow): Promise<boolean> {
  const { caller, platform } = call
  if (caller.userId === undefined) return false
  if (file.recordId === null) return isOwn(caller, file)
  if (file.resource === platform.ownFiles.resource) return caller.can(platform.ownFiles.permission)
  const model = file.resource === null ? undefined : platform.models.get(file.resource)
  if (model && platform.rulesOf(model.resource).own?.is(caller, file.recordId)) return true
  if (!model || !caller.can(model.resource.permission)) return false
  if (await findVisible(call, platform.database, model, file.recordId)) return true
  const isRead = platform.rulesOf(model.resource).filesReadWhen?.(platform)
  return (
    isRead !== undefined &&
    (await platform.database.find(sql`select from ${model.from} where t.id = ${file.recordId} and ${isRead}`)) !== undefined
  )
}

/** Did the caller upload it, or may he do everything? */
export function isOwn(caller: Caller, { creator }: Pick<FileRow, 'creator'>): boolean {
  return caller.isAdmin || (caller.userId !== undefined && caller.userId === creator)
}
