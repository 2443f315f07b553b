import { columnsOf } from '../../kernel/kernel.ts'
import { sql, type SQL } from '../database/sql.ts'
import type { FurtherPages, Platform } from '../platform.ts'
import type { Model } from './model.ts'
import { isCompleteIn, publicSource, type PublicSource } from './publicRead.ts'

/** A kind of record of which each that citizens may read has a page of its own. The search and the sitemap stand on these. */
export interface PageKind {
  readonly kind: string
  readonly model: Model
  readonly label: FurtherPages['label']
  /** `news/{id}`, `localComm/{code}`. */
  readonly path: string
  /** The fields of a record that citizens read. */
  readonly fields: readonly string[]
  /** Path of a record's page, where `path` only leads on to it. */
  readonly pageAt: SQL | undefined
  /** How large a record is among its kind, as the rules say it; undefined where they do not. */
  readonly size: SQL | undefined
  /** The kinds of record that it reads beside the record's own. */
  readonly sizedBy?: readonly string[]
  /** Where they are read. @param atAnyTime those too whose time has not come or is over */
  readonly source: (atAnyTime?: boolean) => PublicSource
  /** Is a record's page written in English too? */
  readonly isInEnglish: SQL
}

/** Every kind of record with pages of its own on the portal: definitions with a path, and what the rules of a definition add. */
export function pageKindsOf(platform: Platform): readonly PageKind[] {
  return [...platform.models.values()].flatMap(model => {
    const { furtherPages = [] } = platform.rulesOf(model.resource)
    return [...definedPages(platform, model), ...furtherPages.map(pages => furtherKind(model, pages))]
  })
}

function definedPages(platform: Platform, model: Model): PageKind[] {
  const { portal, label } = model.resource.options
  if (portal?.path === undefined) return []
  return [
    {
      kind: model.resource.name,
      model,
      label,
      path: portal.path,
      fields: portal.fields,
      pageAt: platform.rulesOf(model.resource).pageAt,
      size: platform.rulesOf(model.resource).size,
      source: atAnyTime => publicSource(platform, model, atAnyTime),
      isInEnglish: isCompleteIn(publicSource(platform, model), 'en'),
    },
  ]
}

function furtherKind(model: Model, { kind, label, path, fields, isPublic, size, sizedBy = [] }: FurtherPages): PageKind {
  const columns = columnsOf(model.resource.fields).filter(({ fieldName }) => fields.includes(fieldName))
  const source = { model: { ...model, searchText: undefined }, columns, isPublic }
  return { kind, model, label, path, fields, pageAt: undefined, size, sizedBy, source: () => source, isInEnglish: sql`true` }
}
