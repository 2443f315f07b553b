import { useState, type ReactNode } from 'react'
import { massActionsOf, type AnyResource } from '../../kernel/kernel.ts'
import { LatePart, later } from '../ui/later.ts'
import { useCaller } from './caller.ts'
import type { Row } from './record.ts'

const massBar = later(() => import('./MassBar.tsx').then(file => file.MassBar))
const noRows: readonly Row[] = []

interface Mass {
  /** What the table is told of it; nothing where the reader may do nothing with several records. */
  readonly chosen: { readonly selected?: ReadonlySet<string>; readonly onSelect?: (selected: ReadonlySet<string>) => void }
  /** What may be done with those that are chosen; nothing while none is. */
  readonly bar: ReactNode
}

/** Records of a list are chosen, of the page that is shown, and one step is taken on them all. */
export function useMass(resource: AnyResource, rows: readonly Row[] = noRows): Mass {
  const caller = useCaller()
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set())
  const actions = massActionsOf(resource).filter(({ permissions }) => permissions.some(permission => caller.can(permission)))
  if (actions.length === 0) return { chosen: {}, bar: null }
  // What is no longer shown is not chosen: nobody decides on what he does not see.
  const shown = rows.filter(row => selected.has(String(row.id)))
  const onSelect = (now: ReadonlySet<string>) => {
    massBar.ask()
    setSelected(now)
  }
  return {
    chosen: { selected: new Set(shown.map(row => String(row.id))), onSelect },
    bar: shown.length > 0 && (
      <LatePart of={massBar} props={{ resource, rows: shown, actions: actions.map(({ action }) => action), onChoose: onSelect }} />
    ),
  }
}
