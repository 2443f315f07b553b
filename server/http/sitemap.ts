import { Hono, type Context } from 'hono'
import type { Lang } from '../../kernel/kernel.ts'
import { name, sql } from '../database/sql.ts'
import type { Platform } from '../platform.ts'
import { pageKindsOf, type PageKind } from '../resources/publicPages.ts'
import type { PublicSource } from '../resources/publicRead.ts'
import { mediaOfPages, mediaTags, type PageMedia } from './sitemapMedia.ts'

/** What a sitemap stands on. */
export interface SitemapOptions {
  /** Arabic paths of the pages that are no record's. */
  readonly standing: () => readonly string[]
  /** Without a slash at its end. */
  readonly originOf: (request: Request) => string
  readonly isIndexed: () => boolean
}

/**
 * Pages in one file, each in two languages. The protocol allows 50,000 addresses and 50 MB; so few are put together in a third of a second, so that what
 * was published a moment ago stands there within one.
 */
export const mostPages = 2000

/** A page, as a sitemap names it. */
export interface Entry {
  /** Arabic path. */
  readonly path: string
  readonly hasEnglish: boolean
  /** UTC instant. */
  readonly changedAt?: string | undefined
  readonly media?: PageMedia | undefined
}

/**
 * `/sitemap.xml`, the index, and `/sitemaps/{kind}-{n}.xml`: every public page in its languages (portal and administration, section 17).
 * They are read from what is public now, so what is withdrawn is gone from them at once.
 */
export function serveSitemaps(platform: Platform, options: SitemapOptions): Hono {
  const app = new Hono()
  const kinds = pageKindsOf(platform).flatMap(pages => kindOf(platform, pages) ?? [])
  const answer = (c: Context, xml: string | undefined) =>
    xml === undefined || !options.isIndexed()
      ? c.notFound()
      : c.body(xml, 200, {
          'content-type': 'application/xml; charset=utf-8',
          'cache-control': 'no-cache',
          'x-content-type-options': 'nosniff',
        })

  app.get('/sitemap.xml', async c => {
    const origin = options.originOf(c.req.raw)
    const files = await Promise.all(kinds.map(async kind => ({ kind, ...(await kind.extent()) })))
    const named = files.flatMap(({ kind, count, changedAt }) =>
      Array.from({ length: Math.ceil(count / mostPages) }, (_, n) => sitemapIn(`${origin}/sitemaps/${kind.name}-${n + 1}.xml`, changedAt)),
    )
    return answer(c, index([sitemapIn(`${origin}/sitemaps/pages-1.xml`), ...named]))
  })
  app.get('/sitemaps/:file{[A-Za-z]+-[1-9][0-9]{0,4}\\.xml}', async c => {
    const [kindName = '', number = ''] = c.req.param('file').replace('.xml', '').split('-')
    return answer(c, await fileOf(kindName, Number(number), options.originOf(c.req.raw)))
  })
  return app

  async function fileOf(kindName: string, number: number, origin: string): Promise<string | undefined> {
    if (kindName === 'pages')
      return number === 1
        ? urlSet(
            options.standing().map(path => ({ path, hasEnglish: true })),
            origin,
          )
        : undefined
    const entries = await kinds.find(kind => kind.name === kindName)?.entries(number)
    return entries && entries.length > 0 ? urlSet(entries, origin) : undefined
  }
}

interface Kind {
  readonly name: string
  extent(): Promise<{ count: number; changedAt: string | undefined }>
  /** @param file from 1 */
  entries(file: number): Promise<Entry[]>
}

