import { createHash } from 'node:crypto'
import { join } from 'node:path'
import { Hono, type Context } from 'hono'
import sharp from 'sharp'
import { columnsOf, inLang, type AnyResource, type Lang } from '../../kernel/kernel.ts'
import { name, sql } from '../database/sql.ts'
import { keepFor } from '../files/answer.ts'
import type { Platform } from '../platform.ts'
import { bodyName } from '../resources/bodyName.ts'
import { modelOf } from '../resources/endpoints.ts'
import { findId, type RecordId } from '../resources/id.ts'
import type { Model } from '../resources/model.ts'
import { expiredSource, publicSource, type PublicSource } from '../resources/publicRead.ts'
import { cutPhoto, type CardPhoto } from './cardPhoto.ts'

/** What the pictures that stand for a page are drawn with. */
export interface CardOptions {
  readonly resources: readonly AnyResource[]
  /** Folder of `card-arabic.ttf` and `card-latin.ttf`. */
  readonly fonts: string
  /** The stitched band, 96 by 630 pixels, as SVG. */
  readonly band: string
  /** The mark of a governorate by its code, 120 by 120 pixels, as SVG. */
  readonly markOf: (governorate: string) => string
  /** Bodies with a page that are no record of their own, by the kind in the address: who they are by their code. */
  readonly bodies: Readonly<Record<string, (code: string) => Promise<CardBody | undefined>>>
  readonly productName: () => readonly [ar: string, en: string]
  readonly slogan: () => readonly [ar: string, en: string]
}

/** A body as its card names it. */
export interface CardBody {
  readonly label: readonly [ar: string, en: string]
  readonly nameAr: string
  readonly nameEn: string | null
  /** Code of its governorate. */
  readonly governorate: string | null
}

const width = 1200
const height = 630
const bandWidth = 96
const margin = 72
const markSide = 120
const photoHeight = 340
/** Drawing keeps a core busy for a tenth of a second: it is done one after another, and who comes when this many wait is sent away. */
const mostWaiting = 20
const mostKept = 200
// The comma ends the name: without it the last word is read as a weight of another family.
const family = 'Markazi Text SemiBold,'

interface Told {
  readonly title: string
  /** What kind of page it is; nothing for the portal itself. */
  readonly kind: string | undefined
  readonly place: string | undefined
  /** Code of the governorate whose mark it bears. */
  readonly governorate: string | undefined
  readonly lang: Lang
  /** The main image of what it stands for. */
  readonly photo?: CardPhoto | undefined
}

/**
 * `/cards/{kind}/{id}.png` and `/cards/site.png`: the picture that other sites show beside a link to a page, 1200 by 630 pixels, with `?lang=en` in
 * English. Only what is public has one.
 */
export function serveCards(platform: Platform, options: CardOptions): Hono {
  const app = new Hono()
  const kept = new Map<string, Buffer>()
  let last: Promise<unknown> = Promise.resolve()
  let waiting = 0

  app.get('/cards/site.png', c => {
    const lang = langIn(c)
    return answer(c, { title: inLang(options.slogan(), lang), kind: undefined, place: undefined, governorate: undefined, lang })
  })
  app.get('/cards/:kind/:file{[\\w-]{1,64}\\.png}', async c => {
    const kind = c.req.param('kind')
    const id = c.req.param('file').replace('.png', '')
    const body = Object.hasOwn(options.bodies, kind) ? await options.bodies[kind]?.(id) : undefined
    const resource = options.resources.find(({ name: own }) => own === kind)
    const told = body ? ofBody(body, langIn(c)) : resource && (await toldOf(platform, resource, id, langIn(c)))
    return told ? answer(c, told) : c.notFound()
  })
  return app

  async function answer(c: Context, told: Told): Promise<Response> {
    const key = createHash('sha256')
      .update(JSON.stringify([told, options.productName()]))
      .digest('base64url')
      .slice(0, 27)
    const etag = `"${key}"`
    const headers = { etag, 'cache-control': keepFor.publicFile, 'x-content-type-options': 'nosniff' }
    if (c.req.header('if-none-match')?.includes(etag)) return new Response(null, { status: 304, headers })
    const found = kept.get(key)
    if (!found && waiting >= mostWaiting) return new Response(null, { status: 503, headers: { 'retry-after': '10' } })
    const picture = found ?? (await drawn(key, told))
    return new Response(new Uint8Array(picture), {
      headers: { ...headers, 'content-type': 'image/png', 'content-length': String(picture.length) },
    })
  }

  async function drawn(key: string, told: Told): Promise<Buffer> {
    waiting += 1
    const work = last.then(() => kept.get(key) ?? draw(told, platform, options))
    last = work.catch(() => undefined)
    try {
      const picture = await work
      kept.delete(key)
      kept.set(key, picture)
      for (const old of kept.keys()) if (kept.size > mostKept) kept.delete(old)
      return picture
    } finally {
      waiting -= 1
    }
  }
}

