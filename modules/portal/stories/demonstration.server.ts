import type { Transaction } from '../../../server/database/connect.ts'
import { sql } from '../../../server/database/sql.ts'
import { demonstrator, isEmpty } from '../../../server/demonstration.ts'
import { noteFile, type Stored } from '../../../server/files/keep.ts'
import type { Platform } from '../../../server/platform.ts'
import { modelOf } from '../../../server/resources/endpoints.ts'
import { drawn, insertReviewed } from '../content/content.server.ts'
import { findVideo } from '../media/media.server.ts'
import { storySamples, type StorySample } from './demonstration/samples.ts'

/** Loads nine stories, one of them still under review, unless there are some already. Those that name a film find it loaded. */
export async function loadStories(platform: Platform): Promise<void> {
  const model = modelOf(platform, 'successStory')
  if (!(await isEmpty(platform.database, model))) return
  const drawings = storySamples.flatMap(drawingsOf)
  const pictures = await drawn(
    platform,
    drawings.map(drawing => ({ drawing })),
  )
  const pictureOf = new Map(drawings.map((drawing, index) => [drawing, pictures[index]]))
  const today = Date.parse(platform.clock.today())
  await platform.database.write(demonstrator, async transaction => {
    // Whoever starts at the same moment looks when this one has written.
    await transaction.rows(sql`select pg_advisory_xact_lock(hashtext('successStory'))`)
    if (!(await isEmpty(transaction, model))) return
    const places = new Map(
      (await transaction.rows<{ code: string; id: string }>(sql`select code, id from place`)).map(({ code, id }) => [code, id]),
    )
    const editor = await transaction.find<{ id: string }>(sql`select id from "system_user" where user_name = 'portalEditor'`)
    for (const sample of storySamples) {
      const on = new Date(today - sample.daysAgo * 86_400_000).toISOString().slice(0, 10)
      const note = noting(transaction, sample.key, editor?.id ?? null, drawing => pictureOf.get(drawing))
      const { values, files } = await valuesOf(platform, transaction, sample, note)
      const id = await insertReviewed(platform, transaction, model, {
        state: sample.state,
        on,
        author: editor?.id ?? null,
        place: places.get(sample.placeCode) ?? null,
        picture: pictureOf.get(sample.drawing),
        pictureName: `${sample.key}.webp`,
        values: { ...values, date: on },
      })
      await transaction.rows(
        sql`update attachment set resource = 'successStory', record_id = ${id} where id = any(${sql.param(files)}::uuid[])`,
      )
    }
  })
}

type Drawing = StorySample['drawing']

function drawingsOf({ drawing, before, after, gallery }: StorySample): Drawing[] {
  return [drawing, before, after, ...gallery.map(item => item.drawing)].filter(one => one !== null)
}

/** Notes the picture of a drawing. @returns its id */
type Note = (drawing: Drawing, what: string) => Promise<string>

function noting(transaction: Transaction, key: string, creator: string | null, pictureOf: (drawing: Drawing) => Stored | undefined): Note {
  return async (drawing, what) => {
    const picture = pictureOf(drawing)
    if (!picture) throw new Error(`Nothing was drawn for ${key}: ${what}`)
    return (await noteFile(transaction, picture, `${key}-${what}.webp`, creator)).id
  }
}

async function valuesOf({ lookups }: Platform, transaction: Transaction, sample: StorySample, note: Note) {
  const { key: _key, daysAgo: _daysAgo, placeCode: _placeCode, state: _state, drawing: _drawing, ...rest } = sample
  const { field, currency, funder, before, after, gallery, video, altAr, altEn, contact, ...texts } = rest
  const beforeImage = before && (await note(before, 'before'))
  const afterImage = after && (await note(after, 'after'))
  const rows = []
  for (const [index, { drawing, ...said }] of gallery.entries()) rows.push({ image: await note(drawing, String(index + 1)), ...said })
  const values = {
    ...texts,
    field: lookups.ids('successStoryField')[field],
    currency: currency && (lookups.ids('currency')[currency] ?? null),
    funder: funder && (lookups.ids('sponsor')[funder] ?? null),
    beforeImage,
    afterImage,
    gallery: rows,
    video: (await findVideo(transaction, video)) ?? null,
    mainImageAltAr: altAr,
    mainImageAltEn: altEn,
    mainImageCaptionAr: 'رسم توضيحي',
    mainImageCaptionEn: texts.titleEn === null ? null : 'Illustration',
    quoteConsent: texts.quoteAr !== null,
    contactEmail: contact,
  }
  return { values, files: [beforeImage, afterImage, ...rows.map(({ image }) => image)].filter(id => id !== null) }
}
