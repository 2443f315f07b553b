import { beginsAny, columnsOf, inLang, normalised, searchWords, type AnyResource, type Label, type Lang } from '../../kernel/kernel.ts'
import { allOf, name, sql, type SQL } from '../database/sql.ts'
import { snake } from '../database/columns.ts'
import type { Endpoint } from '../http/endpoint.ts'
import type { Call } from '../platform.ts'
import { textCondition } from './list.ts'
import { titleColumns, type Model } from './model.ts'
import { publicSource, type PublicSource } from './publicRead.ts'
import { kindsOf, noteRead } from './readTags.ts'

/** One thing that was found, in the reader's language; in Arabic where there is no other, and marked so. */
export interface Found {
  readonly kind: string
  readonly id: string
  readonly title: string
  /** At most 200 characters around the first word that was found; null when the record has no summary. */
  readonly extract: string | null
  /** Language of the extract: Arabic also for an English title, when only the Arabic text was found. */
  readonly extractLang: Lang
  /** Path of its page in Arabic: `/news/…`. */
  readonly url: string
  /** Calendar date `YYYY-MM-DD`, or null. */
  readonly date: string | null
  /** Whose it is. */
  readonly place: string | null
  readonly lang: Lang
}
/** Some of what was found, the best first. */
export interface FoundPage {
  readonly totalCount: number
  readonly items: readonly Found[]
  /** How many of each kind, with its names. */
  readonly counts: readonly { readonly kind: string; readonly label: Label; readonly count: number }[]
}

const mostCharacters = 200
const extractCharacters = 200

interface Row {
  kind: string
  id: string
  code: string | null
  titleAr: string
  titleEn: string | null
  textAr: string | null
  textEn: string | null
  date: string | null
  placeAr: string | null
  placeEn: string | null
}

/** The search over everything that has a page of its own on the portal: titles, names, codes, summaries. */
export function searchEndpoint(resources: readonly AnyResource[]): Endpoint {
  const found = resources.filter(({ options }) => options.portal?.path !== undefined)
  return {
    method: 'GET',
    path: 'Public/Search',
    label: ['البحث في البوابة', 'Search the portal'],
    permission: 'public',
    contract: { query: ['q', 'kind', 'maxResultCount', 'SkipCount'], answers: 'object' },
    handle: (call, { query }) =>
      search(call, modelsIn(call, found), (query.get('q') ?? '').trim().slice(0, mostCharacters), {
        kind: query.get('kind') ?? undefined,
        limit: wholeNumber(query.get('maxResultCount'), 10, 100),
        skip: wholeNumber(query.get('SkipCount'), 0, 10_000),
      }),
  }
}

interface Wanted {
  readonly kind: string | undefined
  readonly limit: number
  readonly skip: number
}

async function search(call: Call, models: readonly Model[], text: string, { kind, limit, skip }: Wanted): Promise<FoundPage> {
  const words = normalised(text)
  if (words === '') return { totalCount: 0, items: [], counts: [] }
  const { database } = call.platform
  noteRead(models.flatMap(model => kindsOf(call.platform, model)))
  const counted = await Promise.all(models.map(model => countOf(call, model, text)))
  const counts = models.flatMap((model, index) => {
    const count = counted[index] ?? 0
    const { label } = model.resource.options
    return count === 0 ? [] : [{ kind: model.resource.name, label: [label[2], label[3]] as const, count }]
  })
  const chosen = counts.filter(count => kind === undefined || count.kind === kind)
  const parts = models
    .filter(({ resource }) => chosen.some(count => count.kind === resource.name))
    .map(model => partOf(call, model, text, words, skip + limit))
  const rows =
    parts.length === 0
      ? []
      : await database.rows<Row>(sql`
    select * from (${sql.join(parts, sql` union all `)}) found order by rank desc, date desc nulls last, id desc limit ${limit} offset ${skip}`)
  return {
    totalCount: chosen.reduce((sum, { count }) => sum + count, 0),
    items: rows.map(row => foundOf(row, models, call.lang, searchWords(text))),
    counts,
  }
}

async function countOf(call: Call, model: Model, text: string): Promise<number> {
  const source = publicSource(call.platform, model)
  const row = await call.platform.database.find<{ total: number }>(sql`
    select count(*)::int as total from (select from ${source.model.from} where ${matching(source, text)} limit 10001) counted`)
  return row?.total ?? 0
}

function matching(source: PublicSource, text: string): SQL {
  return allOf([source.isPublic, textCondition(source.model, text)])
}

