import type { AnyResource } from '../../kernel/kernel.ts'
import { RegisterTab } from './RegisterTab.tsx'
import { YearlyTab } from './YearlyTab.tsx'

interface PlaceTabProps {
  readonly resource: AnyResource
  /** The place whose records they are. */
  readonly owner: string
}

/** The records of a kind that belong to a place: its years side by side, or a list of as many as there are. */
export function PlaceTab({ resource, owner }: PlaceTabProps) {
  return resource.options.shape === 'yearly' ? (
    <YearlyTab resource={resource} owner={owner} />
  ) : (
    <RegisterTab resource={resource} owner={owner} />
  )
}
