import type { Lang } from '../../../kernel/kernel.ts'
import { addressIn, type Here } from './site.ts'
import { dayHere } from './texts.tsx'

/** The one address of the page of a record, as the page's head has it: that in Arabic where it is told in Arabic alone. @param told the language of its words */
export function ownAddress({ site, bare }: Pick<Here, 'site' | 'bare'>, told: Lang): string {
  return site.origin + addressIn(told, bare)
}

/** When a record was published and last changed, for machines: both as days, as what is published today and is of today would else have been changed before. */
export function publishedFacts(
  { date, publishedAt }: { readonly date?: string | null | undefined; readonly publishedAt: string },
  { site }: Pick<Here, 'site'>,
): { readonly datePublished: string; readonly dateModified: string } {
  const changed = dayHere(publishedAt, site.timeZone)
  const datePublished = date ?? changed
  return { datePublished, dateModified: changed > datePublished ? changed : datePublished }
}
