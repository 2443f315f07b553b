import { bandPiece } from './bands.ts'
import { Sewn } from './Sewn.tsx'

/** A piece of the band in pale thread, where something is not there: a motif would be the sign of a governorate. */
export function BandPiece({ stitched }: { stitched: readonly boolean[] }) {
  return <Sewn grid={bandPiece(stitched)} px={6} className="mark mark-bare is-pale" />
}
