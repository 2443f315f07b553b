import { allOf, sql, type SQL } from '../../../server/database/sql.ts'
import { implement } from '../../../server/http/actions.ts'
import type { Endpoint } from '../../../server/http/endpoint.ts'
import type { Call, Platform } from '../../../server/platform.ts'
import { notFound } from '../../../server/resources/access.ts'
import { bodyName } from '../../../server/resources/bodyName.ts'
import { modelOf } from '../../../server/resources/endpoints.ts'
import { shownCopyOf } from '../../../server/resources/held.ts'
import { isId, type RecordId } from '../../../server/resources/id.ts'
import { publicSource } from '../../../server/resources/publicRead.ts'
import { noteRead } from '../../../server/resources/readTags.ts'
import { listedBy } from '../../../server/search/listed.ts'
import { bareFilesOf, filesOf, isTold, publishersOf } from '../content/content.server.ts'
import { ads } from './ads.ts'
import { groups, type NoticeGroup } from './categories.ts'
import { getAround, getByStage, getFacets, getOfPlace, tabs, type NoticeAround, type NoticeTab, type PublicNotice } from './publicAds.ts'
import { daysLeft, isOpen, isSoon, noteNextTurn, stageWord } from './stage.server.ts'

const ofTab: Readonly<Record<NoticeTab, SQL>> = { open: isOpen, soon: isSoon, closed: sql`not ${isOpen}`, all: sql`true` }
// What closes soonest first; what says no closing time after those. What is over, and everything together, by its date.
const soonest = sql`t.closing_at nulls last, t.date desc, t.id`
const newest = sql`t.date desc, t.id desc`
// An extension or a cancellation is news as well.
const byPublication = sql`greatest(t.published_at, t.change_announced_at) desc nulls last, t.id desc nulls last`

/** What citizens ask about notices beside the notice itself. */
export const adsCalls: readonly Endpoint[] = [
  implement(getByStage, async (input, call) => {
    const { timeZone, database } = call.platform
    const source = publicSource(call.platform, modelOf(call.platform, 'ads'))
    const closing = sql`(t.closing_at at time zone ${timeZone})::date`
    const narrowed = allOf([
      input.category ? sql`t.category = ${input.category}::int` : undefined,
      input.group ? inGroup(call, input.group) : undefined,
      input.place ? sql`(t.place = ${input.place}::uuid or ${input.place}::uuid = any(t.related_places))` : undefined,
      input.governorate ? sql`p.governorate = ${input.governorate}::int` : undefined,
      input.closingFrom ? sql`${closing} >= ${input.closingFrom}::date` : undefined,
      input.closingTo ? sql`${closing} <= ${input.closingTo}::date` : undefined,
      input.language ? isTold(ads, sql`t`, 'en') : undefined,
      input.lacking ? sql`not ${isTold(ads, sql`t`, 'en')}` : undefined,
      input.filter ? (await listedBy(call, source, input.filter)).found : undefined,
    ])
    const tab = tabs.find(word => word === input.stage) ?? 'open'
    await noteNextTurn(call)
    const usual = tab === 'open' || tab === 'soon' ? soonest : newest
    const order = input.sorting ? byPublication : usual
    const [items, counts] = await Promise.all([
      found(
        call,
        allOf([narrowed, ofTab[tab]]),
        sql`${order} limit ${Number(input.maxResultCount ?? 10)}::int offset ${Number(input.SkipCount ?? 0)}::int`,
      ),
      database.find<Record<NoticeTab, number>>(sql`
        select count(*) filter (where ${ofTab.open})::int as open, count(*) filter (where ${ofTab.soon})::int as soon,
          count(*) filter (where ${ofTab.closed})::int as closed, count(*)::int as "all"
        from ads_live t left join place p on p.id = t.place where ${narrowed}`),
    ])
    const known = counts ?? { open: 0, soon: 0, closed: 0, all: 0 }
    return { items, counts: known, totalCount: known[tab] }
  }),
  implement(getFacets, async ({ dated, language }, { platform }) => {
    const { database } = platform
    noteRead(['ads', 'place', 'localComm'])
    const [publishers, categories] = await Promise.all([
      publishersOf(platform, 'ads', dated ? isTold(ads, sql`n`, language) : undefined),
      database.rows<{ category: number }>(sql`
        select l.id as category from lookup l where exists (select 1 from ads_live n where n.category = l.id) order by l.sort_order, l.id`),
    ])
    return { publishers, categories: categories.map(({ category }) => category) }
  }),
  implement(getOfPlace, async (_input, call, { params: { placeId = '' } }) => {
    if (!isId(placeId)) throw notFound()
    await noteNextTurn(call)
    const isIts = sql`(t.place = ${placeId}::uuid or ${placeId}::uuid = any(t.related_places)) and ${isOpen}`
    return { items: await found(call, isIts, sql`${soonest} limit ${shown}::int`) }
  }),
  implement(getAround, async ({ language }, call, { params: { id = '' } }) => {
    if (!isId(id)) throw notFound()
    const { platform } = call
    const { database, timeZone } = platform
    const own = await database.find<Pick<NoticeAround, 'stage' | 'daysLeft' | 'changedAt' | 'decidedAt'> & { place: string | null }>(sql`
      select ${stageWord} as stage, ${daysLeft(timeZone)} as "daysLeft", t.place, greatest(t.published_at, t.change_announced_at,
        (select v.creation_time from content_version v where v.resource = 'ads' and v.record_id = t.id and v.number = t.version)) as "changedAt",
        (select min(v.creation_time) from content_version v where v.resource = 'ads' and v.record_id = t.id
          and v.number <= t.version and v.content -> 'closedStage' = to_jsonb(t.closed_stage)) as "decidedAt"
      from ${shownCopyOf('ads', id)} t`)
    if (!own) throw notFound()
    await noteNextTurn(call)
    const beside = sql`t.id <> ${id} and t.place is not distinct from ${own.place}::uuid and ${isTold(ads, sql`t`, language)}`
    const [files, resultFiles, others, publishers] = await Promise.all([
      filesOf(call, 'ads', id),
      bareFilesOf(call, 'ads', id, 'resultAttachments'),
      found(call, beside, sql`${isOpen} desc, ${newest} limit 4`),
      own.place === null ? [] : publishersOf(platform, 'ads'),
    ])
    const publisher = publishers.find(({ id: of }) => of === own.place) ?? null
    const { stage, daysLeft: left, changedAt, decidedAt } = own
    return { stage, daysLeft: left, changedAt, decidedAt, files: files.items, resultFiles, others, publisher }
  }),
]

