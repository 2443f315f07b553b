import { useInsertionEffect, type RefObject } from 'react'
import { setInteractionModality } from 'react-aria-components'
import { Menu as AriaMenu, MenuItem } from 'react-aria-components/Menu'
import { Popover } from 'react-aria-components/Popover'
import { Icon } from './Icon.tsx'
import type { MenuAct } from './Menu.tsx'

interface MenuSheetProps {
  readonly acts: readonly MenuAct[]
  /** The button that it belongs to, and its id. */
  readonly button: RefObject<HTMLButtonElement | null>
  readonly labelledBy: string
  readonly isOpen: boolean
  readonly onOpenChange: (isOpen: boolean) => void
  /** Which of its acts has the focus first; true: none yet, as after a click. */
  readonly focus: 'first' | 'last' | true
}

/** The list of a menu, over the page. */
export function MenuSheet({ acts, button, labelledBy, isOpen, onOpenChange, focus }: MenuSheetProps) {
  // The key that opened the first menu came before what listens to keys: without this its first act would have the focus and no ring.
  useInsertionEffect(() => {
    if (isOpen && focus !== true) setInteractionModality('keyboard')
  }, [isOpen, focus])
  // Whoever opens a menu goes on in it.
  const focused = { autoFocus: focus }
  return (
    <Popover
      className="popover"
      trigger="MenuTrigger"
      triggerRef={button}
      offset={4}
      placement="bottom end"
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      aria-labelledby={labelledBy}
    >
      <AriaMenu className="menu" aria-labelledby={labelledBy} {...focused} onClose={() => onOpenChange(false)}>
        {acts.map(act => (
          <MenuItem
            key={act.label}
            className={act.danger ? 'menu-item menu-item-danger' : 'menu-item'}
            textValue={act.label}
            isDisabled={act.disabledReason !== undefined}
            {...(act.onAct ? { onAction: act.onAct } : {})}
            {...(act.href === undefined ? {} : { href: act.href })}
          >
            {act.icon && <Icon of={act.icon} />}
            <span>
              {act.label}
              {act.disabledReason && <span className="menu-reason">{act.disabledReason}</span>}
            </span>
          </MenuItem>
        ))}
      </AriaMenu>
    </Popover>
  )
}
