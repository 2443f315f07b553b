import { expect } from 'vitest'
import type { Answered, Gate } from '../account/gate.ts'
import { isObject, textIn, type Json } from '../walk/json.ts'

/** What a page answered to a form. */
export interface PageAnswer {
  readonly status: number
  readonly html: string
  /** Where it leads on to. */
  readonly location: string
  readonly retryAfter: string | null
}

/** A visitor without a script, at an address of his own. */
export interface Visitor {
  read(path: string): Promise<PageAnswer>
  /** Posts to a page what its form holds; what the page itself puts in is taken from it. */
  post(
    path: string,
    values: Readonly<Record<string, string | readonly string[]>>,
    files?: Readonly<Record<string, File | readonly File[]>>,
  ): Promise<PageAnswer>
}

let lastAddress = 0
function freshAddress(): Record<string, string> {
  lastAddress += 1
  return { 'x-forwarded-for': `198.51.${Math.floor(lastAddress / 250)}.${(lastAddress % 250) + 1}` }
}

/** Each has an address that nobody has had before. */
export function visitorOf({ world }: Pick<Gate, 'world'>): Visitor {
  const headers = freshAddress()
  const ask = async (path: string, init: RequestInit = {}): Promise<PageAnswer> => {
    const response = await fetch(world.url + path, { redirect: 'manual', ...init, headers })
    return {
      status: response.status,
      html: await response.text(),
      location: response.headers.get('location') ?? '',
      retryAfter: response.headers.get('retry-after'),
    }
  }
  return {
    read: path => ask(path),
    async post(path, values, files = {}) {
      const form = new FormData()
      const start = /name="form" value="([^"]*)"/.exec((await ask(path)).html)?.[1]
      if (start !== undefined) form.set('form', start)
      for (const [name, value] of Object.entries(values)) for (const one of [value].flat()) form.append(name, one)
      for (const [name, given] of Object.entries(files)) for (const file of [given].flat()) form.append(name, file)
      return ask(path, { method: 'POST', body: form })
    },
  }
}

/** Somebody's app in the place of the pages, at an address of its own: it knows the calls alone. */
export interface App {
  call(method: string, path: string, body?: Json | FormData, lang?: 'ar' | 'en'): Promise<Answered>
  /** Sends a form: what it begins with is asked for. */
  send(
    kind: 'Investor' | 'Idea' | 'Contact' | 'Resubmit',
    values: Readonly<Record<string, string | readonly string[]>>,
    files?: Readonly<Record<string, File>>,
    lang?: 'ar' | 'en',
  ): Promise<Answered>
}

/** Each has an address that nobody has had before. */
export function appOf({ world }: Pick<Gate, 'world'>): App {
  const address = freshAddress()
  const call: App['call'] = async (method, path, body, lang = 'en') => {
    const isForm = body instanceof FormData
    const answer = await fetch(`${world.url}/api/${path}`, {
      method,
      headers: { ...address, 'accept-language': lang, ...(body && !isForm && { 'content-type': 'application/json' }) },
      ...(body && { body: isForm ? body : JSON.stringify(body) }),
    })
    const text = await answer.text()
    const parsed: unknown = text === '' ? {} : JSON.parse(text)
    return { status: answer.status, body: isObject(parsed) ? parsed : {}, retryAfter: answer.headers.get('retry-after') }
  }
  return {
    call,
    async send(kind, values, files = {}, lang = 'en') {
      const { body } = await call('GET', `Public/Submission/GetForm/${kind.toLowerCase()}`)
      const form = new FormData()
      form.set('form', textIn(body, 'start'))
      for (const [name, value] of Object.entries(values)) for (const one of [value].flat()) form.append(name, one)
      for (const [name, file] of Object.entries(files)) form.append(name, file)
      return call('POST', `Public/Submission/${kind}`, form, lang)
    },
  }
}

/** What was wrong with each field of a call, by its name. */
export function wrongIn({ body }: Answered): Record<string, string> {
  const { validationErrors } = isObject(body.error) ? body.error : {}
  const errors: unknown[] = Array.isArray(validationErrors) ? validationErrors : []
  return Object.fromEntries(
    errors.filter(isObject).map(({ members, message }) => [String(Array.isArray(members) ? members[0] : ''), String(message)]),
  )
}

/**
 * Sends a form from an address that nobody has had before, and confirms it by the link of the mail, if it asks for that.
 * @returns where it is followed, as a path with its key
 */
export async function sendConfirmed(
  gate: Pick<Gate, 'world' | 'proof' | 'sentTo'>,
  page: string,
  values: Readonly<Record<string, string>>,
  email: string,
): Promise<string> {
  const visitor = visitorOf(gate)
  const sent = await visitor.post(page, { ...values, altcha: await gate.proof(), act: 'send' })
  expect([sent.status, sent.location]).toEqual([303, expect.stringMatching(/^\/entry\//)])
  if (!sent.location.startsWith('/entry/confirm/')) return sent.location
  const [mail] = await gate.sentTo(email, 1)
  const token = /token=([\w-]+)/.exec(mail?.body ?? '')?.[1] ?? ''
  const { location } = await visitor.post(sent.location, { token, act: 'confirm' })
  expect(location).toMatch(/new=1$/)
  return location
}

/** The id of a record by its number. */
export async function idOf(
  gate: Pick<Gate, 'sql'>,
  table: 'contact_message' | 'creative_ideas_bank' | 'investors' | 'visitor_submission',
  number: string,
): Promise<string> {
  const [row] = await gate.sql(`select id from ${table} where number = $1`, [number])
  return String(row?.id)
}
