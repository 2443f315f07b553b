import { crc32 } from 'node:zlib'
import sharp from 'sharp'
import { signIn, type PersonName } from './people.ts'
import { isObject, textIn, type Json } from './walk/json.ts'
import type { World } from './world.ts'

/** A picture with a different colour in each place, so that none is like another. @param hue 0..255 */
export async function picture(
  width: number,
  height: number,
  format: 'png' | 'jpeg' | 'webp' | 'gif' | 'avif' = 'png',
  hue = 90,
): Promise<Buffer> {
  const pixels = Buffer.alloc(width * height * 3)
  for (let at = 0; at < pixels.length; at += 3) {
    pixels[at] = hue
    pixels[at + 1] = ((at / 3) % width) % 256
    pixels[at + 2] = Math.floor(at / 3 / width) % 256
  }
  return sharp(pixels, { raw: { width, height, channels: 3 } })
    .toFormat(format)
    .toBuffer()
}

/** A PNG whose head claims another size than it has. */
export function claiming(png: Buffer, width: number, height: number): Buffer {
  const changed = Buffer.from(png)
  changed.writeUInt32BE(width, 16)
  changed.writeUInt32BE(height, 20)
  changed.writeUInt32BE(crc32(changed.subarray(12, 29)), 29)
  return changed
}

/** A document that says it is a PDF, of so many bytes. */
export function pdf(sizeBytes = 64, mark = 'a'): Buffer {
  return Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(sizeBytes - 9, mark)])
}

/** A zip with these files, not compressed. */
export function zip(files: Readonly<Record<string, string>>): Buffer {
  const parts: Buffer[] = []
  const index: Buffer[] = []
  let offset = 0
  for (const [name, text] of Object.entries(files)) {
    const [path, content] = [Buffer.from(name), Buffer.from(text)]
    const head = Buffer.alloc(26)
    head.writeUInt16LE(20, 0)
    head.writeUInt32LE(crc32(content), 10)
    head.writeUInt32LE(content.length, 14)
    head.writeUInt32LE(content.length, 18)
    head.writeUInt16LE(path.length, 22)
    const place = Buffer.alloc(14)
    place.writeUInt32LE(offset, 10)
    parts.push(Buffer.from('PK\u0003\u0004'), head, path, content)
    index.push(Buffer.from('PK\u0001\u0002'), Buffer.from([20, 0]), head, place, path)
    offset += 30 + path.length + content.length
  }
  const listed = Buffer.concat(index)
  const end = Buffer.alloc(18)
  end.writeUInt16LE(parts.length / 4, 4)
  end.writeUInt16LE(parts.length / 4, 6)
  end.writeUInt32LE(listed.length, 8)
  end.writeUInt32LE(offset, 12)
  return Buffer.concat([...parts, listed, Buffer.from('PK\u0005\u0006'), end])
}

/** A Word document with nothing in it. */
export const docx = zip({
  '[Content_Types].xml':
    '<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>',
  'word/document.xml': '<w:document/>',
})

/** What was answered. */
export interface Answered {
  readonly status: number
  readonly headers: Headers
  readonly bytes: Buffer
  /** Undefined when it is no JSON object. */
  readonly json: Json | undefined
}
/** What is sent with a call: one of three bodies, or none. */
interface Sent {
  readonly body?: unknown
  readonly form?: FormData
  /** As it is; a stream goes without its length. */
  readonly raw?: string | ReadableStream
  readonly headers?: Record<string, string>
  /** Breaks the connection. */
  readonly signal?: AbortSignal
}
/** Somebody who calls the API of a world. */
export interface Desk {
  call(method: string, path: string, more?: Sent): Promise<Answered>
  get(path: string, headers?: Record<string, string>): Promise<Answered>
  /** @param content the file; its name decides nothing */
  upload(content: Uint8Array, fileName: string, resource: string, field: string): Promise<Answered>
  /** The id of a file that must have been taken. */
  uploaded(content: Uint8Array, fileName: string, resource: string, field: string): Promise<string>
}

/** The desk of a person of the test world; a visitor's when nobody is named. */
export async function deskOf(world: Pick<World, 'url'>, name?: PersonName): Promise<Desk> {
  const token = name && (await signIn(world, name))
  const call: Desk['call'] = async (method, path, { body, form, raw, headers, signal } = {}) => {
    const sent = body !== undefined ? JSON.stringify(body) : (form ?? raw)
    const init = {
      method,
      headers: {
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(sent !== undefined && { body: sent, duplex: 'half' }),
      ...(signal && { signal }),
    }
    const answer = await fetch(`${world.url}/api/${path}`, init)
    const bytes = Buffer.from(await answer.arrayBuffer())
    const value: unknown = answer.headers.get('content-type')?.startsWith('application/json') ? JSON.parse(bytes.toString()) : undefined
    return { status: answer.status, headers: answer.headers, bytes, json: isObject(value) ? value : undefined }
  }
  const upload: Desk['upload'] = (content, fileName, resource, field) =>
    call('POST', 'Attachment/Upload', { form: formOf(content, fileName, { resource, field }) })
  return {
    call,
    get: (path, headers) => call('GET', path, { ...(headers && { headers }) }),
    upload,
    uploaded: async (...file) => {
      const { json, bytes, status } = await upload(...file)
      if (status !== 200) throw new Error(`The upload answered ${status}: ${bytes.toString()}`)
      return textIn(json, 'id')
    },
  }
}

/** A form with a file and values beside it. */
export function formOf(content: Uint8Array, fileName: string, values: Readonly<Record<string, string>>): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(values)) form.set(name, value)
  form.set('file', new File([new Uint8Array(content)], fileName))
  return form
}

/** The rules that an answer says are broken, with their members: `file: image`. */
export function rulesIn({ json }: Answered): string[] {
  const error = json && isObject(json.error) ? json.error : {}
  const problems: unknown[] = Array.isArray(error.validationErrors) ? error.validationErrors : []
  return problems.flatMap(problem =>
    isObject(problem) && Array.isArray(problem.members) ? `${problem.members.join()}: ${String(problem.rule)}` : [],
  )
}

/** A news item with everything that publishing asks for but its picture. @param category id of a value of the list newsCategory */
export function newsWith(category: number, more: Json = {}): Json {
  return {
    titleAr: 'افتتاح حديقة عامة جديدة في المدينة',
    summaryAr: 'افتتحت البلدية اليوم حديقة عامة جديدة وسط المدينة بحضور الأهالي.',
    bodyAr: '<p>افتتحت البلدية اليوم حديقة عامة جديدة وسط المدينة بحضور الأهالي، وتضم الحديقة ملاعب ومقاعد وأشجارًا.</p>',
    mainImageAltAr: 'صورة الحديقة العامة الجديدة',
    category,
    ...more,
  }
}

/** Uploaded files as the attachments of a record, each with a title. */
export function titled(...files: readonly (string | undefined)[]): Json[] {
  return files.map((file, index) => ({ file: [file ?? ''], type: null, titleAr: `مرفق ${index + 1}`, titleEn: null }))
}
