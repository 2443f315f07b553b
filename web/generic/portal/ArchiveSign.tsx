import { articleTexts } from './articleTexts.ts'
import { useHere, type SiteFacts } from './site.ts'
import { dayHere } from './texts.tsx'

/** Is an item of this day of the archive? @param day `YYYY-MM-DD`, or an instant: then the day that it was here */
export function isOfArchive(
  day: string | null | undefined,
  { archiveBefore, timeZone }: Pick<SiteFacts, 'archiveBefore' | 'timeZone'>,
): boolean {
  return day != null && archiveBefore !== undefined && dayHere(day, timeZone) < archiveBefore
}

/** Says of an item in a list that it is of the archive; of others nothing. A fact among its facts. */
export function ArchiveSign({ day }: { day: string | null | undefined }) {
  const { lang, site } = useHere()
  return isOfArchive(day, site) ? <span>{articleTexts.say('archived', lang)}</span> : null
}
