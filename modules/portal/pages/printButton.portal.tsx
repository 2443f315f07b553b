import { Printer } from 'lucide-react'
import { Icon } from '../../../web/ui/Icon.tsx'

/** Hidden until a script runs: without one a browser prints by its own menu. */
export function PrintButton({ label }: { label: string }) {
  return (
    <button type="button" className="more" data-do="print" hidden>
      <Icon of={Printer} />
      {label}
    </button>
  )
}
