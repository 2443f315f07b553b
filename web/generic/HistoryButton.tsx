import { Suspense } from 'react'
import { useDesk, type HistoryProps } from './desk.ts'

/** What became of a record, beside its title; nothing where nobody keeps it. */
export function HistoryButton(props: HistoryProps) {
  const { History } = useDesk()
  return (
    History && (
      <Suspense>
        <History {...props} />
      </Suspense>
    )
  )
}
