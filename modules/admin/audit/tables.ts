import type { Kind, Label } from '../../define.ts'

/** A table that the audit may name, and what readers call it. */
export interface NamedTable {
  /** As SQL names it. */
  readonly table: string
  /** One row of it. */
  readonly label: Label
  /** The kind whose records or child rows these are; undefined for the platform's own tables. */
  readonly kind: string | undefined
  /** The field that child rows stand in; undefined for the records themselves. */
  readonly field: string | undefined
}

/** What the platform's own tables are called, as long as they have no definition. */
const platform = {
  system_user: ['مستخدم', 'User'],
  user_in_role: ['دور مستخدم', 'Role of a user'],
  user_place: ['جهة مخصصة لمستخدم', 'Place of a user'],
  user_role: ['دور', 'Role'],
  lookup_type: ['نوع قائمة مرجعية', 'Lookup type'],
  lookup: ['قيمة قائمة مرجعية', 'Lookup value'],
  setting: ['إعداد', 'Setting'],
  attachment: ['ملف', 'File'],
  language_mark: ['متابعة ترجمة', 'Translation follow-up'],
} as const satisfies Readonly<Record<string, Label>>
export type PlatformTable = keyof typeof platform

/** Every table that the audit may name: those of kinds of records, their child rows, the platform's. Their columns are said by `words.ts`. */
export function tablesOf(kinds: readonly Kind[]): readonly NamedTable[] {
  const made = known.get(kinds) ?? withPlatform(kindTables(kinds))
  known.set(kinds, made)
  return made
}
const known = new WeakMap<readonly Kind[], readonly NamedTable[]>()

/** A table by its name; undefined where nobody knows it. @param table as SQL names it */
export function findTable(kinds: readonly Kind[], table: string): NamedTable | undefined {
  return tablesOf(kinds).find(named => named.table === table)
}

function withPlatform(defined: readonly NamedTable[]): NamedTable[] {
  return [...defined, ...platformTables(defined).map(({ table, label }) => ({ table, label, kind: undefined, field: undefined }))]
}

/** The tables of kinds of records, each before its child rows. */
export function kindTables(kinds: readonly Kind[]): NamedTable[] {
  return kinds.flatMap(({ name, label: [ar, en], rows }): NamedTable[] => {
    const table = snakeOf(name)
    const children = Object.entries(rows ?? {}).map(
      ([field, label]): NamedTable => ({
        table: `${table}_${snakeOf(field)}`,
        label: [`${ar}: ${label[0]}`, `${en}: ${label[1]}`],
        kind: name,
        field,
      }),
    )
    return [{ table, label: [ar, en], kind: name, field: undefined }, ...children]
  })
}

/** The platform's own tables, without those that have a definition meanwhile. */
export function platformTables(defined: readonly { readonly table: string }[]): { table: PlatformTable; label: Label }[] {
  const names = new Set(defined.map(({ table }) => table))
  return Object.entries(platform).flatMap(([table, label]) => (isPlatform(table) && !names.has(table) ? [{ table, label }] : []))
}

function isPlatform(table: string): table is PlatformTable {
  return table in platform
}

/** As SQL writes a name. */
export function snakeOf(name: string): string {
  return name.replace(/[A-Z]/g, letter => `_${letter.toLowerCase()}`)
}

/** A table by its name or by that of the definition whose records it holds: `system_user`, `systemUser`. */
export function tableNamed(given: string): string {
  return snakeOf(given).replace(/^_/, '')
}
