import type { Label } from './field.ts'
import type { AnyResource } from './resource.ts'
import type { Names } from './names.ts'

/** The names in braces of a route: `ParamOf<'water/{localCommId}'>` is `'localCommId'`. */
export type ParamOf<Route extends string> = Route extends `${string}{${infer Name}}${infer Rest}` ? Name | ParamOf<Rest> : never
/** The values that an address of this route needs. */
export type ParamsOf<Route extends string> = { readonly [K in ParamOf<Route>]: string }
type AnyOf<T> = T | readonly [T, ...T[]]
type OfPlace<Owner extends string> = AnyResource & { readonly scope: { readonly owner: Owner } }

/** What stands on a page: one thing of four. */
export type Content<Route extends string> =
  | {
      readonly list: AnyResource
      /** What is done with the list as a whole, such as an import: it stands beside the export. */
      readonly tools?: () => Promise<() => unknown>
      /** Draws the generic list itself, with what it adds to its rows. */
      readonly screen?: () => Promise<() => unknown>
      readonly form?: never
      readonly tabs?: never
    }
  | {
      readonly form: [ParamOf<Route>] extends [never] ? 'a form needs a {name} in its route' : AnyResource
      readonly list?: never
      readonly tabs?: never
      readonly screen?: never
    }
  /** Records of one place, which the route names: `water/{localCommId}`. */
  | { readonly tabs: readonly OfPlace<ParamOf<Route>>[]; readonly list?: never; readonly form?: never; readonly screen?: never }
  | {
      readonly screen: () => Promise<(props: { params: ParamsOf<Route> }) => unknown>
      readonly list?: never
      readonly form?: never
      readonly tabs?: never
    }
/** A page of its own in the sidebar. Any one of its permissions opens it; `placeTypes` only decides who is shown the entry. */
export interface Entry<N extends Names> {
  readonly label: Label
  readonly permission: AnyOf<N['permission']>
  readonly group: N['group']
  readonly icon: N['icon']
  readonly placeTypes: 'all' | readonly N['placeType'][]
  readonly under?: never
}
/** A page reached from another one, whose permission, group and label it takes where it gives none. */
export interface Inner<N extends Names, Routes> {
  readonly under: Routes
  readonly label?: Label
  readonly permission?: AnyOf<N['permission']>
}
/** One row of the table of pages. */
export type Page<N extends Names, Route extends string, Routes> = (Entry<N> | Inner<N, Routes>) & Content<Route>

/** The pages of a capability, or of all of them, as anything that works on every page may know them. */
export type PageTable = {
  readonly [route: string]: {
    readonly label?: Label
    readonly permission?: AnyOf<string>
    readonly group?: string
    readonly icon?: string
    readonly placeTypes?: 'all' | readonly string[]
    readonly under?: string
  }
}
/** The pages of a capability. Sidebar, guard, breadcrumb, title, command palette and the route test are read from it. */
export type DefinePages<N extends Names> = <const T extends { readonly [Route in keyof T]: Page<N, Route & string, keyof T> }>(
  table: T,
) => T
