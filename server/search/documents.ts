import { createHash } from 'node:crypto'
import { byPermission, columnsOf, findCheck, visitor, type Column } from '../../kernel/kernel.ts'
import type { Actor, Transaction } from '../database/connect.ts'
import { listed, name, sql, statementOf, type SQL } from '../database/sql.ts'
import { log } from '../log.ts'
import type { LookupList } from '../lookups.ts'
import type { Platform } from '../platform.ts'
import { heldTexts, holdsTexts, recordsOf, wordsOf } from '../fileText/held.ts'
import type { RecordId } from '../resources/id.ts'
import { isPlace } from '../resources/isPlace.ts'
import { onWritten } from '../resources/changes.ts'
import { titleColumns, type Model } from '../resources/model.ts'
import { pageKindsOf, type PageKind } from '../resources/publicPages.ts'
import { kindsOf } from '../resources/readTags.ts'
import { plainText, withoutTags } from '../resources/searchText.ts'
import { analysisVersion } from './keys.ts'
import { nearKeys } from './misspelling.ts'
import { bareOf, tokensOf } from './tokens.ts'
import { lexemesOf, type Weight, type Weighed } from './lexemes.ts'
import { giveShortCodes } from './shortCodes.ts'

/** A kind of record with pages on the portal, which is found: what of each is read, and how it weighs. */
export interface FoundKind extends PageKind {
  readonly columns: readonly { readonly column: Column; readonly weight: Weight }[]
  readonly titles: readonly string[]
  /** The column of the day that the thing bears. */
  readonly day: Column | undefined
  /** The columns of the number that the thing bears, and of the year of that number. */
  readonly number: string | undefined
  readonly year: string | undefined
  /** What else it is found by: an expression over the row that citizens read. */
  readonly further: SQL | undefined
  /** Under which names it is found, such as that of its category: no extract is taken from these. */
  readonly named: SQL | undefined
  /** It is found by what stands in its files too. */
  readonly hasFiles: boolean
  /** Raised by itself when the analysis or the definition changes: documents of another version are written anew. */
  readonly version: number
}

const keeper: Actor = { caller: visitor, requestId: 'search', address: undefined, reason: 'what the search finds' }
const longestText = 20_000
/** Fields by whose value a thing is known, as by its code. */
const numbers = new Set(['number', 'planReference'])
const texts = new Set(['text', 'longText', 'richText'])
/** In sentences, which follow upon each other; what else is written is told apart. */
const prose = new Set(['longText', 'richText'])
/** Raised when what extracts are taken from is put together in another way. */
const extractVersion = 5

/** Every kind of record with a page of its own on the portal. */
export function foundKinds(platform: Platform): readonly FoundKind[] {
  const known = kindsOfPlatforms.get(platform)
  if (known) return known
  const made = pageKindsOf(platform).flatMap(pages => foundKindOf(platform, pages) ?? [])
  kindsOfPlatforms.set(platform, made)
  return made
}
// They follow from definitions, which do not change while the program runs.
const kindsOfPlatforms = new WeakMap<Platform, readonly FoundKind[]>()

/** Do the records stand for themselves, as places and laws do, and not for what a place publishes? */
export function isOfItsOwn({ model }: PageKind): boolean {
  return model.resource.scope.owner === 'id'
}

function foundKindOf(platform: Platform, pages: PageKind): FoundKind | undefined {
  const { kind, model } = pages
  const { fields } = model.resource
  if (titleColumns(model)[0] === 'id') return undefined
  const titles = titleColumns(model)
  const shown = pages.source().columns.filter(({ field }) => texts.has(field.kind) || field.list !== undefined)
  const read = shown.flatMap(column => {
    const weight = weightOf(model, column, titles)
    return weight ? [{ column, weight }] : []
  })
  const lacking = columnsOf(fields).filter(
    ({ name: key }) => (titles.includes(key) || key === 'code') && !read.some(({ column }) => column.name === key),
  )
  const columns = [...lacking.map(column => ({ column, weight: 'A' as const })), ...read]
  // When the data of a body were entered is no date of the body.
  const dated = columnsOf(fields).filter(
    ({ field, fieldName }) => !isBody(model) && !findCheck(field, 'bySystem') && pages.fields.includes(fieldName),
  )
  // Of an event it is the day on which it begins: an instant that each must have, not the one at which it may expire.
  const day =
    dated.find(({ field }) => field.kind === 'date') ??
    dated.find(({ field }) => field.kind === 'dateTime' && findCheck(field, 'required') !== undefined)
  const number = columns.find(({ column }) => column.fieldName === 'number')?.column.name
  const year = columnsOf(fields).find(({ field, fieldName }) => field.kind === 'year' && fieldName === 'year')?.name
  const { alsoFound: further, foundAs: named } = kind === model.resource.name ? platform.rulesOf(model.resource) : {}
  const hasFiles = holdsTexts(pages)
  const told = JSON.stringify([
    analysisVersion,
    extractVersion,
    kind,
    day?.name,
    number,
    year,
    columns.map(({ column, weight }) => [column.name, weight]),
    ...[further, named].flatMap(told => (told ? [statementOf(told)] : [])),
    ...(hasFiles ? ['files'] : []),
  ])
  return {
    ...pages,
    columns,
    titles,
    day,
    number,
    year: number && year,
    further,
    named,
    hasFiles,
    version: createHash('sha256').update(told).digest().readInt32BE(),
  }
}

