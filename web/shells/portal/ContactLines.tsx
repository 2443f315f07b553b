import type { ReactNode } from 'react'

/** The ways to reach a body, a line for each that there is. Where there is none nothing is drawn: a screen reader would announce a list of nothing. */
export function ContactLines({ lines }: { lines: readonly ReactNode[] }) {
  const shown = lines.filter(Boolean)
  return shown.length === 0 ? null : <ul className="contact">{shown}</ul>
}
