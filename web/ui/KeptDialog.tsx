import { useEffect, useRef } from 'react'
import { Dialog as AriaDialog, type DialogProps } from 'react-aria-components/Dialog'

/**
 * A dialog that has the focus as long as it is open. A browser lets the focus go without a word where what has it is disabled or taken out, and
 * no key is heard any more: with the next one the dialog takes it back, so that Escape closes it and Tab goes on inside it.
 */
export function KeptDialog(props: DialogProps) {
  const kept = useRef<HTMLElement>(null)
  useEffect(() => {
    const take = (event: KeyboardEvent) => {
      const own = kept.current
      // What lies beneath another dialog is hidden from who hears the page.
      if (event.target !== document.body || !own || own.closest('[aria-hidden="true"], [inert]')) return
      own.focus()
      // It went to the page, where nobody hears it.
      if (event.key === 'Escape') own.dispatchEvent(new KeyboardEvent('keydown', { key: event.key, bubbles: true, cancelable: true }))
    }
    document.addEventListener('keydown', take, true)
    return () => document.removeEventListener('keydown', take, true)
  }, [])
  return <AriaDialog {...props} ref={kept} />
}