/** How the pages of a kind are found; undefined where its records are parts of one page. */
function kindOf(platform: Platform, pages: PageKind): Kind | undefined {
  const { kind, path, pageAt, source, isInEnglish } = pages
  // `news/{id}`, and `gateServices?service={id}`, whose page lies in its query.
  const [, before, key] = /^(\w[\w/]*(?:\/|\?\w+=))\{(id|code)\}$/.exec(path) ?? []
  if (before === undefined || key === undefined) return undefined
  const changed = ({ model, columns }: PublicSource) => {
    if (!model.live) return sql`coalesce(t.last_modification_time, t.creation_time)`
    // A deadline that was put off is announced without being published anew.
    const isAnnounced = columns.some(column => column.name === 'changeAnnouncedAt')
    return isAnnounced ? sql`greatest(t.published_at, ${model.at('changeAnnouncedAt')})` : sql`t.published_at`
  }
  return {
    name: kind,
    async extent() {
      const from = source()
      const row = await platform.database.find<{ count: string; at: Date | null }>(
        sql`select count(*) as count, max(${changed(from)}) as at from ${from.model.from} where ${from.isPublic}`,
      )
      return { count: Number(row?.count ?? 0), changedAt: row?.at ? new Date(row.at).toISOString() : undefined }
    },
    async entries(file) {
      const from = source()
      const value = key === 'id' ? sql`t.id::text` : from.model.at(key)
      const rows = await platform.database.rows<{ id: string; path: string; at: Date; english: boolean }>(sql`
        select t.id::text as id, ${pageAt ?? sql`${before}::text || ${value}`} as path, ${changed(from)} as at, ${isInEnglish} as ${name('english')}
        from ${from.model.from} where ${from.isPublic} order by t.id limit ${mostPages} offset ${(file - 1) * mostPages}`)
      const media = await mediaOfPages(
        platform,
        pages,
        rows.map(({ id }) => id),
      )
      return rows.map(row => ({
        path: pathOf(row.path),
        hasEnglish: row.english,
        changedAt: new Date(row.at).toISOString(),
        media: media.get(row.id),
      }))
    },
  }
}

/** Each part of it fit for an address; a query is a name and an id, which are fit. */
function pathOf(page: string): string {
  const [path = '', query] = page.split('?')
  return `/${path.split('/').map(encodeURIComponent).join('/')}${query === undefined ? '' : `?${query}`}`
}

const beginning = '<?xml version="1.0" encoding="UTF-8"?>'
const namespace = 'http://www.sitemaps.org/schemas/sitemap/0.9'
const extensions = [
  'xmlns:xhtml="http://www.w3.org/1999/xhtml"',
  'xmlns:image="http://www.google.com/schemas/sitemap-image/1.1"',
  'xmlns:video="http://www.google.com/schemas/sitemap-video/1.1"',
].join(' ')

function index(files: readonly string[]): string {
  return `${beginning}\n<sitemapindex xmlns="${namespace}">\n${files.join('')}</sitemapindex>\n`
}

function sitemapIn(address: string, changedAt?: string): string {
  return `<sitemap><loc>${address}</loc>${changedAt ? `<lastmod>${changedAt}</lastmod>` : ''}</sitemap>\n`
}

function urlSet(entries: readonly Entry[], origin: string): string {
  return `${beginning}\n<urlset xmlns="${namespace}" ${extensions}>\n${entries.map(entry => urlsOf(entry, origin)).join('')}</urlset>\n`
}

/** A page in each language that it has; each names the others. */
export function urlsOf({ path, hasEnglish, changedAt, media }: Entry, origin: string): string {
  const ar = `${origin}${path}`
  const en = `${origin}/en${path === '/' ? '' : path}`
  const other = (lang: string, address: string) => `<xhtml:link rel="alternate" hreflang="${lang}" href="${address}"/>`
  const others = hasEnglish ? other('ar', ar) + other('en', en) + other('x-default', ar) : ''
  const url = (address: string, lang: Lang) =>
    `<url><loc>${address}</loc>${changedAt ? `<lastmod>${changedAt}</lastmod>` : ''}${others}${media ? mediaTags(media, lang, origin) : ''}</url>\n`
  return hasEnglish ? url(ar, 'ar') + url(en, 'en') : url(ar, 'ar')
}
