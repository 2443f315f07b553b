import { Readable } from 'node:stream'
import { ZipFile } from 'yazl'
import { inLang, type Column, type Lang, type Values } from '../../define.ts'
import { sql } from '../../../server/database/sql.ts'
import { keepFor, streamOf } from '../../../server/files/answer.ts'
import { endingOf } from '../../../server/files/kinds.ts'
import { isReadableRow } from '../../../server/files/scanned.ts'
import type { Call } from '../../../server/platform.ts'
import { askedBy } from './asked.server.ts'
import type { FollowedEntry } from './calls.ts'
import { filledIn, kindOf } from './complete.server.ts'
import type { EntryKind } from './entryKind.server.ts'
import { findOwn, follow } from './follow.server.ts'
import { isFile, typedPoint } from './formValues.ts'
import { gate, networkOf } from './limits.ts'
import { askedOf, placesOf, recordOfEntry, textsIn } from './ownForm.server.ts'
import { tooMany } from './tooMany.server.ts'
import { conversationKinds, entryKinds, visitorSubmission } from './visitorSubmission.ts'

/** So often an address gets its data in an hour: they are gathered anew each time, files and all. */
const most = { most: 10, ms: 3_600_000 }
const gathered = gate()

/** One thing that is kept of a sender. */
interface Kept {
  readonly field: string
  readonly label: string
  readonly value: string
}

/**
 * Everything that is kept of a sender in an entry, as a ZIP file: what he wrote and what was said to him, under labels of his language, and his files.
 * What staff note among themselves is not his.
 * @throws Refused 404, 429
 */
export async function ownDataOf(call: Call, kinds: readonly EntryKind[], number: string, key: string): Promise<Response> {
  const { platform, lang } = call
  const { id, kind: code, record: recordId } = await findOwn(call, number, key)
  const wait = gathered.pass(networkOf(call.actor.address), [most], Date.now())
  if (wait > 0) throw tooMany('address', wait / 1000)
  const kind = kindOf(kinds, code)
  const entry = await follow(call, kinds, number, key)
  const kept = await platform.database.find<KeptForm>(sql`
    select f.payload, f.email, f.phone, s.email_confirmed_at as "emailConfirmedAt", s.phone_confirmed_at as "phoneConfirmedAt", s.language
    from visitor_submission s join visitor_form f on f.submission_id = s.id where s.id = ${id}`)
  const record =
    recordId === null ? valuesIn(kept?.payload) : await recordOfEntry(call, platform.database, kind.spec.resource.name, recordId)
  const { spec } = await askedBy(call, kind.spec)
  const columns = askedOf(spec)
  const rows: readonly Values[] = Array.isArray(record.additionalData) ? record.additionalData : []
  const files = await filesOf(call, [
    ...columns.filter(isFile).flatMap(({ name }) => textsIn(record[name])),
    ...rows.flatMap(row => textsIn(row.files)),
  ])
  const told = {
    entry: factsOf(entry, kept, lang),
    form: [...(await answersIn(call, columns, record)), ...addedIn(rows, lang)],
    conversation: entry.said.map(({ kind: said, text, at }) => ({ kind: wordOf(conversationKinds, said, lang), at, text })),
    files: files.map(({ path }) => path),
  }
  const zip = new ZipFile()
  zip.addBuffer(Buffer.from(JSON.stringify(told, undefined, 2)), `${entry.number}.json`)
  for (const { path, sha256 } of files)
    zip.addReadStream(
      Readable.from(platform.files.store.read(sha256)).on('error', error => zip.outputStream.emit('error', error)),
      path,
    )
  zip.end()
  return new Response(streamOf(Readable.from(zip.outputStream)), {
    headers: {
      'content-type': 'application/zip',
      'content-disposition': `attachment; filename="${entry.number}.zip"`,
      'cache-control': keepFor.privateFile,
      'x-content-type-options': 'nosniff',
    },
  })
}

interface KeptForm {
  readonly payload: string | null
  readonly email: string | null
  readonly phone: string | null
  readonly emailConfirmedAt: string | null
  readonly phoneConfirmedAt: string | null
  readonly language: number
}

/** What was filled in and has no record yet. */
function valuesIn(payload: string | null | undefined): Values {
  if (payload == null) return {}
  const { values, beside } = filledIn(payload)
  return { ...beside, ...values }
}

