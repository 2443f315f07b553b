import type { LucideIcon } from 'lucide-react'
import type { KeyboardEvent } from 'react'
import { Icon } from './Icon.tsx'
import { Tooltip } from './Tooltip.tsx'

interface IconButtonProps {
  icon: LucideIcon
  /** What it does; shown beside it when pointed at. */
  label: string
  onClick: () => void
  /** Further keys beside those that press it. */
  onKeyDown?: (event: KeyboardEvent) => void
  /** The icon points along the line. */
  points?: boolean
  /** Why it cannot be pressed; it stays where the keyboard finds it and says so. */
  disabledReason?: string | undefined
}

/** A button without a word, for rows of a table; on a touch screen its name is read from the label alone. */
export function IconButton({ icon, label, onClick, onKeyDown, points = false, disabledReason }: IconButtonProps) {
  const stopped = disabledReason !== undefined
  return (
    <Tooltip text={stopped ? `${label}: ${disabledReason}` : label}>
      <button
        type="button"
        className="btn btn-icon"
        aria-label={label}
        aria-disabled={stopped || undefined}
        onClick={stopped ? undefined : onClick}
        onKeyDown={onKeyDown}
      >
        <Icon of={icon} points={points} />
      </button>
    </Tooltip>
  )
}
