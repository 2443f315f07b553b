import type { Lang } from '../../kernel/kernel.ts'
import { wordOf } from './texts.ts'

/** Widths of lines as text has them; they repeat. */
const widths = [5, 3, 4, 2, 4, 3] as const

interface SkeletonProps {
  lines?: number
  lang: Lang
}

/** The shape of what is coming; it stands still. */
export function Skeleton({ lines = 3, lang }: SkeletonProps) {
  return (
    <div className="bones grid w-full gap-3">
      <output className="sr">{wordOf('loading', lang)}</output>
      {Array.from({ length: lines }, (_, line) => (
        <Bone key={line} seed={line} />
      ))}
    </div>
  )
}

export function Bone({ seed = 0 }: { seed?: number }) {
  return <span className={`bone bone-${widths[seed % widths.length]}`} aria-hidden="true" />
}
