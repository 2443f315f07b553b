import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'
import { serveWorker } from './worker.ts'

const origin = 'https://portal.example'
const picture = (name: string) => `${origin}/api/Attachment/GetByte/${name}`
const forAll = 'public, max-age=0, must-revalidate'

/** An answer with bytes, as it may be kept. */
function answerWith(control: string): Response {
  return new Response('x', { headers: { 'cache-control': control } })
}

/** What a browser keeps for a worker: stores of answers by their addresses, in the order in which they came. */
function emptyStores() {
  const stores = new Map<string, Map<string, Response>>()
  const storeOf = (name: string) => {
    const store = stores.get(name) ?? new Map<string, Response>()
    stores.set(name, store)
    return store
  }
  return {
    namesIn: (name: string) => [...storeOf(name).keys()].map(url => url.slice(origin.length)),
    hold: (name: string, url: string, control: string) => void storeOf(name).set(url, answerWith(control)),
    open: (name: string) =>
      Promise.resolve({
        match: async (url: string) => storeOf(name).get(url)?.clone(),
        put: async (url: string, answer: Response) => void storeOf(name).set(url, answer),
        delete: async (key: string | { url: string }) => storeOf(name).delete(typeof key === 'string' ? key : key.url),
        keys: async () => [...storeOf(name).keys()].map(url => ({ url })),
      }),
  }
}

interface WorkerEvent {
  readonly request?: { readonly url: string; readonly method: string; readonly mode: string; readonly headers: Headers }
  readonly respondWith?: (answer: Promise<Response>) => void
  readonly waitUntil: (work: Promise<unknown>) => void
}

/** A page of the portal. */
function pageWith(html: string, status = 200, control = 'no-cache'): Response {
  return new Response(html, { status, headers: { 'content-type': 'text/html; charset=utf-8', 'cache-control': control } })
}

/** What a browser tells a worker of a page that leads elsewhere: that it does, and not where. */
function ledElsewhere(): Response {
  const answer = Response.error()
  return Object.defineProperties(answer, { type: { value: 'opaqueredirect' }, clone: { value: () => answer } })
}

/** The worker as a browser runs it. @param answerOf what the portal answers at an address, or says of keeping what lies there */
async function workerOver(caches: ReturnType<typeof emptyStores>, answerOf: (url: string) => string | Response) {
  const listeners = new Map<string, (event: WorkerEvent) => void>()
  const asked: string[] = []
  const self = {
    location: { origin },
    clients: { claim: async () => undefined },
    addEventListener: (type: string, listener: (event: WorkerEvent) => void) => listeners.set(type, listener),
  }
  const fetch = async ({ url }: { url: string }) => {
    asked.push(url.slice(origin.length))
    const answer = answerOf(url)
    return typeof answer === 'string' ? answerWith(answer) : answer
  }
  runInNewContext(await (await serveWorker().request('/worker.js')).text(), { self, caches, fetch, URL, Headers, Response })

  async function tell(type: string, event: Omit<WorkerEvent, 'waitUntil'> = {}): Promise<void> {
    const works: Promise<unknown>[] = []
    const note = (work: Promise<unknown>) => void works.push(work)
    listeners.get(type)?.({ ...event, respondWith: note, waitUntil: note })
    // An answer may leave work behind.
    for (const work of works) await work
  }
  return {
    asked,
    takeOver: () => tell('activate'),
    open: (url: string, mode = 'no-cors') => tell('fetch', { request: { url, method: 'GET', mode, headers: new Headers() } }),
  }
}

test('what a browser keeps of files is for everybody: nothing that must not be stored, and nothing whose address bears a ticket', async () => {
  const caches = emptyStores()
  const worker = await workerOver(caches, url => (url.includes('private') ? 'private, no-store' : forAll))
  for (const url of [picture('public'), picture('private'), picture('shown?width=400&ticket=1.a.b'), `${origin}/assets/portal.css`])
    await worker.open(url)
  expect(caches.namesIn('files')).toEqual(['/api/Attachment/GetByte/public'])
  expect(caches.namesIn('assets')).toEqual(['/assets/portal.css'])
})

test('a worker that takes over deletes what an older one should not have kept, and leaves the rest', async () => {
  const caches = emptyStores()
  caches.hold('files', `${origin}/assets/portal.css`, 'public, max-age=31536000, immutable')
  caches.hold('files', picture('private'), 'private, no-store')
  caches.hold('files', picture('shown?ticket=1.a.b'), forAll)
  caches.hold('files', picture('public?width=800'), forAll)
  const worker = await workerOver(caches, () => forAll)
  await worker.takeOver()
  expect(caches.namesIn('files')).toEqual(['/api/Attachment/GetByte/public?width=800'])
  expect(caches.namesIn('assets')).toEqual(['/assets/portal.css'])
  await worker.open(`${origin}/assets/portal.css`)
  expect(worker.asked).toEqual([])
})

test('a picture that was taken back goes from the browser too', async () => {
  const caches = emptyStores()
  caches.hold('files', picture('withdrawn'), forAll)
  const worker = await workerOver(caches, () => 'private, no-store')
  await worker.open(picture('withdrawn'))
  expect(caches.namesIn('files')).toEqual([])
})

const note = '<section data-copy="saved" hidden="">'
test.each([
  ['is withdrawn', () => pageWith('', 410), false],
  ['is not there', () => pageWith('', 404), false],
  ['leads elsewhere', ledElsewhere, false],
  ['may not be kept any more', () => pageWith(note, 200, 'no-store'), false],
  ['fails', () => pageWith('', 500), true],
  ['cannot be made now', () => pageWith('', 503), true],
  ['is shown by the portal as it was saved', () => pageWith(note.replace(' hidden=""', ''), 200, 'no-store'), true],
  ['is there', () => pageWith(note), true],
] as const)('a page that was kept, and now %s, is kept on or not', async (_what, answer, isKept) => {
  const caches = emptyStores()
  caches.hold('pages', `${origin}/news/1`, 'no-cache')
  caches.hold('pages', `${origin}/news/2`, 'no-cache')
  const worker = await workerOver(caches, () => answer())
  await worker.open(`${origin}/news/1`, 'navigate')
  expect(caches.namesIn('pages').toSorted()).toEqual(isKept ? ['/news/1', '/news/2'] : ['/news/2'])
})

test('pictures push out the oldest pictures, and no sheet of the program', async () => {
  const caches = emptyStores()
  const worker = await workerOver(caches, () => forAll)
  await worker.open(`${origin}/assets/portal.css`)
  for (let n = 0; n < 250; n += 1) await worker.open(picture(String(n)))
  expect(caches.namesIn('assets')).toEqual(['/assets/portal.css'])
  const kept = caches.namesIn('files')
  expect([kept.length, kept[0], kept.at(-1)]).toEqual([200, '/api/Attachment/GetByte/50', '/api/Attachment/GetByte/249'])
})
