import { afterAll, beforeAll, expect, test } from 'vitest'
import { done, type Answer } from '../walk/client.ts'
import type { Json } from '../walk/json.ts'
import { sceneIn, type Scene } from '../walk/scene.ts'
import { startWatched, type Watched } from './child.ts'
import { addresses, bodies, corpus, nested, texts, type Hostile } from './corpus.ts'
import { isNothing, isSame, namesField, refusalProblem } from './judge.ts'
import { bodyWith, jenin, laneOf, valueAt, type Lane } from './lanes.ts'
import { callsWithBody, parametersOf, writableFields, type Parameter, type WritableField } from './places.ts'
import { pairs } from './sample.ts'

// HOSTILE_ALL=1 tries every pair, HOSTILE_SEED=… other ones.
const seed = Number(process.env.HOSTILE_SEED ?? 20_261_121)
const isAll = process.env.HOSTILE_ALL === '1'
const [mostInFields, mostInParameters] = isAll ? [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY] : [4500, 3500]
const longest = isAll ? 7_200_000 : 600_000

let world: Watched
let scene: Scene
let document: Json
beforeAll(async () => {
  // What visitors send is counted by address: each try has one of its own.
  world = await startWatched({ MAHALLI_TRUSTED_PROXIES: '127.0.0.1,::1' })
  scene = await sceneIn(world)
  document = await done(scene.as('visitor'), { method: 'GET', path: 'openapi.json' })
})
afterAll(() => world?.stop())

test(
  'what is written into any field is refused in clear words, or stored and read back as it was',
  async () => {
    const fields = writableFields(document)
    const tries = pairs(fields, corpus, mostInFields, seed)
    console.log(`Hostile fields: ${fields.length} fields × ${corpus.length} values, ${tries.length} requests, seed ${seed}`)
    const found: string[] = []
    const byCall = Map.groupBy(tries, ([field]) => field.call)
    await sideBySide([...byCall.keys()], async call => {
      const lane = await laneOf(
        scene,
        call,
        fields.filter(field => field.call === call),
      )
      found.push(...(await tryFields(lane, byCall.get(call) ?? [])))
    })
    expect(found).toEqual([])
    expect(world.errors()).toEqual([])
  },
  longest,
)

test(
  'what is written into any parameter of an address is understood or refused in clear words',
  async () => {
    const parameters = parametersOf(document)
    const written = [...Object.entries(texts).map(([name, text]) => [name, escape(text)] as const), ...Object.entries(addresses)]
    const tries = pairs(parameters, written, mostInParameters, seed)
    console.log(`Hostile parameters: ${parameters.length} parameters × ${written.length} texts, ${tries.length} requests, seed ${seed}`)
    expect(tries.length).toBeGreaterThanOrEqual(parameters.length)
    const found: string[] = []
    const byCall = Map.groupBy(tries.entries(), ([, [parameter]]) => parameter.call)
    await sideBySide([...byCall.keys()], async call => {
      for (const [index, [parameter, [name, text]]] of byCall.get(call) ?? []) {
        const problem = await tryParameter(parameter, text, index % 2 === 0 ? 'ar' : 'en')
        if (problem) found.push(`${call} ${parameter.name} = ${name}: ${problem}`)
      }
    })
    expect(found).toEqual([])
    expect(world.errors()).toEqual([])
  },
  longest,
)

