import { pdfFile } from './pdfFile.ts'

const [pageWidth, pageHeight, margin, size, leading] = [595, 842, 64, 11, 16]
const mostCharacters = 84
const linesOfPage = Math.floor((pageHeight - 2 * margin) / leading)

/** A text in Latin letters as a document of as many pages as it takes, in a typeface that every reader has (PDF 1.4). @param paragraphs the first is its title */
export function plainPdf(paragraphs: readonly string[]): Uint8Array {
  const [title = ''] = paragraphs
  const lines = paragraphs.flatMap(paragraph => [...linesOf(paragraph), ''])
  const pages = Array.from({ length: Math.ceil(lines.length / linesOfPage) }, (_, n) => lines.slice(n * linesOfPage, (n + 1) * linesOfPage))
  const kids = pages.map((_, n) => `${5 + 2 * n} 0 R`).join(' ')
  const objects = [
    '<</Type/Catalog/Pages 2 0 R/Lang(en)/ViewerPreferences<</DisplayDocTitle true>>>>',
    `<</Type/Pages/Kids[${kids}]/Count ${pages.length}>>`,
    '<</Type/Font/Subtype/Type1/BaseFont/Helvetica/Encoding/WinAnsiEncoding>>',
    `<</Title(${escaped(title)})>>`,
    ...pages.flatMap((page, n) => {
      const shown = page.map(line => `(${escaped(line)}) Tj T*`).join('\n')
      const stream = `BT /F1 ${size} Tf ${leading} TL ${margin} ${pageHeight - margin} Td\n${shown}\nET`
      return [
        `<</Type/Page/Parent 2 0 R/MediaBox[0 0 ${pageWidth} ${pageHeight}]/Resources<</Font<</F1 3 0 R>>>>/Contents ${6 + 2 * n} 0 R>>`,
        `<</Length ${stream.length}>>stream\n${stream}\nendstream`,
      ]
    }),
  ]
  return pdfFile(objects, 4)
}

function linesOf(paragraph: string): string[] {
  const lines = ['']
  for (const word of paragraph.split(/\s+/)) {
    const last = lines.at(-1) ?? ''
    if (last.length + word.length >= mostCharacters) lines.push(word)
    else lines[lines.length - 1] = last === '' ? word : `${last} ${word}`
  }
  return lines
}

/** What the typeface does not have is written plainly, and what would end a text is marked. */
function escaped(text: string): string {
  return text
    .replace(/[‘’]/g, "'")
    .replace(/[“”]/g, '"')
    .replace(/[–—]/g, '-')
    .replace(/[^\x20-\x7e]/g, '?')
    .replace(/[\\()]/g, '\\$&')
}
