import { action, returns, type WireFor } from '../../define.ts'
import type { localComm } from './localComm.ts'

type File = WireFor<typeof localComm>
type Listed = 'id' | 'code' | 'nameAr' | 'nameEn' | 'authorityType' | 'municipalityClass' | 'governorate' | 'populationCount' | 'logo'
type Told =
  | 'officialNameAr'
  | 'officialNameEn'
  | 'isGovernorateSeat'
  | 'establishmentYear'
  | 'postalCode'
  | 'aboutAr'
  | 'aboutEn'
  | 'visionAr'
  | 'visionEn'
  | 'phone'
  | 'fax'
  | 'email'
  | 'website'
  | 'facebook'
  | 'addressAr'
  | 'addressEn'
  | 'poBox'
  | 'officeHoursAr'
  | 'officeHoursEn'
  | 'location'

/** An authority in the public list. */
export interface PublicAuthority extends Pick<File, Listed> {
  /** Last change of the file, UTC instant. */
  readonly publishedAt: string
}

/** What citizens may know of an authority. */
export interface AuthorityProfile extends PublicAuthority, Pick<File, Told> {
  readonly parentNameAr: string | null
  readonly parentNameEn: string | null
  /** The directorate above it. */
  readonly parentCode: string | null
  readonly parentPhone: string | null
  readonly parentEmail: string | null
  /** The shared-services councils that it is a member of. */
  readonly councils: readonly { readonly code: string; readonly nameAr: string; readonly nameEn: string }[]
}

/** An authority as a point of a map. */
export interface AuthorityPoint {
  readonly id: string
  readonly code: string
  readonly nameAr: string
  readonly nameEn: string
  /** Code of the governorate, two digits. */
  readonly governorate: string
  /** WGS 84, degrees. */
  readonly location: { readonly lat: number; readonly lng: number }
  readonly isGovernorateSeat: boolean
  readonly populationCount: number
}

export const getByCode = action('هيئة محلية برمزها', 'An authority by its code', {
  method: 'GET',
  path: 'Public/LocalComm/GetByCode/{code}',
  permission: 'public',
  output: returns<AuthorityProfile>(),
})

/** Every published authority that has a place on the map, the largest first. */
export const getPoints = action('مواقع الهيئات المحلية', 'Where the authorities are', {
  method: 'GET',
  path: 'Public/LocalComm/GetPoints',
  permission: 'public',
  output: returns<{ items: readonly AuthorityPoint[] }>(),
})
