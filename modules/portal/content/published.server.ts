import type { AnyResource } from '../../define.ts'
import { snake } from '../../../server/database/columns.ts'
import { name, sql, type SQL } from '../../../server/database/sql.ts'
import { isToldIn } from '../../../server/database/written.ts'
import type { Call, Platform } from '../../../server/platform.ts'
import { notFound } from '../../../server/resources/access.ts'
import { bodyName } from '../../../server/resources/bodyName.ts'
import { shownCopyOf } from '../../../server/resources/held.ts'
import { isId } from '../../../server/resources/id.ts'
import { noteRead } from '../../../server/resources/readTags.ts'
import { pageOfPlace } from '../../places/register/register.server.ts'
import type { AttachedFile, Publisher } from './published.ts'

/**
 * The places that have published records of a reviewed kind, by type and Arabic name.
 * @param kind name of the definition
 * @param told which of the records `n` count; with it each place that has such a record says when it published the newest of them
 */
export function publishersOf(platform: Platform, kind: string, told?: SQL): Promise<Publisher[]> {
  const [newest, publishing] = told
    ? [
        sql`n.newest,`,
        sql`join (select n.place, max(n.published_at) as newest from ${liveTable(kind)} n where ${told} group by n.place) n on n.place = p.id`,
      ]
    : [sql``, sql`where exists (select 1 from ${liveTable(kind)} n where n.place = p.id)`]
  return platform.database.rows<Publisher>(sql`
    select p.id, p.code, ${bodyName(platform, sql`p`, 'ar')} as "nameAr", ${bodyName(platform, sql`p`, 'en')} as "nameEn", p.name_ar as "townAr", p.name_en as "townEn",
      p.type_code as "typeCode", g.code as governorate, ${newest}
      case when a.is_published and p.is_active then a.logo end as logo,
      ${pageOfPlace(sql`p`, sql`a`)} as page,
      a.official_name_ar as "officialNameAr", a.official_name_en as "officialNameEn"
    from place p left join lookup g on g.id = p.governorate left join local_comm a on a.id = p.id ${publishing} order by p.type_code, p.name_ar collate "ar-x-icu"`)
}

/** The files of a published record of a reviewed kind with their titles, in its order. @throws notFound for what is no id */
export async function filesOf({ platform }: Call, kind: string, id: string): Promise<{ items: readonly AttachedFile[] }> {
  if (!isId(id)) throw notFound()
  noteRead([`${kind}:${id}`, 'lookup'])
  const items = await platform.database.rows<AttachedFile>(sql`
    select a.id, a.original_file_name as "originalFileName", a.size_bytes as "sizeBytes", a.sha256, r.item ->> 'titleAr' as "titleAr",
      r.item ->> 'titleEn' as "titleEn", l.name_ar as "typeAr", l.name_en as "typeEn", l.code as "typeCode"
    from ${shownCopyOf(kind, id)} n cross join lateral json_array_elements(coalesce(n.attachments, '[]')::json) with ordinality r(item, place)
      join attachment a on a.id = (r.item -> 'file' ->> 0)::uuid left join lookup l on l.id = (r.item ->> 'type')::int
    order by r.place`)
  return { items }
}

/** The files of a field of a published record that holds them alone, in its order. @throws notFound for what is no id */
export async function bareFilesOf({ platform }: Call, kind: string, id: string, field: string): Promise<readonly AttachedFile[]> {
  if (!isId(id)) throw notFound()
  noteRead([`${kind}:${id}`])
  return platform.database.rows<AttachedFile>(sql`
    select a.id, a.original_file_name as "originalFileName", a.size_bytes as "sizeBytes", a.sha256, null as "titleAr", null as "titleEn", null as "typeAr",
      null as "typeEn"
    from ${shownCopyOf(kind, id)} n cross join lateral unnest(n.${name(snake(field))}) with ordinality f(file, place) join attachment a on a.id = f.file
    order by f.place`)
}

/** Is a row told in the language that was asked for? What stands beside a record is asked so by pages in English (domain/portal-and-admin, section 11.4). @param row of what citizens see of the kind */
export function isTold(resource: AnyResource, row: SQL, language: string | null | undefined): SQL {
  return language === 'en' ? isToldIn(resource, 'en', column => sql`${row}.${name(snake(column))}`) : sql`true`
}

function liveTable(kind: string) {
  return name(`${snake(kind)}_live`)
}
