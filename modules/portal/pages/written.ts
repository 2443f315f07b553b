/**
 * Rich text of lines: `## ` begins a heading, `- ` an entry of a list, anything else is a paragraph.
 * @returns HTML; null where there is no line
 */
export function htmlOf(lines: readonly string[]): string | null {
  if (lines.length === 0) return null
  const blocks = lines.map(line =>
    line.startsWith('## ') ? `<h2>${line.slice(3)}</h2>` : line.startsWith('- ') ? `<li>${line.slice(2)}</li>` : `<p>${line}</p>`,
  )
  return blocks.join('').replaceAll(/(?:<li>.*?<\/li>)+/g, list => `<ul>${list}</ul>`)
}