function factsOf(entry: FollowedEntry, kept: KeptForm | undefined, lang: Lang): Kept[] {
  const { fields } = visitorSubmission
  const facts: readonly (readonly [
    keyof typeof fields | 'email' | 'phone' | 'reason' | 'note',
    readonly [string, string],
    string | null | undefined,
  ])[] = [
    ['number', fields.number.label, entry.number],
    ['kind', fields.kind.label, inLang([entryKinds[entry.kind][1], entryKinds[entry.kind][2]], lang)],
    ['title', fields.title.label, entry.title],
    ['state', fields.state.label, inLang([entry.statusAr, entry.statusEn], lang)],
    ['sentAt', fields.sentAt.label, entry.sentAt],
    ['email', ['البريد الإلكتروني', 'E-mail'], kept?.email],
    ['emailConfirmedAt', fields.emailConfirmedAt.label, kept?.emailConfirmedAt],
    ['phone', ['رقم الجوال', 'Mobile'], kept?.phone],
    ['phoneConfirmedAt', fields.phoneConfirmedAt.label, kept?.phoneConfirmedAt],
    ['language', fields.language.label, kept?.language === 2 ? 'English' : 'العربية'],
    ['reason', ['السبب', 'Reason'], entry.reasonAr === null ? null : inLang([entry.reasonAr, entry.reasonEn ?? entry.reasonAr], lang)],
    ['note', ['ملاحظة', 'Note'], entry.note],
  ]
  return facts.flatMap(([field, label, value]) => (value == null ? [] : [{ field, label: inLang(label, lang), value }]))
}

/** The answers to the form, values of lists in their words and authorities by their names. */
async function answersIn({ platform, lang }: Call, columns: readonly Column[], record: Values): Promise<Kept[]> {
  const references = columns.filter(({ field }) => field.kind === 'ref').flatMap(({ name }) => textsIn(record[name]))
  const places = new Map(
    (await placesOf(platform.database, references)).map(place => [place.id, inLang([place.nameAr, place.nameEn], lang)]),
  )
  const said = ({ field }: Column, text: string): string => {
    if (field.kind === 'lookup') {
      const value = platform.lookups.find(field.list ?? '', Number(text))
      return value ? inLang([value.nameAr, value.nameEn ?? value.nameAr], lang) : text
    }
    if (field.kind === 'choice') return wordOf(field.words ?? {}, Number(text), lang)
    return places.get(text) ?? text
  }
  return columns.flatMap(column => {
    const { name, field, label } = column
    if (isFile(column)) return []
    const value = record[name]
    if (field.kind === 'geoPoint')
      return value == null ? [] : [{ field: name, label: inLang(label, lang), value: typedPoint(value).join(', ') }]
    const texts = field.kind === 'boolean' ? [value === true ? yes[lang] : no[lang]] : textsIn(value).map(text => said(column, text))
    return texts.length === 0 ? [] : [{ field: name, label: inLang(label, lang), value: texts.join('\n') }]
  })
}

const yes = { ar: 'نعم', en: 'Yes' }
const no = { ar: 'لا', en: 'No' }

/** What a template has asked beside the form's own fields, under the labels of that time. */
function addedIn(rows: readonly Values[], lang: Lang): Kept[] {
  return rows.flatMap(({ fieldKey, labelAr, labelEn, value, personalValue }) => {
    const text = personalValue ?? value
    return typeof text === 'string'
      ? [{ field: String(fieldKey), label: inLang([String(labelAr), String(labelEn)], lang), value: text }]
      : []
  })
}

function wordOf(words: Readonly<Record<string, readonly [number, string, string, ...unknown[]]>>, code: number, lang: Lang): string {
  const found = Object.values(words).find(([known]) => known === code)
  return found ? inLang([found[1], found[2]], lang) : String(code)
}

/**
 * His files with the paths that they have in the ZIP file: each under a name of its own that leads nowhere else. What waits for the scanner, or in
 * which it has found something, is sent to nobody.
 */
async function filesOf({ platform }: Call, ids: readonly string[]): Promise<{ path: string; sha256: string }[]> {
  const rows = await platform.database.rows<{ sha256: string; name: string; type: string }>(sql`
    select a.sha256, a.original_file_name as name, a.mime_type as type from attachment a
    where a.id = any(${sql.param([...ids])}::uuid[]) and ${isReadableRow} order by a.id`)
  return rows.map(({ sha256, name, type }, index) => {
    const ending = `.${endingOf(type) ?? 'bin'}`
    const plain = name.replaceAll(/[\\/:*?"<>|\p{Cc}]/gu, '_')
    return { sha256, path: `files/${index + 1}-${plain.toLowerCase().endsWith(ending) ? plain : plain + ending}` }
  })
}
