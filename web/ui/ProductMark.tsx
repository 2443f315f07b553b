import { star, wholeOf } from './star.ts'
import { squaresOf } from './stitches.ts'

/** Whole pixels a stitch. */
const stitchPx = { small: 2, medium: 3, board: 4 } as const

/** The product's sign: the eight-pointed star in olive with a red heart. */
export function ProductMark({ size = 'medium' }: { size?: keyof typeof stitchPx }) {
  return (
    <svg
      className="product-mark"
      width={stitchPx[size] * 15}
      height={stitchPx[size] * 15}
      viewBox="0 0 15 15"
      shapeRendering="crispEdges"
      aria-hidden="true"
    >
      <path className="product-mark-star" d={squaresOf(wholeOf(star), 'a')} />
      <path className="product-mark-heart" d="M7 7h1v1h-1z" />
    </svg>
  )
}
