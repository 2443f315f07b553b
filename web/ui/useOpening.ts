import { useCallback, useState } from 'react'
import { nearOf } from './LateDialog.ts'
import { useLang } from './LangProvider.tsx'
import { useLater, type Later } from './later.ts'
import { wordOf } from './texts.ts'
import { toast } from './Toasts.tsx'

interface Opening {
  readonly isOpen: boolean
  readonly setOpen: (isOpen: boolean) => void
  /** For the button: the part is asked for as soon as the pointer or the focus comes near. */
  readonly near: { readonly 'aria-expanded': boolean; readonly onPointerEnter: () => void; readonly onFocus: () => void }
}

/**
 * The opening of a part that comes after the page. A click is never without an answer: where the part cannot be loaded, this is said and the
 * part counts as shut, so that the next click tries again.
 */
export function useOpening(part: Later<unknown>): Opening {
  const lang = useLang()
  const [isOpen, setWanted] = useState(false)
  const isHere = useLater(part) !== undefined
  const fail = useCallback(() => {
    setWanted(false)
    toast(wordOf('partFailed', lang), 'danger')
  }, [lang])
  const setOpen = useCallback(
    (isWanted: boolean) => {
      if (isWanted) part.ask(fail)
      setWanted(isWanted)
    },
    [part, fail],
  )
  return { isOpen, setOpen, near: { 'aria-expanded': isOpen && isHere, ...nearOf(part) } }
}
