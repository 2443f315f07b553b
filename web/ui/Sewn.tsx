import { crossesOf, crossWidth, squaresOf, threads } from './stitches.ts'

interface SewnProps {
  grid: readonly string[]
  /** Whole pixels a stitch: squares below 6, crosses from there. */
  px: number
  className: string
  /** Pixels of its frame on each side. */
  frame?: number
}

/** A grid of stitches; decoration, so whoever uses it says beside it what it stands for. */
export function Sewn({ grid, px, className, frame = 0 }: SewnProps) {
  const [rows, columns] = [grid.length, grid[0]?.length ?? 0]
  return (
    <svg
      className={className}
      width={columns * px + 2 * frame}
      height={rows * px + 2 * frame}
      viewBox={`0 0 ${columns} ${rows}`}
      aria-hidden="true"
      {...(px < 6 ? { shapeRendering: 'crispEdges', strokeWidth: 0 } : { strokeWidth: crossWidth, strokeLinecap: 'round' as const })}
    >
      {threads.map(thread => {
        const drawn = px < 6 ? squaresOf(grid, thread) : crossesOf(grid, thread)
        return drawn && <path key={thread} className={`thread-${thread}`} d={drawn} />
      })}
    </svg>
  )
}
