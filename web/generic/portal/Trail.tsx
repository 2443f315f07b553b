import { Breadcrumb } from '../../ui/Breadcrumb.tsx'
import type { Step } from './Head.tsx'
import { type Here, useHere } from './site.ts'

/** The first step of every way. */
export const homeStep = { ar: { label: 'الرئيسية', path: '/' }, en: { label: 'Home', path: '/' } } as const

/** A way with its addresses in the page's language; the page itself, last, has none. */
export function trailOf(steps: readonly Step[], { to }: Here): { label: string; href?: string }[] {
  return steps.map(({ label, path }) => (path === undefined ? { label } : { label, href: to(path) }))
}

/** The way to this page. */
export function Trail({ steps }: { steps: readonly Step[] }) {
  const here = useHere()
  return <Breadcrumb lang={here.lang} steps={trailOf(steps, here)} />
}
