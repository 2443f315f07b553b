/** An investor in the public list. */
export interface ListedInvestor {
  readonly id: string
  readonly number: string | null
  readonly nameAr: string
  readonly nameEn: string | null
  readonly kind: number | null
  readonly country: number | null
  readonly interestField: readonly number[]
  readonly activityDescriptionAr: string | null
  readonly activityDescriptionEn: string | null
  /** Id of a file. */
  readonly logo: string | null
  /** UTC instant. */
  readonly publishedAt: string
}

/** An investor as everybody may read him. */
export interface PublicInvestor extends ListedInvestor {
  /** Of the person to be reached; of an individual none. */
  readonly publicPosition: string | null
  readonly website: string | null
  readonly city: string | null
  readonly interestPlaces: readonly string[]
  readonly interestPlacesNamesAr?: readonly string[]
  readonly interestPlacesNamesEn?: readonly string[]
  readonly investmentRange: number | null
  readonly publicEmail: string | null
  readonly publicPhone: string | null
  /** What the registration form has asked beside that. */
  readonly publicData: readonly { readonly labelAr: string; readonly labelEn: string | null; readonly value: string | null }[]
}
