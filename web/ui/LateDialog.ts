import { createElement, useEffect, type ComponentType, type ReactNode } from 'react'
import { useLang } from './LangProvider.tsx'
import { LatePart, type Later } from './later.ts'
import { wordOf } from './texts.ts'
import { toast } from './Toasts.tsx'

interface LateDialogProps<Props extends { readonly onClose?: () => void }> {
  readonly of: Later<ComponentType<Props>>
  readonly props: Props
}

/**
 * What opens over the page as soon as this is drawn, and comes after it. Where it cannot be loaded this is said and it counts as closed
 * (`onClose`): the page stays with all that was done on it, and the next click tries again. Whoever has closed it meanwhile hears nothing.
 */
export function LateDialog<Props extends { readonly onClose?: () => void }>({ of, props }: LateDialogProps<Props>): ReactNode {
  const lang = useLang()
  const { onClose } = props
  useEffect(() => {
    let isWanted = true
    of.ask(() => {
      if (!isWanted) return
      toast(wordOf('partFailed', lang), 'danger')
      onClose?.()
    })
    return () => {
      isWanted = false
    }
  }, [of, onClose, lang])
  return createElement(LatePart<Props>, { of, props })
}

interface Near {
  readonly onPointerEnter: () => void
  readonly onFocus: () => void
}

/** For what opens parts: they are asked for as soon as the pointer or the focus comes near. */
export function nearOf(...parts: readonly Later<unknown>[]): Near {
  const ask = () => parts.forEach(part => part.ask())
  return { onPointerEnter: ask, onFocus: ask }
}
