import { action, ref, returns } from '../../define.ts'
import { contactPoint } from './contactPoint.ts'

/** A way to reach the ministry, as the portal shows it. */
export interface PublicContactPoint {
  readonly id: string
  /** Code of its kind (lookup 5), and its names. */
  readonly kind: string
  readonly kindAr: string
  readonly kindEn: string
  readonly nameAr: string
  readonly nameEn: string | null
  /** Code of the governorate, two digits. */
  readonly governorate: string | null
  readonly phones: readonly string[]
  readonly fax: string | null
  readonly email: string | null
  readonly addressAr: string | null
  readonly addressEn: string | null
  /** WGS 84, degrees. */
  readonly point: { readonly lat: number; readonly lng: number } | null
  /** Its own hours; null: the general ones. */
  readonly officeHoursAr: string | null
  readonly officeHoursEn: string | null
}

/** All published contact points, in their order. */
export const getDirectory = action('دليل جهات الاتصال', 'Directory of contact points', {
  method: 'GET',
  path: 'Public/ContactPoint/GetDirectory',
  permission: 'public',
  output: returns<{ readonly items: readonly PublicContactPoint[] }>(),
})

/** Numbers contact points 10, 20, 30 … as they are given. */
export const reorderPoints = action('ترتيب جهات الاتصال', 'Put contact points in order', {
  method: 'PUT',
  path: 'ContactPoint/Reorder',
  permission: 'Portal.ContactUs.ContactPoint.Reorder',
  input: {
    ids: ref('جهات الاتصال', 'Contact points', () => contactPoint)
      .many()
      .required(),
  },
  output: returns<{ readonly count: number }>(),
})
