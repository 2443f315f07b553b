import { resources } from '../../../catalogue.ts'
import { kindOf, type AnyResource, type Kind } from '../../../kernel/kernel.ts'

// A build writes this file out: the kinds as data, each definition as a file that its pages load (`scripts/build/kinds.ts`). As it stands
// here it says the same, with every definition at hand.

/** What every page knows of every kind of record. */
export const kinds: readonly Kind[] = resources.map(kindOf)

/** Loads the definition of a kind, by its name. */
export const definitions: Readonly<Record<string, () => Promise<AnyResource>>> = Object.fromEntries(
  resources.map(resource => [resource.name, () => Promise.resolve(resource)]),
)