test(
  'what is no input at all is refused in clear words',
  async () => {
    const found: string[] = []
    await sideBySide(callsWithBody(document), async (call, place) => {
      const lane = await laneOf(scene, call, [])
      let next = await lane.next()
      // What is too large is refused before the call is looked at: a few calls are enough.
      const own = bodies.filter(({ bytes }) => place % 8 === 0 || bytes.length < 1_000_000)
      for (const [index, body] of own.entries()) {
        const lang = index % 2 === 0 ? 'ar' : 'en'
        const { path, headers } = next
        const init = { method: call.split(' ')[0] ?? '', body: body.isChunked ? streamOf(body.bytes) : body.bytes, duplex: 'half' }
        const answer = await sent(path, { ...init, headers: { 'content-type': body.type ?? 'application/json', ...headers } }, lang)
        // A step that asks for nothing takes a body with nothing in it.
        if (answer.status < 300) {
          next = await lane.next()
          continue
        }
        const problem = refusalProblem(answer, lang)
        if (problem) found.push(`${call}, ${body.name}: ${problem}`)
      }
    })
    expect(found).toEqual([])
    expect(world.errors()).toEqual([])
  },
  longest,
)

/** What would raise its sender, move a record to another place or put words into somebody's mouth, if it were taken. */
const smuggled = {
  isAdmin: true,
  placeId: '00000000-0000-7000-8000-000000000001',
  permissions: ['AbpIdentity.Users'],
  roles: ['admin'],
  creator: '00000000-0000-7000-8000-000000000001',
  creationTime: '2020-01-01T00:00:00Z',
  publishStatus: 3,
  isPublished: true,
  isVerified: true,
  passwordHash: 'x',
}

test(
  'no call takes a field that it does not name, whoever sends it',
  async () => {
    const fields = writableFields(document)
    const found: string[] = []
    await sideBySide(callsWithBody(document), async call => {
      const lane = await laneOf(scene, call, [])
      const named = new Set(fields.filter(field => field.call === call).map(({ path }) => path))
      const { path, body, headers } = await lane.next()
      for (const [name, value] of Object.entries(smuggled).filter(([key]) => !named.has(key))) {
        const json = JSON.stringify({ ...body, [name]: value })
        const init = { method: call.split(' ')[0] ?? '', body: json, headers: { 'content-type': 'application/json', ...headers } }
        const answer = await sent(path, init, 'en')
        if (answer.status !== 400 || !answer.text.includes(`"${name}"`))
          found.push(`${call} ${name}: ${answer.status} ${answer.text.slice(0, 160)}`)
      }
    })
    expect(found).toEqual([])
  },
  longest,
)

test.each([
  ['kept under a key of its sender', 'POST News/Create', { 'idempotency-key': 'hostile-1' }],
  ['compared with what somebody else has written', 'PUT News/Update', {}],
])(
  'what stands deep in itself is refused in clear words when it is %s',
  async (_name, call, headers) => {
    const lane = await laneOf(scene, call, [])
    const found: string[] = []
    for (const [open, close] of [
      ['[', ']'],
      ['{"a":', '}'],
    ] as const)
      for (const levels of [20, 31, 32, 1000, 10_000, 100_000]) {
        const { path, body } = await lane.next()
        const stale = call.startsWith('PUT') ? { ...body, concurrencyStamp: crypto.randomUUID() } : body
        for (const field of ['titleAr', 'tags', 'noSuchField']) {
          const json = bodyWith(stale, field, nested(open, close, levels))
          const init = { method: call.split(' ')[0] ?? '', body: json, headers: { ...headers, 'content-type': 'application/json' } }
          const problem = refusalProblem(await sent(path, init, 'ar'), 'ar')
          if (problem) found.push(`${field}, ${levels} levels of ${open}: ${problem}`)
        }
      }
    expect(found).toEqual([])
    expect(world.errors()).toEqual([])
  },
  longest,
)

/** Kinds of record side by side; the calls of one kind after each other, as they share its records. */
async function sideBySide(calls: readonly string[], work: (call: string, place: number) => Promise<void>): Promise<void> {
  const kinds = Map.groupBy(
    calls.map((call, place) => ({ call, place })),
    ({ call }) => call.replace(/^\w+ (\w+).*$/, '$1'),
  )
  await Promise.all(
    [...kinds.values()].map(async own => {
      for (const { call, place } of own) await work(call, place)
    }),
  )
}

