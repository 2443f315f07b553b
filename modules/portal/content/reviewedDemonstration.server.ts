import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import type { Values } from '../../define.ts'
import type { Transaction } from '../../../server/database/connect.ts'
import { name, sql } from '../../../server/database/sql.ts'
import { insertDemonstration } from '../../../server/demonstration.ts'
import { noteFile, type Stored } from '../../../server/files/keep.ts'
import { mimeTypeOf } from '../../../server/files/kinds.ts'
import { writeXlsx } from '../../../server/importExport/xlsxWriter.ts'
import type { Platform } from '../../../server/platform.ts'
import type { Model } from '../../../server/resources/model.ts'
import { keepVersion, putLive } from '../../../server/resources/versions.ts'
import { arabicPdf, type ArabicDocument } from './demonstration/arabicPdf.ts'
import { drawingOf } from './demonstration/drawings.ts'
import { readTypeface } from './demonstration/typeface.ts'
import { publishStates } from './publication.ts'

/** A file of the demonstration, under the name by which it is downloaded. */
export interface NamedFile {
  readonly name: string
  readonly stored: Stored
}

/** A demonstration record of a reviewed kind. */
export interface ReviewedSample {
  readonly state: 'draft' | keyof typeof publishStates.codes
  /** `YYYY-MM-DD`: written and, if it is published, published on this day. */
  readonly on: string
  readonly author: string | null
  /** Id of the publishing place; null: the ministry. */
  readonly place: string | null
  readonly picture?: Stored | undefined
  readonly pictureName?: string | undefined
  /** To be downloaded from its page. @param type code of lookup(3) */
  readonly file?: (NamedFile & { readonly titleAr: string; readonly titleEn: string; readonly type: string }) | undefined
  readonly rejectionReason?: string | undefined
  readonly rejectionNote?: string | undefined
  readonly values: Values
}

/** Writes a record of a reviewed kind with its first version, and its public copy where it is published. @returns its id */
export async function insertReviewed(
  platform: Platform,
  transaction: Transaction,
  model: Model,
  { state, on, author, place, picture, pictureName, file, rejectionReason, rejectionNote, values }: ReviewedSample,
): Promise<string> {
  const isPublished = state === 'published'
  const isDraft = state === 'draft'
  // What was edited while it waited, or after it was rejected, has an older version: before its summary was written.
  const version = state === 'edited' || state === 'editedAfterRejected' ? 2 : 1
  const { name: kind } = model.resource
  const image = picture && (await noteFile(transaction, picture, pictureName ?? `${kind}.webp`, author))
  const attached = file && (await noteFile(transaction, file.stored, file.name, author))
  const attachmentRow = attached && {
    file: [attached.id],
    type: platform.lookups.ids('attachmentType')[file.type] ?? null,
    titleAr: file.titleAr,
    titleEn: file.titleEn,
  }
  const content = { ...values, mainImage: image?.id ?? null, ...(attached && { attachments: [attachmentRow] }) }
  const reasons = platform.lookups.ids('contentRejectionReason')
  const id = await insertDemonstration(platform, transaction, model, content, {
    place,
    isDraft,
    currentVersion: version,
    liveVersion: isPublished ? 1 : null,
    sentBy: isDraft ? null : author,
    creator: author,
    publishStatus: isDraft ? publishStates.codes.underReview : publishStates.codes[state],
    approvedAt: isPublished ? `${on}T09:00:00Z` : null,
    rejectionReason: rejectionReason ? (reasons[rejectionReason] ?? null) : null,
    rejectionNote: rejectionNote ?? null,
    creationTime: `${on}T08:00:00Z`,
  })
  for (const held of [image, attached])
    if (held) await transaction.rows(sql`update attachment set resource = ${kind}, record_id = ${id} where id = ${held.id}`)
  if (version > 1) await keepVersion(transaction, model, id, 1, { ...content, summaryAr: null, summaryEn: null }, author ?? undefined)
  await keepVersion(transaction, model, id, version, content, author ?? undefined)
  await transaction.rows(sql`
    update content_version set creation_time = ${`${on}T08:00:00Z`} where resource = ${kind} and record_id = ${id}`)
  if (!isPublished || !model.live) return id
  await putLive(transaction, model, id, 1)
  await transaction.rows(sql`update ${name(model.live.table)} set published_at = ${`${on}T09:00:00Z`} where id = ${id}`)
  return id
}

