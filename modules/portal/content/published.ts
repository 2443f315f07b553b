/** A place that has published, as filters and rows show it. */
export interface Publisher {
  readonly id: string
  readonly code: string
  /** The body's own name: «بلدية نابلس». */
  readonly nameAr: string
  readonly nameEn: string
  /** The place whose body it is: «نابلس». */
  readonly townAr: string
  readonly townEn: string
  /** How an authority calls itself: «بلدية نابلس». */
  readonly officialNameAr: string | null
  readonly officialNameEn: string | null
  readonly typeCode: number
  /** Path in Arabic of the page where citizens read of it; null where it has none. */
  readonly page: string | null
  /** Code of its governorate, two digits; none for the ministry's departments. */
  readonly governorate: string | null
  /** The authority's logo: id of a file. */
  readonly logo: string | null
  /** When it published the newest, UTC instant; only where the answer says so, for some kinds where it was asked for. */
  readonly newest?: string
}

/** A record whose own page stays when its time is over. */
export interface Expiring {
  /** UTC instant; undefined: its time is not over. */
  readonly expiredAt?: string | null
}

/** A file of a published record, as its page lists it. What its record does not say of it is null. */
export interface AttachedFile {
  readonly id: string
  readonly originalFileName: string
  readonly sizeBytes: number
  readonly titleAr: string | null
  readonly titleEn: string | null
  /** What kind of paper it is, in the words of lookup(3). */
  readonly typeAr: string | null
  readonly typeEn: string | null
  /** Its code in lookup(3). */
  readonly typeCode?: string | null
  /** Of its content, in hexadecimal digits: by it one sees that a copy is whole and unchanged. */
  readonly sha256?: string
}
