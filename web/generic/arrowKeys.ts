import type { KeyboardEvent } from 'react'

const steps: Readonly<Record<string, (at: number, last: number) => number>> = {
  ArrowDown: (at, last) => Math.min(at + 1, last),
  ArrowUp: at => Math.max(at - 1, 0),
  Home: () => 0,
  End: (_, last) => last,
}

/** In a list of links that is one stop of Tab: the arrows lead from link to link. */
export function moveAlongLinks(event: KeyboardEvent<HTMLAnchorElement>): void {
  const step = steps[event.key]
  const links = [...(event.currentTarget.closest('nav')?.querySelectorAll('a') ?? [])]
  const at = links.indexOf(event.currentTarget)
  if (!step) return
  event.preventDefault()
  links[step(at, links.length - 1)]?.focus()
}
