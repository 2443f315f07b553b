import { sql } from '../../../server/database/sql.ts'
import type { Call, Platform } from '../../../server/platform.ts'
import { modelOf } from '../../../server/resources/endpoints.ts'
import { noteRead } from '../../../server/resources/readTags.ts'
import { putInOrder } from '../../../server/resources/reorder.ts'
import { reorderSections, type AboutSection } from './publicPages.ts'

/** The published sections about the ministry, in their order, with their people and units. */
export async function sectionsOf({ database }: Platform): Promise<readonly AboutSection[]> {
  noteRead(['aboutUs', 'lookup'])
  return database.rows<AboutSection>(sql`
    select t.id, l.code as section, t.title_ar as "titleAr", t.title_en as "titleEn", t.body_ar as "bodyAr", t.body_en as "bodyEn", t.image,
      t.image_alt_ar as "imageAltAr", t.image_alt_en as "imageAltEn", coalesce(t.chart, '{}') as chart,
      to_char(coalesce(t.last_modification_time, t.creation_time) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as "changedAt",
      coalesce((select json_agg(json_build_object('nameAr', p.name_ar, 'nameEn', p.name_en, 'positionAr', p.position_ar, 'positionEn', p.position_en,
        'photo', p.photo, 'bioAr', p.bio_ar, 'bioEn', p.bio_en) order by p.position) from about_us_people p where p.parent = t.id), '[]') as people,
      coalesce((select json_agg(json_build_object('level', u.level, 'nameAr', u.name_ar, 'nameEn', u.name_en, 'head', u.head, 'contactPoint', u.contact_point)
        order by u.position) from about_us_units u where u.parent = t.id), '[]') as units
    from about_us t join lookup l on l.id = t.section where t.is_published order by t.sort_order nulls last, l.sort_order, t.id`)
}

/** Numbers the sections in this order. @throws Invalid for one that there is not, or that is named twice */
export function reorder(call: Call, ids: readonly string[]): Promise<{ readonly count: number }> {
  return putInOrder(call, modelOf(call.platform, 'aboutUs'), ids, reorderSections.input.ids.label)
}
