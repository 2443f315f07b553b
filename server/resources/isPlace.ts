import type { AnyResource } from '../../kernel/kernel.ts'

/** Is each record of this definition a place, or a further part of one? */
export function isPlace({ name, options }: AnyResource): boolean {
  return name === 'place' || options.extends?.base.name === 'place'
}
