/** What an import found in a file, and what it has done, or would do. The server answers it, the screen shows it. */
export interface ImportReport {
  /** Nothing was written: the file was only looked at. */
  readonly isDryRun: boolean
  /** Of the file, without its headings. */
  readonly rows: number
  readonly added: number
  readonly changed: number
  readonly unchanged: number
  /** While there is one, nothing is imported. At most the first hundreds of them. */
  readonly faults: readonly ImportFault[]
  readonly faultyRows: number
  /** What is added and changed: the first hundreds of them. */
  readonly differences: readonly ImportDifference[]
}

/** Why a row cannot be imported, in the reader's language. */
export interface ImportFault {
  /** As the spreadsheet numbers it; null in files without rows. */
  readonly row: number | null
  /** By which the row is known: its code. */
  readonly title: string
  readonly message: string
}

/** What a row changes, in the reader's language. */
export interface ImportDifference {
  readonly row: number | null
  readonly title: string
  readonly isNew: boolean
  readonly changes: readonly { readonly label: string; readonly before: string; readonly after: string }[]
}
