import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { stitchCss } from '../../scripts/stitches.ts'

test('the bands are drawn from their grids', () => {
  const drawn = readFileSync(new URL('stitch.css', import.meta.url), 'utf8')
  const bare = (css: string) => css.replace(/\s+/g, '')
  expect(bare(drawn)).toBe(bare(stitchCss()))
})
