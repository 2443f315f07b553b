import { join } from 'node:path'
import { visitor } from '../kernel/kernel.ts'
import { messageJobs, tellOfFinding } from '../modules/admin/notifications/notifications.server.ts'
import { settings } from '../modules/admin/settings/settings.ts'
import type { Job } from '../server/jobs.ts'
import { scanWaiting } from '../server/files/scanWaiting.ts'
import { diskStore } from '../server/files/store.ts'
import { visitorOf, type PageAnswer } from './entries/visitor.ts'
import { platformBeside } from './messages/beside.ts'
import { harmful } from './scanner.ts'
import { pdf } from './uploads.ts'
import { asOwner, type World } from './world.ts'

/** The bytes of a document in which a scanner finds something. */
export const infected = Buffer.concat([pdf(), Buffer.from(harmful)])
/** The same in another content. */
export const infectedOf = (mark: string): Buffer => Buffer.concat([infected, Buffer.from(mark)])

/** A visitor begins a letter with a file. */
export function posted(world: World, fileName: string, content: Buffer): Promise<PageAnswer> {
  const file = new File([new Uint8Array(content)], fileName)
  return visitorOf({ world }).post('/en/contactUs', { title: 'A letter', act: 'send' }, { attachments: file })
}

async function rowsOf({ database }: World, sql: string, fileName: string): Promise<Record<string, unknown>[]> {
  const { rows } = await asOwner(database.ownerUrl, client => client.query<Record<string, unknown>>(sql, [fileName]))
  return rows
}

/** Who was told in the dashboard of a file of this name, and what, in English. */
export async function noticesOf(world: World, fileName: string): Promise<unknown[]> {
  const rows = await rowsOf(
    world,
    `select u.user_name, n.text_en from notification n join "system_user" u on u.id = n.user_id where n.text_en like '%' || $1 || '%' order by 1`,
    fileName,
  )
  return rows.map(row => [row.user_name, row.text_en])
}

/** How an upload of this name stands to the scanner. */
export async function stateOf(world: World, fileName: string): Promise<unknown> {
  const [row] = await rowsOf(world, 'select scan_state from attachment where original_file_name = $1', fileName)
  return row?.scan_state
}

/** What the audit says was found in an upload of this name. */
export async function foundIn(world: World, fileName: string): Promise<unknown[]> {
  const rows = await rowsOf(
    world,
    `select changes -> 'found' ->> 1 as found from audit_entry where action = 51029 and row_title = $1`,
    fileName,
  )
  return rows.map(({ found }) => found)
}

/** What the audit says of uploads of this name that the scanner does not read for their size: who sent each, its id where it is kept, and its bytes. */
export function unexaminedIn(world: World, fileName: string): Promise<unknown[]> {
  return rowsOf(
    world,
    `select e.user_name as user, e.row_id as file, e.changes -> 'sizeBytes' ->> 1 as size from audit_entry e
      join lookup l on l.id = e.action and l.code = 'unexaminedFile' where e.row_title = $1`,
    fileName,
  )
}

/** A turn of the job that scans, which comes each minute by itself. @param folder the data of the program */
export async function scanAgain(world: World, folder: string): Promise<void> {
  await turnOf(scanWaiting(settings.scanner, tellOfFinding), world, folder)
}

/** A turn of the job that tells of what visitors sent, which comes each hour by itself. @param folder the data of the program */
export async function tellOfVisitors(world: World, folder: string): Promise<void> {
  for (const job of messageJobs) if (job.name === 'messages: files of visitors') await turnOf(job, world, folder)
}

/** A turn of a job. @param folder the data of the program */
export async function turnOf(job: Job, { database }: Pick<World, 'database'>, folder: string): Promise<void> {
  const beside = await platformBeside(database)
  try {
    const { files } = beside.platform
    const platform = { ...beside.platform, files: { ...files, store: diskStore(join(folder, 'files')) } }
    const keeper = { caller: visitor, requestId: 'test', address: undefined }
    const write = <T>(work: Parameters<typeof platform.database.write<T>>[1]) => platform.database.write(keeper, work)
    await job.run({ platform, write, signal: new AbortController().signal })
  } finally {
    await beside.stop()
  }
}
