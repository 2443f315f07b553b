import {
  columnsAsked,
  columnsOf,
  findCheck,
  Invalid,
  keptField,
  numberOf,
  problemAt,
  problemSaying,
  type Column,
  type KeptFile,
  type Lang,
  type Problem,
} from '../../define.ts'
import { sql } from '../../../server/database/sql.ts'
import { storeDocument, storePicture, noteFile } from '../../../server/files/keep.ts'
import { isPicture, limitsOf, requireKind } from '../../../server/files/kinds.ts'
import { heldStore } from '../../../server/files/leftContent.ts'
import type { PostedForm } from '../../../server/files/postedForm.ts'
import { scanArrived, Unsafe, type Scanning } from '../../../server/files/scanned.ts'
import { findKind } from '../../../server/files/sniff.ts'
import type { Call } from '../../../server/platform.ts'
import { tellOfFinding } from '../../admin/notifications/notifications.server.ts'
import { settings } from '../../admin/settings/settings.ts'
import { isFile } from './formValues.ts'
import type { EntryFormSpec } from './posted.ts'
import { fileIn, fileRef } from './secrets.server.ts'

/** The files of a form: those that it carries from before, and those that came with it. */
export interface TakenFiles {
  readonly kept: readonly (KeptFile & { readonly id: string })[]
  readonly problems: readonly Problem[]
}

/** So long a form waits for the scanner, with all its files: what it has not said by then is asked again by a job. */
const mostScanMs = 4000

/**
 * Takes the files of a form: each by its content, pictures made anew, none of them where anybody could read it. What was wrong is named at its
 * field, with the file's name (P-50); what was right stays although the rest was wrong.
 * @param record whose files may be carried on: the one that is corrected
 */
export async function takeFiles(
  call: Call,
  spec: EntryFormSpec,
  { values, files }: PostedForm,
  record: string | undefined,
): Promise<TakenFiles> {
  const columns = fileColumnsOf(spec)
  const carried = (values[keptField] ?? []).flatMap(given => fileIn(call.platform, given) ?? []).filter(({ column }) => columns.has(column))
  const named = await namesOf(
    call,
    carried.map(({ id }) => id),
    record,
  )
  const kept = carried.flatMap(({ column, id }) => {
    const name = named.get(id)
    return name === undefined ? [] : [{ column, id, name, ref: fileRef(call.platform, id, column) }]
  })
  const problems: Problem[] = []
  const until = performance.now() + mostScanMs
  const address = call.platform.settings.get(settings.scanner)
  // Who is signed in is known, and sends only so much.
  const tell = call.caller.userId === undefined ? undefined : tellOfFinding
  for (const file of files) {
    const column = columns.get(file.field)
    if (!column) continue
    const isOne = column.field.kind === 'image'
    const room = Number(findCheck(column.field, 'max')?.[0] ?? 1)
    if (problems.some(({ at, rule }) => at === column.name && rule === 'fileCount')) continue
    if (!isOne && kept.filter(one => one.column === column.name).length >= room) {
      problems.push(
        problemSaying(
          column.name,
          'fileCount',
          `${column.label[0]}: ${room === 1 ? 'ملف واحد' : `${room} ملفات`} على الأكثر`,
          `${column.label[1]}: at most ${room === 1 ? 'one file' : `${room} files`}`,
        ),
      )
      continue
    }
    const taken = await takeFile(call, column, file, { address, tell, mostMs: until - performance.now() })
    // A picture takes the place of the one before it, once it is known to be one.
    if (isOne && 'id' in taken) for (let at = kept.length - 1; at >= 0; at--) if (kept[at]?.column === column.name) kept.splice(at, 1)
    if ('id' in taken)
      kept.push({ column: column.name, id: taken.id, name: file.fileName, ref: fileRef(call.platform, taken.id, column.name) })
    else problems.push(taken)
  }
  return { kept, problems }
}

function fileColumnsOf(spec: EntryFormSpec): ReadonlyMap<string, Column> {
  const asked = new Set(columnsAsked(spec))
  return new Map(
    [...columnsOf(spec.resource.fields), ...columnsOf(spec.beside)].flatMap(column =>
      isFile(column) && asked.has(column.name) ? [[column.name, column]] : [],
    ),
  )
}

async function takeFile(
  call: Call,
  column: Column,
  file: PostedForm['files'][number],
  scanning: Scanning,
): Promise<{ id: string } | Problem> {
  const { platform, actor } = call
  const limits = limitsOf(column.field)
  const mostKB = Math.min(
    limits?.maxKB ?? Number.POSITIVE_INFINITY,
    platform.settings.get(limits?.isImage ? settings.maxImageKB : settings.maxDocumentKB),
  )
  const taken = (limits?.endings ?? []).map(ending => ending.toUpperCase())
  const unfit = problemSaying(
    column.name,
    'fileType',
    `الملف «${file.fileName}» غير مقبول. يُقبل ${taken.join(' و')} حتى ${sizeIn(mostKB, 'ar')}`,
    `The file “${file.fileName}” is not accepted. Accepted: ${taken.join(', ')}, up to ${sizeIn(mostKB, 'en')}`,
  )
  if (!limits) return problemAt(column.name, 'file', column.label)
  if (file.sizeBytes === 0)
    return problemSaying(
      column.name,
      'fileType',
      `الملف «${file.fileName}» فارغ. اختر ملفًا فيه محتوى`,
      `The file “${file.fileName}” is empty. Choose one that has something in it`,
    )
  if (file.sizeBytes > mostKB * 1024) return unfit
  try {
    const ending = requireKind(column.name, column.label, limits, await findKind(file.path, file.fileName))
    const store = heldStore(platform.database, actor, platform.files.store)
    const scanState = await scanArrived(call, scanning, file, column.name)
    const stored = isPicture(ending) ? await storePicture(store, file.path) : await storeDocument(store, file, ending)
    return await platform.database.write(actor, transaction => noteFile(transaction, stored, file.fileName, null, scanState))
  } catch (error) {
    if (error instanceof Unsafe) return error.problems[0] ?? unfit
    // What is no such file is told at its field; a fault of ours is none of the sender's.
    if (error instanceof Invalid) return unfit
    throw error
  }
}

/** A bound as people read it: a megabyte is 1,024 kilobytes. */
function sizeIn(kB: number, lang: Lang): string {
  const [ar, en] = kB >= 1024 ? ['م.ب', 'MB'] : ['ك.ب', 'KB']
  return `${numberOf(Math.round((kB >= 1024 ? kB / 1024 : kB) * 10) / 10, lang)} ${lang === 'ar' ? ar : en}`
}

async function namesOf({ platform }: Call, ids: readonly string[], record: string | undefined): Promise<ReadonlyMap<string, string>> {
  if (ids.length === 0) return new Map()
  const rows = await platform.database.rows<{ id: string; name: string }>(
    sql`select id, original_file_name as name from attachment where id = any(${sql.param([...ids])}::uuid[]) and (record_id is null or record_id = ${record ?? null}::uuid)`,
  )
  return new Map(rows.map(({ id, name }) => [id, name]))
}
