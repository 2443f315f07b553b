import { Invalid, Refused, type Problem, type Values } from '../../define.ts'
import type { Transaction } from '../../../server/database/connect.ts'
import { name, sql } from '../../../server/database/sql.ts'
import type { Call, FilmOfPage, ResourceRules, StepContext } from '../../../server/platform.ts'
import { announce } from '../../../server/resources/changes.ts'
import { modelOf } from '../../../server/resources/endpoints.ts'
import { shownAtOnce } from '../../../server/resources/shownAtOnce.ts'
import { settings } from '../../admin/settings/settings.ts'
import { requireScope } from '../content/content.server.ts'
import { everyPlayer, playerOf, secondsOf } from './players.ts'
import { video } from './video.ts'

/** What is asked of videos beside their definition (domain/portal-and-admin, section 12.6). */
export const videoRules: ResourceRules = {
  filmOf,
  beforehand: async (_call, transaction, record, before) => ({
    isCaptioned: holds(record.captionsAr) || holds(record.captionsEn),
    ...(await firstInOrder(transaction, 'video', before)),
  }),
  // What is published may not lose what it was published with.
  problemsOf: async (_transaction, record, before, call) =>
    before?.isPublished === true
      ? [...captionProblems(call, record), ...(isNewlyFeatured(record, before) ? featuringProblems(call) : [])]
      : [],
  written: async (call, transaction, id, record, before) => {
    if (before?.isPublished === true && isNewlyFeatured(record, before)) await featureAlone(call, transaction, id)
  },
  steps: {
    publish: {
      guard: context => {
        requireScope(context)
        const problems = context.record.isFeatured === true ? featuringProblems(context.call) : []
        if (problems.length > 0) throw new Invalid(problems)
        requireReadable(context)
      },
      after: async ({ call, transaction }, { id, isFeatured }) => {
        if (isFeatured === true) await featureAlone(call, transaction, String(id))
      },
    },
    // Published again it would take the sign from the one that was chosen since.
    cancelPublish: { guard: requireScope, effect: () => ({ isFeatured: false }) },
  },
}

/** A film is its own file, or what a player of another site shows; where only that site shows it there is nothing to play. */
function filmOf(record: Values): FilmOfPage | undefined {
  const text = (key: string) => {
    const value = record[key]
    return typeof value === 'string' && value !== '' ? value : undefined
  }
  const [file] = Array.isArray(record.file) ? record.file.map(String) : []
  const url = text('url')
  const player = file === undefined && url !== undefined ? everyPlayer.flatMap(site => playerOf(site, url, [site]) ?? [])[0] : undefined
  const duration = text('duration')
  if (file === undefined && player === undefined) return undefined
  return {
    titleAr: text('titleAr') ?? '',
    titleEn: text('titleEn'),
    descriptionAr: text('descriptionAr'),
    descriptionEn: text('descriptionEn'),
    thumbnail: text('thumbnail'),
    file,
    player: player?.split('?')[0],
    seconds: duration === undefined ? undefined : secondsOf(duration),
  }
}

const captionsMissing: Problem = {
  at: 'transcriptAr',
  rule: 'rule',
  sentence: {
    ar: 'لا يُنشر فيديو دون ترجمة مرئية أو نص مكتوب',
    en: 'A video is not published without captions or a transcript',
  },
}

function captionProblems({ platform }: Call, record: Values): Problem[] {
  return !isReadable(record) && platform.settings.get(settings.requireCaptions) ? [captionsMissing] : []
}

/** Can somebody who does not hear follow the video? */
function isReadable({ captionsAr, captionsEn, transcriptAr, transcriptEn }: Values): boolean {
  return [captionsAr, captionsEn, transcriptAr, transcriptEn].some(holds)
}

function holds(value: unknown): boolean {
  return Array.isArray(value) ? value.length > 0 : typeof value === 'string' && value !== ''
}

/** Refused where the setting asks for captions; else asked a second time. @throws Invalid, Refused */
function requireReadable({ call, record, input }: StepContext): void {
  if (isReadable(record)) return
  if (call.platform.settings.get(settings.requireCaptions)) throw new Invalid([captionsMissing])
  if (input.confirmed === true) return
  throw new Refused(
    'confirmationNeeded',
    'لا ترجمة مرئية للفيديو ولا نص مكتوب، فلن يتابعه من لا يسمع. هل تنشره كذلك؟',
    'The video has neither captions nor a transcript: who does not hear cannot follow it. Publish it so?',
    { status: 409 },
  )
}

function isNewlyFeatured({ isFeatured }: Values, before: Values): boolean {
  return isFeatured === true && before.isFeatured !== true
}

/** The one film that stands before those of all places is chosen by who publishes for all of them. */
function featuringProblems(call: Call): Problem[] {
  if (isOfMinistry(call) && call.caller.can('Portal.Video.Publish')) return []
  const sentence = {
    ar: 'يختار الفيديو المميز على البوابة من ينشر في العلاقات العامة. أزل العلامة',
    en: 'The featured video of the portal is chosen by who publishes in public relations. Take the sign off',
  }
  return [{ at: 'isFeatured', rule: 'rule', sentence }]
}

