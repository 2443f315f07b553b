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
      <bdi dir="ltr" className={width === undefined ? undefined : `fig fig-${Math.min(16, width)}`}>
        {unknown ? '–' : numberOf(value, lang, decimals)}
      </bdi>
      {/* An unknown figure keeps the room of its unit, so that the column stays a column. */}
      {unit && <span className={unknown ? 'unit invisible' : 'unit'}>{unit}</span>}
    </>
  )
}

/** The longest of a column's values, counted in figures; two separators are about one figure wide. */
export function figuresWide(values: readonly (number | undefined)[], decimals: number | undefined): number {
  const lengths = values.map(value => {
    if (value === undefined) return 1
    const text = numberOf(value, 'en', decimals)
    const separators = text.replace(/[^,.]/g, '').length
    return text.length - separators + Math.ceil(separators / 2)
  })
  return Math.max(1, ...lengths)
}
