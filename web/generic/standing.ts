import type { AnyResource } from '../../kernel/kernel.ts'
import type { Row } from './record.ts'

/** Is a time to come? */
export function isAhead(at: unknown): boolean {
  return typeof at === 'string' && Date.parse(at) > Date.now()
}

/** What citizens read of an item that was published: it, or nothing as its time is to come or over. A kind that tells nothing of it has no times. */
export function standingOf({ options: { facts } }: AnyResource, { standing }: Row): 'published' | 'scheduled' | 'over' {
  const { scheduled, over } = facts?.standing?.codes ?? {}
  if (typeof standing !== 'number') return 'published'
  return standing === scheduled ? 'scheduled' : standing === over ? 'over' : 'published'
}