/** Of what citizens see one video is featured: the one that was chosen last. The sign of a draft waits until it is published. */
async function featureAlone({ platform }: Call, transaction: Transaction, id: string): Promise<void> {
  // Of two that are chosen at once the second sees the first.
  await transaction.rows(sql`select pg_advisory_xact_lock(hashtext('featured video'))`)
  const others = await transaction.rows<{ id: string }>(sql`
    update video set is_featured = false, concurrency_stamp = gen_random_uuid()
    where is_featured and is_published and id <> ${id} returning id`)
  for (const other of others) await announce(transaction, modelOf(platform, video.name), other.id)
}

/** What follows from an album's images: its cover and how many there are (section 12.7). */
export const albumRules: ResourceRules = {
  beforehand: async (_call, transaction, record, before) => ({
    ...facesOf(record),
    ...(await firstInOrder(transaction, 'image_album', before)),
  }),
  steps: { publish: { guard: requireScope }, cancelPublish: { guard: requireScope } },
}

/** The image that is chosen, else the first one; and the count. */
export function facesOf({ images }: Values): { readonly cover: unknown; readonly imageCount: number } {
  const rows: Values[] = Array.isArray(images) ? images : []
  const chosen = rows.find(({ isCover }) => isCover === true) ?? rows[0]
  return { cover: chosen?.image ?? null, imageCount: rows.length }
}

/** The number of a new record before all that are in order, so that the newest is seen until its place is chosen; none where nothing is in order. */
async function firstInOrder(transaction: Transaction, table: 'video' | 'image_album', before: Values | undefined): Promise<Values> {
  if (before) return {}
  const first = await transaction.find<{ next: number | null }>(sql`select min(sort_order)::int - 10 as next from ${name(table)}`)
  return { sortOrder: first?.next ?? null }
}

/** What the portal shows of all places is put in order by the ministry alone. @throws Refused */
export function requireMinistry(call: Call): void {
  if (isOfMinistry(call)) return
  throw new Refused('notOrderer', 'الترتيب من صلاحية العلاقات العامة', 'Public relations put this in order', { status: 403 })
}

function isOfMinistry({ caller }: Call): boolean {
  return caller.isAdmin || caller.place?.type === 'publicRelations'
}

/** So many slides may be shown at a place at a time. */
const mostSlides = 6

/** Is it time to show the slide? By the database's clock, over `t`. */
export const isItsTime = sql`((t.publish_at is null or t.publish_at <= now()) and (t.expire_at is null or t.expire_at > now()))`

/** What is asked of slides beside their definition (section 12.8). */
export const sliderRules: ResourceRules = {
  facts: {
    standing: sql`(case when not t.is_published then 1 when t.expire_at <= now() then 4 when t.publish_at > now() then 2 else 3 end)`,
  },
  publicWhen: isItsTime,
  beforehand: async (_call, transaction, _record, before) => {
    if (before) return {}
    const last = await transaction.find<{ next: number }>(sql`select coalesce(max(sort_order), 0)::int + 10 as next from slider`)
    return { sortOrder: last?.next ?? 10 }
  },
  problemsOf: async (transaction, record, before) =>
    before?.isPublished === true ? crowding(transaction, { ...record, id: before.id }) : [],
  steps: {
    publish: {
      guard: async ({ transaction, record }) => {
        const problems = [...(await lateness(transaction, record)), ...(await crowding(transaction, record))]
        if (problems.length > 0) throw new Invalid(problems)
      },
    },
  },
}

/** What is over would be published and shown nowhere. */
async function lateness(transaction: Transaction, { expireAt }: Values): Promise<Problem[]> {
  if (typeof expireAt !== 'string') return []
  const row = await transaction.find<{ is_over: boolean }>(sql`select ${expireAt}::timestamptz <= now() as is_over`)
  const sentence = {
    ar: 'انتهت مدة الشريحة. عدّل نهايتها قبل النشر',
    en: 'The time of the slide is over. Change its end before it is published',
  }
  return row?.is_over === true ? [{ at: 'expireAt', rule: 'rule', sentence }] : []
}

/** Whoever publishes one slide waits for whoever publishes another. */
async function crowding(transaction: Transaction, { id, placement, publishAt, expireAt }: Values): Promise<Problem[]> {
  await transaction.rows(sql`select pg_advisory_xact_lock(hashtext('slider'))`)
  const among = sql`t.placement = ${typeof placement === 'number' ? placement : null}::int`
  const shown = { table: 'slider', from: 'publish_at', until: 'expire_at', among }
  if ((await shownAtOnce(transaction, shown, { id, from: publishAt, until: expireAt })) < mostSlides) return []
  const sentence = {
    ar: `بلغ عدد الشرائح المنشورة حده الأقصى (${mostSlides})`,
    en: `The number of published slides has reached its limit (${mostSlides})`,
  }
  return [{ at: 'placement', rule: 'rule', sentence }]
}
