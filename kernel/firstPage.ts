/** One of the first pages of a file: its text, line by line, and the size of its picture, where it has one. */
export interface FirstPage {
  readonly text: string
  readonly widthPx: number | null
  readonly heightPx: number | null
}