/** By the lists as they were read last. */
const versions = new WeakMap<readonly LookupList[], Map<string, number>>()

/** The version of a document that is written now: a value of a list that bears another name makes another of what carries its name. */
export function versionNow({ lookups }: Platform, { kind, version, columns, named }: FoundKind): number {
  const lists = lookups.lists()
  const carried = new Set(columns.flatMap(({ column: { field } }) => field.list ?? []))
  // Which lists are read beside the fields only the database knows.
  const read = named === undefined ? lists.filter(({ id, code }) => carried.has(code) || carried.has(String(id))) : lists
  if (read.length === 0) return version
  const known = versions.get(lists) ?? new Map<string, number>()
  versions.set(lists, known)
  const names = () => JSON.stringify([version, read.map(({ values }) => values.map(({ nameAr, nameEn }) => [nameAr, nameEn]))])
  const found = known.get(kind) ?? createHash('sha256').update(names()).digest().readInt32BE()
  known.set(kind, found)
  return found
}

/** Is each record a body by itself, as a place or an investor is? A text that belongs to no place is none. */
function isBody({ resource: { scope } }: Model): boolean {
  return scope.owner === 'id' && scope.scope !== byPermission.scope
}

/** Names, titles and codes weigh most, then tags, then what sums up, then the text (section 16.2); other fields say nothing to a seeker. */
function weightOf(model: Model, { name: key, fieldName, field }: Column, titles: readonly string[]): Weight | undefined {
  if (titles.includes(key) || fieldName === 'code' || fieldName === 'officialName' || numbers.has(fieldName)) return 'A'
  if (fieldName === 'tags') return 'B'
  // What kind of body it is and where; the categories of texts would be found with everything.
  if (field.list !== undefined) return isBody(model) ? 'C' : undefined
  // Every place lies in some main street: who looks for streets looks for no place.
  if (fieldName === 'address') return undefined
  if (/alt$|caption$|url$|source|hours$/i.test(fieldName)) return undefined
  return field.kind === 'richText' ? 'D' : field.bilingual || field.kind === 'longText' ? 'C' : undefined
}

/** Keeps what is found beside what is written: from now on each change of a record writes its document in its own transaction. @returns ends it */
export function keepSearched(platform: Platform): () => void {
  const kinds = foundKinds(platform)
  return onWritten(async (transaction, model, id) => {
    // Another platform of this process, such as that of a test, has models of its own.
    if (platform.models.get(model.resource.name) !== model) return
    const touched = kindsOf(platform, model)
    for (const found of kinds) if (touched.includes(found.model.resource.name)) await writeDocuments(platform, transaction, found, [id])
    if (isPlace(model.resource))
      // They carry its name; there may be thousands: the job writes them anew.
      await transaction.rows(sql`update search_document set version = 0 where place = ${id}`)
  })
}

