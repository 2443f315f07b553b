import { instantOf, type Values } from '../../define.ts'
import { sql } from '../../../server/database/sql.ts'
import { demonstrator, isEmpty } from '../../../server/demonstration.ts'
import type { Platform } from '../../../server/platform.ts'
import { modelOf } from '../../../server/resources/endpoints.ts'
import { drawn, insertReviewed, shifted, workingDay } from '../content/content.server.ts'
import { demonstrationEvents, type DemonstrationEvent } from './demonstration/events.ts'
import { eventStates } from './event.ts'

/** What people come to on their days off. */
const leisure = new Set(['festival', 'volunteer', 'sports', 'cultural'])

/** Loads events of the weeks around today, unless there are events already. */
export async function loadEvents(platform: Platform): Promise<void> {
  const model = modelOf(platform, 'event')
  if (!(await isEmpty(platform.database, model))) return
  const today = platform.clock.today()
  const illustrated = demonstrationEvents.flatMap(({ key, drawing }) => (drawing ? [{ key, drawing }] : []))
  const drawings = await drawn(platform, illustrated)
  const pictures = new Map(illustrated.map(({ key }, index) => [key, drawings[index]]))
  await platform.database.write(demonstrator, async transaction => {
    await transaction.rows(sql`select pg_advisory_xact_lock(hashtext('event'))`)
    if (!(await isEmpty(transaction, model))) return
    const places = new Map(
      (await transaction.rows<{ code: string; id: string }>(sql`select code, id from place`)).map(({ code, id }) => [code, id]),
    )
    const editor = await transaction.find<{ id: string }>(sql`select id from "system_user" where user_name = 'portalEditor'`)
    for (const [index, item] of demonstrationEvents.entries())
      await insertReviewed(platform, transaction, model, {
        state: item.state,
        on: shifted(today, Math.min(item.inDays, 0) - 8 - (index % 9)),
        author: editor?.id ?? null,
        place: places.get(item.placeCode ?? '') ?? null,
        picture: pictures.get(item.key),
        pictureName: `${item.key}.webp`,
        values: valuesOf(platform, item, today),
      })
  })
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
