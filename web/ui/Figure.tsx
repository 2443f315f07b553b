import { type Lang, numberOf } from '../../kernel/kernel.ts'

interface FigureProps {
  /** Nothing known is a dash, never zero. */
  value: number | undefined
  decimals?: number | undefined
  /** In the reader's language, beside the figure and smaller. */
  unit?: string | undefined
  /** How many figures wide, when it stands in a column: `figuresWide` of the column's values. */
  width?: number
  lang: Lang
}

/** A number that stands in a column: units under units in both directions. */
export function Figure({ value, decimals, unit, width, lang }: FigureProps) {
  const unknown = value === undefined
  return (
    <>
      <bdi dir="ltr" className={width === undefined ? undefined : figureClass(width)}>
        {unknown ? '–' : numberOf(value, lang, decimals)}
      </bdi>
      {/* An unknown figure keeps the room of its unit, so that the column stays a column. */}
      {unit && <span className={unknown ? 'unit invisible' : 'unit'}>{unit}</span>}
    </>
  )
}

/** The longest of a column's values, counted in figures; a separator is half a figure wide. */
export function figuresWide(values: readonly (number | undefined)[], decimals: number | undefined): number {
  const lengths = values.map(value => (value === undefined ? 1 : figuresIn(numberOf(value, 'en', decimals))))
  return Math.max(1, ...lengths)
}

/** How many figures wide a written number is: a separator is half a figure wide. */
function figuresIn(text: string): number {
  return text.length - text.replace(/[^,.]/g, '').length / 2
}

/** The classes of a figure in a column so many figures wide. */
function figureClass(width: number): string {
  return `fig fig-${Math.min(16, Math.floor(width))}${width % 1 === 0 ? '' : ' fig-half'}`
}
