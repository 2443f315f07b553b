import { CircleAlert, CircleCheck, Info, type LucideIcon, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Lang } from '../../kernel/kernel.ts'
import { Icon } from './Icon.tsx'
import { wordOf } from './texts.ts'

export type Tone = 'info' | 'ok' | 'warn' | 'danger'
export const toneIcons: Readonly<Record<Tone, LucideIcon>> = { info: Info, ok: CircleCheck, warn: TriangleAlert, danger: CircleAlert }

interface NoticeProps {
  tone?: Tone
  lang: Lang
  /** Set when the notice appears after the page: `polite` waits for the reader, `assertive` interrupts. */
  live?: 'polite' | 'assertive'
  /** What its sign is called where it says neither an error nor a warning. */
  called?: string
  children: ReactNode
}

/** A message in the page, by sign, word and colour. */
export function Notice({ tone = 'info', lang, live, called, children }: NoticeProps) {
  return (
    <div className={`notice tone-${tone}`} role={live && (live === 'assertive' ? 'alert' : 'status')}>
      <Icon of={toneIcons[tone]} label={called ?? wordOf(tone, lang)} />
      <div>{children}</div>
    </div>
  )
}
