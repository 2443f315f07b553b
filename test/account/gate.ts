import { solveChallenge } from 'altcha-lib/v1'
import { expect } from 'vitest'
import { sealerOf } from '../../server/sealed.ts'
import { keyOf } from '../../server/secrets.ts'
import { until } from '../guarantees/launch.ts'
import { secretKey, set } from '../messages/beside.ts'
import { password, settle, type PersonName, type PlaceIds } from '../people.ts'
import { isObject, objectIn, textIn, type Json } from '../walk/json.ts'
import { asOwner, startInstalled, type TestDatabase, type World } from '../world.ts'

/** What a call answered. */
export interface Answered {
  readonly status: number
  readonly body: Json
  readonly retryAfter: string | null
}

/** A message that left, or would: what only its recipient reads. */
export interface Sent {
  readonly channel: 'email' | 'sms' | 'push'
  readonly kind: string
  readonly address: string
  readonly subject: string
  readonly body: string
}

/** The way into the program as somebody outside has it: calls without and with a session, and what is sent to him. */
export interface Gate {
  readonly world: World
  readonly places: PlaceIds
  call(method: string, path: string, body?: Json, more?: CallOptions): Promise<Answered>
  /** @returns the token of a session */
  signIn(userName: string, given?: string, more?: CallOptions): Promise<string>
  /** The solution of a fresh challenge. */
  proof(): Promise<string>
  /** What was sent to an address or number, the last first, once so many are there. */
  sentTo(address: string, least?: number): Promise<Sent[]>
  sql(text: string, values?: unknown[]): Promise<Record<string, unknown>[]>
  idOf(userName: string): Promise<string>
  /** Forgets what was counted and asked for, as if days had passed. */
  forget(): Promise<void>
  stop(): Promise<void>
}
interface CallOptions {
  readonly token?: string
  readonly lang?: 'ar' | 'en'
  readonly headers?: Readonly<Record<string, string>>
}

/** The mobile number and e-mail of somebody of the test world; both are confirmed. */
export const phoneOf = (index: number) => `+97059900${String(index).padStart(4, '0')}`
export const emailOf = (userName: string) => `${userName.toLowerCase()}@test.example`

/** Starts the program with the people of the test world, who have telephones here, and a proof of work that costs nothing. */
export async function startGate(
  settings: Readonly<Record<string, unknown>> = {},
  environment: Readonly<Record<string, string>> = {},
): Promise<Gate> {
  const prepare = (database: TestDatabase) =>
    set(database, { 'VisitorEntries.PowDifficulty': 100, 'VisitorEntries.PowDifficultyBusy': 100, ...settings })
  const world = await startInstalled({ MAHALLI_SECRET_KEY: secretKey, ...environment }, prepare)
  const places = await settle(world)
  return { ...gateOf(world), places, stop: () => world.stop() }
}

/** The gate of a program that runs already. */
export function gateOf(world: World, secret = secretKey): Omit<Gate, 'places' | 'stop'> {
  const sealer = sealerOf(keyOf(secret, 'outbox'))
  const sql = (text: string, values?: unknown[]) =>
    asOwner(world.database.ownerUrl, async client => (await client.query<Record<string, unknown>>(text, values)).rows)
  const call: Gate['call'] = async (method, path, body, { token, lang = 'en', headers } = {}) => {
    const answer = await fetch(`${world.url}/api/${path}`, {
      method,
      headers: {
        'accept-language': lang,
        ...(body && { 'content-type': 'application/json' }),
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
        ...headers,
      },
      ...(body && { body: JSON.stringify(body) }),
    })
    const text = await answer.text()
    const parsed: unknown = text === '' ? {} : JSON.parse(text)
    return { status: answer.status, body: isObject(parsed) ? parsed : {}, retryAfter: answer.headers.get('retry-after') }
  }
  return {
    world,
    call,
    sql,
    signIn: async (userName, given = password, more = {}) => {
      const { status, body } = await call('POST', 'Account/Login', { userName, password: given }, more)
      expect([status, body]).toEqual([200, expect.objectContaining({ token_type: 'Bearer' })])
      return textIn(body, 'access_token')
    },
    proof: async () => {
      const { body } = await call('GET', 'Public/Altcha')
      const challenge = { algorithm: textIn(body, 'algorithm'), challenge: textIn(body, 'challenge'), salt: textIn(body, 'salt') }
      const solution = await solveChallenge(challenge.challenge, challenge.salt, challenge.algorithm, Number(body.maxnumber)).promise
      return Buffer.from(JSON.stringify({ ...challenge, number: solution?.number, signature: body.signature })).toString('base64')
    },
    sentTo: (address, least = 1) =>
      // What is sent after an answer is there in a moment.
      until(
        `${least} messages to ${address}`,
        async () => {
          const rows = await sql(sentRows, [address])
          return rows.length >= least ? rows.map(row => sentOf(row, sealed => sealer.open(sealed, String(row.id)))) : undefined
        },
        10_000,
      ),
    idOf: async userName => String((await sql(`select id from "system_user" where user_name = $1`, [userName]))[0]?.id),
    forget: async () => {
      await sql(`delete from sign_in_failure; delete from verification_code; delete from account_token; delete from alarm; delete from outbox;
        delete from notification; update credential set lockout_end = null, access_failed_count = 0, first_failure_at = null, locks_today = 0, last_lock_at = null`)
    },
  }
}

const sentRows = `
  select o.id, l.code as channel, k.code as kind, c.address, c.subject, c.body, c.sealed from outbox o join outbox_content c on c.message_id = o.id
  join lookup l on l.id = o.channel join lookup k on k.id = o.kind where c.address = $1 order by o.created_at desc, o.id desc`

function sentOf(row: Record<string, unknown>, open: (sealed: string) => string | undefined): Sent {
  const content = typeof row.sealed === 'string' ? objectIn(JSON.parse(open(row.sealed) ?? 'null')) : objectIn(row)
  const channel = row.channel === 'email' ? 'email' : row.channel === 'sms' ? 'sms' : 'push'
  return { channel, kind: String(row.kind), address: String(row.address), subject: String(content.subject), body: String(content.body) }
}

/** Gives people telephones, each his own, confirmed. */
export async function giveTelephones(gate: Pick<Gate, 'sql'>, ...names: readonly PersonName[]): Promise<void> {
  for (const [index, name] of names.entries())
    await gate.sql(`update "system_user" set phone_number = $2, phone_number_confirmed = true where user_name = $1`, [
      name,
      phoneOf(index + 1),
    ])
}

/** The code that a message holds. */
export function codeIn({ body }: Sent): string {
  const code = /(?<!\d)\d{6}(?!\d)/.exec(body)?.[0]
  if (code === undefined) throw new Error(`There is no code in: ${body}`)
  return code
}

/** Another code than this one. */
export function otherThan(code: string): string {
  return String((Number(code) + 1) % 1_000_000).padStart(6, '0')
}

/** The address in a message. */
export function linkIn({ body }: Sent): URL {
  const link = /https?:\/\/\S+/.exec(body)?.[0]
  if (link === undefined) throw new Error(`There is no link in: ${body}`)
  return new URL(link)
}

/** What several calls answered, the least first. */
export function statusesOf(answers: readonly Answered[]): number[] {
  return answers.map(({ status }) => status).toSorted((a, b) => a - b)
}

/** The error of an answer. */
export function errorIn({ body }: Answered): Json {
  return objectIn(body, 'error')
}
