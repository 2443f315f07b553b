import { Refused } from '../../kernel/kernel.ts'
import { readOut } from './readOut.ts'

const mostBytes = 1024 * 1024

/** The JSON of a request. @throws Refused when it is too large (413), no JSON (400) or of another kind (415) */
export async function jsonBody(request: Request): Promise<unknown> {
  const bytes = await limited(request)
  if (bytes.length === 0) return undefined
  const type = request.headers.get('content-type') ?? ''
  if (!/^application\/(?:[\w.+-]+\+)?json\b/i.test(type))
    throw new Refused('notJson', 'أرسل البيانات بصيغة JSON', 'Send the data as JSON (content-type: application/json)', { status: 415 })
  requireModest(bytes)
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes))
  } catch {
    throw new Refused('badJson', 'صيغة JSON غير صحيحة', 'This is not valid JSON', { status: 400 })
  }
}

/** A record has values, lists and rows of values: nobody needs more, and what is much deeper cannot be written out again. */
const mostLevels = 32
/** A thousand rows of a record have fewer: each name is looked up and, where it is unknown, told. */
const mostNames = 20_000
const [quote, escape, openList, closeList, openRecord, closeRecord, colon] = ['"', '\\', '[', ']', '{', '}', ':'].map(sign =>
  sign.charCodeAt(0),
)

/** @throws Refused when lists and records stand in one another too deep, or have too many names */
function requireModest(bytes: Uint8Array): void {
  let level = 0
  let names = 0
  let isText = false
  for (let at = 0; at < bytes.length; at++) {
    const byte = bytes[at]
    if (isText) {
      if (byte === escape) at += 1
      else if (byte === quote) isText = false
    } else if (byte === quote) isText = true
    else if (byte === openList || byte === openRecord) level += 1
    else if (byte === closeList || byte === closeRecord) level -= 1
    else if (byte === colon) names += 1
    if (level > mostLevels) throw tooDeep()
    if (names > mostNames)
      throw new Refused('tooManyFields', 'في الطلب حقول أكثر من المسموح', 'The submission has more fields than allowed', { status: 400 })
  }
}

function tooDeep(): Refused {
  const words = ['القوائم والسجلات متداخلة أكثر من المسموح', 'Lists and records stand in one another deeper than allowed'] as const
  return new Refused('tooDeep', ...words, { status: 400 })
}

/** A body may come without its length, or with a wrong one: no more of it is kept than may be. */
async function limited(request: Request): Promise<Uint8Array> {
  const reader = request.body?.getReader()
  if (!reader) return new Uint8Array()
  const parts: Uint8Array[] = []
  let total = Number(request.headers.get('content-length') ?? 0) > mostBytes ? Infinity : 0
  while (total <= mostBytes) {
    const { done, value } = await reader.read()
    if (done) return Buffer.concat(parts)
    total += value.length
    parts.push(value)
  }
  await readOut(reader)
  throw tooLarge()
}

function tooLarge(): Refused {
  return new Refused('tooLarge', 'حجم الطلب أكبر من المسموح', 'The submission is larger than allowed', { status: 413 })
}
