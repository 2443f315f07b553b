import { articleTexts } from './articleTexts.ts'
import { useHere, type SiteFacts } from './site.ts'

/** Is an item of this day of the archive? @param day `YYYY-MM-DD`, or an instant: a day more or less makes nothing new */
export function isOfArchive(day: string | null | undefined, { archiveBefore }: Pick<SiteFacts, 'archiveBefore'>): boolean {
  return day != null && archiveBefore !== undefined && day.slice(0, 10) < archiveBefore
}

/** Says of an item in a list that it is of the archive; of others nothing. A fact among its facts. */
export function ArchiveSign({ day }: { day: string | null | undefined }) {
  const { lang, site } = useHere()
  return isOfArchive(day, site) ? <span>{articleTexts.say('archived', lang)}</span> : null
}