function langIn(c: Context): Lang {
  return c.req.query('lang') === 'en' ? 'en' : 'ar'
}

function ofBody({ label, nameAr, nameEn, governorate }: CardBody, lang: Lang): Told {
  const told: Lang = lang === 'en' && nameEn ? 'en' : 'ar'
  return {
    title: inLang([nameAr, nameEn ?? nameAr], told),
    kind: inLang(label, told),
    place: undefined,
    governorate: governorate ?? undefined,
    lang: told,
  }
}

/** What a public record's card says: its title, else its name; its kind; its place. In Arabic where there is no English. */
async function toldOf(platform: Platform, resource: AnyResource, given: string, lang: Lang): Promise<Told | undefined> {
  if (!resource.options.portal?.path) return undefined
  const model = modelOf(platform, resource.name)
  const id = isByCode(model) ? given : findId(model, given)
  if (id === undefined) return undefined
  // What is over still has its page, which is handed on as it was.
  const over = isByCode(model) ? undefined : expiredSource(platform, model, id)
  const row = (await rowIn(platform, publicSource(platform, model), id)) ?? (over && (await rowIn(platform, over, id)))
  if (!row?.ar) return undefined
  const told: Lang = lang === 'en' && row.en ? 'en' : 'ar'
  const [kindAr, kindEn] = resource.options.label
  return {
    title: (told === 'en' ? row.en : row.ar) ?? row.ar,
    kind: told === 'en' ? kindEn : kindAr,
    place: (told === 'en' ? row.placeEn : row.placeAr) ?? undefined,
    governorate: row.governorate ?? undefined,
    lang: told,
    photo: row.image === null ? undefined : { file: row.image, focus: row.focus },
  }
}

function isByCode({ resource }: Model): boolean {
  return resource.options.portal?.path?.endsWith('{code}') === true
}

type CardRow = Record<'ar' | 'en' | 'placeAr' | 'placeEn' | 'governorate' | 'image' | 'focus', string | null>

/** What stands on the card of one record, where citizens read it. @param id its code where its page stands at that */
async function rowIn(platform: Platform, { model, columns, isPublic }: PublicSource, id: RecordId): Promise<CardRow | undefined> {
  const shown = new Set(columns.map(column => column.name))
  const key = ['title', 'name'].find(field => shown.has(`${field}Ar`))
  if (key === undefined) return undefined
  const { fields, scope } = model.resource
  const owner = columnsOf(fields).some(column => column.name === 'place') || scope.owner === 'place' ? model.at('place') : sql`null::uuid`
  const governorate = isByCode(model) && shown.has('governorate') ? model.at('governorate') : sql`null::int`
  const shownAt = (column: string) => (shown.has(column) ? model.at(column) : sql`null`)
  return platform.database.find<CardRow>(sql`
    select ${model.at(`${key}Ar`)} as ar, ${shownAt(`${key}En`)} as en,
      ${bodyName(platform, sql`p`, 'ar')} as ${name('placeAr')}, ${bodyName(platform, sql`p`, 'en')} as ${name('placeEn')}, g.code as governorate,
      ${shownAt('mainImage')} as image, ${shownAt('mainImageFocus')} as focus
    from ${model.from} left join place p on p.id = ${owner} left join lookup g on g.id = ${governorate}
    where ${isByCode(model) ? model.at('code') : sql`t.id`} = ${id} and ${isPublic}`)
}

