import { createHash } from 'node:crypto'
import { isObject, textIn } from '../test/walk/json.ts'
import { frequentWord, rareWord } from './data.ts'
import { password, type Sized } from './databases.ts'
import type { FloorRoute } from './floor.ts'
import type { Statement } from '../server/database/sql.ts'
import { askOnce, requestOf, type Answer } from './load.ts'
import type { Noting } from './processes.ts'

/** Something that is measured. */
export interface Case {
  readonly name: string
  /** The same call on the product and on its floor, one request for each connection in turn. */
  readonly product: readonly Buffer[]
  readonly floor: readonly Buffer[]
  readonly routes: readonly FloorRoute[]
  /** What every answer must be; undefined where each is another. */
  readonly body: Buffer | undefined
  /** The rows that a list says it has found. */
  readonly found: number | undefined
}

/** People of the demonstration who sign in at the same time. */
const people = [
  'portalEditor',
  'portalPublisher',
  'auditor',
  'userManager',
  'planningReviewer',
  'planningManager',
  'economyManager',
  'evaluator',
]

/** The lists, at any size. */
export async function listCases(product: Noting, { marks }: Sized): Promise<Case[]> {
  const token = await signIn(product.origin, 'portalEditor')
  const headers = { authorization: `Bearer ${token}` }
  const paths = {
    'list, first page': '',
    'list, filter on 200 rows': `&place=${marks.few}`,
    'list, free text in 200 rows': `&filter=${encodeURIComponent(rareWord)}`,
    'list, filter on 2 %': `&place=${marks.part}`,
    'list, free text in 2 %': `&filter=${encodeURIComponent(frequentWord)}`,
  }
  const cases: Case[] = []
  for (const [name, query] of Object.entries(paths))
    cases.push(await caseOf(product, name, `/api/News/GetListPaged?maxResultCount=10${query}`, headers))
  return cases
}

/** The pages of the portal, made anew and kept. */
export async function pageCases(product: Noting): Promise<Case[]> {
  const list: unknown = await (await fetch(`${product.origin}/api/Public/News/GetListPaged?maxResultCount=1`)).json()
  const items: unknown[] = isObject(list) && Array.isArray(list.items) ? list.items : []
  const detail = `/news/${textIn(items[0], 'id')}`
  // A page of somebody's own is never kept.
  const cold = { cookie: 'a11y=zoom-112' }
  const cases: Case[] = []
  for (const [name, path] of [
    ['portal home', '/'],
    ['news detail', detail],
  ] as const) {
    cases.push(await caseOf(product, `${name}, cold`, path, cold))
    cases.push(await caseOf(product, `${name}, cached`, path, {}))
  }
  return cases
}

/** Signing in, eight people at once. */
export async function loginCase(product: Noting): Promise<Case> {
  const routes: FloorRoute[] = []
  const requests: Buffer[] = []
  for (const userName of people) {
    const request = requestOf('POST', '/api/Account/Login', {}, JSON.stringify({ userName, password }))
    const { answer, statements } = await notedOf(product, request)
    const token = textIn(JSON.parse(answer.body.toString()), 'access_token')
    const fresh = createHash('sha256').update(token).digest('hex')
    routes.push({ ...routeOf(`/login/${userName}`, answer), statements, fresh })
    requests.push(request)
  }
  const floor = people.map(userName => requestOf('POST', `/login/${userName}`, {}, JSON.stringify({ userName, password })))
  return { name: 'login', product: requests, floor, routes, body: undefined, found: undefined }
}

async function caseOf(product: Noting, name: string, path: string, headers: Readonly<Record<string, string>>): Promise<Case> {
  const request = requestOf('GET', path, headers)
  // The second answer is the usual one: what is read once is known by then.
  await askOnce(product.origin, request)
  const { answer, statements } = await notedOf(product, request)
  if (answer.status !== 200) throw new Error(`${path} answered ${answer.status}: ${answer.body.toString().slice(0, 300)}`)
  const key = `/${name.replaceAll(/\W+/g, '-')}`
  return {
    name,
    product: [request],
    floor: [requestOf('GET', key, headers)],
    routes: [{ ...routeOf(key, answer), statements }],
    body: answer.body,
    found: foundIn(answer),
  }
}

// Fewer than the sessions that an account may have: the lists are asked with an earlier one.
const askings = 3

/** A call and its statements. The product's jobs run beside it and can only add some: of several askings that with the fewest counts. */
async function notedOf(product: Noting, request: Buffer): Promise<{ answer: Answer; statements: readonly Statement[] }> {
  const found: { answer: Answer; statements: readonly Statement[] }[] = []
  for (let asking = 0; asking < askings; asking++) {
    await product.forget()
    const answer = await askOnce(product.origin, request)
    found.push({ answer, statements: await product.statements() })
  }
  return found.reduce((least, one) => (one.statements.length < least.statements.length ? one : least))
}

function routeOf(path: string, { headers, body }: Answer): Omit<FloorRoute, 'statements'> {
  const { date: _, connection: __, 'keep-alive': ___, 'transfer-encoding': ____, ...sent } = headers
  return { path, headers: { ...sent, 'content-length': String(body.length) }, body: body.toString('base64') }
}

function foundIn({ headers, body }: Answer): number | undefined {
  if (!headers['content-type']?.startsWith('application/json')) return undefined
  const { totalCount }: { totalCount?: unknown } = JSON.parse(body.toString())
  return typeof totalCount === 'number' ? totalCount : undefined
}

async function signIn(origin: string, userName: string): Promise<string> {
  const answer = await fetch(`${origin}/api/Account/Login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ userName, password }),
  })
  return textIn(await answer.json(), 'access_token')
}