/** Writes the documents of these records as they are now; of one that citizens may not read there is none. What is found has a short address from then on. */
export async function writeDocuments(
  platform: Platform,
  transaction: Transaction,
  found: FoundKind,
  ids: readonly RecordId[],
): Promise<void> {
  // Before anything is read: what is renamed meanwhile is older than its name, and written anew.
  const version = versionNow(platform, found)
  const rows = await publicRows(transaction, found, ids, platform.timeZone)
  const here = new Set(rows.map(({ id }) => String(id)))
  const gone = ids.map(String).filter(id => !here.has(id))
  if (gone.length > 0)
    await transaction.rows(sql`delete from search_document where kind = ${found.kind} and id = any(${sql.param(gone)}::text[])`)
  const documents = rows.map(row => documentOf(platform, found, row))
  const texts = found.hasFiles
    ? await heldTexts(platform, transaction, found, recordsOf(ids, idType(found.model)))
    : new Map<string, string[]>()
  // All in one: a question for each of 100,000 took longer than what it asked.
  const values = documents.map(
    document =>
      sql`(${found.kind}, ${document.id}, ${document.place}::uuid, ${document.day}::date, ${document.code}, ${document.titleAr}, ${document.titleEn},
        ${document.textAr}, ${document.textEn}, ${document.words}::text::tsvector || ${wordsOf(texts.get(document.id) ?? [])}, ${version}::int)`,
  )
  if (values.length > 0)
    await transaction.rows(sql`
      insert into search_document (kind, id, place, date, code, title_ar, title_en, text_ar, text_en, words, version)
      values ${listed(values)}
      on conflict (kind, id) do update set place = excluded.place, date = excluded.date, code = excluded.code, title_ar = excluded.title_ar,
        title_en = excluded.title_en, text_ar = excluded.text_ar, text_en = excluded.text_en, words = excluded.words, version = excluded.version`)
  await giveShortCodes(transaction, found.kind, [...here])
  const words = wordsIn(documents.flatMap(({ titleAr, titleEn, textAr, textEn }) => [titleAr, titleEn ?? '', textAr, textEn]))
  if (words.length > 0) transaction.afterCommit(() => keepWords(platform, words))
}

type Row = Readonly<Record<string, unknown>>

/** The day of a date, or of an instant where the office is. */
function dayAt(value: SQL, { field }: Column, timeZone: string): SQL {
  return field.kind === 'date' ? sql`${value}::text` : sql`(${value} at time zone ${timeZone}::text)::date::text`
}

async function publicRows(transaction: Transaction, found: FoundKind, ids: readonly RecordId[], timeZone: string): Promise<Row[]> {
  const source = found.source(true)
  const { owner } = found.model.resource.scope
  const place = owner === 'id' ? sql`null::uuid` : source.model.at(owner)
  const columns = [...new Set([...found.columns.map(({ column }) => column.name), ...[found.year].filter(key => key !== undefined)])]
  const day = found.day && dayAt(source.model.at(found.day.name), found.day, timeZone)
  return transaction.rows<Row>(sql`
    select t.id as "id", ${place} as "place", p.name_ar as "placeAr", p.name_en as "placeEn", ${found.further ?? sql`null`} as "further", ${found.named ?? sql`null`} as "named", ${day ?? sql`null`} as "day", ${listed(columns.map(key => sql`${source.model.at(key)} as ${name(key)}`))}
    from ${source.model.from} left join place p on p.id = ${place}
    where t.id = any(${sql.param([...ids])}::${idType(found.model)}[]) and ${source.isPublic}`)
}

/** The type of the ids of its records. */
export function idType(model: Model): SQL {
  return sql.raw(model.resource.options.key === undefined ? 'uuid' : 'integer')
}

interface Document {
  readonly id: string
  readonly place: string | null
  readonly day: string | null
  readonly code: string | null
  readonly titleAr: string
  readonly titleEn: string | null
  readonly textAr: string
  readonly textEn: string
  readonly words: string
}

function documentOf(platform: Platform, found: FoundKind, row: Row): Document {
  const [ar = 'id', en = 'id'] = found.titles
  const textOf = (column: Column) =>
    column.field.list === undefined
      ? plainText(column, row[column.name]).replaceAll(/\s+/g, ' ')
      : labelsOf(platform, column, row[column.name])
  const weighed: Weighed[] = found.columns.map(({ column, weight }) => ({ text: textOf(column), weight }))
  const [number, year] = [found.number, found.year].map(key => (key === undefined ? undefined : writtenOf(row[key])))
  if (number !== undefined && year !== undefined) weighed.push({ text: year, weight: 'A' })
  for (const text of [...textsOf(row.further), ...namesOf(row.named)]) weighed.push({ text, weight: 'D' })
  weighed.push({ text: [row.placeAr, row.placeEn].filter(Boolean).join(' '), weight: 'C' })
  const day = stringOf(row.day)
  const titles = found.titles.map(key => stringOf(row[key]) ?? '')
  return {
    id: String(row.id),
    place: stringOf(row.place),
    day,
    code: stringOf(row.code) ?? (year === undefined ? (number ?? null) : null),
    titleAr: stringOf(row[ar]) ?? '',
    titleEn: en === ar ? null : stringOf(row[en]),
    textAr: readIn('ar', found, row),
    textEn: readIn('en', found, row),
    words: lexemesOf({ kind: found.kind, weighed, day: day ?? undefined, titles, code: stringOf(row.code) ?? undefined, number, year }),
  }
}

