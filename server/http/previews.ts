import { Hono } from 'hono'
import { visitor, type Lang } from '../../kernel/kernel.ts'
import type { Actor, Database, Runner, Transaction } from '../database/connect.ts'
import { name, sql, type SQL, type Statement } from '../database/sql.ts'
import { signTicket } from '../files/ticket.ts'
import type { Platform } from '../platform.ts'
import { findPreview, previewPurpose, type Preview } from '../resources/previewLink.ts'
import type { Model } from '../resources/model.ts'
import { putLive } from '../resources/versions.ts'
import { serveApi } from './api.ts'
import type { Endpoint } from './endpoint.ts'

/** Sends a call of a page's loader. */
type SendCall = (path: string, init: RequestInit) => Response | Promise<Response>

/** What previews stand on. */
export interface PreviewOptions {
  readonly endpoints: readonly Endpoint[]
  /** Draws a page for a visitor, its calls sent where it is said. */
  readonly page: (request: Request, send: SendCall) => Promise<Response>
  /** A page as a preview: what it says of itself. @param other the address in the other language */
  readonly asPreview: (html: string, said: { readonly expiresAt: Date; readonly other: string }) => string
}

/** A preview is nobody's to keep, to find or to tell of. */
const headers = { 'cache-control': 'no-store', 'x-robots-tag': 'noindex, nofollow', 'referrer-policy': 'no-referrer' }
const mostRedirects = 2

/**
 * `/preview/{link}` and `/en/preview/{link}`: the page of an item as citizens will see it, drawn by the portal itself. Its present version is
 * put among what is public in a transaction that only this page reads from, and that is rolled back when the page is drawn.
 */
export function servePreviews(platform: Platform, options: PreviewOptions): Hono {
  const app = new Hono()
  const open = options.endpoints.filter(
    ({ method, permission }) => method === 'GET' && (permission === 'public' || permission === 'optional'),
  )
  // Each takes a connection and the lock of a record: however often a link is opened, it is one at a time.
  const turn = queue()
  const serve = (lang: Lang) => async (link: string, request: Request) => {
    const preview = findPreview(platform.secrets.keyFor(previewPurpose), link, Date.now())
    const model = preview && platform.models.get(preview.kind)
    if (!preview || !model?.live) return undefined
    const drawn = await turn(() => draw(platform, open, options, { preview, model, lang, request }))
    if (!drawn) return undefined
    if (!drawn.headers.get('content-type')?.startsWith('text/html')) return drawn
    const other = `${lang === 'ar' ? '/en' : ''}/preview/${link}`
    const html = await withTickets(platform, preview, await drawn.text())
    const answer = new Response(options.asPreview(html, { expiresAt: new Date(preview.expiresAt), other }), drawn)
    for (const [key, value] of Object.entries(headers)) answer.headers.set(key, value)
    return answer
  }
  app.get('/preview/:link', async (c, next) => (await serve('ar')(c.req.param('link'), c.req.raw)) ?? next())
  app.get('/en/preview/:link', async (c, next) => (await serve('en')(c.req.param('link'), c.req.raw)) ?? next())
  return app
}

interface Drawing {
  readonly preview: Preview
  readonly model: Model
  readonly lang: Lang
  readonly request: Request
}

/** Ends the transaction of a page that is drawn: nothing of it stays. */
class Drawn extends Error {}

async function draw(
  platform: Platform,
  endpoints: readonly Endpoint[],
  { page }: PreviewOptions,
  { preview: { id }, model, lang, request }: Drawing,
): Promise<Response | undefined> {
  const made: { answer?: Response } = {}
  const actor: Actor = { caller: visitor, requestId: 'preview', address: undefined, reason: 'a preview' }
  try {
    await platform.database.write(actor, async transaction => {
      const row = await transaction.find<{ version: number }>(
        sql`select current_version as version from ${name(model.table)} where id = ${id} for no key update`,
      )
      if (!row) throw new Drawn()
      await putLive(transaction, model, id, row.version)
      const api = serveApi(
        platformOf(platform, transaction),
        endpoints,
        () => Promise.resolve(undefined),
        () => undefined,
      )
      const send: SendCall = (path, init) => api.request(path, init)
      const answer = await pageOf(model, id, lang, request, each => page(each, send))
      // Its body is read while the transaction lasts.
      made.answer = new Response(await answer.arrayBuffer(), answer)
      throw new Drawn()
    })
  } catch (error) {
    if (!(error instanceof Drawn)) throw error
  }
  return made.answer
}

/** A page may send its reader on: an event that is still to come stands at another address. */
async function pageOf(
  { resource }: Model,
  id: string,
  lang: Lang,
  request: Request,
  page: (request: Request) => Promise<Response>,
): Promise<Response> {
  const origin = new URL(request.url).origin
  const path = (resource.options.portal?.path ?? '').replace('{id}', id)
  let address = new URL(`${lang === 'en' ? '/en' : ''}/${path}`, origin)
  for (let left = mostRedirects; ; left--) {
    const answer = await page(new Request(address, { headers: { accept: 'text/html' } }))
    const to = answer.headers.get('location')
    if (left === 0 || to === null || answer.status < 300 || answer.status >= 400) return answer
    address = new URL(to, address)
    if (address.origin !== origin) return answer
  }
}

/** The platform as the page of a preview knows it: what it reads, it reads in the transaction. */
function platformOf(platform: Platform, transaction: Transaction): Platform {
  const { database } = platform
  const runner = inTurn(transaction)
  const reading: Database = {
    ...runner,
    snapshot<T>(work: (reader: Runner) => Promise<T>) {
      return work(runner)
    },
    // What is noted of a call is written beside the page, and stays.
    write<T>(actor: Actor, work: (writing: Transaction) => Promise<T>) {
      return database.write(actor, work)
    },
    connections: () => database.connections(),
    silentMs: () => database.silentMs(),
    close: () => Promise.resolve(),
  }
  // The clock and the zone follow the settings by themselves: they stay those of the platform.
  const made: Platform = Object.create(platform, { database: { value: reading, enumerable: true } })
  return made
}

/** Does one thing after the other, in the order in which they are asked for. */
function queue(): <T>(work: () => Promise<T>) => Promise<T> {
  let last: Promise<unknown> = Promise.resolve()
  return work => {
    const mine = last.then(work)
    last = mine.catch(() => undefined)
    return mine
  }
}

/** Loaders ask several things at once; one connection answers one after the other. */
function inTurn(runner: Runner): Runner {
  const turn = queue()
  return {
    rows<T extends object>(query: SQL | Statement) {
      return turn(() => runner.rows<T>(query))
    },
    find<T extends object>(query: SQL | Statement) {
      return turn(() => runner.find<T>(query))
    },
  }
}

const fileAddress = /\/api\/Attachment\/GetByte\/([0-9a-f-]{36})(\?(?:width|download)=\d+)?/g

/** The files of the item are not public yet: the page carries tickets for them, which end with the link. */
async function withTickets(platform: Platform, { kind, id, userId, expiresAt }: Preview, html: string): Promise<string> {
  const rows = await platform.database.rows<{ id: string }>(sql`select id from attachment where resource = ${kind} and record_id = ${id}`)
  const own = new Set(rows.map(row => row.id))
  return html.replace(fileAddress, (address: string, fileId: string, query: string | undefined) => {
    if (!own.has(fileId)) return address
    const ticket = signTicket(platform.files.ticketKey, { userId, fileId, expiresAt })
    return `${address}${query === undefined ? '?' : '&amp;'}ticket=${ticket}`
  })
}
