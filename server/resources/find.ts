import { normalised, type AnyResource } from '../../kernel/kernel.ts'
import { allOf, name, sql, type SQL } from '../database/sql.ts'
import { snake } from '../database/columns.ts'
import type { Endpoint } from '../http/endpoint.ts'
import type { Call } from '../platform.ts'
import { isPublicRow, ownerOf } from './access.ts'
import { textCondition } from './list.ts'
import { titleColumns, type Model } from './model.ts'
import { withoutPersonal } from './personal.ts'

/** A record that was found, as whoever looks for it may see it. */
interface FoundRecord {
  readonly kind: string
  readonly id: string
  readonly code: string | null
  readonly nameAr: string | null
  readonly nameEn: string | null
  /** Whose it is; null for what is nobody's own. */
  readonly placeAr: string | null
  readonly placeEn: string | null
}

const mostCharacters = 100
const mostOfKind = 5
/** So many of a kind are looked at for the best: a word that a million records have costs no more than one that these have. */
const mostLookedAt = 200

/**
 * Records of every kind that the caller may list, by their names and codes: what the palette of the dashboard offers (portal and
 * administration, section 4.8). Permissions and scopes are those of the lists; who may not list a kind finds none of it, and no refusal.
 */
export function findEndpoint(resources: readonly AnyResource[]): Endpoint {
  return {
    method: 'GET',
    path: 'Desk/Find',
    label: ['البحث في السجلات', 'Find records'],
    permission: 'session',
    contract: { query: ['q'], answers: 'object' },
    handle: async (call, { query }) => ({ items: await find(call, resources, (query.get('q') ?? '').trim().slice(0, mostCharacters)) }),
  }
}

async function find(call: Call, resources: readonly AnyResource[], text: string): Promise<FoundRecord[]> {
  if (normalised(text) === '') return []
  const models = resources.flatMap(({ name: key, permission }) => {
    const model = platformModel(call, key)
    return model && call.caller.can(permission) ? [model] : []
  })
  if (models.length === 0) return []
  const parts = models.map(model => partOf(call, model, text))
  const rows = await call.platform.database.rows<FoundRecord>(sql`
    select kind, id, code, "nameAr", "nameEn", "placeAr", "placeEn" from (${sql.join(parts, sql` union all `)}) found
    order by rank desc, kind, "nameAr" collate "ar-x-icu", id`)
  return rows.map(row => asSeen(call, row))
}

/** What can be found: it is searched, and a reader can tell one from another. */
function platformModel({ platform }: Call, key: string): Model | undefined {
  const model = platform.models.get(key)
  return model?.searchText && titleColumns(model)[0] !== 'id' ? model : undefined
}

/** The best few of one kind: a whole code first, then what begins so. */
function partOf(call: Call, model: Model, text: string): SQL {
  const { platform, caller } = call
  const { fields, scope, name: kind } = model.resource
  const [ar, en] = titleColumns(model)
  const code = 'code' in fields ? sql`${model.at('code')}::text` : sql`null::text`
  const visible = platform.reachOf(scope).visibleTo(caller, ownerOf(model), isPublicRow(model, platform))
  const isOwned = scope.owner !== 'id' && platform.models.has('place')
  const begins = sql`${model.searchText ?? sql`''`} like ${`${normalised(text)}%`}`
  return sql`(select ${kind}::text as kind, t.id::text as id, ${code} as code, ${model.at(ar)}::text as "nameAr", ${model.at(en)}::text as "nameEn",
      ${isOwned ? sql`p.name_ar` : sql`null::text`} as "placeAr", ${isOwned ? sql`p.name_en` : sql`null::text`} as "placeEn",
      case when lower(${code}) = lower(${text}::text) then 2 when ${begins} then 1 else 0 end as rank
    from (select t.id as found_id from ${model.from} where ${allOf([visible, textCondition(model, text)])} limit ${mostLookedAt}) looked_at,
      ${model.from} ${isOwned ? sql`left join place p on p.id = t.${name(snake(scope.owner))}` : sql``}
    where t.id = looked_at.found_id order by rank desc, ${model.at(ar)}::text collate "ar-x-icu", t.id limit ${mostOfKind})`
}

/** Personal names are covered as the lists cover them. */
function asSeen(call: Call, row: FoundRecord): FoundRecord {
  const model = call.platform.models.get(row.kind)
  if (!model) return row
  const [ar, en] = titleColumns(model)
  const seen = withoutPersonal(call, model, { [ar]: row.nameAr, [en]: row.nameEn })
  return { ...row, nameAr: textOf(seen[ar]), nameEn: textOf(seen[en]) }
}

function textOf(value: unknown): string | null {
  return typeof value === 'string' ? value : null
}
