import { sql } from '../../../server/database/sql.ts'
import type { FurtherPages } from '../../../server/platform.ts'
import { isCouncil, sizeBy } from '../register/register.server.ts'

/** The councils among the places have pages of their own: what these tell is what `getCouncil` answers. */
export const councilPages: FurtherPages = {
  kind: 'council',
  label: ['مجلس خدمات مشترك', 'Shared-services council', 'مجالس الخدمات المشتركة', 'Shared-services councils'],
  path: 'council/{code}',
  isPublic: isCouncil(sql`t`),
  fields: ['code', 'name', 'governorate'],
  // As large as its members together: who was merged into another one is counted with that.
  size: sizeBy(sql`(select sum(f.population_count) from council_membership m join place a on a.id = m.authority join local_comm f on f.id = a.id
    where m.council = t.id and m.membership_status = 1 and a.is_active)`),
  sizedBy: ['councilMembership', 'localComm'],
}
