import { sql, type SQL } from '../../../server/database/sql.ts'
import { implement } from '../../../server/http/actions.ts'
import type { Endpoint } from '../../../server/http/endpoint.ts'
import type { Call } from '../../../server/platform.ts'
import { notFound } from '../../../server/resources/access.ts'
import { bodyName } from '../../../server/resources/bodyName.ts'
import { shownCopyOf } from '../../../server/resources/held.ts'
import { isId } from '../../../server/resources/id.ts'
import { noteRead } from '../../../server/resources/readTags.ts'
import { getFacets, getFiles, getNeighbours, getOfPlace, getRelated, type PublicNews } from './publicNews.ts'
import { news } from './news.ts'
import { filesOf, isTold, publishersOf } from './published.server.ts'

/** What citizens ask about news beside the list and the item. */
export const newsCalls: readonly Endpoint[] = [
  implement(getFacets, async ({ dated, language }, { platform }) => {
    const { database } = platform
    noteRead(['news', 'place', 'localComm'])
    const [publishers, months, categories] = await Promise.all([
      publishersOf(platform, news.name, dated ? isTold(news, sql`n`, language) : undefined),
      database.rows<{ month: string }>(sql`
        select to_char(m, 'YYYY-MM') as month
        from generate_series(date_trunc('month', (select min(date) from news_live)), (select max(date) from news_live), '1 month') m
        where exists (select 1 from news_live n where n.date >= m and n.date < m + interval '1 month') order by 1 desc`),
      database.rows<{ category: number }>(sql`
        select l.id as category from lookup l where exists (select 1 from news_live n where n.category = l.id) order by l.sort_order, l.id`),
    ])
    return { publishers, months: months.map(({ month }) => month), categories: categories.map(({ category }) => category) }
  }),
  implement(getOfPlace, async (_input, call, { params: { placeId = '' } }) => {
    if (!isId(placeId)) throw notFound()
    const own = sql`(select * from news_live where place = ${placeId} order by date desc nulls last, id desc nulls last limit ${shown})`
    const concerning = sql`(select * from ${recent} r where ${placeId}::uuid = any(r.related_places) limit ${shown})`
    return { items: await newest(call, sql`(${own} union ${concerning}) n`, sql`n.date desc nulls last`, shown) }
  }),
  implement(getRelated, async ({ language }, call, { params: { id = '' } }) => {
    if (!isId(id)) throw notFound()
    const item = await call.platform.database.find<{ place: string | null; category: number | null; tags: string[] | null }>(
      sql`select place, category, tags from ${shownCopyOf(news.name, id)} t`,
    )
    if (!item) throw notFound()
    const tags = sql`${sql.param(item.tags ?? [])}::text[]`
    const common = sql`(select count(*) from unnest(r.tags) tag where tag = any(${tags}))`
    // That two items are the ministry's says nothing of what they are about: a keyword, the kind or a place must be the same.
    const near = sql`(
      select * from ${recent} r
      where (r.tags && ${tags} or r.category = ${item.category}::int or r.place = ${item.place}::uuid) and r.id <> ${id} and ${isTold(news, sql`r`, language)}
      order by ${common} desc, r.category = ${item.category}::int desc nulls last, r.date desc nulls last, r.id desc limit ${mostRelated}
    ) n`
    return { items: await newest(call, near, sql`n.date desc nulls last`, mostRelated) }
  }),
  implement(getNeighbours, async ({ language }, call, { params: { id = '' } }) => {
    if (!isId(id)) throw notFound()
    const item = await call.platform.database.find<{ date: string }>(sql`select date::text as date from ${shownCopyOf(news.name, id)} t`)
    if (!item) throw notFound()
    const next = (side: 'earlier' | 'later') => newest(call, sql`(${neighbour(side, id, item.date, language)}) n`, sql`n.date`, 1)
    const [[earlier = null], [later = null]] = await Promise.all([next('earlier'), next('later')])
    return { earlier, later }
  }),
  implement(getFiles, (_input, call, { params: { id = '' } }) => filesOf(call, news.name, id)),
]

/**
 * The news item next to one by date, as a row of what citizens read. Its order is that of the list to the letter: in English the few that are
 * told so are then found by their own index, without the thousands in Arabic alone between them.
 * @param date of the one, `YYYY-MM-DD` @param language `en`: among those told in English
 */
export function neighbour(side: 'earlier' | 'later', id: string, date: string, language: string | null | undefined): SQL {
  const told = isTold(news, sql`t`, language)
  const here = sql`(${date}::date, ${id}::uuid)`
  return side === 'earlier'
    ? sql`select * from news_live t where ${told} and (t.date, t.id) < ${here} order by t.date desc nulls last, t.id desc nulls last limit 1`
    : sql`select * from news_live t where ${told} and (t.date, t.id) > ${here} order by t.date nulls first, t.id nulls first limit 1`
}

const shown = 5
const mostRelated = 4
// What a keyword or a further place leads to is looked for among the newest items: no index answers it, and nobody looks for older ones here.
const recent = sql`(select * from news_live order by date desc nulls last, id desc nulls last limit 2000)`

function newest({ platform }: Call, source: SQL, order: SQL, count: number): Promise<PublicNews[]> {
  noteRead(['news', 'place', 'localComm'])
  return platform.database.rows<PublicNews>(sql`
    select n.id, n.place, n.title_ar as "titleAr", n.title_en as "titleEn", n.summary_ar as "summaryAr", n.summary_en as "summaryEn",
      n.main_image as "mainImage", n.main_image_focus as "mainImageFocus", n.main_image_alt_ar as "mainImageAltAr", n.main_image_alt_en as "mainImageAltEn",
      n.category, n.date, n.location_ar as "locationAr", n.location_en as "locationEn", n.published_at as "publishedAt",
      ${bodyName(platform, sql`p`, 'ar')} as "placeNameAr", ${bodyName(platform, sql`p`, 'en')} as "placeNameEn"
    from ${source} left join place p on p.id = n.place order by ${order}, n.id desc limit ${count}`)
}
