import type { Field, Fields, IntegerKey, Need } from './field.ts'

/** The values of a record by the names of its columns, whatever they are. */
export type Values = Readonly<Record<string, unknown>>

/** How the ids of a definition's records are written. One that is still being made says of its key what it is. */
export type IdOf<T> = T extends { readonly options: { readonly key: IntegerKey } }
  ? number
  : T extends { readonly _?: { readonly key: infer K } }
    ? [K] extends [IntegerKey]
      ? number
      : string
    : string

/** How a value is written: the word in rules and screens, the integer in JSON and SQL. */
export type Face = 'word' | 'wire'
/** The same type with its members written out, so that the compiler names them. */
export type Simplify<T> = { [K in keyof T]: T[K] } & {}
type Shape<F extends Fields, V extends Face, Sure extends Need> = Simplify<
  { [K in FieldKey<F> as `${K}${F[K]['_']['columns'][Sure]}`]: F[K]['_'][V] } & {
    [K in FieldKey<F> as `${K}${F[K]['_']['columns'][Exclude<Need, Sure>]}`]?: F[K]['_'][V] | null
  }
>

type StepsOf<F extends Fields> = F[keyof F]['_']['steps']
/** Has one of the fields states? Then saving and submitting are two moments. */
export type HasStates<F extends Fields> = [StepsOf<F>] extends [never] ? false : true
/** The words with a dot that the steps of `F` name: permissions under that of the resource. */
export type StepWord<F extends Fields> = Extract<StepsOf<F>, `.${string}`>
/** The values of a complete record: everything `required()` is there. */
export type Complete<F extends Fields, V extends Face = 'word'> = Shape<F, V, 'submit' | 'save'>
/** The values as they may be saved: in a resource with states only what is `requiredAtOnce()` is sure. */
export type Saved<F extends Fields, V extends Face = 'word'> = Shape<F, V, HasStates<F> extends true ? 'save' : 'submit' | 'save'>
/** The fields that a step asks for. */
export type StepInput = Readonly<Record<string, Field>>

/** The names of the fields. */
export type FieldKey<F extends Fields> = Extract<keyof F, string>
/** The names of the columns: a bilingual `title` gives `titleAr` and `titleEn`. */
export type ColumnKey<F extends Fields> = { [K in FieldKey<F>]: `${K}${F[K]['_']['columns'][Need]}` }[FieldKey<F>]
/** The names of the fields that say when: days, instants, times of day. They can stand in `order`. */
export type MomentKey<F extends Fields> = { [K in FieldKey<F>]: F[K] extends { readonly isMoment: true } ? K : never }[FieldKey<F>]
