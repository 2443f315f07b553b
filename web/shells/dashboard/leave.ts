import { forgetSession } from '../../generic/session.ts'

let isLeaving = false

/** Is the desk being left, with its session forgotten? Then nobody need be told that there is none. */
export function isLeavingDesk(): boolean {
  return isLeaving
}

/** Forgets the session and leaves for another page. Several calls may be refused at once; the first leaves. */
export function leaveDesk(href: string): void {
  if (isLeaving) return
  isLeaving = true
  // A form asks whether to leave it. Here there is no staying; what was typed is kept in this browser.
  window.addEventListener('beforeunload', event => event.stopImmediatePropagation(), { capture: true })
  forgetSession()
  window.location.assign(href)
}
