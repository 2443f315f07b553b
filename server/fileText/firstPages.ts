import { createIsomorphicCanvasFactory, renderPageAsImage } from 'unpdf'
import { limits, type PageReading, type ReadPage } from './limits.ts'
import { openPdf, textOfPage, type Pdf } from './pdf.ts'

/** Within so much a page is drawn, whatever size it says it has: an A4 page 1,000 pixels wide. */
const frame = { widthPx: 1000, heightPx: 1500 }
/** A page of such proportions that one side of it would be shorter is a ribbon, and shows nothing. */
const shortestSidePx = 250

/** The first pages of a PDF: the text of each, and its picture where it can be drawn. @throws PasswordException and others of the library */
export async function firstPages(bytes: Uint8Array, reading: PageReading): Promise<ReadPage[]> {
  // Before the library itself is loaded, which would put something simpler in the place of what draws.
  if (reading === 'drawnPages') await createIsomorphicCanvasFactory(canvas)
  const pdf = await openPdf(bytes)
  const pages: ReadPage[] = []
  for (let number = 1; number <= Math.min(pdf.numPages, limits.shownPages); number++) {
    const text = (await textOfPage(await pdf.getPage(number))).slice(0, limits.pageCharacters)
    pages.push({ text, picture: reading === 'drawnPages' ? await pictureOf(pdf, number) : undefined })
    // The library keeps the typefaces of a page for those behind it, also one that is missing.
    if (reading === 'drawnPages') await pdf.cleanup()
  }
  return pages
}

/** Loaded only where something is drawn: it is code of the machine, which needs a right of its own. */
function canvas() {
  return import('@napi-rs/canvas')
}

/** A PNG in Base64; undefined for a page that is no sheet, or has letters in a typeface that the file lacks: they would be missing in it. */
async function pictureOf(pdf: Pdf, number: number): Promise<string | undefined> {
  const page = await pdf.getPage(number)
  const { width, height } = page.getViewport({ scale: 1 })
  const scale = Math.min(frame.widthPx / width, frame.heightPx / height)
  if (!(Math.min(width, height) * scale >= shortestSidePx)) return undefined
  const drawn = await renderPageAsImage(pdf, number, { canvasImport: canvas, scale })
  for (const [, held] of page.commonObjs) if (isMissing(held)) return undefined
  return Buffer.from(drawn).toString('base64')
}

/** Is this a typeface of which the file has the name alone? */
function isMissing(held: unknown): boolean {
  return typeof held === 'object' && held !== null && 'missingFile' in held && held.missingFile === true
}