/** What extracts are taken from, part by part in lines of their own: sentences first, what else is said of it behind the last of them, then the rows of its tables. */
function readIn(lang: string, { columns }: FoundKind, row: Row): string {
  const told = columns.filter(({ column, weight }) => column.lang === lang && weight !== 'A' && column.field.list === undefined)
  const partsOf = (inSentences: boolean) =>
    told
      .filter(({ column }) => prose.has(column.field.kind) === inSentences)
      .map(({ column }) => plainText(column, withoutTables(row[column.name])).replaceAll(/\s+/g, ' ').trim())
      .filter(Boolean)
  const further = textsOf(row.further).filter(text => /\p{Script=Arabic}/u.test(text) === (lang === 'ar'))
  const parts = new Set([[...partsOf(true), ...further].join('\n'), ...partsOf(false)].filter(Boolean))
  // Behind the end of a sentence no dot is needed.
  const ended = [...parts].map(part => (/[.!?؟…]$/u.test(part) ? `${part} ` : `${part} · `))
  const rows = told.flatMap(({ column }) => rowsOfTables(row[column.name]))
  return [ended.join('').replace(/(?: ·)? $/, ''), ...rows].filter(Boolean).join('\n').slice(0, longestText)
}

function textsOf(value: unknown): string[] {
  return Array.isArray(value) ? value.map(formatted).filter(Boolean) : []
}

/** Names are no formatted texts: what looks like a tag in one belongs to it. */
function namesOf(value: unknown): string[] {
  return Array.isArray(value) ? value.flatMap(text => stringOf(text) ?? []) : []
}

/** A formatted text as its readers see it. */
function formatted(value: unknown): string {
  return typeof value === 'string' ? withoutTags(value.replace(table, ' ')).replaceAll(/\s+/g, ' ').trim() : ''
}

/** A table in one line tells nobody anything: an extract has one of its rows, where that is what was found. */
function withoutTables(value: unknown): unknown {
  return typeof value === 'string' ? value.replace(table, ' ') : value
}
const table = /<table\b.*?<\/table>/gs

/** The rows of the tables in a formatted text, each as its cells say it; a row that only names the columns says nothing. */
function rowsOfTables(value: unknown): string[] {
  if (typeof value !== 'string') return []
  return [...value.matchAll(table)].flatMap(([written]) =>
    [...written.matchAll(/<tr\b.*?<\/tr>/gs)].flatMap(([row]) => {
      const cells = [...row.matchAll(/<t[dh]\b[^>]*>(.*?)<\/t[dh]>/gs)].map(([, cell]) => formatted(cell)).filter(Boolean)
      return /<td\b/.test(row) && cells.length > 0 ? [cells.join(' – ')] : []
    }),
  )
}

function labelsOf(platform: Platform, { field }: Column, value: unknown): string {
  const found = field.list !== undefined && typeof value === 'number' ? platform.lookups.find(field.list, value) : undefined
  return found ? `${found.nameAr} ${found.nameEn}` : ''
}

function writtenOf(value: unknown): string | undefined {
  return typeof value === 'number' ? String(value) : (stringOf(value) ?? undefined)
}

function stringOf(value: unknown): string | null {
  return typeof value === 'string' && value !== '' ? value : null
}

function wordsIn(written: readonly string[]): string[] {
  return [...new Set(written.flatMap(text => tokensOf(text).map(({ raw }) => bareOf(raw))))]
    .filter(word => nearKeys(word).length > 0 && !/\p{N}/u.test(word))
    .toSorted()
}

/** Words by which misspelt ones are understood. They are written after the commit: two who publish the same new word do not wait for each other. */
async function keepWords({ database }: Platform, words: readonly string[]): Promise<void> {
  try {
    const known = await database.rows<{ word: string }>(
      sql`select word from search_word where word = any(${sql.param([...words])}::text[])`,
    )
    const has = new Set(known.map(({ word }) => word))
    const fresh = words.filter(word => !has.has(word))
    if (fresh.length === 0) return
    await database.write(keeper, transaction =>
      transaction.rows(sql`
        insert into search_word (word, near) select w->>'word', array(select jsonb_array_elements_text(w->'near'))
        from jsonb_array_elements(${JSON.stringify(fresh.map(word => ({ word, near: nearKeys(word) })))}::jsonb) w on conflict do nothing`),
    )
  } catch (error) {
    // Without them a misspelt word is not understood; what was published is published.
    log.warn({ err: error }, 'words of what was published could not be kept')
  }
}
