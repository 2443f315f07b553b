import type { Lang } from '../../../kernel/kernel.ts'
import { Breadcrumb } from '../../ui/Breadcrumb.tsx'
import { withDashes } from '../bound.tsx'
import type { Step } from './Head.tsx'
import { type Here, useHere } from './site.ts'
import { trailTexts } from './words.ts'

/** The first step of every way. */
export function homeStep(lang: Lang): Step {
  return { label: trailTexts.say('home', lang), path: '/' }
}

/** A way with its addresses in the page's language; the page itself, last, has none. */
export function trailOf(steps: readonly Step[], { to }: Here): { label: string; href?: string }[] {
  return steps.map(({ label: name, path }) => {
    const label = withDashes(name)
    return path === undefined ? { label } : { label, href: to(path) }
  })
}

/** The way to this page. */
export function Trail({ steps }: { steps: readonly Step[] }) {
  const here = useHere()
  return <Breadcrumb lang={here.lang} steps={trailOf(steps, here)} />
}
