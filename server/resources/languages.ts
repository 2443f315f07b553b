import { isWritten, markAfter, pairsOf, type Lang, type PairMark, type TextPair, type Values } from '../../kernel/kernel.ts'
import type { Runner, Transaction } from '../database/connect.ts'
import { allOf, sql, type SQL } from '../database/sql.ts'
import type { RecordId } from './id.ts'
import { isWrittenIn } from '../database/written.ts'
import type { Model } from './model.ts'

/** How a text stands in one of its languages, by the codes of lookup(45). */
export type LanguageState = 'missing' | 'outdated' | 'draft' | 'reviewed'

/** How the text of a pair stands in a language; undefined where it is written in neither. */
export function languageState(lang: Lang, { ar, en }: TextPair, values: Values, mark: PairMark | undefined): LanguageState | undefined {
  const written = { ar: isWritten(values[ar]), en: isWritten(values[en]) }
  if (!written.ar && !written.en) return undefined
  if (!written[lang]) return 'missing'
  if (mark?.behind === lang) return 'outdated'
  return mark?.isReviewed === true && written.ar && written.en ? 'reviewed' : 'draft'
}

/** How one text of a record stands in its two languages; undefined where it is written in neither. */
export interface PairState {
  readonly pair: TextPair
  readonly ar: LanguageState | undefined
  readonly en: LanguageState | undefined
}

/** How the texts of a record stand in their languages, in the order of its definition. */
export async function pairStatesOf(runner: Runner, model: Model, id: RecordId, record: Values): Promise<readonly PairState[]> {
  const marks = await marksOf(runner, model, id)
  return pairsOf(model.resource).map(pair => {
    const stateIn = (lang: Lang) => languageState(lang, pair, record, marks.get(pair.name))
    return { pair, ar: stateIn('ar'), en: stateIn('en') }
  })
}

/** What somebody says of a change that the other language need not follow (portal and administration, section 11.4). */
export const minorLabel = ['تصحيح طباعي', 'Correction of typing'] as const

interface TextChange {
  readonly before: Values
  readonly after: Values
  /** A correction of typing: what the texts say is what they said. */
  readonly isMinor: boolean
}

/**
 * Notes which languages a change of the record leaves behind, in its transaction (portal and administration, section 11.4). Of the record as it
 * is worked on: its public copy has no marks of its own.
 */
export async function noteLanguages(transaction: Transaction, model: Model, id: RecordId, change: TextChange): Promise<void> {
  const changed = pairsOf(model.resource).filter(({ ar, en }) => [ar, en].some(key => change.before[key] !== change.after[key]))
  if (changed.length === 0) return
  const marks = await marksOf(transaction, model, id)
  for (const pair of changed) {
    const mark = marks.get(pair.name)
    const next = markAfter(pair, change.before, change.after, mark)
    // Whoever corrects letters says nothing new; where a text is gone, nothing is left to compare.
    if (!change.isMinor || !isWhole(pair, change.after)) await setMark(transaction, model, id, pair, next)
  }
}

/** Notes that somebody has read both languages of the record's texts. @returns the names of the fields that are written in both */
export async function reviewLanguages(
  transaction: Transaction,
  model: Model,
  id: RecordId,
  record: Values,
  reviewer: string,
): Promise<readonly string[]> {
  const whole = pairsOf(model.resource).filter(pair => isWhole(pair, record))
  for (const { name } of whole)
    await transaction.rows(sql`
      insert into language_mark (resource, record_id, field, reviewer) values (${model.resource.name}, ${id}, ${name}, ${reviewer})
      on conflict (resource, record_id, field) do update set behind = null, since = now(), reviewer = excluded.reviewer`)
  return whole.map(({ name }) => name)
}

/** Forgets what was known of the languages of a record that is no more. */
export async function dropLanguages(transaction: Transaction, model: Model, id: RecordId): Promise<void> {
  if (pairsOf(model.resource).length > 0)
    await transaction.rows(sql`delete from language_mark where resource = ${model.resource.name} and record_id = ${id}`)
}

/** What is known of a kind whose texts are read. */
type TextModel = Pick<Model, 'resource' | 'at'>

/** Texts of a kind as they are read somewhere: of the record `t` itself, or of the copy of it that lies there. */
export interface ReadTexts {
  readonly model: TextModel
  /** The column of a text, where it is read. */
  at(column: string): SQL
  /** Since when that is read there; undefined: the record itself is, as it is at any time. */
  readonly since: SQL | undefined
}

/**
 * How a record stands in English and Arabic, as one of the given values: missing until its title, summary and body are read in English;
 * outdated while any text is behind in either language; reviewed once somebody has read all that is read in both; else draft.
 * @param values of the four states, such as ids of lookup(45)
 */
