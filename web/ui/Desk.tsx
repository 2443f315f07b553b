import { ChevronRight, type LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { Band } from './Band.tsx'
import { Icon } from './Icon.tsx'
import { ProductMark } from './Mark.tsx'

interface DeskProps {
  name: string
  homeHref: string
  /** Groups and items of the side. */
  side: ReactNode
  sideLabel: string
  /** Place, search, language, messages, person. */
  top: ReactNode
  children: ReactNode
}

/** The frame of the dashboard: limestone side with its one stitched line, a bar, a white sheet. */
export function Desk({ name, homeHref, side, sideLabel, top, children }: DeskProps) {
  return (
    <div className="app">
      <div className="app-side">
        <Band kind="side" />
        <div className="app-side-in">
          <a className="app-brand" href={homeHref}>
            <ProductMark size="small" />
            <span className="side-word">{name}</span>
          </a>
          <nav aria-label={sideLabel}>{side}</nav>
        </div>
      </div>
      <div className="min-w-0">
        <header className="app-top">{top}</header>
        <main className="app-main">{children}</main>
      </div>
    </div>
  )
}

export interface SideWay {
  readonly href: string
  readonly label: string
  readonly current?: boolean
  /** How much waits there. */
  readonly count?: number | undefined
}

interface SideGroupProps {
  icon: LucideIcon
  label: string
  ways: readonly SideWay[]
  open?: boolean
}

/** A group of the side, opened by its head. */
export function SideGroup({ icon, label, ways, open }: SideGroupProps) {
  return (
    <details open={open ?? ways.some(way => way.current)}>
      <summary className="side-item">
        <Icon of={icon} />
        <span className="side-word">{label}</span>
        <Icon of={ChevronRight} points />
      </summary>
      <ul>
        {ways.map(way => (
          <li key={way.href}>
            <a className="side-link" href={way.href} aria-current={way.current ? 'page' : undefined}>
              {way.label}
              {way.count !== undefined && <span className="side-count">{way.count}</span>}
            </a>
          </li>
        ))}
      </ul>
    </details>
  )
}

/** A page of the side that belongs to no group. */
export function SideItem({ icon, way }: { icon: LucideIcon; way: SideWay }) {
  return (
    <a className="side-item" href={way.href} aria-current={way.current ? 'page' : undefined}>
      <Icon of={icon} />
      <span className="side-word">{way.label}</span>
    </a>
  )
}
