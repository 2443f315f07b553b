import type { Label, Values } from '../../define.ts'

/** Stands alone: an ellipsis that ends a thought is written at its word. HTML may stand before and after it. */
const blank = /(?:^|[\s>(«“"\u200f]|&nbsp;)…(?=$|[\s<.,;:،؛)»”"]|&nbsp;)/

/** Was a blank of a prepared text left as it was? @param text rich text */
export function hasBlank(text: unknown): boolean {
  return typeof text === 'string' && blank.test(text)
}

/** What is asked of an item in whose texts blanks were left; undefined: there are none. @source domain/portal-and-admin, section 20.2 */
export function blanksLeft({ bodyAr, bodyEn }: Values): Label | undefined {
  const [inArabic, inEnglish] = [hasBlank(bodyAr), hasBlank(bodyEn)]
  if (!inArabic && !inEnglish) return undefined
  const [ar, en] =
    inArabic && inEnglish
      ? ['النصين العربي والإنجليزي', 'both texts']
      : inArabic
        ? ['النص العربي', 'the Arabic text']
        : ['النص الإنجليزي', 'the English text']
  return [`بقيت في ${ar} فراغات «…» لم تُملأ. هل تنشر المادة مع ذلك؟`, `Blanks “…” were left in ${en}. Publish the item all the same?`]
}
