import { ChevronRight } from 'lucide-react'
import type { Lang } from '../../kernel/kernel.ts'
import { Icon } from './Icon.tsx'
import { wordOf } from './texts.ts'

interface BreadcrumbProps {
  /** From the first page down to this one; the last has no address. */
  steps: readonly { readonly label: string; readonly href?: string | undefined }[]
  lang: Lang
}

export function Breadcrumb({ steps, lang }: BreadcrumbProps) {
  return (
    <nav aria-label={wordOf('trail', lang)}>
      <ol className="crumbs">
        {steps.map(({ label, href }) => (
          <li key={label}>
            <Icon of={ChevronRight} points small />
            {href === undefined ? <span aria-current="page">{label}</span> : <a href={href}>{label}</a>}
          </li>
        ))}
      </ol>
    </nav>
  )
}
