import { sql } from '../../../server/database/sql.ts'
import type { FurtherPages } from '../../../server/platform.ts'
import { placeTypes } from '../hierarchy/hierarchy.ts'

/** The councils among the places have pages of their own: what these tell is what `getCouncil` answers. */
export const councilPages: FurtherPages = {
  kind: 'council',
  label: ['مجلس خدمات مشترك', 'Shared-services council', 'مجالس الخدمات المشتركة', 'Shared-services councils'],
  path: 'council/{code}',
  isPublic: sql`t.type_code = ${placeTypes.council[0]} and t.is_active`,
  fields: ['code', 'name', 'governorate'],
}