const shown = 5

/** How many tenders are open now; whoever keeps a page with that is told until when it is true. */
export async function openTendersOf(call: Call): Promise<number> {
  noteRead(['ads'])
  await noteNextTurn(call)
  const found = await call.platform.database.find<{ count: number }>(
    sql`select count(*)::int as count from ads_live t where ${allOf([isOpen, inGroup(call, 'tenders')])}`,
  )
  return found?.count ?? 0
}

/** May a notice that citizens do not read now be published again? One that is deleted, or whose time is over, is not waited for. */
export async function mayReturn({ database }: Platform, id: RecordId): Promise<boolean> {
  return (await database.find(sql`select 1 from ads where id = ${id} and (expire_at is null or expire_at > now())`)) !== undefined
}

function inGroup({ platform }: Call, group: string): SQL {
  const ids: Readonly<Record<string, number>> = platform.lookups.ids('adCategory')
  const of = (one: NoticeGroup) => sql`t.category = any(${sql.param(groups[one].flatMap(code => ids[code] ?? []))}::int[])`
  return isGroup(group) ? of(group) : sql`not ${of('tenders')}`
}

function isGroup(word: string): word is NoticeGroup {
  return Object.hasOwn(groups, word)
}

/** Notices with their stage and the names of their places. @param rest order and limits */
function found({ platform }: Call, where: SQL, rest: SQL): Promise<PublicNotice[]> {
  const { database, timeZone } = platform
  noteRead(['ads', 'place', 'localComm'])
  return database.rows<PublicNotice>(sql`
    select t.id, t.place, t.title_ar as "titleAr", t.title_en as "titleEn", t.summary_ar as "summaryAr", t.summary_en as "summaryEn",
      t.number, t.category, t.date, t.closing_at as "closingAt", t.original_closing_at as "originalClosingAt", t.opening_at as "openingAt",
      t.change_announced_at as "changeAnnouncedAt",
      ${stageWord} as stage, ${daysLeft(timeZone)} as "daysLeft", t.version, t.published_at as "publishedAt",
      ${bodyName(platform, sql`p`, 'ar')} as "placeNameAr", ${bodyName(platform, sql`p`, 'en')} as "placeNameEn", p.code as "placeCode"
    from ads_live t left join place p on p.id = t.place where ${where} order by ${rest}`)
}
