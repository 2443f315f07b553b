import { instantOf, localTimeOf, type Values } from '../../define.ts'
import type { Transaction } from '../../../server/database/connect.ts'
import { sql } from '../../../server/database/sql.ts'
import { demonstrator, isEmpty } from '../../../server/demonstration.ts'
import type { Platform } from '../../../server/platform.ts'
import { modelOf } from '../../../server/resources/endpoints.ts'
import { dated, insertReviewed, shifted, workbookOf, workingDay } from '../content/content.server.ts'
import { demonstrationNotices, type DemonstrationNotice } from './demonstration/notices.ts'

const dayMs = 86_400_000

/** What bidders for the road price. */
const quantities = {
  name: 'جدول-الكميات.xlsx',
  columns: ['البند', 'الوصف', 'الوحدة', 'الكمية', 'سعر الوحدة (شيكل)', 'المجموع (شيكل)'],
  rows: [
    ['1', 'كشط الإسفلت القديم ونقله', 'م²', '9,800', '', ''],
    ['2', 'طبقة أساس بسماكة 20 سم', 'م²', '9,800', '', ''],
    ['3', 'إسفلت بسماكة 6 سم', 'م²', '9,800', '', ''],
    ['4', 'أرصفة مهيأة لذوي الإعاقة', 'م', '2,800', '', ''],
  ],
}

/** Loads notices in every stage, from one that closes today to one that was awarded, unless there are notices already. */
export async function loadNotices(platform: Platform): Promise<void> {
  const model = modelOf(platform, 'ads')
  if (!(await isEmpty(platform.database, model))) return
  const today = platform.clock.today()
  const bill = await workbookOf(platform, quantities)
  await platform.database.write(demonstrator, async transaction => {
    await transaction.rows(sql`select pg_advisory_xact_lock(hashtext('ads'))`)
    if (!(await isEmpty(transaction, model))) return
    const places = new Map(
      (await transaction.rows<{ code: string; id: string }>(sql`select code, id from place`)).map(({ code, id }) => [code, id]),
    )
    const editor = await transaction.find<{ id: string }>(sql`select id from "system_user" where user_name = 'portalEditor'`)
    for (const item of demonstrationNotices) {
      const id = await insertReviewed(platform, transaction, model, {
        state: item.state,
        on: shifted(today, -item.daysAgo),
        author: editor?.id ?? null,
        place: places.get(item.placeCode ?? '') ?? null,
        file:
          item.key === 'halhul-road'
            ? { ...bill, titleAr: 'جدول الكميات', titleEn: 'Bill of quantities', type: 'billOfQuantities' }
            : undefined,
        rejectionReason: item.rejectionReason,
        rejectionNote: item.rejectionNote,
        values: valuesOf(platform, item, today),
      })
      if (item.closed) await closeOn(transaction, id, shifted(today, -item.closed.daysAgo))
    }
  })
}

/** What came of a notice is its second version: the first one asked for offers. @param day on which somebody brought it there */
async function closeOn(transaction: Transaction, id: string, day: string): Promise<void> {
  const isIts = sql`resource = 'ads' and record_id = ${id} and number = 1`
  await transaction.rows(sql`
    insert into content_version (resource, record_id, number, content, creator, creation_time)
    select resource, record_id, 2, content, creator, ${`${day}T09:00:00Z`} from content_version where ${isIts}`)
  await transaction.rows(sql`
    update content_version set content = content || '{"closedStage": null, "stageNote": null, "resultAr": null, "resultEn": null}' where ${isIts}`)
  await transaction.rows(sql`update ads set current_version = 2, live_version = 2 where id = ${id}`)
  await transaction.rows(sql`update ads_live set version = 2 where id = ${id}`)
}

function valuesOf(platform: Platform, item: DemonstrationNotice, today: string): Values {
  const day = shifted(today, -item.daysAgo)
  const said = (text: string | null) => text && dated(text, day)
  return {
    titleAr: said(item.titleAr),
    titleEn: said(item.titleEn),
    summaryAr: said(item.summaryAr),
    summaryEn: said(item.summaryEn),
    bodyAr: said(item.bodyAr),
    bodyEn: said(item.bodyEn),
    tags: item.tags,
    number: item.number,
    category: idIn(platform, 'adCategory', item.category),
    date: day,
    documentPrice: item.price,
    currency: item.currency && idIn(platform, 'currency', item.currency),
    bidSecurityAr: item.bidAr,
    bidSecurityEn: item.bidEn,
    deliveryPlaceAr: item.deliveryAr,
    deliveryPlaceEn: item.deliveryEn,
    openingPlaceAr: item.openingPlaceAr,
    openingPlaceEn: item.openingPlaceEn,
    planReference: item.planReference,
    objectionPlaceAr: item.objectionAr,
    objectionPlaceEn: item.objectionEn,
    contactName: item.contact[0],
    contactPhone: item.contact[1],
    contactEmail: item.contact[2],
    closedStage: item.closed ? idIn(platform, 'noticeStage', item.closed.stage) : null,
    stageNote: item.closed?.note ?? null,
    resultAr: item.closed?.resultAr ?? null,
    resultEn: item.closed?.resultEn ?? null,
    ...timesOf(platform, item, today),
  }
}

/** When a notice closes, and what is held at a time of its own. @param today calendar date */
export function timesOf({ timeZone }: Pick<Platform, 'timeZone'>, item: DemonstrationNotice, today: string): Values {
  if (item.closesIn === null) return {}
  const at = (days: number, time: string) => instantOf({ day: workingDay(shifted(today, days)), time }, timeZone)
  const closingAt = at(item.closesIn, item.closesAt)
  const openingAt = (opening: number | string) =>
    typeof opening === 'number'
      ? new Date(Date.parse(closingAt) + opening * 3_600_000).toISOString()
      : instantOf({ day: workingDay(shifted(localTimeOf(closingAt, timeZone).day, 1)), time: opening }, timeZone)
  const { extension } = item
  const original = extension && new Date(Date.parse(closingAt) - extension.days * dayMs).toISOString()
  return {
    closingAt,
    openingAt: item.opening === undefined ? null : openingAt(item.opening),
    siteVisitAt: item.visit === undefined ? null : instantOf({ day: shifted(today, item.visit), time: '10:00' }, timeZone),
    preBidMeetingAt: item.prebid === undefined ? null : instantOf({ day: shifted(today, item.prebid), time: '11:00' }, timeZone),
    ...(extension && {
      originalClosingAt: original,
      extensions: [{ at: at(-extension.daysAgo, '09:30'), from: original, to: closingAt, reason: extension.reason }],
      changeAnnouncedAt: at(-extension.daysAgo, '09:30'),
    }),
  }
}

function idIn({ lookups }: Platform, list: string, code: string): number | null {
  return lookups.ids(list)[code] ?? null
}
