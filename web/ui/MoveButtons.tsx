import { ArrowDown, ArrowUp } from 'lucide-react'
import type { KeyboardEvent } from 'react'
import { IconButton } from './IconButton.tsx'
import { useLang } from './LangProvider.tsx'
import { wordOf } from './texts.ts'

interface MoveButtonsProps {
  /** What is moved. */
  readonly label: string
  readonly isFirst: boolean
  readonly isLast: boolean
  readonly onMove: (by: -1 | 1) => void
  readonly onKeyDown: (event: KeyboardEvent) => void
}

/** The two buttons that move one of several things a step up or down. */
export function MoveButtons({ label, isFirst, isLast, onMove, onKeyDown }: MoveButtonsProps) {
  const lang = useLang()
  return (
    <>
      <IconButton
        icon={ArrowUp}
        label={`${wordOf('moveUp', lang)}: ${label}`}
        disabledReason={isFirst ? wordOf('isFirst', lang) : undefined}
        onClick={() => onMove(-1)}
        onKeyDown={onKeyDown}
      />
      <IconButton
        icon={ArrowDown}
        label={`${wordOf('moveDown', lang)}: ${label}`}
        disabledReason={isLast ? wordOf('isLast', lang) : undefined}
        onClick={() => onMove(1)}
        onKeyDown={onKeyDown}
      />
    </>
  )
}
