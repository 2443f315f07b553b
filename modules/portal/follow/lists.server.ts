import * as z from 'zod'
import type { Lang } from '../../define.ts'
import { sql } from '../../../server/database/sql.ts'
import { readPublished } from '../../../server/http/living.ts'
import type { Platform } from '../../../server/platform.ts'
import { bodyName } from '../../../server/resources/bodyName.ts'
import { settings } from '../../admin/settings/settings.ts'
import { findCouncilName } from '../../places/councils/councils.server.ts'
import { pageOfPlace } from '../../places/register/register.server.ts'
import { councilIn, listsOf, placeIn } from './target.ts'

/** Something that stands in a followed list. */
export interface Entry {
  /** The same as long as it is. */
  readonly id: string
  readonly title: string
  readonly text: string
  /** Path of its page, with the prefix of its language. */
  readonly path: string
  /** UTC instant: when it was published, or its last change announced. */
  readonly at: string
  /** What was announced of it since. */
  readonly change?: { readonly at: string; readonly said: string } | undefined
}

/** A followed page as it is now, in one language. Of a notice by itself its only entry is the version that stands there. */
export interface Target {
  /** Its one path, in Arabic. */
  readonly page: string
  readonly title: string
  /** What was published last stands first. */
  readonly entries: readonly Entry[]
  /** Nothing more will stand there: who has read it follows no longer. */
  readonly isOver: boolean
}

const feed = z.object({
  title: z.string(),
  home_page_url: z.string(),
  expired: z.boolean().optional(),
  items: z.array(
    z.object({
      id: z.string(),
      url: z.string(),
      title: z.string(),
      content_text: z.string(),
      date_published: z.string(),
      _change: z.object({ at: z.string(), said: z.string() }).optional(),
    }),
  ),
})

/** What everybody reads there now, as its feed has it: only live versions, and nothing that was withdrawn. @returns undefined where there is no such page */
export async function readTarget(platform: Platform, target: string, lang: Lang): Promise<Target | undefined> {
  const head = await headOf(platform, target, lang)
  if (!head || placeIn(target) === undefined) return head
  const lists = await Promise.all(listsOf(target).map(list => readList(platform, list, lang)))
  return { ...head, entries: lists.flatMap(list => list?.entries ?? []).toSorted((a, b) => b.at.localeCompare(a.at)) }
}

/** How a followed page is headed. Of a place nothing else is read. @returns undefined where there is no such page */
export async function headOf(platform: Platform, target: string, lang: Lang): Promise<Target | undefined> {
  const code = placeIn(target)
  if (code === undefined) return readList(platform, target, lang)
  const name = await (councilIn(target) === undefined ? nameOf(platform, code, lang) : councilName(platform, code, lang))
  return name === undefined ? undefined : { page: target, title: name, entries: [], isOver: false }
}

async function readList(platform: Platform, list: string, lang: Lang): Promise<Target | undefined> {
  const [path = '', query] = list.split('?')
  const address = `${lang === 'en' ? '/en' : ''}${path}/feed.atom${query === undefined ? '' : `?${query}`}`
  const answer = await readPublished(platform, address, 'application/feed+json')
  if (answer && answer.status >= 500) throw new Error(`${address} answered ${answer.status}`)
  if (answer?.status !== 200) return undefined
  const { title, home_page_url: home, expired = false, items } = feed.parse(await answer.json())
  // A feed is headed by the product too.
  const product = `${platform.settings.get(settings.productName)[lang === 'ar' ? 0 : 1]} - `
  return {
    page: pathOf(home).replace(/^\/en(?=\/|$)/, ''),
    title: title.startsWith(product) ? title.slice(product.length) : title,
    isOver: expired,
    entries: items.map(item => ({
      id: pathOf(item.id),
      title: item.title,
      text: item.content_text,
      path: pathOf(item.url),
      at: item.date_published,
      change: item._change,
    })),
  }
}

function pathOf(address: string): string {
  const { pathname, search } = new URL(address)
  return pathname + search
}

async function nameOf(platform: Platform, code: string, lang: Lang): Promise<string | undefined> {
  const row = await platform.database.find<{ name: string | null }>(sql`
    select coalesce(${bodyName(platform, sql`p`, lang)}, ${bodyName(platform, sql`p`, 'ar')}) as name
    from place p join local_comm a on a.id = p.id where p.code = ${code} and ${pageOfPlace(sql`p`, sql`a`)} is not null`)
  return row?.name ?? undefined
}

async function councilName(platform: Platform, code: string, lang: Lang): Promise<string | undefined> {
  const council = await findCouncilName(platform, code)
  return (lang === 'en' ? council?.nameEn : undefined) ?? council?.nameAr
}
