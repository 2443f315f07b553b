import { X } from 'lucide-react'
import { useEffect, useId, useReducer, useRef, type FormEvent } from 'react'
import type { Lang } from '../../../kernel/kernel.ts'
import { chosenNow, isOn, press, tendRuler } from '../../generic/access.ts'
import { AccessButtons } from '../../generic/AccessButtons.tsx'
import { toolTexts } from '../../generic/accessTexts.ts'
import { Icon } from '../../ui/Icon.tsx'

/** The panel, and what moves the ruler for as long as the page stands. */
export function panelWithRuler() {
  tendRuler()
  return AccessPanel
}

interface AccessPanelProps {
  readonly lang: Lang
  readonly onClose: () => void
}

/** The accessibility tools over a page of the desk, or beside the sign-in: the page goes on under them. */
export function AccessPanel({ lang, onClose }: AccessPanelProps) {
  const id = useId()
  const box = useRef<HTMLElement>(null)
  const [, drawAnew] = useReducer((times: number) => times + 1, 0)
  useEffect(() => {
    const before = document.activeElement
    const begin = () => box.current?.querySelector<HTMLElement>('.access button')?.focus()
    const byKey = (event: KeyboardEvent) => {
      if (event.altKey && event.code === 'Digit0') begin()
      if (event.key === 'Escape' && box.current?.contains(document.activeElement)) onClose()
    }
    begin()
    document.addEventListener('keydown', byKey)
    return () => {
      document.removeEventListener('keydown', byKey)
      if (before instanceof HTMLElement) before.focus()
    }
  }, [onClose])
  const send = (event: FormEvent) => {
    event.preventDefault()
    const { nativeEvent } = event
    const button = nativeEvent instanceof SubmitEvent ? nativeEvent.submitter : null
    press(button?.getAttribute('value') ?? '')
    drawAnew()
  }
  return (
    // On the top layer: what opens over the page leaves it to be used.
    <section ref={box} className="access-panel" data-theme="dashboard" data-react-aria-top-layer="true" aria-labelledby={id}>
      <div className="access-panel-head">
        <h2 id={id}>{toolTexts.say('accessTools', lang)}</h2>
        <button type="button" className="btn btn-icon" aria-label={toolTexts.say('close', lang)} onClick={onClose}>
          <Icon of={X} />
        </button>
      </div>
      <form method="post" className="access" onSubmit={send}>
        <AccessButtons lang={lang} chosen={chosenNow()} isOn={isOn} />
      </form>
    </section>
  )
}
