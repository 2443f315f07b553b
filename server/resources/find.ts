import { normalised, type AnyResource, type Label, type PageTable } from '../../kernel/kernel.ts'
import { allOf, name, sql, type SQL } from '../database/sql.ts'
import { snake } from '../database/columns.ts'
import type { Endpoint } from '../http/endpoint.ts'
import type { Call } from '../platform.ts'
import { beginningsQuery } from '../search/beginnings.ts'
import { nearKeys } from '../search/misspelling.ts'
import { hasAll, planOf, withSpellings, type Plan } from '../search/plan.ts'
import type { SynonymsOf } from '../search/publicSearch.ts'
import { nearWords, type NearWord } from '../search/sought.ts'
import { isPublicRow, ownerOf } from './access.ts'
import { textCondition } from './list.ts'
import { titleColumns, type Model } from './model.ts'
import { withoutPersonal } from './personal.ts'

/** A record that was found, as whoever looks for it may see it. */
interface FoundRecord {
  readonly kind: string
  readonly id: string
  readonly code: string | null
  readonly nameAr: string | null
  readonly nameEn: string | null
  /** Whose it is; null for what is nobody's own. */
  readonly placeAr: string | null
  readonly placeEn: string | null
}

const mostCharacters = 100
const mostOfKind = 5
/** So many of a kind are looked at for the best: a word that a million records have costs no more than one that these have. */
const mostLookedAt = 200
/** So many of them are read, and judged where they do not have the very letters that were typed. */
const mostJudged = 30
/** So much of a text is judged. */
const longestText = 20_000
const mostSpellings = 4

/**
 * Records of every kind that the caller may list, by their names and codes, and the pages of the dashboard by theirs: what the palette of the
 * dashboard offers (portal and administration, sections 4.8 and 16.1). Words are found as the search of the portal finds them: in any form, by
 * what stands for them, and where nothing has them, as they may have been meant. Permissions and scopes are those of the lists; who may not
 * list a kind finds none of it, and no refusal.
 */
export function findEndpoint(resources: readonly AnyResource[], pages: PageTable, synonymsOf: SynonymsOf): Endpoint {
  return {
    method: 'GET',
    path: 'Desk/Find',
    label: ['البحث في السجلات', 'Find records'],
    permission: 'session',
    contract: { query: ['q'], answers: 'object' },
    handle: async (call, { query }) => {
      const text = (query.get('q') ?? '').trim().slice(0, mostCharacters)
      if (normalised(text) === '') return { items: [], pages: [] }
      const plan = planOf(text, await synonymsOf(call))
      const sought = { text, plan, isLoose: false }
      const items = await find(call, resources, sought)
      const called = pagesOf(call, pages, sought)
      if (items.length > 0 || called.length > 0) return { items, pages: called }
      const meant = await asMeant(call, sought)
      return meant ? { items: await find(call, resources, meant), pages: pagesOf(call, pages, meant) } : { items, pages: called }
    },
  }
}

interface SoughtHere {
  /** As it was typed. */
  readonly text: string
  readonly plan: Plan
  /** Misspelt words are found too. */
  readonly isLoose: boolean
}

/** With the words that misspelt ones may have been meant as; undefined where none can be misspelt. */
async function asMeant(call: Call, { text, plan }: SoughtHere): Promise<SoughtHere | undefined> {
  const wrong = plan.words.filter(({ mayBeWrong, text: word }) => mayBeWrong && nearKeys(word).length > 0)
  if (wrong.length === 0) return undefined
  const spellings = await Promise.all(wrong.map(async word => [word.text, nearest(await nearWords(call, word.text))] as const))
  return { text, plan: withSpellings(plan, new Map(spellings)), isLoose: true }
}

function nearest(words: readonly NearWord[]): string[] {
  return words.slice(0, mostSpellings).map(({ word }) => word)
}

/** The routes of pages that are called so and that the caller may open; not those of one record or place. */
function pagesOf({ caller }: Call, pages: PageTable, { plan, isLoose }: SoughtHere): string[] {
  const mayOpen = (route: string): boolean => {
    const { permission, under } = pages[route] ?? {}
    if (permission === undefined) return under !== undefined && mayOpen(under)
    return caller.isAdmin || [permission].flat().some(one => caller.can(one))
  }
  const isCalled = (label: Label) => hasAll(plan, label.join(' '), { isNearEnough: isLoose, isBegunEnough: true })
  return Object.entries(pages).flatMap(([route, { label }]) =>
    label && !route.includes('{') && isCalled(label) && mayOpen(route) ? [route] : [],
  )
}

interface Row extends FoundRecord {
  readonly rank: number
  /** What has not the very letters that were typed is judged by it. */
  readonly text: string | null
}

