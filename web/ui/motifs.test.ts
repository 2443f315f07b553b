import { expect, test } from 'vitest'
import { bands } from './bands.ts'
import { gridOf, type Motif, motifOfGovernorate, motifs } from './motifs.ts'

const names = Object.keys(motifs).filter((name): name is Motif => name in motifs)

test.each(names)('%s is fifteen stitches by fifteen, of three threads', name => {
  const grid = gridOf(name)
  expect(grid).toHaveLength(15)
  for (const row of grid) expect(row).toMatch(/^[.abc]{15}$/)
})

test('each of the sixteen governorates has a mark of its own', () => {
  const given = Object.values(motifOfGovernorate)
  expect(given).toHaveLength(16)
  expect(new Set(given).size).toBe(16)
})

test.each(Object.entries(bands))('the %s band repeats without a seam: its rows are equally long', (_name, rows) => {
  expect(new Set(rows.map(row => row.length)).size).toBe(1)
})
