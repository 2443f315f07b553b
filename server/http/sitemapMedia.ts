import type { Lang, Values } from '../../kernel/kernel.ts'
import { fromDatabase } from '../database/columns.ts'
import { listed, name, sql } from '../database/sql.ts'
import { publishedFilesOf } from '../files/published.ts'
import type { FilmOfPage, Platform } from '../platform.ts'
import type { PageKind } from '../resources/publicPages.ts'
import { idType } from '../search/documents.ts'

/** The pictures and the film of a page, as sitemaps name them. */
export interface PageMedia {
  readonly kind: string
  readonly id: string
  /** Ids of files. */
  readonly pictures: readonly string[]
  readonly film: FilmOfPage | undefined
}

/** Pictures of one page: the protocol allows 1,000, but of thousands of albums no file would hold so many. */
export const mostPictures = 10
/** Letters of what is said of a film. */
const longestDescription = 500

/** What the pages of these records show of pictures and films, by the id of the record; pages without any are not in it. */
export async function mediaOfPages(platform: Platform, pages: PageKind, ids: readonly string[]): Promise<ReadonlyMap<string, PageMedia>> {
  if (ids.length === 0) return new Map()
  const [pictures, films] = await Promise.all([picturesOf(platform, pages, ids), filmsOf(platform, pages, ids)])
  return new Map(
    [...new Set([...pictures.keys(), ...films.keys()])].map(id => [
      id,
      { kind: pages.kind, id, pictures: pictures.get(id) ?? [], film: films.get(id) },
    ]),
  )
}

async function picturesOf(platform: Platform, { model, source }: PageKind, ids: readonly string[]): Promise<Map<string, string[]>> {
  const files = publishedFilesOf(platform, model, isAmong(model, ids), source())
  if (!files) return new Map()
  const rows = await platform.database.rows<{ record: string; pictures: string[] }>(sql`
    select p.record::text as record, array_agg(distinct a.id::text) as pictures
    from (${files}) p join attachment a on a.id = p.file and a.mime_type like 'image/%' group by p.record`)
  return new Map(rows.map(({ record, pictures }) => [record, pictures.slice(0, mostPictures)]))
}

async function filmsOf(platform: Platform, { model, source }: PageKind, ids: readonly string[]): Promise<Map<string, FilmOfPage>> {
  const { filmOf } = platform.rulesOf(model.resource)
  if (!filmOf) return new Map()
  const from = source()
  const columns = from.columns.filter(({ field }) => !field.fields)
  const rows = await platform.database.rows<Record<string, unknown>>(sql`
    select t.id::text as id, ${listed(columns.map(column => sql`${from.model.at(column.name)} as ${name(column.name)}`))}
    from ${from.model.from} where ${isAmong(model, ids)}`)
  return new Map(
    rows.flatMap(row => {
      const film = filmOf(valuesOf(row, columns))
      return film ? [[String(row.id), film]] : []
    }),
  )
}

function valuesOf(row: Record<string, unknown>, columns: PageKindColumns): Values {
  return Object.fromEntries(columns.map(column => [column.name, fromDatabase(column, row[column.name])]))
}
type PageKindColumns = ReturnType<PageKind['source']>['columns']

function isAmong(model: PageKind['model'], ids: readonly string[]) {
  return sql`t.id = any(${sql.param(ids)}::${idType(model)}[])`
}

/** The elements of a page's entry that tell of its pictures and its film, in the order of their schema. */
export function mediaTags({ kind, id, pictures, film }: PageMedia, lang: Lang, origin: string): string {
  const file = (of: string) => `${origin}/api/Attachment/GetByte/${of}`
  const images = pictures.map(picture => `<image:image><image:loc>${file(picture)}</image:loc></image:image>`)
  if (!film) return images.join('')
  const title = (lang === 'en' ? film.titleEn : undefined) ?? film.titleAr
  const description = (lang === 'en' ? film.descriptionEn : undefined) ?? film.descriptionAr ?? title
  const card = `${origin}/cards/${kind}/${id}.png${lang === 'en' ? '?lang=en' : ''}`
  const parts = [
    ['thumbnail_loc', film.thumbnail ? `${file(film.thumbnail)}?width=800` : card],
    ['title', title],
    ['description', Array.from(description).slice(0, longestDescription).join('')],
    ['content_loc', film.file && file(film.file)],
    ['player_loc', film.player],
    ['duration', film.seconds],
  ] as const
  const told = parts.flatMap(([part, value]) => (value === undefined ? [] : [`<video:${part}>${escaped(String(value))}</video:${part}>`]))
  return `${images.join('')}<video:video>${told.join('')}</video:video>`
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}
