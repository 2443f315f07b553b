import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Values } from '../../define.ts'
import type { Transaction } from '../../../server/database/connect.ts'
import { sql } from '../../../server/database/sql.ts'
import { demonstrator, insertDemonstration, isEmpty } from '../../../server/demonstration.ts'
import { noteFile, type Stored } from '../../../server/files/keep.ts'
import type { Platform } from '../../../server/platform.ts'
import { modelOf } from '../../../server/resources/endpoints.ts'
import type { Model } from '../../../server/resources/model.ts'
import { drawn } from '../content/content.server.ts'
import { albumSamples, slideSamples, textTrack, videoSamples } from './demonstration/samples.ts'
import { facesOf } from './rules.server.ts'

/** Loads ten albums, seven videos (films of our own, short and small) and four slides, unless there are some already. */
export async function loadMedia(platform: Platform): Promise<void> {
  const albums = modelOf(platform, 'imageAlbum')
  if (!(await isEmpty(platform.database, albums))) return
  const drawings = [...albumSamples.flatMap(({ images }) => images), ...videoSamples, ...slideSamples]
  const pictures = await drawn(platform, drawings)
  const pictureOf = new Map(drawings.map((sample, index) => [sample, pictures[index]]))
  const films = new Map<string, Stored>()
  for (const { film } of videoSamples) if (!films.has(film)) films.set(film, await storedFilm(platform, film))
  const tracks = new Map<string, Stored>()
  for (const { key, captions } of videoSamples)
    for (const [index, language] of (['ar', 'en'] as const).entries())
      if (captions.length > 0) tracks.set(`${key}.${language}`, await storedText(platform, textTrack(captions, index)))
  await platform.database.write(demonstrator, async transaction => {
    // Whoever starts at the same moment looks when this one has written.
    await transaction.rows(sql`select pg_advisory_xact_lock(hashtext('media'))`)
    if (!(await isEmpty(transaction, albums))) return
    const writing = await writingOf(platform, transaction)
    for (const sample of albumSamples) await insertAlbum(writing, albums, sample, item => pictureOf.get(item))
    for (const sample of videoSamples) await insertVideo(writing, sample, { picture: pictureOf.get(sample), films, tracks })
    for (const [index, sample] of slideSamples.entries()) await insertSlide(writing, sample, pictureOf.get(sample), index)
  })
}

/** What each record is written with. */
interface Writing {
  readonly platform: Platform
  readonly transaction: Transaction
  readonly placeOf: (code: string | null) => string | null
  readonly dayOf: (daysAgo: number) => string
  readonly lookup: (list: Parameters<Platform['lookups']['ids']>[0], code: string) => number | undefined
  /** Notes a stored file. @returns its id */
  readonly note: (stored: Stored | undefined, fileName: string) => Promise<string | null>
}

async function writingOf(platform: Platform, transaction: Transaction): Promise<Writing> {
  const places = new Map(
    (await transaction.rows<{ code: string; id: string }>(sql`select code, id from place`)).map(({ code, id }) => [code, id]),
  )
  const today = Date.parse(platform.clock.today())
  return {
    platform,
    transaction,
    placeOf: code => places.get(code ?? '') ?? null,
    dayOf: daysAgo => new Date(today - daysAgo * 86_400_000).toISOString().slice(0, 10),
    lookup: (list, code) => platform.lookups.ids(list)[code],
    note: async (stored, fileName) => (stored ? (await noteFile(transaction, stored, fileName, null)).id : null),
  }
}

/** Writes a published record, and whose its files are. */
async function insert(
  { platform, transaction }: Writing,
  model: Model,
  values: Values,
  files: readonly (string | null)[],
  more: Readonly<Record<string, unknown>> = {},
): Promise<void> {
  const id = await insertDemonstration(platform, transaction, model, values, { isPublished: true, ...more })
  const held = files.filter(file => file !== null)
  await transaction.rows(
    sql`update attachment set resource = ${model.resource.name}, record_id = ${id} where id = any(${sql.param(held)}::uuid[])`,
  )
}

