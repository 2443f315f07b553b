import { useEffect, useRef, useState } from 'react'

const focusable = 'input:not([type=hidden]), button, select, textarea, [contenteditable=true], [tabindex="0"]'

/** What of a field takes the focus: itself, or the first of its controls. @param id of the field */
export function controlOf(id: string): HTMLElement | null {
  const field = document.getElementById(id)
  return field?.matches(focusable) ? field : (field?.querySelector<HTMLElement>(focusable) ?? null)
}

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
      const control = link && controlOf(link.hash.slice(1))
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
