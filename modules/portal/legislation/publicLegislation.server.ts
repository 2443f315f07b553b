import { beginsAny, Invalid, problemAt, searchWords, type Lang } from '../../define.ts'
import { sql } from '../../../server/database/sql.ts'
import { firstPagesOf } from '../../../server/fileText/drawing.ts'
import { implement } from '../../../server/http/actions.ts'
import type { Endpoint } from '../../../server/http/endpoint.ts'
import type { Call } from '../../../server/platform.ts'
import { notFound } from '../../../server/resources/access.ts'
import { modelOf, publicQueryOf } from '../../../server/resources/endpoints.ts'
import { isId } from '../../../server/resources/id.ts'
import { textCondition } from '../../../server/resources/list.ts'
import { askedOf, publicSource } from '../../../server/resources/publicRead.ts'
import { noteRead, noteTrueFor } from '../../../server/resources/readTags.ts'
import { limitSearches } from '../searchSetting/searchSetting.server.ts'
import { articlesWith, lawTextOf, plain, toldLang, type LawLanguages } from './articles.ts'
import { legalEnvironment } from './legalEnvironment.ts'
import {
  findArticles,
  getLawContext,
  getLawFacets,
  getLawTypes,
  type FoundArticle,
  type LawFacets,
  type LawFile,
  type LawRelation,
  type OpenDraft,
} from './publicLegislation.ts'
import { relationWord } from './relations.server.ts'

/** What citizens ask about legal texts beside the list and the text itself. */
export const publicLawCalls: readonly Endpoint[] = [
  implement(getLawFacets, async (_input, { platform: { database, lookups, timeZone } }) => {
    noteRead([legalEnvironment.name])
    const draft = lookups.ids('legislationStatus').consultation ?? null
    const valuesOf = (column: 'issuing_body' | 'status') =>
      database.rows<{ value: number }>(sql`
        select l.id as value from lookup l where exists (select from legal_environment t where t.is_published and t.${sql.raw(column)} = l.id)
        order by l.sort_order, l.id`)
    const [types, subjects, bodies, statuses, years, drafts] = await Promise.all([
      database.rows<LawFacets['types'][number]>(sql`
        select t.type, count(*)::int as count from legal_environment t join lookup l on l.id = t.type where t.is_published
        group by t.type, l.sort_order order by l.sort_order, t.type`),
      database.rows<{ value: number }>(sql`
        select l.id as value from lookup l where l.id in (select unnest(t.subjects) from legal_environment t where t.is_published)
        order by l.sort_order, l.id`),
      valuesOf('issuing_body'),
      valuesOf('status'),
      database.rows<{ year: number }>(sql`select distinct t.year from legal_environment t where t.is_published order by t.year desc`),
      database.rows<OpenDraft & { restMs: number }>(sql`
        select t.id, t.title_ar as "titleAr", t.title_en as "titleEn", t.summary_ar as "summaryAr", t.summary_en as "summaryEn",
          t.consultation_until as "consultationUntil", t.consultation_email as "consultationEmail",
          (t.consultation_until at time zone ${timeZone})::date - (now() at time zone ${timeZone})::date as "daysLeft",
          (extract(epoch from least(t.consultation_until,
            (date_trunc('day', now() at time zone ${timeZone}) + interval '1 day') at time zone ${timeZone}) - now()) * 1000)::double precision as "restMs"
        from legal_environment t where t.is_published and t.status = ${draft} and t.consultation_until > now()
        order by t.consultation_until, t.id`),
    ])
    // The days that are left are counted to the day of the end, as those of notices: one fewer after midnight.
    noteTrueFor(drafts.length === 0 ? undefined : Math.min(...drafts.map(({ restMs }) => restMs)))
    return {
      types,
      subjects: subjects.map(({ value }) => value),
      issuingBodies: bodies.map(({ value }) => value),
      statuses: statuses.map(({ value }) => value),
      years: years.map(({ year }) => year),
      drafts: drafts.map(({ restMs: _restMs, ...told }) => told),
    }
  }),
  implement(getLawTypes, async (_input, call, { query: asked }) => {
    noteRead([legalEnvironment.name])
    const model = modelOf(call.platform, legalEnvironment.name)
    const source = publicSource(call.platform, model)
    const { query, languages } = await publicQueryOf(call, legalEnvironment, asked)
    const items = await call.platform.database.rows<LawFacets['types'][number]>(sql`
      select t.type, count(*)::int as count from ${source.model.from} where ${askedOf(source, model, query, languages)} group by t.type`)
    return { items }
  }),
  implement(getLawContext, async (_input, call, { params: { id = '' } }) => {
    const { database, lookups } = call.platform
    if (!isId(id)) throw notFound()
    noteRead([legalEnvironment.name])
    const law = await database.find<{ restMs: number | null; isFileAlone: boolean }>(sql`
      select t.text_ar is null as "isFileAlone", case when t.status = ${lookups.ids('legislationStatus').consultation ?? null}
        then (extract(epoch from t.consultation_until - now()) * 1000)::double precision end as "restMs"
      from legal_environment t where t.id = ${id} and t.is_published`)
    if (!law) throw notFound()
    const isConsulted = law.restMs !== null && law.restMs > 0
    if (isConsulted) noteTrueFor(law.restMs ?? undefined)
    const [relations, files] = await Promise.all([
      database.rows<Omit<LawRelation, 'kind'> & { kind: number }>(sql`
        select r.kind, o.id, o.type, o.number, o.year, o.title_ar as "titleAr", o.title_en as "titleEn", o.status, o.issued_on as "issuedOn"
        from legal_environment_relations r join legal_environment o on o.id = r.target
        where r.parent = ${id} and o.is_published order by r.kind, o.year desc, r.position`),
      database.rows<Omit<LawFile, 'firstPages'>>(sql`
        select a.id, f.language, a.size_bytes as "sizeBytes" from legal_environment t
        cross join lateral (select unnest(t.file_ar) as file, 'ar' as language union all select unnest(t.file_en), 'en') f
        join attachment a on a.id = f.file where t.id = ${id} order by f.language`),
    ])
    return {
      relations: relations.map(({ kind, ...other }) => ({ ...other, kind: relationWord(kind) })),
      // Whoever reads the text is shown no pages: they are neither sent nor waited for.
      files: await Promise.all(
        files.map(async file => ({ ...file, firstPages: law.isFileAlone ? await firstPagesOf(call, file.id) : [] })),
      ),
      isConsulted,
    }
  }),
  limited(
    implement(findArticles, async ({ q, ids }, call) => {
      // Who turns the pages of a list, or narrows it, asks anew each time.
      limitSearches(call, 'page')
      noteRead([legalEnvironment.name])
      const texts = await textsIn(call, ids ? idsIn(ids) : undefined, q)
      return { items: texts.flatMap(({ id, told, text }) => foundIn(id, text, q).map(article => ({ ...article, told }))) }
    }),
  ),
]

