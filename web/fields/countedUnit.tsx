import type { Lang } from '../../kernel/kernel.ts'
import { unitBehind } from './unitTexts.ts'

/** A span of time behind the number that is written of it. */
export function CountedUnit({ n, unit, lang }: { n: number | undefined; unit: string; lang: Lang }) {
  return unitBehind(n, unit, lang)
}
