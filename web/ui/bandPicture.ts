import { gridOf, type Motif, motifOfGovernorate } from './motifs.ts'
import { crossesOf, crossWidth, threads } from './stitches.ts'

const colours = { a: '#a8472b', b: '#475227', c: '#23241c' } as const
const order: readonly Motif[] = ['star', 'cypress', 'moon', 'rose', 'cup', 'feathers', 'star']
const stitch = 6
const ground = '#f3eee2'

/** The stitched band as a picture, for what is drawn without stylesheets: motifs of ninety pixels, one beneath another. @returns SVG, 96 by 630 pixels */
export function bandPicture(): string {
  const motifs = order.map((motif, index) => `<g transform="translate(3 ${index * 90}) scale(${stitch})">${stitched(motif)}</g>`)
  return `<svg xmlns="http://www.w3.org/2000/svg" width="96" height="630"><rect width="96" height="630" fill="${ground}"/><g fill="none" stroke-width="${crossWidth}" stroke-linecap="round">${motifs.join('')}</g></svg>`
}

/** The mark of a governorate as such a picture; a star where the code is none of the sixteen. @returns SVG, 120 by 120 pixels */
export function markPicture(governorate: string): string {
  const motif = stitched(motifOfGovernorate[governorate] ?? 'star')
  return `<svg xmlns="http://www.w3.org/2000/svg" width="120" height="120" viewBox="0 0 15 15"><g fill="none" stroke-width="${crossWidth}" stroke-linecap="round">${motif}</g></svg>`
}

function stitched(motif: Motif): string {
  const grid = gridOf(motif)
  return threads.map(thread => `<path stroke="${colours[thread]}" d="${crossesOf(grid, thread)}"/>`).join('')
}
