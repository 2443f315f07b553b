import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { bandPiece, bands } from './bands.ts'
import { EmptyState } from './EmptyState.tsx'
import { gridOf, motifOfGovernorate } from './motifs.ts'
import { crossesOf } from './stitches.ts'

test.each(['empty', 'sought', 'missing', 'error', 'forbidden'] as const)(
  'what is not there (%s) bears the sign of no governorate',
  kind => {
    const html = renderToStaticMarkup(createElement(EmptyState, { kind, title: 'لا شيء' }))
    expect(html).toContain('thread-b')
    const worn = Object.entries(motifOfGovernorate).filter(([, motif]) => html.includes(crossesOf(gridOf(motif), 'a')))
    expect(worn).toEqual([])
  },
)

test('a whole piece of the band is the band, and a figure that is left out leaves its edges', () => {
  const piece = bandPiece([true, true, true])
  expect(piece).toHaveLength(7)
  expect(piece.map(row => row.length)).toEqual(Array(7).fill(19))
  const down = Array.from({ length: 12 }, (_, at) => piece.map(row => row[at + 1]).join(''))
  expect(down).toEqual(bands.wide)
  expect(bandPiece([false])).toEqual(['bbbbbbb', '.......', '.......', '.......', '.......', '.......', 'bbbbbbb'])
})
