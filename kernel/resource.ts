import type { Field, Fields, IntegerKey, Label } from './field.ts'
import type { ColumnKey, Complete, FieldKey, HasStates, IdOf, MomentKey, Saved, Simplify, StepInput, StepWord, Values } from './record.ts'
import type { Scope } from './scope.ts'

/** What publishing adds to a record. */
export interface PublishingColumns {
  none: {}
  /** A switch: citizens see the row itself. */
  switched: { isPublished: boolean }
  /** Versions: staff edit the row, citizens see the version that `liveVersion` points to (null: nothing is public). While `isDraft` it may be incomplete. */
  reviewed: { isDraft: boolean; currentVersion: number; liveVersion: number | null }
}
/** How records of a definition come before citizens. */
export type Publishing = keyof PublishingColumns
type PublishingFor<F extends Fields> = HasStates<F> extends true ? Publishing : 'none' | 'switched'
interface CommonColumns {
  concurrencyStamp: string
  creationTime: string
  creator: string | null
  lastModificationTime: string | null
  lastModifier: string | null
}

/** A rule between fields, run in the browser and on the server; the message appears at `at`. */
export interface Rule<Key extends string, Values> {
  readonly at: Key
  readonly ok: (record: Values) => boolean
  readonly message: Label
}
/** Rules that several definitions share with a block of fields: `const publicationRules: RulesFor<typeof publication> = […]`. */
export type RulesFor<F extends Fields> = readonly Rule<ColumnKey<F>, Complete<F>>[]

type ListKey<F extends Fields, S extends Scope> = FieldKey<F> | ColumnKey<F> | S['owner']
type Sort<K extends string> = K | `-${K}`
type CommonSort = 'creationTime' | 'lastModificationTime'
/** What people do with records that they make themselves. */
export type HandMade = 'create' | 'update' | 'delete'
/** `register`: many per place; `single`: one per place; `yearly`: one per place and year. */
export type RecordShape = 'register' | 'single' | 'yearly'

/** Refuses a permission under which a step of the record's states would need one that the tree does not have. */
type WithSteps<Q extends string, F extends Fields, Permission extends string> = `${Q}${StepWord<F>}` extends Permission
  ? Q
  : { missing: Exclude<`${Q}${StepWord<F>}`, Permission> }

/** What a definition says of its kind of record. Whatever names a field is checked against `fields`. */
export interface Options<
  F extends Fields,
  S extends Scope,
  P extends Publishing,
  Q,
  Permission = string,
  X extends Fields = {},
  K = undefined,
> {
  readonly label: readonly [ar: string, en: string, arPlural: string, enPlural: string]
  readonly permission: Q
  /** The first part of the address of its calls, where that is not the record's own name: `User` for `/api/User/Get/{id}`. */
  readonly calls?: string
  /** The call that answers who may not read the list which of its records he may name, as `{ items }`. */
  readonly choices?: string
  /** The permission whose buttons create, change and delete it, where they do not stand under the one that reads it. */
  readonly editedUnder?: NoInfer<Permission>
  readonly scope: S
  /** What nobody does with it by hand, because the permission tree has no button for it: no screen offers it. */
  readonly without?: readonly HandMade[]
  /** Ids that are whole numbers. Such records are neither reviewed nor hold files: versions and files are kept under GUIDs. */
  readonly key?: K
  readonly shape?: RecordShape
  readonly publishing?: P
  readonly fields: F
  /** Columns that are unique together; one column alone says `.unique()`. */
  readonly unique?: readonly (readonly [ColumnKey<F> | S['owner'], ...(ColumnKey<F> | S['owner'])[]])[]
  /** They bind when the record is submitted, as `required()` does, and see it complete; only what `shownWhen` hides is null, however it is required. */
  readonly rules?: NoInfer<RulesFor<F>>
  /** They bind at every save and see what may still be missing. */
  readonly rulesAtOnce?: NoInfer<readonly Rule<ColumnKey<F>, Saved<F>>[]>
  /** Fields that exist only while the condition holds: not shown, not accepted, stored as null otherwise. It is asked while the form is filled in. */
  readonly shownWhen?: { readonly [K in FieldKey<F>]?: (record: Partial<Saved<F>>) => boolean }
  readonly order?: readonly (readonly [earlier: MomentKey<F>, later: MomentKey<F>])[]
  /** Values that follow from the record: computed at each answer and while somebody types, never stored, refused in input. */
  readonly derived?: { readonly [name: string]: Derived<Partial<Saved<F>>> }
  /**
   * Values that only the server knows, because they lie in other rows: how many users a role has. Lists show, filter and sort by them, forms
   * show them, input refuses them. Each is an SQL expression in the capability's rules, so a column is not what is meant.
   */
  readonly facts?: X
  /** The record is a further part of another one with the same id: these fields are stored there, shown and written here too. */
  readonly extends?: Extension<FieldKey<F>>
  /** What a step asks for beside the record: `PUT …/Reject/{id}` takes these fields. */
  readonly stepInput?: { readonly [action: string]: StepInput }
  /** A bilingual `name` is one column in the reader's language (the call answers both); `nameAr` is the Arabic alone. */
  readonly list: {
    readonly columns: readonly ListKey<F & NoInfer<X>, S>[]
    /** What its rows carry beside that for what is done with them: it stands in no column and in no file. */
    readonly carried?: readonly ListKey<F & NoInfer<X>, S>[]
    readonly filters?: readonly ListKey<F & NoInfer<X>, S>[]
    readonly sort: Sort<ListKey<F & NoInfer<X>, S> | CommonSort> | readonly Sort<ListKey<F & NoInfer<X>, S> | CommonSort>[]
    readonly pageSize?: 5 | 10 | 20 | 30
    /** Columns whose heading says what «مديرية الحكم المحلي - جنين» begins with: their rows show «جنين» alone. */
    readonly ownNames?: readonly ListKey<F & NoInfer<X>, S>[]
    /** What stands in a list that nobody adds to by hand as long as it is empty. */
    readonly empty?: WhyEmpty
  }
  /** The parts of the form, in their order. A field that no part names is on no screen; without `form` all fields stand in one part. */
  readonly form?: readonly (readonly [ar: string, en: string, ...fields: FieldKey<F>[]])[]
  readonly portal?: {
    readonly path?: string
    readonly when?: Partial<Complete<F>>
    readonly fields: readonly FieldKey<F>[]
    /** What citizens' lists show beside those of the list's columns that are among the fields. */
    readonly listed?: readonly FieldKey<F>[]
    /** The pairs whose English is enough to tell a record in English, with the rest in Arabic; without it title, summary and body are. */
    readonly toldBy?: readonly FieldKey<F>[]
  }
}