function limited(endpoint: Endpoint): Endpoint {
  return { ...endpoint, contract: { ...endpoint.contract, isLimited: true } }
}

/** The texts that are looked through for their articles: as many as a page of the list may show. */
const mostLaws = 50

/** @throws Invalid for what is no id, and for more than a page of the list may show */
function idsIn(written: string): readonly string[] {
  const ids = written.split(',').map(id => id.trim())
  if (!ids.every(isId) || ids.length > mostLaws) throw new Invalid([problemAt('ids', 'reference', findArticles.input.ids.label)])
  return ids
}

interface ToldText {
  readonly id: string
  readonly told: Lang
  readonly text: string
}

/**
 * Published texts in the one language in which each is read: the other one may be as long, and is not fetched.
 * @param ids undefined: the newest in which the words stand
 */
async function textsIn({ platform, lang }: Call, ids: readonly string[] | undefined, q: string): Promise<readonly ToldText[]> {
  const wanted = ids
    ? sql`t.id = any(${sql.param([...ids])}::uuid[])`
    : (textCondition(modelOf(platform, legalEnvironment.name), q) ?? sql`true`)
  const laws = await platform.database.rows<LawLanguages & { readonly id: string }>(sql`
    select t.id, t.title_en as "titleEn", left(t.summary_ar, 1) as "summaryAr", left(t.summary_en, 1) as "summaryEn", left(t.text_en, 1) as "textEn"
    from legal_environment t where t.is_published and ${wanted} order by t.year desc, t.id limit ${mostLaws}`)
  const languages = new Map(laws.map(law => [law.id, toldLang(lang, law)]))
  const inEnglish = [...languages].flatMap(([id, told]) => (told === 'en' ? [id] : []))
  const rows = await platform.database.rows<{ id: string; text: string | null }>(sql`
    select t.id, case when t.id = any(${sql.param(inEnglish)}::uuid[]) then t.text_en else t.text_ar end as text
    from legal_environment t where t.is_published and t.id = any(${sql.param([...languages.keys()])}::uuid[]) order by t.year desc, t.id`)
  return rows.map(({ id, text }) => ({ id, told: languages.get(id) ?? 'ar', text: text ?? '' }))
}

const mostArticles = 3
const extractLength = 160

function foundIn(law: string, html: string, q: string): Omit<FoundArticle, 'told'>[] {
  const articles = articlesWith(lawTextOf(html), q)
  return articles.slice(0, mostArticles).map(({ anchor, label, title, html: text }) => ({
    law,
    anchor,
    label: title === '' ? label : `${label}: ${title}`,
    extract: extractOf(plain(text.replaceAll(/<table(?:\s[^>]*)?>.*?<\/table>/gs, ' ')) || plain(text), q),
    ofLaw: articles.length,
  }))
}

/** Whole words from a little before the first that was looked for. */
function extractOf(text: string, q: string): string {
  const wanted = searchWords(q)
  const parts = text.split(' ')
  const first = Math.max(
    0,
    parts.findIndex(part => beginsAny(part, wanted)),
  )
  const begin = first < 8 ? 0 : first - 6
  let extract = ''
  for (const part of parts.slice(begin)) {
    if (extract.length + part.length > extractLength) return `${begin > 0 ? '… ' : ''}${extract.trim()} …`
    extract += `${part} `
  }
  return `${begin > 0 ? '… ' : ''}${extract.trim()}`
}