/** Puts a workbook into the store. @param rows beneath the headings of its columns */
export async function workbookOf(
  { files }: Platform,
  {
    name: fileName,
    columns,
    rows,
  }: { readonly name: string; readonly columns: readonly string[]; readonly rows: readonly (readonly string[])[] },
): Promise<NamedFile> {
  const content = await writeXlsx({
    name: fileName.replace(/\.xlsx$/, '').slice(0, 31),
    isRightToLeft: true,
    columns: columns.map(heading => ({ heading, kind: 'text' })),
    rows,
  })
  return { name: fileName, stored: await storeMade(files.store, content, 'xlsx') }
}

/** Puts a document in Arabic into the store, set in the typefaces that are cut when the pages are built. */
export async function documentOf({ files }: Platform, document: ArabicDocument & { readonly name: string }): Promise<NamedFile> {
  const [arabic, latin] = await Promise.all([typefaceIn('card-arabic.ttf'), typefaceIn('card-latin.ttf')])
  return { name: document.name, stored: await storeMade(files.store, arabicPdf(document, { arabic, latin }), 'pdf') }
}

async function typefaceIn(file: string) {
  return readTypeface(await readFile(join(import.meta.dirname, '../../../web/theme/fonts', file)))
}

/** Puts what the demonstration has made of a text into the store. */
export async function storeMade(store: Platform['files']['store'], content: Uint8Array, ending: 'xlsx' | 'pdf'): Promise<Stored> {
  const sha256 = createHash('sha256').update(content).digest('hex')
  await store.put(sha256, { parts: [content], sizeBytes: content.length })
  return { sha256, mimeType: mimeTypeOf(ending), sizeBytes: content.length, widthPx: null, heightPx: null }
}

const widths = [400, 800] as const

// Several records show one drawing: it is drawn once.
const drawnAlready = new WeakMap<Platform, Map<string, Promise<Stored>>>()

/** Drawings as pictures in the store, in the order of their records, two at a time: drawing keeps a core busy. */
export async function drawn(
  platform: Platform,
  items: readonly { readonly drawing: { readonly scene: string; readonly variant: number } }[],
): Promise<(Stored | undefined)[]> {
  const done: (Stored | undefined)[] = []
  const waiting = items.entries()
  const known = drawnAlready.get(platform) ?? new Map<string, Promise<Stored>>()
  drawnAlready.set(platform, known)
  const work = async () => {
    for (const [index, { drawing }] of waiting) {
      const key = `${drawing.scene} ${drawing.variant}`
      const picture = known.get(key) ?? storeDrawing(platform, drawingOf(drawing.scene, drawing.variant))
      known.set(key, picture)
      done[index] = await picture
    }
  }
  await Promise.all([work(), work()])
  return done
}

/** Puts a drawing into the store as a picture. @param drawing SVG without transparent parts, 800 wide at least */
export async function storeDrawing({ files }: Platform, drawing: string): Promise<Stored> {
  const { data, info } = await sharp(Buffer.from(drawing)).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  const picture = () => sharp(data, { raw: info })
  const content = await picture().webp({ quality: 80, effort: 1 }).toBuffer()
  const sha256 = createHash('sha256').update(content).digest('hex')
  for (const width of widths) {
    const smaller = await picture().resize(width).webp({ quality: 76 }).toBuffer()
    await files.store.put(`${sha256}-${width}`, { parts: [smaller], sizeBytes: smaller.length })
  }
  await files.store.put(sha256, { parts: [content], sizeBytes: content.length })
  return { sha256, mimeType: 'image/webp', sizeBytes: content.length, widthPx: info.width, heightPx: info.height }
}
