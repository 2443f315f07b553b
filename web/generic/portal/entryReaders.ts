import type { Column, FormSpec } from '../../../kernel/kernel.ts'

/** Who reads what is filled in at a column of a form, once it is published. */
export type Readers =
  /** `governs`: it says itself who reads what, and is no data of which that could be said. `oneByOne`: whoever reads what staff let go of it. */
  | { readonly who: 'governs' | 'everybody' | 'oneByOne' | 'nobody' }
  /** Everybody, where the switch `at` is on. */
  | { readonly who: 'if'; readonly at: string }
  /** Everybody, but of whom has chosen this value of the list that is asked for at `at`. */
  | { readonly who: 'unless'; readonly at: string; readonly code: string }

/** Who reads it, as far as the form itself says: what everybody reads in any case no switch keeps from them. */
export function readersOf(spec: FormSpec, { name, fieldName }: Pick<Column, 'name' | 'fieldName'>): Readers {
  if (spec.publicWith?.[0] === name || Object.values(spec.publicIf).includes(name)) return { who: 'governs' }
  if (spec.publicToo?.includes(name) || spec.resource.options.portal?.fields.includes(fieldName)) return { who: 'everybody' }
  const at = spec.publicIf[name]
  if (at !== undefined) return { who: 'if', at }
  const unless = spec.publicUnless?.[name]
  if (unless) return { who: 'unless', at: unless[0], code: unless[1] }
  return { who: spec.publicOneByOne?.includes(name) ? 'oneByOne' : 'nobody' }
}
