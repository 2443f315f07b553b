import type { Label } from '../../kernel/kernel.ts'
import type { Motif } from './motifs.ts'

/** What the motifs are called in tatreez. */
export const motifNames: Readonly<Record<Motif, Label>> = {
  star: ['النجمة الثمانية', 'Eight-pointed star'],
  moon: ['قمر بيت لحم', 'Moon of Bethlehem'],
  tents: ['خيام الباشا', 'Tents of the pasha'],
  cup: ['قاع الفنجان', 'Bottom of the coffee cup'],
  cow: ['عين البقرة', 'Eye of the cow'],
  camel: ['عين الجمل', 'Eye of the camel'],
  cypress: ['السرو', 'Cypress'],
  feathers: ['الريش', 'Feathers'],
  amulet: ['الحجاب', 'Amulet'],
  palm: ['النخل', 'Palm'],
  wheat: ['حزمة السنابل', 'Sheaf of wheat'],
  grapes: ['عنقود العنب', 'Bunch of grapes'],
  scissors: ['المقص', 'Scissors'],
  rose: ['عرق الورد', 'Branch of roses'],
  comb: ['المشط', 'Comb'],
  road: ['الطريق', 'Road'],
}
