import { columnsOf, isMany, numberOf, type Column, type Label, type Values } from '../../define.ts'
import type { Runner } from '../../../server/database/connect.ts'
import { sql } from '../../../server/database/sql.ts'
import type { Call } from '../../../server/platform.ts'
import { contentOf } from '../../../server/files/answer.ts'
import { widthsPx } from '../../../server/files/images.ts'
import { storedPicture } from '../../../server/files/kinds.ts'
import { isReadableRow } from '../../../server/files/scanned.ts'
import { log } from '../../../server/log.ts'
import type { Model } from '../../../server/resources/model.ts'
import { textForPeople } from '../../../server/resources/sheet.ts'
import type { FollowedEntry } from './calls.ts'
import type { Worded } from './entryKind.server.ts'
import { placesOf, textsIn } from './ownForm.server.ts'
import { digestOf } from './secrets.server.ts'

/** What of a kind's records everybody will read that their senders have said. */
export interface ReadByAll {
  /** Columns of the wording, with their labels. */
  readonly wording: readonly (readonly [column: string, ...label: Label])[]
  /** Columns of what is no text; an amount goes with its currency. */
  readonly facts: readonly string[]
  /** Values that are written when a record is published: what its sender lets everybody read of himself. */
  shown(call: Pick<Call, 'platform'>, record: Values): Values
}

/** One thing of it in a record. */
interface Saying {
  readonly column: Column
  readonly label: Label
  readonly meant: unknown
}

/** Would everybody read another thing of a record than of the one before? What its sender lets be read no more is no other thing. */
export function isReworded(call: Call, model: Model, kind: ReadByAll, record: Values, before: Values): boolean {
  const was = new Map(sayingsIn(call, model, kind, before).map(({ column, meant }) => [column.name, JSON.stringify(meant)]))
  const own = Object.keys(kind.shown(call, record))
  return sayingsIn(call, model, kind, record).some(
    ({ column: { name }, meant }) => JSON.stringify(meant) !== was.get(name) && !(meant === null && own.includes(name)),
  )
}

/** What everybody will read of a record, in the caller's language. */
export async function wordingOf(call: Call, runner: Runner, model: Model, kind: ReadByAll, record: Values): Promise<Worded[]> {
  const said = sayingsIn(call, model, kind, record).filter(({ meant }) => meant !== null)
  const all = { ...record, ...kind.shown(call, record), ...(await namesOfSeveral(runner, said)) }
  const pictures = said.flatMap(({ column, meant }) => (column.field.kind === 'image' ? [String(meant)] : []))
  const names = new Map(
    (
      await runner.rows<{ id: string; name: string }>(
        sql`select id, original_file_name as name from attachment where id = any(${sql.param(pictures)}::uuid[])`,
      )
    ).map(({ id, name }) => [id, name]),
  )
  return said.map(({ column, label: [labelAr, labelEn], meant }) => {
    const picture = column.field.kind === 'image' ? String(meant) : null
    const text = picture === null ? textOf(call, model, column, all) : (names.get(picture) ?? '')
    return { column: column.name, labelAr, labelEn, text, meant, picture }
  })
}

/** The names of the authorities that a record names several of, as `textForPeople` reads them. */
async function namesOfSeveral(runner: Runner, said: readonly Saying[]): Promise<Values> {
  const several = said.filter(({ column: { field } }) => field.kind === 'ref' && isMany(field))
  const named = several.map(async ({ column: { name }, meant }) => {
    const places = (await placesOf(runner, textsIn(meant))).toSorted((one, other) => one.code.localeCompare(other.code))
    return [
      [`${name}NamesAr`, places.map(({ nameAr }) => nameAr)],
      [`${name}NamesEn`, places.map(({ nameEn }) => nameEn)],
    ] as const
  })
  return Object.fromEntries((await Promise.all(named)).flat())
}

/** Tells one wording from another by its values: its sender agrees to what he has read, in whichever language, and not to what staff have made of it since. */
export function markOf({ platform }: Call, wording: readonly Worded[]): string {
  return digestOf(platform, 'wording', JSON.stringify(wording.map(({ column, meant }) => [column, meant]))).slice(0, 22)
}

/** The wording as it is answered. A picture stands in the answer itself: its sender has no session by which its file would be let out to him. */
export function answeredWording(call: Call, wording: readonly Worded[]): Promise<FollowedEntry['wording']> {
  return Promise.all(
    wording.map(async ({ labelAr, labelEn, text, picture }) => ({
      labelAr,
      labelEn,
      text,
      picture: picture === null ? null : await drawn(call, picture),
    })),
  )
}

function sayingsIn(call: Call, { resource }: Model, { wording, facts, shown }: ReadByAll, record: Values): Saying[] {
  const columns = new Map(columnsOf(resource.fields).map(column => [column.name, column]))
  const labels = new Map(wording.map(([column, ar, en]): [string, Label] => [column, [ar, en]]))
  const own = shown(call, record)
  const all = { ...record, ...own }
  return [...labels.keys(), ...facts, ...Object.keys(own)].flatMap(name => {
    const column = columns.get(name)
    return column ? [{ column, label: labels.get(name) ?? column.label, meant: meantBy(column, all) }] : []
  })
}

/** What a record says in a column, whichever way it was sent: an amount by its number and with its currency, a point by its two, several in any order. */
function meantBy({ name, field }: Column, record: Values): unknown {
  const value = record[name]
  if (value === null || value === undefined || value === '') return null
  if (field.kind === 'money') return [Number(value), record.currency ?? null]
  if (Array.isArray(value)) return value.length === 0 ? null : value.map(String).toSorted()
  if (typeof value === 'object' && 'lat' in value && 'lng' in value) return [value.lat, value.lng]
  return value
}

function textOf(call: Call, { resource }: Model, column: Column, record: Values): string {
  if (column.field.kind !== 'money') return textForPeople(call, column, record)
  const amount = Number(record[column.name])
  const currency = columnsOf(resource.fields).find(({ name }) => name === 'currency')
  return [numberOf(amount, call.lang, Number.isInteger(amount) ? 0 : 2), currency ? textForPeople(call, currency, record) : '']
    .join(' ')
    .trim()
}

/** @returns null for what the scanner does not let out, or the store does not give now: what else the page says does not wait for it */
async function drawn({ platform: { database, files }, requestId }: Call, id: string): Promise<string | null> {
  const file = await database.find<{ id: string; sha256: string }>(
    sql`select a.id, a.sha256 from attachment a where a.id = ${id} and ${isReadableRow}`,
  )
  if (!file) return null
  try {
    const { key } = await contentOf(files.store, file, widthsPx[0])
    const parts: Uint8Array[] = []
    for await (const part of files.store.read(key)) parts.push(part)
    return `data:${storedPicture};base64,${Buffer.concat(parts).toString('base64')}`
  } catch (error) {
    log.error({ err: error, requestId, file: id }, 'the picture of an entry was not read')
    return null
  }
}
