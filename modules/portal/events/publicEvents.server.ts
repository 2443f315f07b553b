import { allOf, name, sql, type SQL } from '../../../server/database/sql.ts'
import { implement } from '../../../server/http/actions.ts'
import type { Endpoint } from '../../../server/http/endpoint.ts'
import type { Call } from '../../../server/platform.ts'
import { notFound } from '../../../server/resources/access.ts'
import { bodyName } from '../../../server/resources/bodyName.ts'
import { shownCopyOf } from '../../../server/resources/held.ts'
import { isId } from '../../../server/resources/id.ts'
import { modelOf } from '../../../server/resources/endpoints.ts'
import { publicSource } from '../../../server/resources/publicRead.ts'
import { noteRead, noteTrueFor } from '../../../server/resources/readTags.ts'
import { listedBy } from '../../../server/search/listed.ts'
import { news } from '../content/content.ts'
import { filesOf, isTold, publishersOf } from '../content/content.server.ts'
import { event, eventStates } from './event.ts'
import { getAround, getBetween, getFacets, getOfPlace, type NewsOfEvent, type PublicEvent } from './publicEvents.ts'

/** What citizens ask about events beside the event itself. */
export const eventCalls: readonly Endpoint[] = [
  implement(getBetween, async (input, call) => {
    const { timeZone } = call.platform
    const ofDay = (day: string, plus = 0) => sql`((${day}::date + ${plus}::int)::timestamp at time zone ${timeZone})`
    const source = publicSource(call.platform, modelOf(call.platform, 'event'))
    const isPast = input.past === 'true'
    const where = allOf([
      input.from ? sql`t.end_at > ${ofDay(input.from)}` : undefined,
      input.to ? sql`t.start_at < ${ofDay(input.to, 1)}` : undefined,
      isPast ? sql`t.end_at <= now()` : input.from || input.to ? undefined : sql`t.end_at > now()`,
      input.category ? sql`t.category = ${input.category}::int` : undefined,
      input.place ? sql`(t.place = ${input.place}::uuid or ${input.place}::uuid = any(t.related_places))` : undefined,
      input.governorate ? sql`p.governorate = ${input.governorate}::int` : undefined,
      input.attendanceMode ? sql`t.attendance_mode = ${input.attendanceMode}::int` : undefined,
      input.isOpenToPublic ? sql`t.is_open_to_public` : undefined,
      input.language ? isTold(event, sql`t`, 'en') : undefined,
      input.lacking ? sql`not ${isTold(event, sql`t`, 'en')}` : undefined,
      input.filter ? (await listedBy(call, source, input.filter)).found : undefined,
    ])
    const limit = Number(input.maxResultCount ?? 10)
    const skip = Number(input.SkipCount ?? 0)
    await noteNextEnd(call)
    const usual = isPast ? sql`t.start_at desc, t.id desc` : sql`t.start_at, t.id`
    const order = input.sorting ? sql`greatest(t.published_at, t.change_announced_at) desc nulls last, t.id desc nulls last` : usual
    const [items, total] = await Promise.all([
      found(call, where, sql`${order} limit ${limit}::int offset ${skip}::int`),
      call.platform.database.find<{ count: number }>(
        sql`select count(*)::int as count from event_live t left join place p on p.id = t.place where ${where}`,
      ),
    ])
    return { items, totalCount: total?.count ?? 0 }
  }),
  implement(getFacets, async ({ dated, language }, { platform }) => {
    const { database, timeZone } = platform
    noteRead(['event', 'place', 'localComm'])
    const [publishers, categories, now] = await Promise.all([
      publishersOf(platform, 'event', dated ? isTold(event, sql`n`, language) : undefined),
      database.rows<{ category: number }>(sql`
        select l.id as category from lookup l where exists (select 1 from event_live n where n.category = l.id) order by l.sort_order, l.id`),
      database.find<{ today: string; restMs: number }>(sql`
        select (now() at time zone ${timeZone})::date::text as today, (extract(epoch from
          (date_trunc('day', now() at time zone ${timeZone}) + interval '1 day') at time zone ${timeZone} - now()) * 1000)::double precision as "restMs"`),
    ])
    noteTrueFor(now?.restMs)
    return { publishers, categories: categories.map(({ category }) => category), today: now?.today ?? '' }
  }),
  implement(getOfPlace, async (_input, call, { params: { placeId = '' } }) => {
    if (!isId(placeId)) throw notFound()
    await noteNextEnd(call)
    const isIts = sql`(t.place = ${placeId}::uuid or ${placeId}::uuid = any(t.related_places)) and t.end_at > now()`
    return { items: await found(call, isIts, sql`t.start_at, t.id limit ${shown}::int`) }
  }),
  implement(getAround, async ({ language }, call, { params: { id = '' } }) => {
    if (!isId(id)) throw notFound()
    const { platform } = call
    const { database, timeZone } = platform
    const own = await database.find<{ isOver: boolean; daysAhead: number; changedAt: string } & Whereabouts>(sql`
      select t.end_at <= now() as "isOver", (t.start_at at time zone ${timeZone})::date - (now() at time zone ${timeZone})::date as "daysAhead", t.place,
        t.related_places as "relatedPlaces", t.tags, t.start_at as "startAt", ${changedAt} as "changedAt"
      from ${shownCopyOf('event', id)} t`)
    if (!own) throw notFound()
    await noteNextEnd(call)
    const near = sql`t.id <> ${id} and t.start_at between ${own.startAt}::timestamptz - interval '7 days'
      and ${own.startAt}::timestamptz + interval '7 days' and (t.end_at > now() or ${own.isOver}::boolean) and ${isTold(event, sql`t`, language)}`
    const [files, others, newsItems, publishers] = await Promise.all([
      filesOf(call, 'event', id),
      found(call, near, sql`abs(extract(epoch from t.start_at - ${own.startAt}::timestamptz)), t.id limit 4`),
      own.isOver ? newsOf(call, own, isTold(news, sql`n`, language)) : [],
      own.place === null ? [] : publishersOf(platform, 'event'),
    ])
    const publisher = publishers.find(({ id: of }) => of === own.place) ?? null
    return {
      isOver: own.isOver,
      daysAhead: own.daysAhead,
      changedAt: own.changedAt,
      files: files.items,
      others,
      news: newsItems,
      publisher,
    }
  }),
]

