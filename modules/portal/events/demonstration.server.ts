import { instantOf, localTimeOf, type Values } from '../../define.ts'
import type { Transaction } from '../../../server/database/connect.ts'
import { sql } from '../../../server/database/sql.ts'
import { demonstrator, isEmpty } from '../../../server/demonstration.ts'
import { noteFile, type Stored } from '../../../server/files/keep.ts'
import type { Platform } from '../../../server/platform.ts'
import { modelOf } from '../../../server/resources/endpoints.ts'
import { drawn, insertReviewed, shifted, workingDay } from '../content/content.server.ts'
import { findVideo, nameEvent } from '../media/media.server.ts'
import { demonstrationEvents, type DemonstrationEvent } from './demonstration/events.ts'
import { eventStates } from './event.ts'

/** What people come to on their days off. */
const leisure = new Set(['festival', 'volunteer', 'sports', 'cultural'])

/** Loads events of the weeks around today, unless there are events already. The films, albums and partners that they name are found where they are loaded. */
export async function loadEvents(platform: Platform): Promise<void> {
  const model = modelOf(platform, 'event')
  if (!(await isEmpty(platform.database, model))) return
  const today = platform.clock.today()
  const drawings = demonstrationEvents.flatMap(({ drawing, gallery, outcomeImages }) => [
    ...(drawing ? [drawing] : []),
    ...[...gallery, ...outcomeImages].map(picture => picture.drawing),
  ])
  const stored = await drawn(
    platform,
    drawings.map(drawing => ({ drawing })),
  )
  const pictures: Pictures = new Map(drawings.map((drawing, index) => [drawing, stored[index]]))
  await platform.database.write(demonstrator, async transaction => {
    await transaction.rows(sql`select pg_advisory_xact_lock(hashtext('event'))`)
    if (!(await isEmpty(transaction, model))) return
    const places = new Map(
      (await transaction.rows<{ code: string; id: string }>(sql`select code, id from place`)).map(({ code, id }) => [code, id]),
    )
    const editor = await transaction.find<{ id: string }>(sql`select id from "system_user" where user_name = 'portalEditor'`)
    for (const [index, item] of demonstrationEvents.entries()) {
      const media = await mediaOf(transaction, item, pictures)
      const values: Values = { ...valuesOf(platform, item, today), ...media }
      const id = await insertReviewed(platform, transaction, model, {
        state: item.state,
        on: shifted(today, Math.min(item.inDays, 0) - 8 - (index % 9)),
        author: editor?.id ?? null,
        place: places.get(item.placeCode ?? '') ?? null,
        picture: item.drawing && pictures.get(item.drawing),
        pictureName: `${item.key}.webp`,
        values,
      })
      const files = [...media.gallery, ...media.outcomeImages].map(({ image }) => image)
      await transaction.rows(sql`update attachment set resource = 'event', record_id = ${id} where id = any(${sql.param(files)}::uuid[])`)
      await nameEvent(transaction, item.album, id)
      const { day: last } = localTimeOf(String(values.endAt), platform.timeZone)
      if (item.outcomeAr !== null) await reportOn(transaction, id, workingDay(shifted(last, 1)))
    }
  })
}

/** What came of an event is its second version: nobody knew it when the event was announced. @param day on which somebody wrote it down */
async function reportOn(transaction: Transaction, id: string, day: string): Promise<void> {
  const isIts = sql`resource = 'event' and record_id = ${id} and number = 1`
  await transaction.rows(sql`
    insert into content_version (resource, record_id, number, content, creator, creation_time)
    select resource, record_id, 2, content, creator, ${`${day}T09:00:00Z`} from content_version where ${isIts}`)
  await transaction.rows(sql`
    update content_version set content = content || '{"outcomeAr": null, "outcomeEn": null, "outcomeImages": null}' where ${isIts}`)
  await transaction.rows(sql`update event set current_version = 2, live_version = 2 where id = ${id}`)
  await transaction.rows(sql`update event_live set version = 2 where id = ${id}`)
}

type Drawing = NonNullable<DemonstrationEvent['drawing']>
type Pictures = ReadonlyMap<Drawing, Stored | undefined>

/** The pictures, the film and the partners that an event names. */
async function mediaOf(transaction: Transaction, { key, gallery, outcomeImages, film, partners }: DemonstrationEvent, pictures: Pictures) {
  const rowsOf = async (items: DemonstrationEvent['gallery'], what: string) => {
    const rows = []
    for (const [index, { drawing, ...said }] of items.entries()) {
      const picture = pictures.get(drawing)
      if (!picture) throw new Error(`Nothing was drawn for ${key}`)
      rows.push({ image: (await noteFile(transaction, picture, `${key}-${what}-${index + 1}.webp`, null)).id, ...said })
    }
    return rows
  }
  const named = await transaction.rows<{ id: string }>(
    sql`select id from partnership where partner_name_en = any(${sql.param(partners)}::text[]) and is_published order by sort_order`,
  )
  return {
    gallery: await rowsOf(gallery, 'picture'),
    outcomeImages: await rowsOf(outcomeImages, 'outcome'),
    video: (await findVideo(transaction, film)) ?? null,
    partners: named.map(({ id }) => id),
  }
}

function valuesOf(platform: Platform, item: DemonstrationEvent, today: string): Values {
  const { lookups } = platform
  const idsIn = (list: string, codes: readonly string[]) => codes.flatMap(code => lookups.ids(list)[code] ?? [])
  return {
    titleAr: item.titleAr,
    titleEn: item.titleEn,
    summaryAr: item.summaryAr,
    summaryEn: item.summaryEn,
    bodyAr: item.bodyAr,
    bodyEn: item.bodyEn,
    mainImageAltAr: item.altAr,
    mainImageAltEn: item.altEn,
    mainImageCaptionAr: item.drawing ? 'رسم توضيحي' : null,
    mainImageCaptionEn: item.drawing && item.titleEn !== null ? 'Illustration' : null,
    category: lookups.ids('eventCategory')[item.category],
    attendanceMode: lookups.ids('attendanceMode')[item.attendanceMode],
    locationAr: item.locationAr,
    locationEn: item.locationEn,
    point: item.point ?? null,
    onlineUrl: item.online ?? null,
    registrationUrl: item.registrationUrl ?? null,
    registrationEmail: item.registrationEmail ?? null,
    capacity: item.capacity ?? null,
    isOpenToPublic: item.isOpen,
    audience: idsIn('audience', item.audience),
    accessibility: idsIn('accessibilityFeature', item.accessibility),
    allDay: item.allDay,
    outcomeAr: item.outcomeAr,
    outcomeEn: item.outcomeEn,
    eventState: eventStates[item.change?.state ?? 'scheduled'][0],
    stateNote: item.change?.note ?? null,
    ...timesOf(platform, item, today),
  }
}

function timesOf({ timeZone }: Platform, item: DemonstrationEvent, today: string): Values {
  const wanted = shifted(today, item.inDays)
  const announced = leisure.has(item.category) ? wanted : workingDay(wanted)
  const first = shifted(announced, item.change?.byDays ?? 0)
  const at = (day: string, time: string) => instantOf({ day, time }, timeZone)
  return {
    startAt: at(first, item.from),
    endAt: at(shifted(first, item.days - 1), item.to),
    originalStartAt: item.change && item.change.byDays > 0 ? at(announced, item.from) : null,
    registrationUntil: item.untilDays === undefined ? null : at(shifted(first, -item.untilDays), '15:00'),
    sessions: item.sessions.map(({ day, ...session }) => ({ date: shifted(first, day), ...session })),
  }
}
