import { action, returns, type WireFor } from '../../define.ts'
import type { partnership } from './partnership.ts'

type Agreed = WireFor<typeof partnership>

/** A published partnership as the page of partners shows it. */
export interface PublicPartnership
  extends Pick<
    Agreed,
    | 'id'
    | 'partnerNameAr'
    | 'partnerNameEn'
    | 'partnerType'
    | 'country'
    | 'logo'
    | 'website'
    | 'titleAr'
    | 'titleEn'
    | 'kind'
    | 'status'
    | 'topics'
    | 'startDate'
    | 'endDate'
    | 'isFeatured'
  > {
  readonly places: readonly {
    readonly id: string
    readonly code: string
    readonly nameAr: string
    readonly nameEn: string
    /** Path in Arabic of the page where citizens read of it; null where it has none. */
    readonly page: string | null
  }[]
  /** Last change, UTC instant. */
  readonly publishedAt: string
}

/** All that one partnership tells, beside what lists show. */
export interface PartnershipDetail
  extends Pick<Agreed, 'id' | 'descriptionAr' | 'descriptionEn' | 'signedOn' | 'publicValue' | 'currency' | 'publicAgreement'> {
  readonly publishedAt: string
}

/** All partnerships as of a day. */
export interface Partnerships {
  readonly items: readonly PublicPartnership[]
  /** `YYYY-MM-DD` by the database's clock, in the configured zone. */
  readonly today: string
}

/** Every published partnership, in the order that the ministry gave them. They are dozens, never thousands. */
export const getPartnerships = action('الشراكات المنشورة كلها', 'All published partnerships', {
  method: 'GET',
  path: 'Public/Partnership/GetAll',
  permission: 'public',
  output: returns<Partnerships>(),
})
