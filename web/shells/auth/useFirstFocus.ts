import { useEffect, useRef, type RefObject } from 'react'

/** For a form that takes the place of another one: what is to be filled in first has the focus, as what was pressed is gone. @param wants not at the page's own beginning */
export function useFirstFocus(wants = true): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (wants) form.current?.querySelector<HTMLInputElement>('input:not([hidden])')?.focus()
  }, [wants])
  return form
}
