/** What a cell of a sheet holds. */
export type CellValue = string | number | boolean | null | CellMoment

/** A day, with a time of day or without. */
export interface CellMoment {
  /** `YYYY-MM-DD` */
  readonly day: string
  /** `HH:mm` of 24 hours; undefined: the day alone. */
  readonly time?: string
}

/** Would a spreadsheet take this text for a formula, also in the wide letters of East Asia? */
export function looksLikeFormula(text: string): boolean {
  return /^[=+\-@\t\r\n＝＋－＠]/.test(text) && !/^-?\d+(\.\d+)?$/.test(text)
}

/** Is it a day or an instant of a day? */
export function isMoment(value: CellValue): value is CellMoment {
  return typeof value === 'object' && value !== null
}

/** What a cell says where there are only texts: moments as `2026-11-21`, `2026-11-21 08:30`. */
export function cellText(value: CellValue): string {
  if (value === null) return ''
  if (!isMoment(value)) return String(value)
  return value.time === undefined ? value.day : `${value.day} ${value.time}`
}
