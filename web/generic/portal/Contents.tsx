import { numberOf, type Lang } from '../../../kernel/kernel.ts'
import type { Heading } from './contents.ts'
import { foreign } from './Head.tsx'
import { useHere } from './site.ts'

interface ContentsProps {
  headings: readonly Heading[]
  /** «في هذه الصفحة» */
  label: string
  /** The language of the text. */
  told: Lang
}

/** The parts of a long text, each with the way to it; it goes along with who reads beside it. */
export function Contents({ headings, label, told }: ContentsProps) {
  return (
    <nav className="contents-list" aria-label={label}>
      <h2>{label}</h2>
      <Ways headings={headings} told={told} />
    </nav>
  )
}

/** The same above the text, folded, where there is no room beside it. */
export function FoldedContents({ headings, label, told }: ContentsProps) {
  const { lang } = useHere()
  return (
    <details className="contents-fold">
      <summary>
        <span>
          {label} (<bdi dir="ltr">{numberOf(headings.length, lang)}</bdi>)
        </span>
      </summary>
      <nav className="contents-list" aria-label={label}>
        <Ways headings={headings} told={told} />
      </nav>
    </details>
  )
}

function Ways({ headings, told }: Omit<ContentsProps, 'label'>) {
  const { lang } = useHere()
  return (
    <ol {...foreign(told, lang)}>
      {headings.map(({ id, text }) => (
        <li key={id}>
          <a href={`#${id}`}>{text}</a>
        </li>
      ))}
    </ol>
  )
}
