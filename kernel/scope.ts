/**
 * A named answer to «which rows may this caller reach». Definitions name it, the server asks it; the tables behind it are the product's.
 * `Owner` is the column that a scope adds to each record: to whom the row belongs.
 */
export interface Scope<Owner extends string = string, Value = unknown> {
  readonly scope: string
  readonly owner: Owner
  /** The definition whose record a row belongs to; without it any place may own rows. */
  readonly ownedBy?: string
  /** What the owner's record must hold, on the wire. */
  readonly ownerIs?: Readonly<Record<string, unknown>>
  /** Rows may belong to nobody. */
  readonly isOptional?: boolean
  /** A fact for the types, never filled: what the owner's column holds. */
  readonly _?: { readonly value: Value }
}

/** Records that belong to no place: whoever holds the permission reaches all of them, wherever he works. */
export const byPermission: Scope<'id'> = { scope: 'byPermission', owner: 'id' }
