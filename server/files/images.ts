import sharp from 'sharp'
import { Invalid, type Sentence } from '../../kernel/kernel.ts'

/** A picture as it is kept: encoded anew as WebP, upright, without what cameras write into it (place, time, owner). */
export interface PreparedPicture {
  readonly content: Buffer
  readonly widthPx: number
  readonly heightPx: number
  /** Smaller ones by their width, only those that are smaller than the whole one. */
  readonly smaller: ReadonlyMap<number, Buffer>
}

/** Widths that a picture is also kept in. */
export const widthsPx: readonly number[] = [400, 800, 1600]
const longestSidePx = 2400
/** The smaller widths are what lists are made of: six points less make them a sixth lighter. */
const quality = { whole: 82, smaller: 76 }
// One picture of this size takes 160 MB while it is decoded.
const mostPixels = 40_000_000
const secondsPerPicture = 30
const formats: readonly string[] = ['png', 'jpeg', 'webp', 'heif', 'gif']

const noPicture: Sentence = { ar: 'الملف ليس صورة سليمة. ارفع صورة أخرى', en: 'The file is no intact image. Upload another one' }
const tooManyPixels: Sentence = {
  ar: 'أبعاد الصورة كبيرة جدًا: الحد الأقصى 40 مليون بكسل. صغّرها ثم ارفعها',
  en: 'The image has too many pixels: at most 40 million. Make it smaller and upload it again',
}

/**
 * Decodes a picture and encodes it anew, the whole one (at most 2,400 pixels long) and its smaller widths. Of a moving one the first
 * picture is kept.
 * @param source a path, or the bytes
 * @param at the member that an answer names
 * @throws Invalid when it cannot be decoded, or has more than 40 million pixels; those are never decoded
 */
export async function preparePicture(source: string | Uint8Array, at: string): Promise<PreparedPicture> {
  await requireModest(source, at)
  const { data, info } = await upright(source, at)
  const raw = { width: info.width, height: info.height, channels: info.channels }
  const picture = () => sharp(data, { raw })
  const smaller = new Map<number, Buffer>()
  for (const width of widthsPx)
    if (width < info.width) smaller.set(width, await picture().resize(width).webp({ quality: quality.smaller }).toBuffer())
  return { content: await picture().webp({ quality: quality.whole }).toBuffer(), widthPx: info.width, heightPx: info.height, smaller }
}

/** Is all of a picture of one colour? @throws Error when it cannot be decoded */
export async function isBlank(source: Uint8Array): Promise<boolean> {
  const { channels } = await sharp(source, { limitInputPixels: mostPixels }).stats()
  return channels.every(({ min, max }) => min === max)
}

/** Looks at what the picture says of itself, before anything of it is decoded. */
async function requireModest(source: string | Uint8Array, at: string): Promise<void> {
  const { format, width, height } = await orRefused(sharp(source, { limitInputPixels: false }).metadata(), at)
  if (!formats.includes(format)) throw refused(at, noPicture)
  if (width * height > mostPixels) throw refused(at, tooManyPixels)
}

function upright(source: string | Uint8Array, at: string) {
  const picture = sharp(source, { limitInputPixels: mostPixels, failOn: 'error' })
    .autoOrient()
    .resize({ width: longestSidePx, height: longestSidePx, fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb')
    .timeout({ seconds: secondsPerPicture })
  return orRefused(picture.raw().toBuffer({ resolveWithObject: true }), at)
}

/** Whatever the decoder says of a picture, to who sent it it means one thing. */
async function orRefused<T>(work: Promise<T>, at: string): Promise<T> {
  try {
    return await work
  } catch {
    throw refused(at, noPicture)
  }
}

function refused(at: string, sentence: Sentence): Invalid {
  return new Invalid([{ at, rule: 'image', sentence }])
}
