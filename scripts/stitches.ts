// Draws the bands from their grids as masks, one per thread, into web/theme/stitch.css (checked in; test/stitches.test.ts compares).
// Masks take their colour from the theme, cost no request and no markup, and repeat for ever.
import { writeFileSync } from 'node:fs'
import { bands } from '../web/ui/bands.ts'
import { crossesOf, crossWidth, type Thread } from '../web/ui/stitches.ts'

/** The stylesheet of the bands' masks. */
export function stitchCss(): string {
  const masks = [
    ...masksOf('wide', bands.wide, cross),
    ...masksOf('narrow', bands.narrow, cross),
    ...masksOf('line', bands.line, cross),
    // Across the head, laid on its side, there is room for three pixels a stitch: two of them thread, one cloth. Screens of phones have
    // more pixels than that and show crosses.
    ...masksOf('hem', turned(bands.wide), knot),
    ...masksOf('fine', turned(bands.wide), cross),
  ]
  return `/* Drawn by scripts/stitches.ts from web/ui/bands.ts. */\n:root {\n${masks.map(mask => `  ${mask}\n`).join('')}}\n`
}

function masksOf(name: string, grid: readonly string[], draw: (grid: readonly string[], thread: Thread) => string): string[] {
  const size = `viewBox='0 0 ${grid[0]?.length ?? 0} ${grid.length}'`
  return (['a', 'b'] as const).map(thread => {
    const svg = `<svg xmlns='http://www.w3.org/2000/svg' ${size}>${draw(grid, thread)}</svg>`
    return `--band-${name}-${thread}: url("data:image/svg+xml,${svg.replaceAll('<', '%3C').replaceAll('>', '%3E')}");`
  })
}

function cross(grid: readonly string[], thread: Thread): string {
  return `<path stroke='%23000' stroke-width='${crossWidth}' stroke-linecap='round' d='${crossesOf(grid, thread)}'/>`
}

function knot(grid: readonly string[], thread: Thread): string {
  const knots = grid.flatMap((row, y) => Array.from(row).flatMap((letter, x) => (letter === thread ? [`M${x * 3} ${y * 3}h2v2h-2z`] : [])))
  return `<path shape-rendering='crispEdges' transform='scale(.33333)' d='${knots.join('')}'/>`
}

function turned(grid: readonly string[]): string[] {
  return Array.from(grid[0] ?? '', (_, x) => grid.map(row => row[x] ?? '.').join(''))
}

if (import.meta.main) writeFileSync(new URL('../web/theme/stitch.css', import.meta.url), stitchCss())
