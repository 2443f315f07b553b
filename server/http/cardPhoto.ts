import sharp from 'sharp'
import { isReadable } from '../files/scanned.ts'
import { findFile } from '../files/visibility.ts'
import type { Platform } from '../platform.ts'

/** The main image of a record, and what of it stays in sight where it is cut. */
export interface CardPhoto {
  /** Id of a file that citizens see. */
  readonly file: string
  /** Percent from left and from top, `50 30`; null: its middle. */
  readonly focus: string | null
}

/** A part of a picture, pixels. */
export interface Cut {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

/** The photo as it fills a frame, cut around its focal point; undefined where its content is not there. */
export async function cutPhoto(platform: Platform, { file, focus }: CardPhoto, width: number, height: number): Promise<Buffer | undefined> {
  const content = await contentOf(platform, file)
  if (!content) return undefined
  const picture = sharp(content)
  const of = await picture.metadata()
  return picture
    .extract(cutOf(of, width / height, focus))
    .resize(width, height)
    .toBuffer()
}

/**
 * The largest part of a picture with these proportions that has the focal point where the picture has it: as browsers cut by `object-position`.
 * @param proportion width by height
 */
export function cutOf(of: { readonly width: number; readonly height: number }, proportion: number, focus: string | null): Cut {
  const [x = 50, y = 50] = focus?.split(' ').map(Number) ?? []
  const width = Math.min(of.width, Math.round(of.height * proportion))
  const height = Math.min(of.height, Math.round(of.width / proportion))
  return { left: Math.round(((of.width - width) * x) / 100), top: Math.round(((of.height - height) * y) / 100), width, height }
}

/** In a width that is enough, where it is kept in one. */
async function contentOf({ database, files: { store } }: Platform, id: string): Promise<Buffer | undefined> {
  const file = await findFile(database, id)
  for (const key of file && isReadable(file) ? [`${file.sha256}-1600`, file.sha256] : []) {
    if ((await store.findSize(key)) === undefined) continue
    const parts: Uint8Array[] = []
    for await (const part of store.read(key)) parts.push(part)
    return Buffer.concat(parts)
  }
  return undefined
}
