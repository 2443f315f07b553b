import type { AnyResource } from '../../../kernel/kernel.ts'
import { later, type Later } from '../../ui/later.ts'
import { definitions } from './kinds.ts'

const parts = new Map<string, Later<AnyResource>>()

/** The definition of a kind of record, which comes when it is asked for; undefined where there is no such kind. */
export function definitionOf(kind: string): Later<AnyResource> | undefined {
  const known = parts.get(kind)
  const load = Object.hasOwn(definitions, kind) ? definitions[kind] : undefined
  if (known || !load) return known
  const part = later(load)
  parts.set(kind, part)
  return part
}
