import { bandPiece } from './bands.ts'
import { Sewn } from './Sewn.tsx'

const stitchPx = { small: 4, large: 6 } as const

/** A piece of the band in pale thread, where something is not there: a motif would be the sign of a governorate. */
export function BandPiece({ stitched, size = 'large' }: { stitched: readonly boolean[]; size?: keyof typeof stitchPx }) {
  return <Sewn grid={bandPiece(stitched)} px={stitchPx[size]} className="mark mark-bare is-pale" />
}
