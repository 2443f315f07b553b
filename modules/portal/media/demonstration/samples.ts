import { z } from 'zod'
import albums from './albums.json' with { type: 'json' }
import slides from './slides.json' with { type: 'json' }
import videos from './videos.json' with { type: 'json' }

const drawing = z.strictObject({ scene: z.string(), variant: z.int().min(1) })
const pair = { titleAr: z.string(), titleEn: z.string().nullable() }
const described = { ...pair, descriptionAr: z.string().nullable(), descriptionEn: z.string().nullable() }
const key = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/)
/** days before the day on which the demonstration is loaded */
const daysAgo = z.int().min(0).max(800)
/** the code of the publishing body; null is the ministry */
const placeCode = z.string().nullable()

/** Ten albums, newest first. */
export const albumSamples = z
  .array(
    z.strictObject({
      key,
      daysAgo,
      category: z.string(),
      placeCode,
      ...described,
      locationAr: z.string().nullable(),
      locationEn: z.string().nullable(),
      rights: z.string(),
      images: z.array(
        z.strictObject({
          drawing,
          altAr: z.string().min(5).max(160),
          altEn: z.string().nullable(),
          captionAr: z.string().nullable(),
          captionEn: z.string().nullable(),
          photographer: z.string().nullable(),
        }),
      ),
    }),
  )
  .parse(albums)

const cue = z.tuple([from(), from(), z.string(), z.string()])
function from() {
  return z.number().min(0)
}

/** Seven videos, newest first, each with a film of our own. */
export const videoSamples = z
  .array(
    z.strictObject({
      key,
      daysAgo,
      film: z.string(),
      category: z.string(),
      placeCode,
      isFeatured: z.boolean(),
      ...described,
      drawing,
      thumbnailAltAr: z.string(),
      thumbnailAltEn: z.string().nullable(),
      transcriptAr: z.string().nullable(),
      transcriptEn: z.string().nullable(),
      /** seconds from and until, Arabic, English */
      captions: z.array(cue),
      signLanguage: z.boolean(),
      rights: z.string(),
    }),
  )
  .parse(videos)

/** Four slides: three of home, one of the media center. */
export const slideSamples = z
  .array(
    z.strictObject({
      key,
      placement: z.enum(['home', 'mediaCenter']),
      drawing,
      ...pair,
      textAr: z.string(),
      textEn: z.string(),
      linkUrl: z.string(),
      linkLabelAr: z.string(),
      linkLabelEn: z.string(),
      imageAltAr: z.string(),
      imageAltEn: z.string(),
    }),
  )
  .parse(slides)

/** Captions as WebVTT. @param language 0: Arabic, 1: English */
export function textTrack(captions: (typeof videoSamples)[number]['captions'], language: number): string {
  const lines = captions.map(([begins, ends, ar, en]) => `${timeOf(begins)} --> ${timeOf(ends)}\n${language === 0 ? ar : en}`)
  return `WEBVTT\n\n${lines.join('\n\n')}\n`
}

function timeOf(seconds: number): string {
  return `00:00:${seconds.toFixed(3).padStart(6, '0')}`
}
