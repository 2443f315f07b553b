import type { Answer } from '../walk/client.ts'
import { isObject, listIn, objectIn, type Json } from '../walk/json.ts'
import type { WritableField } from './places.ts'

/** What is wrong with the answer to a hostile request; undefined when it is refused in clear words. */
export function refusalProblem(answer: Answer, lang: 'ar' | 'en'): string | undefined {
  const { status, body, text } = answer
  if (status >= 500) return `answers ${status}: ${text.slice(0, 200)}`
  if (status < 400) return `answers ${status}`
  const error = isObject(body) && isObject(body.error) ? body.error : undefined
  if (!error) return `refuses with ${status} and no words: ${text.slice(0, 200)}`
  const sentences = [error.message, ...problemsIn(body).map(problem => problem.message)]
  const letters = lang === 'ar' ? /\p{Script=Arabic}/u : /[a-z]/i
  if (!sentences.every(sentence => typeof sentence === 'string' && letters.test(sentence)))
    return `refuses without a sentence in ${lang}: ${text.slice(0, 200)}`
  return undefined
}

/** Does the refusal name the field? A rule between fields may name the other one. */
export function namesField({ call, path }: WritableField, { status, body }: Answer): boolean {
  // Whoever guesses at an account is not told which of his values was wrong.
  if (/^\w+ Account\//.test(call) && codeIn(body) !== 'invalid') return true
  const problems = problemsIn(body)
  const names = problems.flatMap(problem => listIn(problem, 'members').map(String))
  const isNear = (name: string) =>
    name === path || path.startsWith(`${name}[`) || name.startsWith(`${path}[`) || name.startsWith(`${path}.`)
  if (names.some(isNear)) return true
  // What is too deep is refused before anybody asks in which field it stands.
  if (`${status} ${codeIn(body)}` === '400 tooDeep') return true
  const isBetween = problems.length > 0 && problems.every(({ rule }) => betweenFields.has(String(rule)))
  return isBetween || (byWords[path] ?? []).includes(`${status} ${codeIn(body)}`)
}

const betweenFields = new Set(['rule', 'hidden', 'dateAfter', 'timeAfter', 'codeExists', 'unique', 'tableRows'])

/** Refusals that say in their own words which value is meant. */
const byWords: Readonly<Record<string, readonly string[]>> = {
  id: ['404 notFound'],
  concurrencyStamp: ['409 stale'],
  'stamps[0].concurrencyStamp': ['409 stale'],
  userName: ['400 wrongCredentials', '423 locked'],
  password: ['400 wrongCredentials'],
  number: ['404 unknownEntry'],
  key: ['404 unknownEntry', '404 notFound'],
  wordingMark: ['409 wrongState'],
}

function codeIn(body: unknown): string {
  return String(objectIn(body, 'error').code)
}

function problemsIn(body: unknown): readonly Json[] {
  if (!isObject(body) || !isObject(body.error) || !Array.isArray(body.error.validationErrors)) return []
  return body.error.validationErrors.filter(isObject)
}

/** Is what is stored what was sent? Empty texts and lists are none; what the kind of a value says to be the same is. */
export function isSame(schema: Json, sent: unknown, stored: unknown): boolean {
  if (isNothing(sent)) return isNothing(stored)
  if (Array.isArray(sent))
    return Array.isArray(stored) && sent.length === stored.length && sent.every((one, n) => isSame(itemsOf(schema), one, stored[n]))
  if (isObject(sent)) return isObject(stored) && Object.entries(sent).every(([key, one]) => isSame({}, one, stored[key]))
  if (typeof sent === 'number') return typeof stored === 'number' && (sent === stored || Math.abs(sent - stored) < Number.EPSILON)
  if (typeof sent !== 'string') return sent === stored
  if (typeof stored !== 'string') return schema.contentMediaType === 'text/html' && stored === null && isHarmless('')
  if (schema.contentMediaType === 'text/html') return isHarmless(stored)
  if (schema.format === 'date-time') return Date.parse(sent) === Date.parse(stored)
  if (schema.format === 'uuid') return sent.toLowerCase() === stored
  // Amounts and what has a form of its own (telephones, codes) may be typed on an Arabic keyboard.
  if ('x-decimals' in schema) return exact(latin(sent)) === exact(stored)
  return sent === stored || ('pattern' in schema && (latin(sent) === stored || isSameNumber(latin(sent), stored)))
}

/** Is there no value? A text in which a reader sees no letter is none. */
export function isNothing(value: unknown): boolean {
  if (typeof value === 'string') return /^[\s\p{Z}\p{Cf}]*$/u.test(value)
  return value === undefined || value === null || (Array.isArray(value) && value.length === 0)
}

function itemsOf(schema: Json): Json {
  return isObject(schema.items) ? schema.items : {}
}

/** Formatted text is cleaned before it is stored. */
function isHarmless(html: string): boolean {
  return !/<(?:script|svg|iframe|object|style|form|input|link|meta|base)\b|<[^>]+\son\w+\s*=|(?:href|src)\s*=\s*["']?\s*(?:javascript|data|vbscript):/i.test(
    html,
  )
}

/** Mobile numbers are stored as the world dials them, whatever stands between their digits. */
function isSameNumber(sent: string, stored: string): boolean {
  const digits = sent.replaceAll(/[\s()-]/g, '').replace(/^\+?0*/, '')
  return /^\+\d+$/.test(stored) && /^\d+$/.test(digits) && stored.endsWith(digits)
}

/** An amount without what its writing adds. */
function latin(text: string): string {
  return text.replaceAll(/[٠-٩۰-۹]/g, digit => String((digit.codePointAt(0) ?? 0) % 16))
}

function exact(amount: string): string {
  const [whole = '', decimals = ''] = amount.replace(/^-(?=[0.]+$)/, '').split('.')
  return `${whole.replace(/^(-?)0+(?=\d)/, '$1')}.${decimals.replace(/0+$/, '')}`
}
