// What reads files stands on this and on little else: it is started for each of them.

/** The kinds of files whose text is read. */
export const readable = ['pdf', 'docx', 'pptx', 'xlsx', 'txt', 'csv'] as const
/** A kind of file whose text is read. */
export type Readable = (typeof readable)[number]

/** The kind of this name; undefined: there is none. */
export function readableNamed(name: string | undefined): Readable | undefined {
  return readable.find(kind => kind === name)
}

/** How the first pages of a PDF are read: with their pictures, or their text alone. */
export const pageReadings = ['drawnPages', 'pages'] as const
/** One of them. */
export type PageReading = (typeof pageReadings)[number]

/** The way of reading pages with this name; undefined: there is none. */
export function pageReadingNamed(name: string | undefined): PageReading | undefined {
  return pageReadings.find(reading => reading === name)
}

/** A page as it was read. */
export interface ReadPage {
  readonly text: string
  /** A PNG in Base64. */
  readonly picture?: string | undefined
}

/** What reading a file may take. */
export interface Bounds {
  /** Of work. */
  readonly workSeconds: number
  /** Whatever else the machine does. */
  readonly seconds: number
  /** Of the whole process that reads. */
  readonly memoryMB: number
}
/** What it takes at most. */
export const usualBounds: Bounds = { workSeconds: 20, seconds: 120, memoryMB: 700 }

/** How much of a file is read. */
export const limits = {
  /** As large as a field takes one; of a larger one nothing is read. */
  fileBytes: 50 * 1024 * 1024,
  /** What the parts of a document with text in them hold, unpacked. */
  unpackedBytes: 64 * 1024 * 1024,
  pages: 600,
  /** Some 150 full pages; what stands behind them is not found. */
  characters: 400_000,
  /** A picture within a page that has more is left out of it: unpacked it would fill the memory. */
  imagePixels: 25_000_000,
  /** So many of its first pages a document is shown by. */
  shownPages: 3,
  /** Of the text of each of them. */
  pageCharacters: 2_000,
} as const

/** Why a file has no text here. */
export type TextFault = 'unreadable' | 'locked' | 'tooLarge' | 'tooLong' | 'missing'
