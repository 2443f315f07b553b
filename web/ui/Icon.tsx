import type { LucideIcon } from 'lucide-react'

interface IconProps {
  of: LucideIcon
  /** True for what points along the line (arrows, chevrons): it is turned round in Arabic. */
  points?: boolean
  small?: boolean
  /** Only where the icon stands alone; beside a word it says nothing of its own. */
  label?: string
}

export function Icon({ of: Drawing, points, small, label }: IconProps) {
  const className = `icon${points ? ' icon-points' : ''}${small ? ' icon-s' : ''}`
  return (
    <>
      <Drawing className={className} aria-hidden="true" />
      {label && <span className="sr">{label}</span>}
    </>
  )
}
