import { useEffect, useRef, useState } from 'react'

const focusable = 'input:not([type=hidden]), button, select, textarea, [contenteditable=true], [tabindex="0"]'

/** The place of a form's summary of mistakes: it takes the focus, and its links lead into their fields, many of which are several controls. */
export function useSummary() {
  const box = useRef<HTMLDivElement>(null)
  const [refusals, setRefusals] = useState(0)
  useEffect(() => {
    if (refusals > 0) box.current?.focus()
  }, [refusals])
  useEffect(() => {
    const place = box.current
    const lead = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest('a') : null
      const field = link && document.getElementById(link.hash.slice(1))
      const control = field?.matches(focusable) ? field : field?.querySelector<HTMLElement>(focusable)
      if (!control) return
      event.preventDefault()
      control.focus()
    }
    place?.addEventListener('click', lead)
    return () => place?.removeEventListener('click', lead)
  }, [])
  return {
    box,
    /** Moves the focus there, after a dialog that has it is gone. */
    focus: () => setRefusals(count => count + 1),
  }
}
