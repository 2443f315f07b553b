import type { ComponentProps } from 'react'
import { Focusable } from 'react-aria-components/Focusable'
import { Tooltip as AriaTooltip, TooltipTrigger } from 'react-aria-components/Tooltip'

interface TooltipProps {
  text: string
  /** One thing that takes the focus: a button or a link. */
  children: ComponentProps<typeof Focusable>['children']
}

/** A name or a reason beside what is pointed at or has the focus; Escape hides it. */
export function Tooltip({ text, children }: TooltipProps) {
  return (
    <TooltipTrigger delay={300} closeDelay={100}>
      <Focusable>{children}</Focusable>
      <AriaTooltip className="tip" offset={6}>
        {text}
      </AriaTooltip>
    </TooltipTrigger>
  )
}