const shown = 5

/** What news of an event are found by. */
interface Whereabouts {
  readonly place: string | null
  readonly relatedPlaces: readonly string[] | null
  readonly tags: readonly string[] | null
  readonly startAt: string
}

/** News from a week before an event to three months after its beginning: those of its places and with its keywords, the nearest in time first. */
function newsOf(
  { platform: { database, timeZone } }: Call,
  { place, relatedPlaces, tags, startAt }: Whereabouts,
  told: SQL,
): Promise<NewsOfEvent[]> {
  noteRead(['news'])
  const places = sql`${sql.param([...(place === null ? [] : [place]), ...(relatedPlaces ?? [])])}::uuid[]`
  const day = sql`(${startAt}::timestamptz at time zone ${timeZone})::date`
  return database.rows<NewsOfEvent>(sql`
    select n.id, n.title_ar as "titleAr", n.title_en as "titleEn", n.date from news_live n
    where n.date between ${day} - 7 and ${day} + 90 and ${told}
      and (n.place = any(${places}) or n.related_places && ${places} or n.tags && ${sql.param([...(tags ?? [])])}::text[])
    order by abs(n.date - ${day}), n.id limit 4`)
}

/** Of the row `t` of what citizens see: the instant of its version. */
const changedAt = sql`coalesce((select v.creation_time from content_version v
  where v.resource = 'event' and v.record_id = t.id and v.number = t.version), t.published_at)`

/** Events and the names of their places. @param rest order and limits */
function found({ platform }: Call, where: SQL, rest: SQL): Promise<PublicEvent[]> {
  noteRead(['event', 'place', 'localComm'])
  const online = platform.lookups.ids('attendanceMode').online ?? null
  return platform.database.rows<PublicEvent>(sql`
    select t.id, t.place, t.title_ar as "titleAr", t.title_en as "titleEn", t.summary_ar as "summaryAr", t.summary_en as "summaryEn",
      t.category, t.start_at as "startAt", t.end_at as "endAt", t.all_day as "allDay", t.attendance_mode as "attendanceMode",
      t.location_ar as "locationAr", t.location_en as "locationEn", t.is_open_to_public as "isOpenToPublic", t.event_state as "eventState",
       t.original_start_at as "originalStartAt", t.change_announced_at as "changeAnnouncedAt",
      coalesce(t.attendance_mode = ${online}::int or t.event_state = ${eventStates.movedOnline[0]}, false) as "isOnline",
      t.version, t.published_at as "publishedAt", ${changedAt} as "changedAt", ${bodyName(platform, sql`p`, 'ar')} as "placeNameAr", ${bodyName(platform, sql`p`, 'en')} as "placeNameEn", p.code as "placeCode"
    from ${name('event_live')} t left join place p on p.id = t.place where ${where} order by ${rest}`)
}

/** Whoever keeps a page of events is told until when it is true: the end of the next event, or midnight, when today is another day. */
async function noteNextEnd({ platform: { database, timeZone } }: Call): Promise<void> {
  const next = await database.find<{ restMs: number }>(sql`
    select (extract(epoch from least(
      (date_trunc('day', now() at time zone ${timeZone}) + interval '1 day') at time zone ${timeZone},
      (select min(end_at) from event_live where end_at > now())) - now()) * 1000)::double precision as "restMs"`)
  noteTrueFor(next && Math.max(0, next.restMs))
}
