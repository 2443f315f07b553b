import { gridOf, type Motif, motifOfGovernorate } from './motifs.ts'
import { Sewn } from './Sewn.tsx'

/** Whole pixels a stitch, fifteen stitches a side. */
const stitchPx = { small: 2, medium: 3, large: 6 } as const

interface MotifMarkProps {
  motif: Motif
  size?: keyof typeof stitchPx
  /** The thread of what is empty. */
  pale?: boolean
  bare?: boolean
}

/** A motif of fifteen by fifteen stitches; decoration, so whoever uses it says the name beside it. */
export function MotifMark({ motif, size = 'medium', pale = false, bare = false }: MotifMarkProps) {
  return (
    <Sewn
      grid={gridOf(motif)}
      px={stitchPx[size]}
      className={`mark${bare ? ' mark-bare' : ''}${pale ? ' is-pale' : ''}`}
      // Border and padding.
      frame={bare ? 0 : 3}
    />
  )
}

interface MarkProps {
  /** Code of the governorate, two digits. */
  code: string
  size?: keyof typeof stitchPx
}

/** The mark of a governorate, for places without a logo of their own; a star where the code is none of the sixteen. */
export function Mark({ code, size = 'medium' }: MarkProps) {
  return <MotifMark motif={motifOfGovernorate[code] ?? 'star'} size={size} />
}

/** The same at the head of a place's page: large beside its name, and on a phone in the small stitch. */
export function HeadMark({ code }: { code: string }) {
  return (
    <>
      <WideMark code={code} />
      <span className="head-mark-narrow">
        <Mark code={code} />
      </span>
    </>
  )
}

/** The same where a phone has no room for it beside what stands beneath the name. */
export function WideMark({ code }: { code: string }) {
  return (
    <span className="head-mark-wide">
      <Mark code={code} size="large" />
    </span>
  )
}
