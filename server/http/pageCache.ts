import type { IncomingMessage, ServerResponse } from 'node:http'
import { log } from '../log.ts'
import { withReadTags } from '../resources/readTags.ts'
import { answerOf, plainAnswer, send, type Answer } from './answerForms.ts'
import { keptPages, restsOn, type Keepable, type PageStore } from './keptPages.ts'
import { hasPreferences } from './preferences.ts'
import type { Sheets } from './sheets.ts'

/** Keeps pages that are the same for everybody and sends them straight from the `http` listener (foundations 21 and 22). */
export interface PageCache {
  /** Sends the page if it is one of these. @returns false when the request is not for the cache */
  readonly answer: (request: IncomingMessage, response: ServerResponse) => boolean
  /** A record was changed: `news:<id>`. Pages that rest on it, or on any record of its kind, go. */
  readonly drop: (tag: string) => void
  /** Nothing is heard of changes any more: everything goes and nothing is kept. */
  readonly close: () => void
  /** Changes are heard from now on. */
  readonly open: () => void
}

/** What a cache stands on. */
export interface PageCacheOptions {
  /** The one address of a page, with the query that it knows; undefined when the page is not kept. */
  readonly keyOf: (address: URL) => string | undefined
  /** The address of a page that is made anew for each visitor, of which a copy is kept for while it cannot be made; undefined: of none. */
  readonly copyOf?: (address: URL) => string | undefined
  /** Renders a page for a visitor of whom nothing is known. */
  readonly render: (request: Request) => Promise<Response>
  /** What answers when a page cannot be made. */
  readonly otherwise: (request: IncomingMessage, response: ServerResponse) => void
  /** The other address of what is not there, or no longer; undefined where there is none. @param address as the visitor asked for it, with its whole query */
  readonly elsewhere?: (address: URL) => Promise<Response | undefined>
  /** Without one each host has pages of its own, as they carry its name. It is asked at each request. */
  readonly publicUrl: () => string | undefined
  /** A page as it is shown while it cannot be made anew: what it says of itself then. */
  readonly asSaved?: (html: string, at: Date) => string
  /** Without them pages name their sheets alone. */
  readonly sheets?: Sheets | undefined
  readonly mostBytes?: number
  /** How long it waits until it tries again to make a saved page anew. */
  readonly retryMs?: number
}

interface Kept extends Answer, Keepable {
  readonly madeAt: Date
  /** Where it is made. */
  readonly page: URL
}

/** How long a reader waits for a new page where a saved one is at hand. */
const patienceMs = 1500
/** So many of the saved pages are made anew once changes are heard again, and so long is waited between two of them: readers come first. */
const mostRenewed = 200
const renewalPauseMs = 20
/** So often in all it is tried again what fails. */
const mostFailures = 10

/** A cache that is closed until it is opened. */
export function pageCache(options: PageCacheOptions): PageCache {
  const { render, publicUrl, mostBytes = 64 * 1024 * 1024, retryMs = 2000 } = options
  const kept = keptPages<Kept>(mostBytes)
  // Of what is made anew for each visitor: sent to nobody as long as it can be made.
  const copies = keptPages<Kept>(mostBytes)
  // What was kept when nothing was heard any more. Nobody vouches for it: it is shown only where the page cannot be made, and says so.
  const saved = keptPages<Kept>(mostBytes)
  // Which of these were made anew for each visitor.
  const savedCopies = new Set<string>()
  const works = pageWorks(options)
  let isOpen = false
  let timesOpened = 0

  return { answer, drop, open, close }

  function answer(request: IncomingMessage, response: ServerResponse): boolean {
    const { method, url = '/', headers } = request
    if ((method !== 'GET' && method !== 'HEAD') || hasPreferences(headers.cookie)) return false
    const known = publicUrl()
    const host = known === undefined ? hostOf(headers.host) : ''
    if (host === undefined) return false
    const found = kept.find(host + url)
    if (found) return send(found, request, response)
    const wanted = wantedBy(url, known ?? `http://${host}`, options)
    if (!wanted) return false
    const key = host + wanted.address
    const ready = wanted.isEachHisOwn ? undefined : kept.find(key)
    if (ready) return send(ready, request, response)
    const last = isOpen ? undefined : saved.find(key)
    if (!isOpen && !last) return false
    if (wanted.isEachHisOwn && isOpen) {
      if (!copies.find(key)) works.begin(key, wanted.page, keepIn(copies)).catch(() => undefined)
      return false
    }
    const made = wanted.isEachHisOwn
      ? render(new Request(wanted.asked)).then(drawn => answerOf(drawn, options.sheets))
      : works.begin(key, wanted.page, keepIn(kept))
    sendMade(made, last, request, response, options)
    return true
  }

  function keepIn(store: Store): Keep {
    return (key, page) => isOpen && store.keep(key, page)
  }

  function drop(tag: string): void {
    works.drop(tag)
    for (const store of [kept, copies, saved]) store.drop(tag)
  }

  function open(): void {
    isOpen = true
    timesOpened += 1
    const time = timesOpened
    const isStill = () => isOpen && time === timesOpened
    const renewedIn = (key: string) => (savedCopies.has(key) ? copies : kept)
    void renew(saved, renewedIn, (key, page) => works.begin(key, page, keepIn(renewedIn(key))), isStill, retryMs)
  }

  function close(): void {
    isOpen = false
    // What is being made may be done only when changes are heard again: it rests on a state that nobody vouches for.
    works.drop('unheard')
    for (const [key] of copies.newest()) savedCopies.add(key)
    for (const [key] of kept.newest()) savedCopies.delete(key)
    // A copy says from when it is: what has ended by the clock since is still better than nothing.
    const timeless: Pick<Store, 'keep'> = { keep: (key, page) => saved.keep(key, { ...page, until: undefined }) }
    kept.moveTo(timeless)
    copies.moveTo(timeless)
  }
}