async function tryFields(lane: Lane, own: readonly (readonly [WritableField, Hostile])[]): Promise<string[]> {
  const found: string[] = []
  for (const [index, [field, hostile]] of own.entries()) {
    const lang = index % 2 === 0 ? 'ar' : 'en'
    const { path, body, headers } = await lane.next(field)
    const json = bodyWith(body, field.path, hostile.json)
    const init = { method: field.call.split(' ')[0] ?? '', body: json, headers: { 'content-type': 'application/json', ...headers } }
    const answer = await sent(path, init, lang)
    if (answer.status >= 400) lane.refused?.()
    const problem = await problemOf(lane, field, hostile, answer, lang)
    if (problem) found.push(`${field.call} ${field.path} = ${hostile.name}: ${problem}`)
  }
  return found
}

async function problemOf(
  lane: Lane,
  field: WritableField,
  { json }: Hostile,
  answer: Answer,
  lang: 'ar' | 'en',
): Promise<string | undefined> {
  if (answer.status >= 400) {
    // An id that is another record's: what was sent does not know the state of that.
    const isOthers = field.path === 'id' && answer.status === 409
    const names = isOthers || namesField(field, answer)
    return refusalProblem(answer, lang) ?? (names ? undefined : `does not name the field: ${answer.text.slice(0, 200)}`)
  }
  const record = await lane.stored(answer)
  // An id says which record or row is meant, `isMinor` how it is changed, and `confirmed` that it is meant: none is stored.
  if (!record || /(?:^|\.)id$|^concurrencyStamp$|^isMinor$|^confirmed$/.test(field.path)) return undefined
  const stored = valueAt(record, field.path)
  // No place is the caller's own.
  if (field.schema['x-default'] === 'the active place' && isNothing(JSON.parse(json))) return undefined
  return isSame(field.schema, JSON.parse(json), stored) ? undefined : `is stored as ${JSON.stringify(stored)?.slice(0, 200)}`
}

async function tryParameter({ call, name, where }: Parameter, escaped: string, lang: 'ar' | 'en'): Promise<string | undefined> {
  const [method = '', template = ''] = call.split(' ')
  const path = template.replaceAll(/\{(\w+)\}/g, (_, key: string) => (where === 'path' && key === name ? escaped : jenin(scene)))
  const answer = await sent(where === 'query' ? `${path}?${name}=${escaped}` : path, { method }, lang)
  // 431: the address is longer than any that is read.
  return answer.status < 400 || answer.status === 431 ? undefined : refusalProblem(answer, lang)
}

/** As the administrator, who is refused nothing for want of a permission, or in the session that the headers name. */
async function sent(
  path: string,
  init: Omit<RequestInit, 'headers'> & { headers?: Readonly<Record<string, string>> },
  lang: string,
): Promise<Answer> {
  const headers = {
    'accept-encoding': 'identity',
    authorization: `Bearer ${scene.tokens.get('administrator')}`,
    ...init.headers,
    'accept-language': lang,
  }
  const response = await scene.send(`/api/${path}`, { ...init, headers })
  // What is told as it happens has no end.
  if (response.headers.get('content-type')?.startsWith('text/event-stream')) {
    await response.body?.cancel()
    return { status: response.status, headers: response.headers, text: '', body: undefined }
  }
  const text = await response.text()
  const isJson = response.headers.get('content-type')?.startsWith('application/json') === true && text !== ''
  return { status: response.status, headers: response.headers, text, body: isJson ? JSON.parse(text) : undefined }
}

/** Percent signs before every byte, also of what is no character. */
function escape(text: string): string {
  return [...Buffer.from(text, 'utf8')].map(byte => `%${byte.toString(16).padStart(2, '0')}`).join('')
}

function streamOf(bytes: Uint8Array<ArrayBuffer>): ReadableStream<Uint8Array<ArrayBuffer>> {
  return new Blob([bytes]).stream()
}
