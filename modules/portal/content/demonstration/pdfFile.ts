/** The file of a document (PDF 1.4). @param objects numbered from 1: the first is its catalogue, the second its pages @param info number of the one that says its title */
export function pdfFile(objects: readonly string[], info: number): Uint8Array {
  let file = '%PDF-1.4\n'
  const places = objects.map((object, index) => {
    const at = file.length
    file += `${index + 1} 0 obj${object}endobj\n`
    return at
  })
  const table = places.map(at => `${String(at).padStart(10, '0')} 00000 n \n`).join('')
  file += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${table}trailer<</Size ${objects.length + 1}/Root 1 0 R/Info ${info} 0 R>>\nstartxref\n${file.length}\n%%EOF\n`
  return Buffer.from(file, 'latin1')
}
