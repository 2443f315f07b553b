import type { RefObject } from 'react'
import { Tooltip as AriaTooltip, TooltipTriggerStateContext } from 'react-aria-components/Tooltip'

interface TipProps {
  readonly id: string
  readonly text: string
  /** What it stands beside. */
  readonly at: RefObject<HTMLElement | null>
  readonly show: (isShown: boolean) => void
}

/** The words of a tooltip, where there is room for them; they stay while they are pointed at. */
export function Tip({ id, text, at, show }: TipProps) {
  // Its types do not know the id that its own trigger gives it.
  const named = { id }
  return (
    <TooltipTriggerStateContext value={{ isOpen: true, shouldSkipAnimation: true, open: () => show(true), close: () => show(false) }}>
      <AriaTooltip {...named} className="tip" offset={6} triggerRef={at}>
        {text}
      </AriaTooltip>
    </TooltipTriggerStateContext>
  )
}