async function find(call: Call, resources: readonly AnyResource[], sought: SoughtHere): Promise<FoundRecord[]> {
  const models = resources.flatMap(({ name: key, permission }) => {
    const model = platformModel(call, key)
    return model && call.caller.can(permission) ? [model] : []
  })
  if (models.length === 0) return []
  const parts = models.map(model => partOf(call, model, sought))
  const rows = await call.platform.database.rows<Row>(sql`
    select kind, id, code, "nameAr", "nameEn", "placeAr", "placeEn", rank, text from (${sql.join(parts, sql` union all `)}) found
    order by rank desc, kind, "nameAr" collate "ar-x-icu", id`)
  const loosely = { isNearEnough: sought.isLoose, isBegunEnough: true }
  const right = rows
    .filter(({ text }) => text === null || hasAll(sought.plan, text, loosely))
    .map(({ rank, text: _text, ...row }) => ({ rank, row: asSeen(call, row) }))
  return bestOf(right, ({ nameAr, nameEn }) => hasAll(sought.plan, `${nameAr ?? ''} ${nameEn ?? ''}`, loosely))
}

/** The first few of each kind: what is called so stands before what only says so. */
function bestOf(
  found: readonly { readonly rank: number; readonly row: FoundRecord }[],
  isCalled: (row: FoundRecord) => boolean,
): FoundRecord[] {
  const ranked = found.map(({ rank, row }) => ({ row, rank: rank > 1 ? rank : rank / 4 + (isCalled(row) ? 1 : 0) }))
  const taken = new Map<string, number>()
  return ranked
    .toSorted((one, other) => other.rank - one.rank)
    .flatMap(({ row }) => {
      const count = (taken.get(row.kind) ?? 0) + 1
      taken.set(row.kind, count)
      return count > mostOfKind ? [] : [row]
    })
}

/** What can be found: it is searched, and a reader can tell one from another. */
function platformModel({ platform }: Call, key: string): Model | undefined {
  const model = platform.models.get(key)
  return model?.searchText && namesOf(model)[0] !== 'id' ? model : undefined
}

/** By what a record is told from others: its name or title, in one language where whoever sent it gave it in one. */
function namesOf(model: Model): readonly [ar: string, en: string] {
  const names = titleColumns(model)
  const { title } = model.resource.fields
  return names[0] === 'id' && title?.kind === 'text' ? ['title', 'title'] : names
}

/** The code by which a record is asked for, or the number that it was given. */
function codeOf({ resource: { fields }, at }: Model): SQL {
  const key = ['code', 'number'].find(one => fields[one]?.kind === 'text')
  return key === undefined ? sql`null::text` : sql`${at(key)}::text`
}

/** The likely ones of one kind: a whole code first, then what begins so, then what has the letters that were typed, then what may have the words. */
function partOf(call: Call, model: Model, { text, plan, isLoose }: SoughtHere): SQL {
  const { platform, caller } = call
  const { scope, name: kind } = model.resource
  const [ar, en] = namesOf(model)
  const code = codeOf(model)
  const visible = platform.reachOf(scope).visibleTo(caller, ownerOf(model), isPublicRow(model, platform))
  const isOwned = scope.owner !== 'id' && platform.models.has('place')
  const searched = model.searchText ?? sql`''`
  const begins = sql`${searched} like ${`${normalised(text)}%`}`
  const typed = textCondition(model, text) ?? sql`false`
  const beginnings = beginningsQuery(plan, isLoose)
  const some = (condition: SQL, isTyped: boolean) =>
    sql`(select t.id as found_id, ${sql.raw(String(isTyped))} as is_typed from ${model.from} where ${allOf([visible, condition])} limit ${mostLookedAt})`
  const likely = beginnings
    ? sql`select found_id, bool_or(is_typed) as is_typed from (${some(typed, true)} union all ${some(
        sql`to_tsvector('simple', ${searched}) @@ to_tsquery('simple', ${beginnings})`,
        false,
      )}) likely group by found_id`
    : some(typed, true)
  return sql`(select ${kind}::text as kind, t.id::text as id, ${code} as code, ${model.at(ar)}::text as "nameAr", ${model.at(en)}::text as "nameEn",
      ${isOwned ? sql`p.name_ar` : sql`null::text`} as "placeAr", ${isOwned ? sql`p.name_en` : sql`null::text`} as "placeEn",
      case when lower(${code}) = lower(${text}::text) then 3 when ${begins} then 2 when is_typed then 1 else 0 end as rank,
      case when not is_typed then left(${searched}, ${longestText}) end as text
    from (${likely}) looked_at, ${model.from} ${isOwned ? sql`left join place p on p.id = t.${name(snake(scope.owner))}` : sql``}
    where t.id = looked_at.found_id order by rank desc, ${model.at(ar)}::text collate "ar-x-icu", t.id limit ${mostJudged})`
}

/** Personal names are covered as the lists cover them. */
function asSeen(call: Call, row: FoundRecord): FoundRecord {
  const model = call.platform.models.get(row.kind)
  if (!model) return row
  const [ar, en] = namesOf(model)
  const seen = withoutPersonal(call, model, { [ar]: row.nameAr, [en]: row.nameEn })
  return { ...row, nameAr: textOf(seen[ar]), nameEn: textOf(seen[en]) }
}

function textOf(value: unknown): string | null {
  return typeof value === 'string' ? value : null
}
