import { Ellipsis, type LucideIcon } from 'lucide-react'
import { Button as AriaButton } from 'react-aria-components/Button'
import { Menu as AriaMenu, MenuItem, MenuTrigger } from 'react-aria-components/Menu'
import { Popover } from 'react-aria-components/Popover'
import { looks } from './Button.tsx'
import { Icon } from './Icon.tsx'
import { useLang } from './LangProvider.tsx'
import { wordOf } from './texts.ts'

export interface MenuAct {
  readonly label: string
  readonly icon?: LucideIcon
  readonly onAct?: () => void
  /** It goes somewhere instead of doing something. */
  readonly href?: string
  readonly danger?: boolean
  /** Why it cannot be chosen; it stays in the list and says so. */
  readonly disabledReason?: string | undefined
}

interface MenuProps {
  acts: readonly MenuAct[]
  /** The word of the button; without it a sign alone, three dots unless another is given. */
  label?: string
  /** What a button without a word is called; «more» where nothing is said. */
  name?: string
  icon?: LucideIcon
  look?: 'quiet' | 'plain'
  /** What was chosen is under way. */
  pending?: boolean
}

export function Menu({ acts, label, name, icon, look = 'quiet', pending = false }: MenuProps) {
  const lang = useLang()
  return (
    <MenuTrigger>
      <AriaButton
        className={label === undefined ? 'btn btn-icon' : looks[look]}
        aria-label={label ?? name ?? wordOf('more', lang)}
        isPending={pending}
      >
        {pending ? <span className="spin" aria-hidden="true" /> : <Icon of={icon ?? Ellipsis} />}
        {label !== undefined && <span className="btn-word">{label}</span>}
      </AriaButton>
      <Popover className="popover" offset={4} placement="bottom end">
        <AriaMenu className="menu">
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
    </MenuTrigger>
  )
}
