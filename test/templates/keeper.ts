import { expect } from 'vitest'
import { startGate, type Answered, type Gate } from '../account/gate.ts'
import { isObject, listIn, objectIn, type Json } from '../walk/json.ts'

/** The program with somebody who keeps its templates. */
export interface Keeper {
  readonly gate: Gate
  /** Id of a value of a lookup list, as `list.code`. */
  lookup(name: string): number
  /** A call as who keeps the templates, or as somebody else. @param as the token of his session */
  call(method: string, path: string, body?: Json, as?: string): Promise<Answered>
  make(module: string, more?: Json): Promise<Json>
  /** The template that a form is asked by; null where there is none. */
  found(query: string, as?: string): Promise<Json | null>
}

export async function startKeeper(): Promise<Keeper> {
  const gate = await startGate({ 'Security.TrustedProxies': ['127.0.0.1', '::1'] })
  const token = await gate.signIn('publisher')
  const rows = await gate.sql(`select y.code || '.' || l.code as name, l.id from lookup l join lookup_type y on y.id = l.type`)
  const lookups = new Map(rows.map(({ name, id }) => [String(name), Number(id)]))
  const lookup = (name: string) => lookups.get(name) ?? 0
  const call: Keeper['call'] = (method, path, body, as = token) => gate.call(method, path, body, { token: as })
  let last = 0
  return {
    gate,
    lookup,
    call,
    make: async (module, more = {}) => {
      last += 1
      const body = { nameAr: `قالب ${last}`, nameEn: `Template ${last}`, module: lookup(`moduleType.${module}`), audience: 1, ...more }
      const made = await call('POST', 'EntryTemplate/Create', { fields: [own(module === 'contactUs' ? 'title' : 'summary')], ...body })
      expect(made.status, JSON.stringify(made.body)).toBe(200)
      return objectIn(made.body)
    },
    found: async (query, as = token) => {
      const { status, body } = await call('GET', `EntryTemplate/GetDefault?${query}`, undefined, as)
      expect(status).toBe(200)
      const { template } = objectIn(body)
      return isObject(template) ? template : null
    },
  }
}

/** A field of the form in a template. */
export const own = (fieldKey: string, more: Json = {}, order = 10) => ({ order, source: 1, fieldKey, ...more })

/** The keys that the system gave to the fields which a template adds, in their order. */
export function addedKeys(template: Json): readonly [string, string, string, string] {
  const rows = listIn(template, 'fields').map(row => objectIn(row))
  const [first = '', second = '', third = '', fourth = ''] = rows.flatMap(({ source, fieldKey }) =>
    source === 2 ? [String(fieldKey)] : [],
  )
  return [first, second, third, fourth]
}

/** The fields at which a refusal names something, each with what it says. */
export function faultsOf(body: unknown): Record<string, unknown> {
  return Object.fromEntries(
    listIn(objectIn(objectIn(body).error), 'validationErrors').flatMap(item => {
      const { members, message } = objectIn(item)
      return Array.isArray(members) ? members.map(at => [String(at), message]) : []
    }),
  )
}
