import { createHash } from 'node:crypto'
import sharp from 'sharp'
import { sql } from '../../../server/database/sql.ts'
import type { Transaction } from '../../../server/database/connect.ts'
import { demonstrator, insertDemonstration, isEmpty } from '../../../server/demonstration.ts'
import { noteFile, type Stored } from '../../../server/files/keep.ts'
import type { Platform } from '../../../server/platform.ts'
import { modelOf } from '../../../server/resources/endpoints.ts'
import { keepVersion, putLive } from '../../../server/resources/versions.ts'
import { drawingOf } from './demonstration/drawings.ts'
import { newsOn, type DatedNews } from './demonstration/news.ts'
import { publishStates } from './publication.ts'

const widths = [400, 800] as const

/** Loads sixty news items over two years, with drawings of our own as their pictures, unless there are news already. */
export async function loadNews(platform: Platform): Promise<void> {
  const model = modelOf(platform, 'news')
  if (!(await isEmpty(platform.database, model))) return
  const items = newsOn(platform.clock.today())
  const pictures = await drawn(platform, items)
  await platform.database.write(demonstrator, async transaction => {
    if (!(await isEmpty(transaction, model))) return
    const places = new Map(
      (await transaction.rows<{ code: string; id: string }>(sql`select code, id from place`)).map(({ code, id }) => [code, id]),
    )
    const editor = await transaction.find<{ id: string }>(sql`select id from "system_user" where user_name = 'portalEditor'`)
    for (const [index, item] of items.entries())
      await load(platform, transaction, item, pictures[index], places.get(item.placeCode ?? '') ?? null, editor?.id ?? null)
  })
}

async function load(
  platform: Platform,
  transaction: Transaction,
  item: DatedNews,
  picture: Stored | undefined,
  place: string | null,
  author: string | null,
): Promise<void> {
  const model = modelOf(platform, 'news')
  const image = picture && (await noteFile(transaction, picture, `${item.key}.webp`, author))
  const isPublished = item.state === 'published'
  const values = {
    titleAr: item.titleAr,
    titleEn: item.titleEn,
    summaryAr: item.summaryAr,
    summaryEn: item.summaryEn,
    bodyAr: item.bodyAr,
    bodyEn: item.bodyEn,
    locationAr: item.locationAr,
    locationEn: item.locationEn,
    mainImage: image?.id ?? null,
    mainImageAltAr: item.mainImageAltAr,
    mainImageAltEn: item.mainImageAltEn,
    mainImageCaptionAr: 'رسم توضيحي',
    mainImageCaptionEn: item.mainImageAltEn === null ? null : 'Illustration',
    tags: item.tags,
    category: platform.lookups.ids('newsCategory')[item.category],
    date: item.date,
    isUrgent: false,
  }
  const id = await insertDemonstration(platform, transaction, model, values, {
    place,
    isDraft: item.state === 'draft',
    currentVersion: 1,
    liveVersion: isPublished ? 1 : null,
    sentBy: item.state === 'draft' ? null : author,
    creator: author,
    publishStatus: item.state === 'draft' ? publishStates.codes.underReview : publishStates.codes[item.state],
    approvedAt: isPublished ? `${item.date}T09:00:00Z` : null,
    rejectionReason: item.rejectionReason ? (platform.lookups.ids('contentRejectionReason')[item.rejectionReason] ?? null) : null,
    rejectionNote: item.rejectionNote ?? null,
    creationTime: `${item.date}T08:00:00Z`,
  })
  if (image) await transaction.rows(sql`update attachment set resource = 'news', record_id = ${id} where id = ${image.id}`)
  await keepVersion(transaction, model, id, 1, values, author ?? undefined)
  if (!isPublished) return
  await putLive(transaction, model, id, 1)
  await transaction.rows(sql`update news_live set published_at = ${`${item.date}T09:00:00Z`} where id = ${id}`)
}

/** The drawings as pictures in the store, two at a time: drawing keeps a core busy. */
async function drawn(platform: Platform, items: readonly DatedNews[]): Promise<(Stored | undefined)[]> {
  const done: (Stored | undefined)[] = []
  const waiting = items.entries()
  const work = async () => {
    for (const [index, { drawing }] of waiting) done[index] = await storeDrawing(platform, drawingOf(drawing.scene, drawing.variant))
  }
  await Promise.all([work(), work()])
  return done
}

async function storeDrawing({ files }: Platform, drawing: string): Promise<Stored> {
  const { data, info } = await sharp(Buffer.from(drawing)).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  const picture = () => sharp(data, { raw: info })
  const content = await picture().webp({ quality: 80, effort: 1 }).toBuffer()
  const sha256 = createHash('sha256').update(content).digest('hex')
  for (const width of widths) {
    const smaller = await picture().resize(width).webp({ quality: 76, effort: 3 }).toBuffer()
    await files.store.put(`${sha256}-${width}`, { parts: [smaller], sizeBytes: smaller.length })
  }
  await files.store.put(sha256, { parts: [content], sizeBytes: content.length })
  return { sha256, mimeType: 'image/webp', sizeBytes: content.length, widthPx: info.width, heightPx: info.height }
}
