import { bound } from '../generic/bound.tsx'

interface KeyFiguresProps {
  /** The sentence in its order: words, and figures with what they count, each leading to its list. */
  parts: readonly (string | { readonly text: string; readonly href: string })[]
}

/** Key figures as one sentence: a reader takes them in as they are said, not as a row of boxes. */
export function KeyFigures({ parts }: KeyFiguresProps) {
  return (
    <p className="key-figures">
      {parts.map(part =>
        typeof part === 'string' ? (
          bound(part)
        ) : (
          <a key={part.text} href={part.href}>
            {bound(part.text)}
          </a>
        ),
      )}
    </p>
  )
}