async function insertAlbum(
  writing: Writing,
  model: Model,
  { key, daysAgo, category, placeCode, rights, images, ...texts }: (typeof albumSamples)[number],
  pictureOf: (item: (typeof albumSamples)[number]['images'][number]) => Stored | undefined,
): Promise<void> {
  const { lookup, note, dayOf, placeOf } = writing
  const rows = []
  for (const [index, item] of images.entries()) {
    const { drawing: _drawing, ...said } = item
    rows.push({ image: await note(pictureOf(item), `${key}-${index + 1}.webp`), ...said })
  }
  const drawn = (said: string | null, note: string) => (said === null ? note : `${said} ${note}`)
  const values = {
    ...texts,
    descriptionAr: drawn(texts.descriptionAr, 'الصور رسوم توضيحية.'),
    descriptionEn: texts.titleEn === null ? null : drawn(texts.descriptionEn, 'The pictures are illustrations.'),
    category: lookup('albumCategory', category),
    rights: lookup('mediaRights', rights),
    date: dayOf(daysAgo),
    images: rows,
    ...facesOf({ images: rows }),
  }
  await insert(
    writing,
    model,
    values,
    rows.map(({ image }) => image),
    { place: placeOf(placeCode) },
  )
}

interface Kept {
  readonly picture: Stored | undefined
  readonly films: ReadonlyMap<string, Stored>
  /** By key and language: `rain.ar`. */
  readonly tracks: ReadonlyMap<string, Stored>
}

async function insertVideo(writing: Writing, sample: (typeof videoSamples)[number], { picture, films, tracks }: Kept): Promise<void> {
  const { lookup, note, dayOf, placeOf, platform } = writing
  const { key, film, daysAgo, category, placeCode, captions, rights, drawing: _drawing, ...texts } = sample
  const [thumbnail, file, captionsAr, captionsEn] = [
    await note(picture, `${key}.webp`),
    await note(films.get(film), `${key}.webm`),
    await note(tracks.get(`${key}.ar`), `${key}.ar.vtt`),
    await note(tracks.get(`${key}.en`), `${key}.en.vtt`),
  ]
  const values = {
    ...texts,
    category: lookup('videoCategory', category),
    rights: lookup('mediaRights', rights),
    source: lookup('videoSource', 'uploaded'),
    date: dayOf(daysAgo),
    duration: '0:12',
    thumbnail,
    file: file && [file],
    captionsAr: captionsAr && [captionsAr],
    captionsEn: captionsEn && [captionsEn],
    isCaptioned: captions.length > 0,
  }
  await insert(writing, modelOf(platform, 'video'), values, [thumbnail, file, captionsAr, captionsEn], { place: placeOf(placeCode) })
}

async function insertSlide(
  writing: Writing,
  sample: (typeof slideSamples)[number],
  picture: Stored | undefined,
  index: number,
): Promise<void> {
  const { lookup, note, platform } = writing
  const { key, placement, drawing: _drawing, ...texts } = sample
  const image = await note(picture, `${key}.webp`)
  const values = { ...texts, image, placement: lookup('sliderPlacement', placement), sortOrder: (index + 1) * 10 }
  await insert(writing, modelOf(platform, 'slider'), values, [image])
}

async function storedFilm(platform: Platform, film: string): Promise<Stored> {
  return stored(platform, await readFile(join(import.meta.dirname, 'demonstration', `${film}.webm`)), 'video/webm')
}

function storedText(platform: Platform, text: string): Promise<Stored> {
  return stored(platform, Buffer.from(text), 'text/vtt')
}

async function stored({ files }: Platform, content: Uint8Array, mimeType: string): Promise<Stored> {
  const sha256 = createHash('sha256').update(content).digest('hex')
  await files.store.put(sha256, { parts: [content], sizeBytes: content.length })
  return { sha256, mimeType, sizeBytes: content.length, widthPx: null, heightPx: null }
}

/** Says of a demonstration album which event its pictures are of; nothing where there is no such album. */
export async function nameEvent(transaction: Transaction, key: string | null, event: string): Promise<void> {
  const title = albumSamples.find(sample => sample.key === key)?.titleAr
  if (title !== undefined) await transaction.rows(sql`update image_album set event = ${event} where title_ar = ${title}`)
}

/** The id of a demonstration video by its Arabic title, for records that name one; undefined where there is none. */
export async function findVideo(transaction: Transaction, key: string | null): Promise<string | undefined> {
  const title = videoSamples.find(sample => sample.key === key)?.titleAr
  return title === undefined
    ? undefined
    : (await transaction.find<{ id: string }>(sql`select id from video where title_ar = ${title} limit 1`))?.id
}
