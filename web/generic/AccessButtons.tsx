import {
  AArrowDown,
  AArrowUp,
  Contrast,
  Highlighter,
  MousePointer2,
  Pause,
  Ruler,
  Undo,
  UnfoldVertical,
  type LucideIcon,
} from 'lucide-react'
import type { Lang } from '../../kernel/kernel.ts'
import { Icon } from '../ui/Icon.tsx'
import { percentOf, switchNames, type AccessAct, type SwitchName } from './access.ts'
import { toolTexts } from './accessTexts.ts'
import type { Preferences } from './page.ts'

const icons: Readonly<Record<AccessAct, LucideIcon>> = {
  larger: AArrowUp,
  smaller: AArrowDown,
  highlight: Highlighter,
  contrast: Contrast,
  spacing: UnfoldVertical,
  ruler: Ruler,
  motion: Pause,
  pointer: MousePointer2,
  reset: Undo,
}

interface AccessButtonsProps {
  readonly lang: Lang
  readonly chosen: Preferences
  readonly isOn: (name: SwitchName) => boolean
}

/** The buttons of the accessibility tools, for a form: each sends what it does (portal and administration, section 18.1). */
export function AccessButtons({ lang, chosen, isOn }: AccessButtonsProps) {
  const words = toolTexts.in(lang)
  const button = (act: AccessAct, pressed?: boolean) => (
    <button key={act} type="submit" name="act" value={act} data-act={act} className="tool" aria-pressed={pressed}>
      <Icon of={icons[act]} />
      {words[act]}
    </button>
  )
  return (
    <>
      <p className="access-size">
        {words.size}
        <output>
          <bdi dir="ltr" data-size="">
            {percentOf(chosen)}
          </bdi>
        </output>
      </p>
      {button('larger')}
      {button('smaller')}
      {switchNames.map(name => button(name, isOn(name)))}
      {button('reset')}
    </>
  )
}