/** The best rows of one kind. Who writes a whole name or code looks for that very thing; then what begins so; then what is newest. */
function partOf(call: Call, model: Model, text: string, words: string, most: number): SQL {
  const source = publicSource(call.platform, model)
  const at = (column: string) => source.model.at(column)
  const { fields, scope } = model.resource
  const [titleAr = 'id', titleEn = 'id'] = titleColumns(model)
  const extract = ['summary', 'officialName', 'description'].find(key => fields[key]?.bilingual)
  const ownDate = columnsOf(fields).find(({ field }) => field.kind === 'date' && model.live)
  const code = 'code' in fields ? at('code') : sql`null::text`
  // The text that is searched begins with the code, where there is one, and the title.
  const begins = sql`(t.search_text || ' ') like ${`${words} %`}`
  const isNamed = sql`(lower(${code}) || ' ' || ${words}::text || ' ') = left(t.search_text || ' ', length(${code}) + 2 + length(${words}::text))`
  const isTitle = sql`lower(${text}::text) in (lower(${at(titleAr)}), lower(${at(titleEn)}))`
  const orNull = (key: string | undefined) => (key === undefined ? sql`null::text` : at(key))
  const isOwned = scope.owner !== 'id'
  return sql`(select ${model.resource.name}::text as kind, t.id, ${code} as code, ${at(titleAr)} as "titleAr", ${at(titleEn)} as "titleEn",
      ${orNull(extract && `${extract}Ar`)} as "textAr", ${orNull(extract && `${extract}En`)} as "textEn",
      ${ownDate ? at(ownDate.name) : sql`null::date`} as date, ${isOwned ? sql`p.name_ar` : sql`null::text`} as "placeAr", ${isOwned ? sql`p.name_en` : sql`null::text`} as "placeEn",
      case when ${code} = ${text} then 4 when ${isNamed} or ${isTitle} then 3 when ${begins} then 2 else 1 end as rank
    from ${source.model.from} ${isOwned ? sql`left join place p on p.id = t.${name(snake(scope.owner))}` : sql``}
    where ${matching(source, text)} order by rank desc, date desc nulls last, id desc limit ${most})`
}

function foundOf(row: Row, models: readonly Model[], lang: Lang, words: readonly string[]): Found {
  const path = models.find(({ resource }) => resource.name === row.kind)?.resource.options.portal?.path ?? ''
  const told: Lang = lang === 'en' && row.titleEn ? 'en' : 'ar'
  const own = told === 'en' ? row.textEn : row.textAr
  // Who reads English and searched in Arabic sees the Arabic words that were found, not a result without a reason.
  const isForeign = told === 'en' && !beginsAny(`${row.titleEn} ${own ?? ''}`, words)
  const foreign = isForeign ? [row.titleAr, row.textAr].find(text => text !== null && beginsAny(text, words)) : undefined
  const text = foreign ?? own
  return {
    kind: row.kind,
    id: row.id,
    title: (told === 'en' ? row.titleEn : row.titleAr) ?? row.titleAr,
    extract: text ? extractOf(text, words) : null,
    extractLang: foreign ? 'ar' : told,
    url: `/${path.replace('{id}', row.id).replace('{code}', row.code ?? row.id)}`,
    date: row.date,
    place: row.placeAr && inLang([row.placeAr, row.placeEn ?? row.placeAr], lang),
    lang: told,
  }
}

/** Whole words of the text, from a little before the first that was found. */
function extractOf(text: string, words: readonly string[]): string {
  if (text.length <= extractCharacters) return text
  const parts = text.split(/(?<=\s)/)
  const first = parts.findIndex(part => beginsAny(part, words))
  const begin = first < 8 ? 0 : first - 6
  let extract = ''
  for (const part of parts.slice(begin)) {
    if (extract.length + part.length > extractCharacters) return `${begin > 0 ? '… ' : ''}${extract.trim()} …`
    extract += part
  }
  return `${begin > 0 ? '… ' : ''}${extract.trim()}`
}

function modelsIn({ platform }: Call, resources: readonly AnyResource[]): Model[] {
  return resources.flatMap(({ name: key }) => {
    const model = platform.models.get(key)
    return model?.isSearchable ? [model] : []
  })
}

function wholeNumber(text: string | null, otherwise: number, most: number): number {
  const n = Number(text ?? otherwise)
  return Number.isInteger(n) && n >= 0 ? Math.min(n, most) : otherwise
}
