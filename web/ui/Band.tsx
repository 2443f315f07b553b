interface BandProps {
  /**
   * `home` 56 px and `page` 24 px down the start of a `.frame` from 1200 px, a hem across it below; `side` 8 px at the start of the
   * dashboard's side, `desk` 8 px across its head where the side is folded; `board` 112 px (56, then 21) beside the sign-in card.
   */
  kind: 'home' | 'page' | 'side' | 'desk' | 'board'
}

/** The one stitched band of a screen. Decoration: it says nothing to a reader. */
export function Band({ kind }: BandProps) {
  return <div className={`band band-${kind}`} aria-hidden="true" />
}
