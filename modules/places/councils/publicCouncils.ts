import { action, returns } from '../../define.ts'

/** A shared-services council in the list of councils. */
export interface CouncilLine {
  readonly id: string
  readonly code: string
  readonly nameAr: string
  readonly nameEn: string
  /** Code of the governorate, two digits. */
  readonly governorate: string
  readonly members: number
  /** Last change, UTC instant. */
  readonly changedAt: string
}

/** An authority that is a member of a council. */
export interface CouncilMember {
  readonly code: string
  readonly nameAr: string
  readonly nameEn: string
  /** Has it a page on the portal? */
  readonly isPublished: boolean
  /** Calendar day. */
  readonly joinDate: string | null
  readonly population: number | null
  /** Ids of the services that it receives (lookup councilService). */
  readonly services: readonly number[]
}

/** What citizens may know of a council. */
export interface CouncilProfile {
  readonly id: string
  readonly code: string
  readonly nameAr: string
  readonly nameEn: string
  readonly governorate: string | null
  readonly phone: string | null
  readonly fax: string | null
  readonly email: string | null
  readonly website: string | null
  readonly addressAr: string | null
  readonly addressEn: string | null
  readonly poBox: string | null
  readonly location: { readonly lat: number; readonly lng: number } | null
  readonly parentNameAr: string | null
  readonly parentNameEn: string | null
  /** How the directorate above it is reached. */
  readonly parentPhone: string | null
  readonly parentEmail: string | null
  readonly members: readonly CouncilMember[]
  /** Last change, UTC instant. */
  readonly changedAt: string
}

/** A council by its code or its id. */
export const getCouncil = action('مجلس خدمات مشترك', 'A shared-services council', {
  method: 'GET',
  path: 'Public/Council/Get/{id}',
  permission: 'public',
  output: returns<CouncilProfile>(),
})

/** All councils, by governorate and name. */
export const getCouncils = action('مجالس الخدمات المشتركة', 'Shared-services councils', {
  method: 'GET',
  path: 'Public/Council/GetList',
  permission: 'public',
  output: returns<{ readonly items: readonly CouncilLine[] }>(),
})