/** A value that follows from a record, with the face that it is shown with. */
export interface Derived<Values> {
  readonly as: Field
  /** @returns the value as rules write it, or null while something that it follows from is missing */
  readonly from: (record: Values) => number | string | null
}

/** A record that has its id, and some of its fields, from another one. */
export interface Extension<Key extends string = string> {
  readonly base: AnyResource
  readonly fields: readonly Key[]
  /** What the other record holds whenever it is made through this one, on the wire. */
  readonly fixed: Readonly<Record<string, unknown>>
  /** Records with those values are made through this one, and what it shows of them is changed here: the other one alone cannot. */
  readonly isOnlyWay?: true
}

/** The options of a definition as anything that works on all of them sees them. */
export interface AnyOptions {
  readonly label: readonly [ar: string, en: string, arPlural: string, enPlural: string]
  readonly editedUnder?: string
  readonly without?: readonly HandMade[]
  readonly calls?: string
  readonly choices?: string
  readonly facts?: Fields
  readonly key?: IntegerKey
  readonly shape?: RecordShape
  readonly unique?: readonly (readonly string[])[]
  readonly rules?: readonly Rule<string, Values>[]
  readonly rulesAtOnce?: readonly Rule<string, Values>[]
  readonly shownWhen?: Readonly<Record<string, ((record: Values) => boolean) | undefined>>
  readonly order?: readonly (readonly [string, string])[]
  readonly derived?: Readonly<Record<string, Derived<Values>>>
  readonly stepInput?: Readonly<Record<string, StepInput>>
  readonly extends?: Extension
  readonly list: {
    readonly columns: readonly string[]
    readonly carried?: readonly string[]
    readonly filters?: readonly string[]
    readonly sort: string | readonly string[]
    readonly pageSize?: 5 | 10 | 20 | 30
    readonly ownNames?: readonly string[]
    readonly empty?: WhyEmpty
  }
  readonly form?: readonly (readonly [ar: string, en: string, ...fields: string[]])[]
  readonly portal?: {
    readonly path?: string
    readonly when?: object
    readonly fields: readonly string[]
    readonly listed?: readonly string[]
    readonly toldBy?: readonly string[]
  }
}

/** Why nothing stands in a list yet, and where its first record comes from. */
export interface WhyEmpty {
  readonly why: Label
  /** Shown to those who hold the permission. */
  readonly way: { readonly label: Label; readonly href: string; readonly permission: string }
}

/** What anything that works on all resources may know of one. */
export interface AnyResource {
  readonly name: string
  readonly permission: string
  readonly fields: Fields
  readonly scope: Scope
  readonly publishing?: Publishing
  readonly options: AnyOptions
}
/** A definition, with the types that follow from it. */
export interface Resource<N extends string, F extends Fields, S extends Scope, P extends Publishing, K = undefined> extends AnyResource {
  readonly name: N
  readonly fields: F
  readonly scope: S
  readonly publishing?: P
  /** Facts for the types, never filled. */
  readonly _?: { readonly publishing: P; readonly key: K }
}
/** Defines a kind of record. Table, API, validation, screens, permissions and audit follow from it; nothing is generated to disk. */
export type DefineResource<Permission extends string> = <
  const N extends string,
  const Q extends Permission | 'public',
  F extends Fields,
  S extends Scope,
  const P extends PublishingFor<F> = 'none',
  X extends Fields = {},
  K extends IntegerKey | undefined = undefined,
>(
  name: N,
  options: Options<F, S, P, Q & WithSteps<Q, F, Permission>, Permission, X, K>,
) => Resource<N, F, S, P, K>

type FactsOf<R extends AnyResource> = Simplify<
  CommonColumns & { id: IdOf<R> } & Record<R['scope']['owner'], NonNullable<R['scope']['_']>['value']> &
    PublishingColumns[NonNullable<R['publishing']>]
>
/** A submitted record in words, as rules and screens see it: everything required is there. */
export type RecordFor<R extends AnyResource> = Simplify<FactsOf<R> & Complete<R['fields']>>
/** A saved record in words. In a resource with states a value may be missing until it is submitted. */
export type DraftFor<R extends AnyResource> = Simplify<FactsOf<R> & Saved<R['fields']>>
/** A saved record as JSON and SQL hold it: integers for coded values. */
export type WireFor<R extends AnyResource> = Simplify<FactsOf<R> & Saved<R['fields'], 'wire'>>
