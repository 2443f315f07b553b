/** Pixels at either edge of the row in which the sign stands that it goes on. */
const signWidth = 24

/**
 * For the `ref` of a row of tabs that scrolls sideways: the tab that is chosen, and the one that takes the focus, stand in sight, also
 * when the row becomes narrower or another tab is chosen; `data-more` says on which sides there are more. Without it a phone shows the
 * first tabs, hides the one that is read and looks as if there were no others.
 */
export function keepsTabInSight(row: HTMLElement | null): (() => void) | undefined {
  if (!row) return undefined
  const look = () => {
    bring(row, row.querySelector('[aria-current], [aria-selected="true"]'))
    noteMore(row)
  }
  const showFocused = ({ target }: FocusEvent) => bring(row, target)
  const scrolled = () => noteMore(row)
  const widths = new ResizeObserver(look)
  const choices = new MutationObserver(look)
  widths.observe(row)
  choices.observe(row, { subtree: true, childList: true, attributeFilter: ['aria-current', 'aria-selected'] })
  row.addEventListener('focusin', showFocused)
  row.addEventListener('scroll', scrolled, { passive: true })
  return () => {
    widths.disconnect()
    choices.disconnect()
    row.removeEventListener('focusin', showFocused)
    row.removeEventListener('scroll', scrolled)
  }
}

/** Only the row moves, not the page; a tab that is in sight stays where the reader saw it. */
function bring(row: HTMLElement, tab: unknown): void {
  if (!(tab instanceof Element) || tab === row) return
  const [frame, box] = [row.getBoundingClientRect(), tab.getBoundingClientRect()]
  if (box.x >= frame.x + signWidth && box.x + box.width <= frame.x + frame.width - signWidth) return
  row.scrollBy({ left: box.x + box.width / 2 - frame.x - frame.width / 2 })
}

function noteMore(row: HTMLElement): void {
  const before = Math.abs(row.scrollLeft)
  const behind = row.scrollWidth - row.clientWidth - before
  row.dataset.more = [before > 1 && 'start', behind > 1 && 'end'].filter(Boolean).join(' ')
}
