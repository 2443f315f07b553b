import type { PageTable, Values } from '../../kernel/kernel.ts'
import { sql, type SQL } from '../database/sql.ts'
import type { Endpoint } from '../http/endpoint.ts'
import { viewsOf } from '../http/pageViews.ts'
import type { Call, Platform } from '../platform.ts'
import { findVisible } from '../resources/access.ts'
import { allowedOn } from '../resources/allowed.ts'
import { findId } from '../resources/id.ts'
import { urlsOf } from './addresses.ts'
import { foundKinds, type FoundKind } from './documents.ts'
import { decodedOf, keyIn, longestPath } from './shortAddresses.ts'

const deskPlace = '/dashboard/'
/** In so many days the visits of a record's page are counted for who works on it. */
const visitDays = 30

/** The pages of the desk, and which of them shows a record of a kind. */
interface DeskPages {
  readonly pages: Readonly<Record<string, PageTable[string] & { readonly tabs?: readonly { readonly name: string }[] }>>
  readonly formRouteOf: (kind: string) => string | undefined
  /** Under which path the visits of a page are counted, where it stands at several one after another. */
  readonly countedAs: (path: string) => string
}

interface PortalPage {
  readonly href: string
  readonly kind: FoundKind
  readonly id: string
}

/**
 * The same record on the other side: of a page of the desk its page on the portal, if citizens may read it now; of a page of the portal the one on
 * which the caller edits it, if he may (portal and administration, section 18.4). Of a record that citizens read the page of the desk is also told how often it was opened,
 * to whoever may change it.
 */
export function counterpartEndpoint(desk: DeskPages): Endpoint {
  return {
    method: 'GET',
    path: 'Desk/Counterpart',
    label: ['الصفحة المقابلة لسجل', 'The counterpart of a page'],
    permission: 'session',
    contract: { query: ['path'], answers: 'object' },
    handle: async (call, { query }) => {
      const path = (query.get('path') ?? '').slice(0, longestPath)
      if (!URL.canParse(path, 'http://portal')) return { href: null }
      const url = new URL(path, 'http://portal')
      if (!url.pathname.startsWith(deskPlace)) return { href: (await deskHref(call, desk, url)) ?? null }
      const page = await portalPage(call.platform, desk, url.pathname.slice(deskPlace.length))
      if (!page) return { href: null, visits: null }
      const isHis = (await findEditable(call, page.kind, page.id)) !== undefined
      return { href: page.href, visits: isHis ? await viewsOf(call.platform, desk.countedAs(page.href), visitDays) : null }
    },
  }
}

/** @param path beneath `/dashboard/` @returns undefined where citizens read no page of what stands there */
async function portalPage(platform: Platform, desk: DeskPages, path: string): Promise<PortalPage | undefined> {
  const shown = recordAt(platform, desk, path)
  if (!shown) return undefined
  const kinds = foundKinds(platform)
  const own = kinds.filter(({ model }) => model.resource.name === shown.kind || model.base?.model.resource.name === shown.kind)
  for (const kind of own) {
    const { model: read, isPublic } = kind.source()
    const is = shown.isByCode ? sql`${read.at('code')} = ${shown.key}` : isRecord(kind, shown.key)
    const code = kind.path.endsWith('{code}') ? sql`${read.at('code')}::text` : sql`null::text`
    const row =
      is &&
      (await platform.database.find<Found>(sql`select t.id::text as id, ${code} as code from ${read.from} where ${is} and ${isPublic}`))
    if (!row) continue
    const named = { kind: kind.kind, ...row }
    return { href: (await urlsOf(platform, [named], kinds))(named), kind, id: row.id }
  }
  return undefined
}

interface Found {
  readonly id: string
  readonly code: string | null
}

interface Shown {
  readonly kind: string
  readonly key: string
  /** It is named by its code, not by its id. */
  readonly isByCode: boolean
}

/** The record that a page of the desk shows: its own form, or what the records on its tabs belong to. */
function recordAt({ models }: Platform, { pages, formRouteOf }: DeskPages, path: string): Shown | undefined {
  const [first, given = '', ...more] = path.replace(/\/$/, '').split('/')
  if (given === '' || more.length > 0) return undefined
  const key = decodedOf(given)
  for (const [route, { tabs }] of Object.entries(pages)) {
    const [page, param] = route.split('/')
    if (page !== first || !param?.startsWith('{') || key === undefined) continue
    const [tab] = tabs ?? []
    const kind = tab ? models.get(tab.name)?.resource.scope.ownedBy : [...models.keys()].find(name => formRouteOf(name) === route)
    return kind === undefined ? undefined : { kind, key, isByCode: param.endsWith('Code}') }
  }
  return undefined
}

/** @returns undefined where it is the page of no record, or of one that the caller may not edit */
async function deskHref(call: Call, { formRouteOf }: DeskPages, url: URL): Promise<string | undefined> {
  for (const kind of foundKinds(call.platform)) {
    const key = keyIn(url, kind.path)
    const route = key === undefined ? undefined : formRouteOf(kind.model.resource.name)
    if (key === undefined || route === undefined) continue
    return editedAt(call, kind, key, route)
  }
  return undefined
}

async function editedAt(call: Call, kind: FoundKind, key: string, route: string): Promise<string | undefined> {
  // Who may not read the kind at all is not asked for.
  if (!call.caller.can(kind.model.resource.permission)) return undefined
  const { model: read, isPublic } = kind.source(true)
  const is = kind.path.endsWith('{code}')
    ? sql`${read.at('code')} = ${key}`
    : (isRecord(kind, key) ?? isAt(kind, kind.path.replace(/\{\w+\}$/, key)))
  const found =
    is && (await call.platform.database.find<{ id: string }>(sql`select t.id::text as id from ${read.from} where ${is} and ${isPublic}`))
  const row = found && (await findEditable(call, kind, found.id))
  if (!row) return undefined
  const isByCode = route.endsWith('Code}')
  return deskPlace + route.replace(/\{\w+\}/, encodeURIComponent(String(isByCode ? row.code : row.id)))
}

/** The record, if the caller reads it on the desk and may change it there. */
async function findEditable(call: Call, { model }: FoundKind, key: string): Promise<Values | undefined> {
  if (!call.caller.can(model.resource.permission)) return undefined
  const id = findId(model, key)
  const row = id === undefined ? undefined : await findVisible(call, call.platform.database, model, id)
  return row && allowedOn(call, model, row).includes('update') ? row : undefined
}

function isRecord({ model }: FoundKind, key: string): SQL | undefined {
  const id = findId(model, key)
  return id === undefined ? undefined : sql`t.id = ${id}`
}

/** Records whose page stands at an address of its own, as static pages do at their words. */
function isAt({ pageAt }: FoundKind, path: string): SQL | undefined {
  return pageAt && sql`${pageAt} = ${path}`
}
