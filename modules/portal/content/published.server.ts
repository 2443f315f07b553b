import { snake } from '../../../server/database/columns.ts'
import { name, sql } from '../../../server/database/sql.ts'
import type { Call, Platform } from '../../../server/platform.ts'
import { notFound } from '../../../server/resources/access.ts'
import { bodyName } from '../../../server/resources/bodyName.ts'
import { shownCopyOf } from '../../../server/resources/held.ts'
import { isId } from '../../../server/resources/id.ts'
import { noteRead } from '../../../server/resources/readTags.ts'
import type { AttachedFile, Publisher } from './published.ts'

/** The places that have published records of a reviewed kind, by type and Arabic name. @param kind name of the definition */
export function publishersOf(platform: Platform, kind: string): Promise<Publisher[]> {
  return platform.database.rows<Publisher>(sql`
    select p.id, p.code, ${bodyName(platform, sql`p`, 'ar')} as "nameAr", ${bodyName(platform, sql`p`, 'en')} as "nameEn", p.name_ar as "townAr", p.name_en as "townEn",
      p.type_code as "typeCode", g.code as governorate,
      case when a.is_published and p.is_active then a.logo end as logo,
      a.official_name_ar as "officialNameAr", a.official_name_en as "officialNameEn"
    from place p left join lookup g on g.id = p.governorate left join local_comm a on a.id = p.id
    where exists (select 1 from ${liveTable(kind)} n where n.place = p.id) order by p.type_code, p.name_ar collate "ar-x-icu"`)
}

/** The files of a published record of a reviewed kind, in its order. @param field the field that holds them @throws notFound for what is no id */
export async function filesOf(
  { platform }: Call,
  kind: string,
  id: string,
  field = 'attachments',
): Promise<{ items: readonly AttachedFile[] }> {
  if (!isId(id)) throw notFound()
  noteRead([`${kind}:${id}`])
  const items = await platform.database.rows<AttachedFile>(sql`
    select a.id, a.original_file_name as "originalFileName", a.size_bytes as "sizeBytes"
    from ${shownCopyOf(kind, id)} n cross join lateral unnest(n.${name(snake(field))}) with ordinality f(file, place) join attachment a on a.id = f.file
    where n.id = ${id} order by f.place`)
  return { items }
}

function liveTable(kind: string) {
  return name(`${snake(kind)}_live`)
}
