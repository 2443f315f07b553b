import { expect, test } from 'vitest'
import { plainPdf } from './plainPdf.ts'

test('a document has a page for each fifty lines or so, and its table says where its parts lie', () => {
  const file = Buffer.from(
    plainPdf(['Markets (draft)', ...Array.from({ length: 60 }, (_, n) => `Article ${n + 1}. “Traders” keep to their stalls.`)]),
  ).toString('latin1')
  expect(file.startsWith('%PDF-1.4\n')).toBe(true)
  expect(file).toContain('(Markets \\(draft\\)) Tj')
  expect(file.match(/\/Type\/Page\//g)).toHaveLength(3)
  const start = Number(/startxref\n(\d+)\n/.exec(file)?.[1])
  expect(file.slice(start, start + 4)).toBe('xref')
  const places = [...file.slice(start).matchAll(/^(\d{10}) 00000 n $/gm)].map(([, at]) => Number(at))
  for (const [index, at] of places.entries()) expect(file.slice(at).startsWith(`${index + 1} 0 obj`)).toBe(true)
  for (const [, length, stream = ''] of file.matchAll(/<<\/Length (\d+)>>stream\n(.*?)\nendstream/gs))
    expect(stream).toHaveLength(Number(length))
})
