import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import type { Call, Platform } from '../../../server/platform.ts'
import { keyLength } from './calls.ts'
import { networkOf } from './limits.ts'
import type { Contact } from './entryKind.server.ts'

/** A digest that only this installation can make. */
export function digestOf({ secrets }: Platform, purpose: string, text: string): string {
  return createHmac('sha256', secrets.keyFor(`visitor entries ${purpose}`))
    .update(text)
    .digest('base64url')
}

/** Is it the text of which this is the digest? Takes as long whichever sign differs. */
export function isDigestOf(platform: Platform, purpose: string, text: string, digest: string): boolean {
  const made = Buffer.from(digestOf(platform, purpose, text))
  const known = Buffer.from(digest)
  return made.length === known.length && timingSafeEqual(made, known)
}

/** The key by which a sender follows his entry: 132 bits that only this installation can make of its id, so that each message may carry it and none keeps it. */
export function trackingKey(platform: Platform, entry: string): string {
  return digestOf(platform, 'tracking', entry).slice(0, keyLength)
}

/** 128 bits of chance as 22 characters. */
export function newKey(): string {
  return randomBytes(16).toString('base64url')
}

/** Where a request comes from, with a key that is another each day: what is kept of it tells nothing of who he was. */
export function addressHashOf({ platform, actor }: Call): string {
  return digestOf(platform, `address ${platform.clock.today()}`, networkOf(actor.address))
}

/** The sender's e-mail and number, as they are counted. */
export function contactHashesOf(platform: Platform, { email, phone }: Contact): string[] {
  return [email?.toLowerCase(), phone].flatMap(one => (one === undefined ? [] : [digestOf(platform, 'contact', one)]))
}

const longestFormMs = 12 * 3_600_000
const shortestFormMs = 4000

/** The instant at which a form was drawn, signed. */
export function formStart(platform: Platform, now: number): string {
  const at = now.toString(36)
  return `${at}.${digestOf(platform, 'form', at)}`
}

/** How a form was filled in, by its signed beginning; undefined: it is none of ours, or older than twelve hours. */
export function formAge(platform: Platform, given: string, now: number): 'tooFast' | 'usual' | undefined {
  const [at = '', sign = ''] = given.split('.')
  if (!isDigestOf(platform, 'form', at, sign)) return undefined
  const age = now - Number.parseInt(at, 36)
  if (age > longestFormMs) return undefined
  return age < shortestFormMs ? 'tooFast' : 'usual'
}

/** A file that was taken, as a form carries it on. */
export function fileRef(platform: Platform, id: string, column: string): string {
  return `${column}.${id}.${digestOf(platform, 'file', `${column} ${id}`)}`
}

/** The file that a form carries; undefined when we have not given it out. */
export function fileIn(platform: Platform, given: string): { readonly column: string; readonly id: string } | undefined {
  const [column = '', id = '', sign = ''] = given.split('.')
  return isDigestOf(platform, 'file', `${column} ${id}`, sign) ? { column, id } : undefined
}