/** With a photo it fills the upper half, cut around its focal point; the words stand beneath. */
async function draw(
  { title, kind, place, governorate, lang, photo }: Told,
  platform: Platform,
  { fonts, band, markOf, productName }: CardOptions,
): Promise<Buffer> {
  const isArabic = lang === 'ar'
  const room = width - bandWidth - 2 * margin
  const cut = photo && (await cutPhoto(platform, photo, width - bandWidth, photoHeight))
  // A long title is smaller, and one that would still not fit ends in dots. Beneath a mark or a photo two lines have room.
  const usual = governorate !== undefined && title.length > 24 ? 80 : title.length > 110 ? 64 : title.length > 60 ? 80 : 100
  const size = cut ? (title.length > 60 ? 52 : 64) : usual
  const text = (words: string, px: number, colour: string, most: number) => textOf(words, { px, colour, most, room, fonts })
  const [heading, over, under, sign] = await Promise.all([
    text(title, size, '#23241c', cut ? 2 : 4),
    kind === undefined ? undefined : text(kind, cut ? 36 : 48, '#a8472b', 1),
    place === undefined ? undefined : text(place, cut ? 36 : 44, '#5a5b4e', 1),
    text(inLang(productName(), lang), cut ? 44 : 60, '#475227', 1),
  ])
  const start = (part: Drawn) => (isArabic ? width - bandWidth - margin - part.width : bandWidth + margin)
  const foot = cut ? margin / 2 : margin
  const overAt = cut ? photoHeight + 12 : margin
  const headingAt = cut ? overAt + (over?.height ?? 0) + 10 : Math.max(150, Math.round((height - heading.height) / 2))
  const parts: { input: Buffer; left: number; top: number }[] = [
    ...(governorate === undefined
      ? []
      : [{ input: Buffer.from(markOf(governorate)), left: isArabic ? margin : width - margin - markSide, top: margin / 2 }]),
    { input: Buffer.from(band), left: isArabic ? width - bandWidth : 0, top: 0 },
    ...(cut ? [{ input: cut, left: isArabic ? 0 : bandWidth, top: 0 }] : []),
    { input: heading.picture, left: start(heading), top: headingAt },
    { input: sign.picture, left: isArabic ? margin : width - margin - sign.width, top: height - foot - sign.height },
    ...(over ? [{ input: over.picture, left: start(over), top: overAt }] : []),
    ...(under ? [{ input: under.picture, left: start(under), top: height - foot - under.height }] : []),
  ]
  return sharp({ create: { width, height, channels: 3, background: '#fbf9f4' } })
    .composite(parts)
    .png({ compressionLevel: 9, palette: true })
    .toBuffer()
}

interface Drawn {
  readonly picture: Buffer
  readonly width: number
  readonly height: number
}

interface Lettering {
  px: number
  colour: string
  /** Lines. */
  most: number
  /** Pixels that a line may take. */
  room: number
  fonts: string
}

/** Words as a picture: shaped and ordered as their script wants it, at most so many lines. */
async function textOf(words: string, lettering: Lettering): Promise<Drawn> {
  const { px, colour, most, room, fonts } = lettering
  await latinOf(fonts)
  for (let said = words; ; said = `${said.slice(0, Math.floor(said.length * 0.85)).replace(/\s+\S*$/, '')} …`) {
    const marked = `<span foreground="${colour}">${escaped(said)}</span>`
    const { data, info } = await sharp({
      text: {
        text: marked,
        font: `${family} ${px}`,
        fontfile: join(fonts, 'card-arabic.ttf'),
        width: room,
        dpi: 72,
        rgba: true,
        spacing: 4,
      },
    })
      .png()
      .toBuffer({ resolveWithObject: true })
    if (info.height <= most * px * 1.45 || said.length < 10) return { picture: data, width: info.width, height: info.height }
  }
}

let latin: Promise<unknown> | undefined
/** A font file that was given once is known from then on: the Latin letters come from a file of their own. */
function latinOf(fonts: string): Promise<unknown> {
  latin ??= sharp({ text: { text: 'x', font: family, fontfile: join(fonts, 'card-latin.ttf'), dpi: 72 } })
    .png()
    .toBuffer()
  return latin
}

function escaped(words: string): string {
  return words.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}
