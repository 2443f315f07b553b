import { createHash } from 'node:crypto'
import { Invalid, problemAt } from '../../define.ts'
import { sql, type SQL } from '../../../server/database/sql.ts'
import { implement } from '../../../server/http/actions.ts'
import type { Endpoint } from '../../../server/http/endpoint.ts'
import type { Platform } from '../../../server/platform.ts'
import { noteRead, noteTrueFor } from '../../../server/resources/readTags.ts'
import { kindsInOrder } from './gateMessage.ts'
import { isItsTime } from './rules.server.ts'
import { getForStaff, getShown, publicPlacements, type ShownMessage } from './showing.ts'

/** What is shown now, to citizens and to staff. */
export const shownCalls: readonly Endpoint[] = [
  implement(getShown, async ({ placement, place }, { platform }) => {
    const known = publicPlacements.find(name => name === placement)
    if (known === undefined) throw new Invalid([problemAt('placement', 'choice', getShown.input.placement.label)])
    const ofPlace = known === 'placePage' ? sql`${place ?? null}::uuid = any(t.places)` : sql`true`
    return { items: await shownAt(platform, known, ofPlace) }
  }),
  implement(getForStaff, async (_input, { platform }) => ({ items: await shownAt(platform, 'dashboard', sql`true`) })),
]

interface Row extends Omit<ShownMessage, 'kind' | 'kindAr' | 'kindEn' | 'version'> {
  readonly kind: number
  readonly startAt: string | null
  readonly isShown: boolean
  /** Until it begins or ends; null: it does neither. */
  readonly restMs: number | null
}

/** The published messages of a place whose time is now. Who keeps the answer is told when the next one begins or ends. */
async function shownAt(platform: Platform, placement: string, more: SQL): Promise<ShownMessage[]> {
  noteRead(['gateMessage'])
  const placements: Readonly<Record<string, number>> = platform.lookups.ids('gateMessagePlacement')
  const rows = await platform.database.rows<Row>(sql`
    select t.kind, t.title_ar as "titleAr", t.title_en as "titleEn", t.text_ar as "textAr", t.text_en as "textEn", t.link_url as "linkUrl",
      t.link_label_ar as "linkLabelAr", t.link_label_en as "linkLabelEn", t.image, t.image_alt_ar as "imageAltAr", t.image_alt_en as "imageAltEn",
      t.is_dismissible as "isDismissible", t.start_at as "startAt", ${isItsTime} as "isShown",
      (extract(epoch from case when t.start_at > now() then t.start_at else t.end_at end - now()) * 1000)::double precision as "restMs"
    from gate_message t where t.is_published and ${placements[placement] ?? null}::int = any(t.placement)
      and (t.end_at is null or t.end_at > now()) and ${more} order by t.sort_order, t.start_at desc nulls last, t.id`)
  noteTrueFor(
    rows.reduce<number | undefined>((least, { restMs }) => (restMs === null ? least : Math.min(least ?? restMs, restMs)), undefined),
  )
  const rankOf = ({ kind }: ShownMessage) => kindsInOrder.indexOf(kind)
  return rows
    .filter(({ isShown }) => isShown)
    .flatMap(row => {
      const value = platform.lookups.find('gateMessageKind', row.kind)
      const kind = kindsInOrder.find(code => code === value?.code)
      return kind && value ? [{ ...shown(row, kind), kindAr: value.nameAr, kindEn: value.nameEn }] : []
    })
    .toSorted((a, b) => rankOf(a) - rankOf(b))
}

function shown({ isShown, restMs, startAt, ...row }: Row, kind: ShownMessage['kind']): Omit<ShownMessage, 'kindAr' | 'kindEn'> {
  const said = JSON.stringify([kind, row, startAt])
  return { ...row, kind, version: createHash('sha256').update(said).digest('hex').slice(0, 12) }
}
