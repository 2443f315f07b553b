import { sql } from '../database/sql.ts'
import type { Platform } from '../platform.ts'
import { idType, type FoundKind } from './documents.ts'
import { ownPageKind } from './ownPages.ts'

interface Addressed {
  readonly kind: string
  readonly id: string
  readonly code: string | null
}

/**
 * Where things have their pages: the very path, not one that leads on to it.
 * @returns the path of a thing's page in Arabic, for each of these rows
 */
export async function urlsOf(
  { database }: Platform,
  rows: readonly Addressed[],
  kinds: readonly FoundKind[],
): Promise<(row: Addressed) => string> {
  const led = await Promise.all(
    kinds.map(async ({ kind, model, pageAt, source }) => {
      const ids = rows.filter(row => row.kind === kind).map(({ id }) => id)
      if (pageAt === undefined || ids.length === 0) return []
      const found = await database.rows<{ id: string; path: string }>(
        sql`select t.id::text as id, ${pageAt} as path from ${source().model.from} where t.id = any(${sql.param(ids)}::${idType(model)}[])`,
      )
      return found.map(({ id, path }) => [`${kind}/${id}`, `/${path}`] as const)
    }),
  )
  const known = new Map(led.flat())
  return ({ kind, id, code }) => {
    if (kind === ownPageKind) return id
    const pattern = kinds.find(found => found.kind === kind)?.path ?? ''
    return known.get(`${kind}/${id}`) ?? `/${pattern.replace('{id}', id).replace('{code}', code ?? id)}`
  }
}
