import { findCheck, Invalid, problemAt, type Field, type Label, type Problem } from '../../kernel/kernel.ts'

/** Every kind of content that is taken, by its usual ending. */
const mimeTypes = {
  png: 'image/png',
  jpg: 'image/jpeg',
  webp: 'image/webp',
  avif: 'image/avif',
  gif: 'image/gif',
  pdf: 'application/pdf',
  doc: 'application/msword',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  xls: 'application/vnd.ms-excel',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  pptx: 'application/vnd.openxmlformats-officedocument.presentationml.presentation',
  odt: 'application/vnd.oasis.opendocument.text',
  ods: 'application/vnd.oasis.opendocument.spreadsheet',
  zip: 'application/zip',
  dwg: 'image/vnd.dwg',
  csv: 'text/csv',
  txt: 'text/plain',
  geojson: 'application/geo+json',
  vtt: 'text/vtt',
  mp4: 'video/mp4',
  webm: 'video/webm',
} as const
/** The usual ending of a kind that is taken. */
export type Ending = keyof typeof mimeTypes

const pictures: readonly Ending[] = ['png', 'jpg', 'webp', 'avif', 'gif']
/** Moving pictures, which have a ceiling of their own; only a field that names them takes them. */
export const videos: readonly Ending[] = ['mp4', 'webm']
/** What a field takes that does not say it (portal and administration, section 8.2: Uploads.DocumentTypes). */
const documents: readonly Ending[] = ['pdf', 'doc', 'docx', 'xls', 'xlsx', 'pptx', 'csv', 'odt', 'ods', 'zip', 'dwg', 'geojson', 'vtt']

/** How every picture is stored, whatever it was uploaded as. */
export const storedPicture = mimeTypes.webp

/** The content type of a kind. */
export function mimeTypeOf(ending: Ending): string {
  return mimeTypes[ending]
}

/** The usual ending of a content type; undefined for one that is not taken. */
export function endingOf(mimeType: string): Ending | undefined {
  return endings.find(ending => mimeTypes[ending] === mimeType)
}

/** The kind with this ending, `jpeg` read as `jpg`; undefined for one that is not taken. */
export function endingNamed(text: string): Ending | undefined {
  const named = text.toLowerCase() === 'jpeg' ? 'jpg' : text.toLowerCase()
  return endings.find(ending => ending === named)
}

/** Is it a picture that is decoded and encoded anew? A drawing (dwg) is a document. */
export function isPicture(ending: Ending): boolean {
  return pictures.includes(ending)
}

/** Is it a moving picture with its sound? */
export function isVideo(ending: Ending): boolean {
  return videos.includes(ending)
}

const endings = Object.keys(mimeTypes).filter(isEnding)

function isEnding(text: string): text is Ending {
  return text in mimeTypes
}

/** What a field takes. */
export interface FileLimits {
  /** Only pictures: an image field, or the pictures inside a rich text. */
  readonly isImage: boolean
  readonly endings: readonly Ending[]
  /** In units of 1,024 bytes; undefined: only the ceiling of the settings holds. */
  readonly maxKB: number | undefined
  /** The smallest picture, pixels. */
  readonly minPx: readonly [width: number, height: number] | undefined
}

/** What is known of a stored file. */
export interface FileFacts {
  readonly mimeType: string
  readonly sizeBytes: number
  /** Of pictures. */
  readonly widthPx: number | null
  readonly heightPx: number | null
}

/** What a field takes; undefined for a field that holds no files. */
export function limitsOf(field: Field): FileLimits | undefined {
  if (field.kind === 'richText') return { isImage: true, endings: pictures, maxKB: undefined, minPx: undefined }
  if (field.kind !== 'image' && field.kind !== 'attachments') return undefined
  const isImage = field.kind === 'image'
  const named = findCheck(field, 'types')?.flatMap(type => endingNamed(String(type)) ?? [])
  const maxKB = findCheck(field, 'maxKB')?.[0]
  const [width, height] = findCheck(field, 'minPx') ?? []
  return {
    isImage,
    endings: named ?? (isImage ? pictures : [...documents, ...pictures]),
    maxKB: typeof maxKB === 'number' ? maxKB : undefined,
    minPx: typeof width === 'number' && typeof height === 'number' ? [width, height] : undefined,
  }
}

/** The kind of content, where the field takes it. @param ending undefined: no kind that is taken anywhere @throws Invalid (image, fileType) */
export function requireKind(at: string, label: Label, limits: FileLimits, ending: Ending | undefined): Ending {
  if (limits.isImage && (ending === undefined || !isPicture(ending))) throw new Invalid([problemAt(at, 'image', label)])
  if (ending === undefined || !limits.endings.includes(ending)) throw new Invalid([wrongType(at, label, limits)])
  return ending
}

/** Why a stored file does not fit a field, or undefined. Pictures have all become one kind, so what takes some picture takes them. */
export function problemOfStored(
  at: string,
  label: Label,
  limits: FileLimits,
  { mimeType, sizeBytes, widthPx, heightPx }: FileFacts,
): Problem | undefined {
  const isStoredPicture = mimeType === storedPicture
  if (limits.isImage && !isStoredPicture) return problemAt(at, 'image', label)
  if (!limits.endings.some(ending => (isStoredPicture ? isPicture(ending) : mimeTypes[ending] === mimeType)))
    return wrongType(at, label, limits)
  if (limits.maxKB !== undefined && sizeBytes > limits.maxKB * 1024) return problemAt(at, 'fileSize', label, [limits.maxKB])
  return widthPx === null || heightPx === null ? undefined : problemOfPixels(at, label, limits, widthPx, heightPx)
}

/** Why a picture is too small for a field, or undefined. */
export function problemOfPixels(at: string, label: Label, { minPx }: FileLimits, widthPx: number, heightPx: number): Problem | undefined {
  if (!minPx || (widthPx >= minPx[0] && heightPx >= minPx[1])) return undefined
  return problemAt(at, 'imagePixels', label, minPx)
}

function wrongType(at: string, label: Label, limits: FileLimits): Problem {
  return problemAt(at, 'fileType', label, [limits.endings.join(', ')])
}
