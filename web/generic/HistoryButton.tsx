import { SparePart } from '../ui/later.ts'
import { useDesk, type HistoryProps } from './desk.ts'

/** What became of a record, beside its title; nothing where nobody keeps it, or where it does not come. */
export function HistoryButton(props: HistoryProps) {
  const { History } = useDesk()
  return History && <SparePart of={History} props={props} />
}
