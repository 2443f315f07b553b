import type { Lang } from '../../kernel/kernel.ts'
import { pluralOf } from '../../kernel/kernel.ts'
import { Notice } from './Notice.tsx'
import { faultyFields } from './texts.ts'

interface ErrorSummaryProps {
  id?: string
  /** `field` is the id of the input; the link moves the focus into it. */
  errors: readonly { readonly field: string; readonly message: string }[]
  lang: Lang
}

/** At the head of a form that was refused: every mistake, each a link to its field. The form moves the focus here. */
export function ErrorSummary({ id = 'errors', errors, lang }: ErrorSummaryProps) {
  if (errors.length === 0) return null
  return (
    <div id={id} tabIndex={-1}>
      <Notice tone="danger" lang={lang} live="assertive">
        <p className="font-semibold">{pluralOf(faultyFields, new Set(errors.map(({ field }) => field)).size, lang)}</p>
        <ul>
          {errors.map(({ field, message }) => (
            <li key={`${field} ${message}`}>
              <a href={`#${field}`}>{message}</a>
            </li>
          ))}
        </ul>
      </Notice>
    </div>
  )
}
