import { browserApi } from './browserApi.ts'
import type { Row } from './record.ts'
import { shownInPlace } from './shownInPlace.ts'

/** What is known of an uploaded file. But for what the scanner finds it never changes: another content is another file. */
export interface StoredFile {
  readonly id: string
  readonly originalFileName: string
  readonly mimeType: string
  readonly sizeBytes: number
  /** Why the server opens it for nobody. */
  readonly bar?: string | null
}

const known = new Map<string, StoredFile>()

/** Remembers a file that has been uploaded. What is known of why it is not opened stays where the newer answer does not say it. */
export function noteFile(file: StoredFile): void {
  known.set(file.id, { ...known.get(file.id), ...file })
}

/** Remembers the files that a record says it holds. */
export function noteFiles({ files }: Row): void {
  if (!Array.isArray(files)) return
  for (const file of files) if (isStored(file)) noteFile(file)
}

/** Name, kind and size of a file; undefined where only its id is known. */
export function findFile(id: string): StoredFile | undefined {
  return known.get(id)
}

/** An address under which the browser may show a file for a minute; public ones need no ticket. */
export async function addressOf(id: string, width?: 400 | 800 | 1600): Promise<string> {
  const { ticket } = await browserApi.get<{ ticket: string }>(`Attachment/GetTicket/${id}`)
  return `${plainAddressOf(id)}?${new URLSearchParams({ ...(width && { width: String(width) }), ticket }).toString()}`
}

/** The address of a file without a ticket: it opens for everybody what everybody may see. */
export function plainAddressOf(id: string): string {
  return `/api/Attachment/GetByte/${id}`
}

/** Shows beside the page what browsers show in place, saves any other file. The ticket is asked for now, so the page holds none that runs out. @throws ApiError */
export async function openFile(id: string): Promise<void> {
  // Opened at once: a window that opens after an answer has come counts as one that nobody asked for.
  const beside = isShownInPlace(id) ? window.open('', '_blank') : null
  try {
    const address = await addressOf(id)
    if (beside) beside.location.replace(address)
    else saveFrom(address)
  } catch (error) {
    beside?.close()
    throw error
  }
}

/** Saves a file, whatever it is. @throws ApiError */
export async function saveFile(id: string): Promise<void> {
  saveFrom(`${await addressOf(id)}&download=1`)
}

const shown: readonly string[] = Object.values(shownInPlace)

/** Does a browser show the file, as far as is known? */
export function isShownInPlace(id: string): boolean {
  return isPicture(id) || shown.includes(findFile(id)?.mimeType ?? '')
}

/** Is a file a picture, as far as is known? A drawing (`image/vnd.dwg`) is none that a browser draws, nor is what is not opened. */
export function isPicture(id: string): boolean {
  const file = findFile(id)
  return !file?.bar && /^image\/(?!vnd\.)/.test(file?.mimeType ?? '')
}

/** A link that saves does not leave the page, so a form with something typed does not ask. */
function saveFrom(address: string): void {
  const link = document.createElement('a')
  link.href = address
  link.download = ''
  link.click()
}

function isStored(value: unknown): value is StoredFile {
  return (
    typeof value === 'object' &&
    value !== null &&
    'id' in value &&
    typeof value.id === 'string' &&
    'originalFileName' in value &&
    typeof value.originalFileName === 'string' &&
    'mimeType' in value &&
    typeof value.mimeType === 'string' &&
    'sizeBytes' in value &&
    typeof value.sizeBytes === 'number'
  )
}
