import { createReadStream } from 'node:fs'
import { readFile, stat } from 'node:fs/promises'
import { fileTypeFromFile } from 'file-type'
import { endingIn } from './fileName.ts'
import { endingNamed, type Ending } from './kinds.ts'

/**
 * Of what kind the content of a file is. The content decides; the name only says which kind of text a text is.
 * @param path where the content lies
 * @param fileName the name that it was uploaded under
 * @returns undefined for content that is of no kind that is taken: SVG and every other markup, programs, unknown bytes
 */
export async function findKind(path: string, fileName: string): Promise<Ending | undefined> {
  const found = await fileTypeFromFile(path)
  if (found?.ext === 'cfb') return officeKind(path)
  // A moving PNG is one all the same: its first picture is kept.
  const known = found && endingNamed(found.ext === 'apng' ? 'png' : found.ext)
  if (known !== undefined && known !== 'csv' && known !== 'txt') return known
  return textKind(path, endingIn(fileName))
}

// Old Office files are small file systems; which program wrote one is told by the names in it, written in UTF-16.
const officeNames: readonly (readonly [Ending, Buffer])[] = [
  ['doc', Buffer.from('WordDocument', 'utf16le')],
  ['xls', Buffer.from('Workbook', 'utf16le')],
  ['xls', Buffer.from('Book\0', 'utf16le')],
]

async function officeKind(path: string): Promise<Ending | undefined> {
  let last: Buffer = Buffer.alloc(0)
  for await (const part of chunksOf(path)) {
    const seen = Buffer.concat([last, part])
    const found = officeNames.find(([, name]) => seen.includes(name))
    if (found) return found[0]
    last = seen.subarray(-32)
  }
  return undefined
}

const mostGeoJsonBytes = 10 * 1024 * 1024

/** Text is what reads as UTF-8, holds no controls and does not begin as markup does. */
async function textKind(path: string, ending: string): Promise<Ending | undefined> {
  const named = endingNamed(ending)
  if (named !== 'csv' && named !== 'txt' && named !== 'geojson') return undefined
  if (!(await isPlainText(path))) return undefined
  if (named !== 'geojson') return named
  return (await stat(path)).size <= mostGeoJsonBytes && isGeoJson(await readFile(path, 'utf8')) ? named : undefined
}

async function isPlainText(path: string): Promise<boolean> {
  const decoder = new TextDecoder('utf-8', { fatal: true })
  let isStart = true
  try {
    for await (const part of chunksOf(path)) {
      const text = decoder.decode(part, { stream: true })
      if (/(?![\t\n\f\r])\p{Cc}/u.test(text)) return false
      if (isStart && text.trim() !== '') {
        if (text.trimStart().startsWith('<')) return false
        isStart = false
      }
    }
    decoder.decode()
    return !isStart
  } catch (error) {
    if (error instanceof TypeError) return false
    throw error
  }
}

function isGeoJson(text: string): boolean {
  const shapes = ['Point', 'MultiPoint', 'LineString', 'MultiLineString', 'Polygon', 'MultiPolygon', 'GeometryCollection']
  try {
    const value: unknown = JSON.parse(text.replace(/^\uFEFF/, ''))
    if (typeof value !== 'object' || value === null || !('type' in value)) return false
    return ['FeatureCollection', 'Feature', ...shapes].includes(String(value.type))
  } catch {
    // No JSON, so no GeoJSON: that is the answer.
    return false
  }
}

async function* chunksOf(path: string): AsyncGenerator<Buffer> {
  for await (const part of createReadStream(path)) yield part
}
