import type { Label } from '../../define.ts'

/** A list, as who administers its values chooses it. */
export interface ListItem {
  readonly id: number
  readonly code: string
  readonly nameAr: string
  readonly nameEn: string
  readonly isSystem: boolean
  readonly allowsNewValues: boolean
  readonly parentType: number | null
  readonly valuesCount: number
}

/** A value with what its administration needs of it. */
export interface ValueItem {
  readonly id: number
  readonly concurrencyStamp: string
  readonly code: string
  readonly nameAr: string
  readonly nameEn: string
  readonly value: number | null
  readonly parent: number | null
  readonly parentNameAr: string | null
  readonly parentNameEn: string | null
  readonly sortOrder: number
  readonly isActive: boolean
  readonly isDefault: boolean
  readonly color: string | null
  readonly icon: string | null
}

/** All values of a list, in their order. */
export interface ValuesOfType {
  readonly type: ListItem
  /** Another one as soon as anything of the list is another. */
  readonly version: string
  readonly items: readonly ValueItem[]
}

/** Where values of a list stand: how many records of each kind hold one. */
export interface UsageAnswer {
  readonly count: number
  readonly usages: readonly { readonly resource: string; readonly label: Label; readonly count: number }[]
}

/** How many records hold each of several values, or any value of each of several lists; what is not named is in no record. */
export interface UsagesAnswer {
  readonly items: readonly { readonly id: number; readonly count: number }[]
}
