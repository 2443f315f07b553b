import type { DefineAction } from './action.ts'
import { codesOf, type Distinct, type StateWords, type States } from './codes.ts'
import { field, type Label } from './field.ts'
import type { LookupField } from './fields/plain.ts'
import type { Names } from './names.ts'
import type { DefinePages } from './pages.ts'
import type { DefineResource } from './resource.ts'

/** Who takes a step: a permission in full, its last word with a dot (`.Submit`: the one under the resource's permission), or `clock`: nobody here, but time, or an act elsewhere that it follows. */
type StepPermission<P extends string> = P | LastWord<P> | 'clock'
type LastWord<P extends string> = P extends `${string}.${infer Rest}` ? LastWord<Rest> : `.${P}`

/** The forms that every definition is made with: `definitions()` gives them, told a product's names. */
export interface Definitions<N extends Names> {
  readonly resource: DefineResource<N['permission']>
  readonly action: DefineAction<N['permission']>
  readonly pages: DefinePages<N>
  readonly states: <
    const C extends StateWords,
    const Stored extends Extract<keyof C, string>,
    const By extends StepPermission<N['permission']>,
    const A extends string,
  >(
    words: C & Distinct<C>,
    steps: readonly (readonly [from: Extract<keyof NoInfer<C>, string> | null, action: A, to: Stored, by: By])[],
    actions: Readonly<Record<NoInfer<A>, Label>>,
  ) => States<C, Stored, By>
  /** A list that takes new values may hold codes that no rule knows. */
  readonly lookup: <L extends keyof N['lookup'] & string>(ar: string, en: string, list: L) => LookupField<N['lookup'][L]>
}

/** The forms of a definition, told a product's names once. The kernel's own tests tell it those of a lending library. */
export function definitions<N extends Names>(): Definitions<N> {
  return {
    resource: (name, options) =>
      ({
        name,
        permission: options.permission,
        fields: options.fields,
        scope: options.scope,
        ...(options.publishing && { publishing: options.publishing }),
        options,
      }) as never,
    action: (ar, en, { method, path, permission, input }) => ({ label: [ar, en], method, path, permission, input: input ?? {} }) as never,
    pages: table => table,
    states: (words, steps, actions) => ({ words, codes: codesOf(words) as never, steps, actions }),
    lookup: (ar, en, list) => field('lookup', ar, en, { list }),
  }
}
