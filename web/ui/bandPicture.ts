import { gridOf, type Motif } from './motifs.ts'
import { crossesOf, crossWidth, threads } from './stitches.ts'

const colours = { a: '#a8472b', b: '#475227', c: '#23241c' } as const
const order: readonly Motif[] = ['star', 'cypress', 'moon', 'rose', 'cup', 'feathers', 'star']
const stitch = 6
const ground = '#f3eee2'

/** The stitched band as a picture, for what is drawn without stylesheets: motifs of ninety pixels, one beneath another. @returns SVG, 96 by 630 pixels */
export function bandPicture(): string {
  const motifs = order.map((motif, index) => {
    const grid = gridOf(motif)
    const paths = threads.map(thread => `<path stroke="${colours[thread]}" d="${crossesOf(grid, thread)}"/>`).join('')
    return `<g transform="translate(3 ${index * 90}) scale(${stitch})">${paths}</g>`
  })
  return `<svg xmlns="http://www.w3.org/2000/svg" width="96" height="630"><rect width="96" height="630" fill="${ground}"/><g fill="none" stroke-width="${crossWidth}" stroke-linecap="round">${motifs.join('')}</g></svg>`
}
