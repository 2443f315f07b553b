import type { Label, Values } from '../../define.ts'

/**
 * Stands alone between words or at either end of a line: an ellipsis that ends a thought is written at its word, and one behind a comma says
 * that more follows. HTML may stand before and after it.
 */
const blank = /(?:^|>|(?:^|[^\s,;،؛])\s+)\u200f?…(?=$|[\s<.,;:،؛)])/
/** Quotation marks around nothing else wait for a name. */
const blankName = /«\s*…\s*»|[“"]\s*…\s*[”"]/
/** What leaves out something of what was said, and waits for nobody to write it. */
const quotations = /<blockquote\b[^>]*>.*?<\/blockquote>|«[^«»]*»|“[^“”]*”/gs

/** Was a blank of a prepared text left as it was? @param text rich text */
export function hasBlank(text: unknown): boolean {
  if (typeof text !== 'string') return false
  const spaced = text.replaceAll('&nbsp;', ' ')
  return blankName.test(spaced) || blank.test(spaced.replace(quotations, '»'))
}

/**
 * What is to be said of an item in whose texts blanks were left, before it is published; undefined: there are none. What has no English title has
 * no English page, whatever a template has put into its text.
 * @source domain/portal-and-admin, section 20.2
 */
export function blanksLeft({ titleEn, bodyAr, bodyEn }: Values): Label | undefined {
  const [inArabic, inEnglish] = [hasBlank(bodyAr), typeof titleEn === 'string' && titleEn.trim() !== '' && hasBlank(bodyEn)]
  if (!inArabic && !inEnglish) return undefined
  const [ar, en] =
    inArabic && inEnglish
      ? ['النصين العربي والإنجليزي', 'both texts']
      : inArabic
        ? ['النص العربي', 'the Arabic text']
        : ['النص الإنجليزي', 'the English text']
  return [`بقيت في ${ar} فراغات «…» لم تُملأ.`, `Blanks “…” were left in ${en}.`]
}
