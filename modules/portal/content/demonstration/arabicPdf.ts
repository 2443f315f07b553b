import { deflateSync } from 'node:zlib'
import { type Faces, type Glyph, lineOf, widthOf } from './arabicLine.ts'
import { pdfFile } from './pdfFile.ts'

const [pageWidth, pageHeight, margin] = [595, 842, 72]
const olive = '0.278 0.322 0.153'
const ink = '0.137 0.141 0.11'

/** How a paragraph is set, in points. @param after what is left free beneath it @param indent its distance from the edge, where its mark stands */
const looks = {
  title: { size: 32, leading: 40, after: 22, indent: 0, colour: olive },
  heading: { size: 21, leading: 30, after: 8, indent: 0, colour: olive },
  text: { size: 15, leading: 25, after: 12, indent: 0, colour: ink },
  item: { size: 15, leading: 25, after: 6, indent: 18, colour: ink },
} as const

type Paragraph = readonly [look: keyof typeof looks, text: string]

/** What a document says, page by page. */
export interface ArabicDocument {
  readonly title: string
  readonly pages: readonly (readonly Paragraph[])[]
}

/**
 * A document in Arabic, with the typefaces in it in which it is set, so that every reader shows and finds its words (PDF 1.4).
 * @throws Error for a page that has no room for its paragraphs
 */
export function arabicPdf({ title, pages }: ArabicDocument, faces: Faces): Uint8Array {
  const used: Glyph[] = []
  const contents = pages.map(page => contentOf(page, faces, used))
  // Before the pages: catalogue, pages, title, and five for each typeface.
  const first = 14
  const kids = pages.map((_, n) => `${first + 2 * n} 0 R`).join(' ')
  const objects = [
    '<</Type/Catalog/Pages 2 0 R/Lang(ar)/ViewerPreferences<</DisplayDocTitle true/Direction/R2L>>>>',
    `<</Type/Pages/Kids[${kids}]/Count ${pages.length}>>`,
    `<</Title<FEFF${hexOf(title)}>>>`,
    ...typefaceObjects(faces, 'arabic', used, 4),
    ...typefaceObjects(faces, 'latin', used, 9),
    ...contents.flatMap((content, n) => [
      `<</Type/Page/Parent 2 0 R/MediaBox[0 0 ${pageWidth} ${pageHeight}]/Resources<</Font<</arabic 4 0 R/latin 9 0 R>>>>/Contents ${first + 2 * n + 1} 0 R>>`,
      streamOf(Buffer.from(content, 'latin1')),
    ]),
  ]
  return pdfFile(objects, 3)
}

/** What draws a page. @param used takes the glyphs that it shows */
function contentOf(page: readonly Paragraph[], faces: Faces, used: Glyph[]): string {
  let y = pageHeight - margin
  const parts = page.flatMap(([look, text]) => {
    const { size, leading, after, indent, colour } = looks[look]
    const edge = pageWidth - margin - indent
    const lines = linesOf(text, size, edge - margin, faces)
    const drawn = lines.map((line, n) => {
      used.push(...line)
      const base = y - size - n * leading
      return `BT 1 0 0 1 ${(edge - widthOf(line, size)).toFixed(2)} ${base.toFixed(2)} Tm ${shown(line, size)} ET`
    })
    const mark = indent > 0 ? [`${edge + indent - 5} ${(y - size + 3).toFixed(2)} 5 5 re f`] : []
    y -= lines.length * leading + after
    return [`${colour} rg`, ...mark, ...drawn]
  })
  if (y < margin) throw new Error(`A page of the document is too long: ${page[0]?.[1]}`)
  return parts.join('\n')
}

function linesOf(text: string, size: number, room: number, faces: Faces): Glyph[][] {
  const lines: string[] = []
  for (const word of text.split(/\s+/)) {
    const longer = lines.length === 0 ? word : `${lines.at(-1)} ${word}`
    if (lines.length > 0 && widthOf(lineOf(longer, faces), size) > room) lines.push(word)
    else lines.splice(-1, 1, longer)
  }
  return lines.map(line => lineOf(line, faces))
}

/** The glyphs of a line, run by run of one typeface. */
function shown(line: readonly Glyph[], size: number): string {
  const runs: { face: keyof Faces; ids: string }[] = []
  for (const { face, id } of line) {
    const last = runs.at(-1)
    if (last?.face === face) last.ids += fourDigits(id)
    else runs.push({ face, ids: fourDigits(id) })
  }
  return runs.map(({ face, ids }) => `/${face} ${size} Tf <${ids}> Tj`).join(' ')
}

/** A typeface as the file holds it. @param number of the first of its five objects */
function typefaceObjects(faces: Faces, face: keyof Faces, used: readonly Glyph[], number: number): string[] {
  const name = `Mahalli${face === 'arabic' ? 'Arabic' : 'Latin'}`
  const own = new Map(used.filter(glyph => glyph.face === face).map(glyph => [glyph.id, glyph]))
  const shownIn = [...own.values()].toSorted((a, b) => a.id - b.id)
  const widths = shownIn.map(({ id, width }) => `${id}[${width}]`).join('')
  const { bytes } = faces[face]
  return [
    `<</Type/Font/Subtype/Type0/BaseFont/${name}/Encoding/Identity-H/DescendantFonts[${number + 1} 0 R]/ToUnicode ${number + 4} 0 R>>`,
    `<</Type/Font/Subtype/CIDFontType2/BaseFont/${name}/CIDSystemInfo<</Registry(Adobe)/Ordering(Identity)/Supplement 0>>/FontDescriptor ${number + 2} 0 R/CIDToGIDMap/Identity/DW 500/W[${widths}]>>`,
    `<</Type/FontDescriptor/FontName/${name}/Flags 4/FontBBox[-200 -500 1500 1100]/ItalicAngle 0/Ascent 900/Descent -400/CapHeight 600/StemV 90/FontFile2 ${number + 3} 0 R>>`,
    streamOf(Buffer.from(bytes), `/Length1 ${bytes.length}`),
    streamOf(Buffer.from(lettersOf(shownIn), 'latin1')),
  ]
}

/** Which letters the glyphs show: by it a reader finds and copies words. */
function lettersOf(glyphs: readonly Glyph[]): string {
  const lines = glyphs.map(({ id, said }) => `1 beginbfchar\n<${fourDigits(id)}> <${hexOf(said)}>\nendbfchar`)
  return [
    '/CIDInit /ProcSet findresource begin 12 dict begin begincmap',
    '/CIDSystemInfo <</Registry (Adobe)/Ordering (UCS)/Supplement 0>> def',
    '/CMapName /Adobe-Identity-UCS def /CMapType 2 def',
    '1 begincodespacerange\n<0000> <FFFF>\nendcodespacerange',
    ...lines,
    'endcmap CMapName currentdict /CMap defineresource pop end end',
  ].join('\n')
}

function streamOf(content: Buffer, more = ''): string {
  const packed = deflateSync(content)
  return `<</Length ${packed.length}/Filter/FlateDecode${more}>>stream\n${packed.toString('latin1')}\nendstream`
}

/** UTF-16, the higher byte first. */
function hexOf(text: string): string {
  return Array.from({ length: text.length }, (_, n) => fourDigits(text.charCodeAt(n))).join('')
}

function fourDigits(number: number): string {
  return number.toString(16).padStart(4, '0')
}
