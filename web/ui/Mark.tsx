import { bandPiece, gridOf, type Motif, motifOfGovernorate } from './motifs.ts'
import { crossesOf, crossWidth, squaresOf, threads } from './stitches.ts'

/** Whole pixels a stitch, fifteen stitches a side: squares below 6, crosses from there. */
const stitchPx = { small: 2, medium: 3, board: 4, large: 6 } as const

interface MotifMarkProps {
  motif: Motif
  size?: keyof typeof stitchPx
  /** The thread of what is empty. */
  pale?: boolean
  bare?: boolean
}

/** A motif of fifteen by fifteen stitches; decoration, so whoever uses it says the name beside it. */
export function MotifMark({ motif, size = 'medium', pale = false, bare = false }: MotifMarkProps) {
  const px = stitchPx[size]
  const grid = gridOf(motif)
  // The frame of a mark (border and padding) is 3 px a side.
  const side = px * 15 + (bare ? 0 : 6)
  return (
    <svg
      className={`mark${bare ? ' mark-bare' : ''}${pale ? ' is-pale' : ''}`}
      width={side}
      height={side}
      viewBox="0 0 15 15"
      aria-hidden="true"
      {...sewn(px)}
    >
      {threadsOf(grid, px)}
    </svg>
  )
}

/** A piece of the band in pale thread, where something is not there: a sign of its own would be that of a governorate. */
export function BandPiece({ stitched, size = 'large' }: { stitched: readonly boolean[]; size?: 'board' | 'large' }) {
  const grid = bandPiece(stitched)
  const [rows, columns] = [grid.length, grid[0]?.length ?? 0]
  const px = stitchPx[size]
  return (
    <svg
      className="mark mark-bare is-pale"
      width={columns * px}
      height={rows * px}
      viewBox={`0 0 ${columns} ${rows}`}
      aria-hidden="true"
      {...sewn(px)}
    >
      {threadsOf(grid, px)}
    </svg>
  )
}

/** From 6 px a stitch is a cross, below that a square. */
function sewn(px: number) {
  return px < 6 ? { shapeRendering: 'crispEdges', strokeWidth: 0 } : ({ strokeWidth: crossWidth, strokeLinecap: 'round' } as const)
}

function threadsOf(grid: readonly string[], px: number) {
  return threads.map(thread => {
    const drawn = px < 6 ? squaresOf(grid, thread) : crossesOf(grid, thread)
    return drawn && <path key={thread} className={`thread-${thread}`} d={drawn} />
  })
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

/** The product's sign: the eight-pointed star in olive with a red heart. */
export function ProductMark({ size = 'medium' }: { size?: 'small' | 'medium' | 'board' }) {
  return (
    <svg
      className="product-mark"
      width={stitchPx[size] * 15}
      height={stitchPx[size] * 15}
      viewBox="0 0 15 15"
      shapeRendering="crispEdges"
      aria-hidden="true"
    >
      <path className="product-mark-star" d={squaresOf(gridOf('star'), 'a')} />
      <path className="product-mark-heart" d="M7 7h1v1h-1z" />
    </svg>
  )
}