export function recordStateOf(texts: ReadTexts, values: Readonly<Record<LanguageState, number>>): SQL {
  const { model } = texts
  const both = pairsOf(model.resource).map(pair => sql`(case when ${isReadInBoth(texts, pair)} then 1 else 0 end)`)
  return sql`case when not ${isWrittenInEnglish(texts)} then ${values.missing}::int
    when exists (select from language_mark m where ${isBehind(texts)}) then ${values.outdated}::int
    when (select count(*) from language_mark m where ${isOf(model)} and m.reviewer is not null and m.field = any(${reviewable(texts)}))
      >= greatest(1, ${sql.join(both, sql` + `)}) then ${values.reviewed}::int
    else ${values.draft}::int end`
}

/** The names of the fields that are read in both languages just as the record has them: who has reviewed the record has reviewed these. */
function reviewable(texts: ReadTexts): SQL {
  const cases = pairsOf(texts.model.resource).map(pair => {
    const isTheRecords = [pair.ar, pair.en].map(column => sql`${texts.at(column)} = ${texts.model.at(column)}`)
    return sql`case when ${texts.since ? allOf(isTheRecords) : isReadInBoth(texts, pair)} then ${pair.name}::text end`
  })
  return sql`array[${sql.join(cases, sql`, `)}]`
}

function isReadInBoth({ at }: ReadTexts, { ar, en }: TextPair): SQL {
  return sql`(${at(ar)} is not null and ${at(en)} is not null)`
}

/** Is a text of the record, as its table has it, in both languages, and has nobody reviewed it as it is? */
export function hasUnreviewed(model: Model): SQL {
  const open = pairsOf(model.resource).map(
    ({ name, ar, en }) => sql`(${model.at(ar)} is not null and ${model.at(en)} is not null
      and not exists (select from language_mark m where ${isOf(model)} and m.field = ${name}::text and m.reviewer is not null))`,
  )
  return sql`(${sql.join(open, sql` or `)})`
}

/** Are its title, summary and body read in English? */
export function isWrittenInEnglish({ model, at }: ReadTexts): SQL {
  return isWrittenIn(model.resource, 'en', at)
}

/** Since when a text of the record has been behind; null where none is. */
export function behindSince(texts: ReadTexts): SQL {
  return sql`(select min(m.since) from language_mark m where ${isBehind(texts)})`
}

/** The names of the fields that a reader of one language lacks, or reads as they were: an array of texts. */
export function lackingFields(texts: ReadTexts): SQL {
  const { model, at } = texts
  const cases = pairsOf(model.resource).map(
    ({ name, ar, en }) => sql`case when (${at(ar)} is null) <> (${at(en)} is null) then ${name}::text end`,
  )
  return sql`array_remove(array[${sql.join(cases, sql`, `)}], null)
    || array(select m.field from language_mark m where ${isBehind(texts)} order by m.field)`
}

/** The marks `m` of what is behind there. A mark is of the record: one that is younger than what is read tells of an edit that waits. */
function isBehind({ model, since }: ReadTexts): SQL {
  return allOf([isOf(model), sql`m.behind is not null`, since && sql`m.since <= ${since}`])
}

function isOf(model: TextModel): SQL {
  return allOf([sql`m.resource = ${model.resource.name}`, sql`m.record_id = t.id`])
}

async function marksOf(runner: Runner, model: Model, id: RecordId): Promise<ReadonlyMap<string, PairMark>> {
  const rows = await runner.rows<{ field: string; behind: Lang | null }>(
    sql`select field, behind from language_mark where resource = ${model.resource.name} and record_id = ${id}`,
  )
  return new Map(rows.map(({ field, behind }) => [field, { behind, isReviewed: behind === null }]))
}

/** What is behind already has been so since then. */
async function setMark(
  transaction: Transaction,
  model: Model,
  id: RecordId,
  { name }: TextPair,
  mark: PairMark | undefined,
): Promise<void> {
  const { name: resource } = model.resource
  if (mark?.isReviewed === true) return
  await transaction.rows(
    mark === undefined
      ? sql`delete from language_mark where resource = ${resource} and record_id = ${id} and field = ${name}`
      : sql`insert into language_mark (resource, record_id, field, behind) values (${resource}, ${id}, ${name}, ${mark.behind})
          on conflict (resource, record_id, field) do update
          set since = case when language_mark.behind = excluded.behind then language_mark.since else now() end,
            behind = excluded.behind, reviewer = null`,
  )
}

function isWhole({ ar, en }: TextPair, record: Values): boolean {
  return isWritten(record[ar]) && isWritten(record[en])
}