/**
 * What was changed while nothing was heard is not known: from here on only what is made now counts. What was saved is made anew, what was asked for
 * last first: nothing may be heard again before anybody has read it. What cannot be made anew goes soon after: nobody vouches for it any more.
 */
async function renew(
  saved: Store,
  renewedIn: (key: string) => Store,
  begin: (key: string, page: URL) => Promise<Answer>,
  isStill: () => boolean,
  retryMs: number,
): Promise<void> {
  let failures = 0
  for (const [key, { page }] of saved.newest(mostRenewed)) {
    while (!renewedIn(key).find(key)) {
      const made = await begin(key, page).catch(() => undefined)
      // What is not made anew yet stays for the next time.
      if (!isStill()) return
      if (made && made.status < 500) break
      failures += 1
      if (failures > mostFailures) return saved.clear()
      await new Promise(resolve => setTimeout(resolve, retryMs).unref())
      if (!isStill()) return
    }
    saved.remove(key)
    await new Promise(resolve => setTimeout(resolve, renewalPauseMs).unref())
    if (!isStill()) return
  }
  saved.clear()
}

type Store = PageStore<Kept>
type Keep = (key: string, page: Kept) => void

/** The pages that are being made. */
function pageWorks({ render, sheets }: PageCacheOptions) {
  const underway = new Map<string, Promise<Answer>>()
  // What was changed while a page was being made: it may have read the old state.
  const witnesses = new Set<Set<string>>()

  return {
    /** Many may ask for a page at once: it is made once. */
    begin(key: string, url: URL, keep: Keep): Promise<Answer> {
      const running = underway.get(key)
      if (running) return running
      const changed = new Set<string>()
      witnesses.add(changed)
      const work = withReadTags(() => render(new Request(url)))
        .then(async ({ result, tags, until }) => {
          const page = await answerOf(result, sheets)
          if (page.etag !== undefined && ![...changed].some(tag => restsOn(tags, tag)))
            keep(key, { ...page, tags, until, madeAt: new Date(), page: url })
          return page
        })
        .catch((error: unknown) => {
          log.error({ err: error, path: url.pathname }, 'a page to be kept could not be made')
          throw error
        })
        .finally(() => {
          witnesses.delete(changed)
          if (underway.get(key) === work) underway.delete(key)
        })
      underway.set(key, work)
      return work
    },
    /** Whoever asks from now on is not given a page that was begun before the change. */
    drop(tag: string): void {
      for (const changed of witnesses) changed.add(tag)
      underway.clear()
    },
  }
}

interface Wanted {
  /** As the page is kept, without its host. */
  readonly address: string
  readonly page: URL
  readonly asked: URL
  /** It is made anew for each visitor: of it a copy is kept alone. */
  readonly isEachHisOwn: boolean
}

/** @returns undefined for what is not the cache's */
function wantedBy(url: string, origin: string, { keyOf, copyOf }: PageCacheOptions): Wanted | undefined {
  // Put together, not resolved: `//elsewhere` is no page of another host.
  if (!url.startsWith('/') || !URL.canParse(origin + url)) return undefined
  const asked = new URL(origin + url)
  const key = keyOf(asked)
  const address = key ?? copyOf?.(asked)
  return address === undefined ? undefined : { address, page: new URL(origin + address), asked, isEachHisOwn: key === undefined }
}

function sendMade(
  page: Promise<Answer>,
  last: Kept | undefined,
  request: IncomingMessage,
  response: ServerResponse,
  options: PageCacheOptions,
): void {
  const best = last ? newOrSaved(page, last, options) : page
  best.then(
    answer => sendOrLead(answer, request, response, options),
    () => options.otherwise(request, response),
  )
}

/** What is not there may have moved. The page was made for all who ask for it now: where this one is led follows from his own address. */
async function sendOrLead(
  page: Answer,
  request: IncomingMessage,
  response: ServerResponse,
  { elsewhere }: PageCacheOptions,
): Promise<void> {
  const moved =
    elsewhere && (page.status === 404 || page.status === 410) ? await elsewhere(new URL(`http://portal${request.url ?? '/'}`)) : undefined
  if (moved) response.writeHead(moved.status, Object.fromEntries(moved.headers)).end()
  else send(page, request, response)
}

/** The page made anew, if that is done in time and succeeds; else the one that was saved, which says of itself that it is. */
async function newOrSaved(page: Promise<Answer>, last: Kept, { asSaved = html => html }: PageCacheOptions): Promise<Answer> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<undefined>(resolve => {
    timer = setTimeout(() => resolve(undefined), patienceMs)
  })
  const made = await Promise.race([page.catch(() => undefined), late])
  clearTimeout(timer)
  if (made && made.status < 500) return made
  const html = asSaved(last.plain.body.toString(), last.madeAt)
  const { etag: _, vary: __, 'content-length': ___, ...headers } = last.plain.headers
  const body = Buffer.from(html)
  return plainAnswer(200, { body, headers: { ...headers, 'cache-control': 'no-store', 'content-length': body.length } })
}

/** The name by which this server was called, if it can be one. */
function hostOf(header: string | undefined): string | undefined {
  return header !== undefined && /^[\w.:[\]-]{1,255}$/.test(header) ? header : undefined
}
