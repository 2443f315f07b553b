import { dateFormat, localeOf, type Lang } from '../../../kernel/kernel.ts'

/** Why a reader sees a copy: the page cannot be made now, or he has no connection. */
export type CopyKind = 'saved' | 'offline'

/** What stands in every page for its copies, hidden: who shows a copy shows this note and fills in the time. React writes it so. */
export const hiddenNote = (kind: CopyKind): string => `data-copy="${kind}" hidden=""`
/** Where the time is filled in. */
export const emptyTime = (kind: CopyKind): string => `<time data-copy-of="${kind}"></time>`

/** A page as a copy of an earlier moment: its note is shown, and its form takes nothing, as there is nobody to take it. @param timeZone IANA name */
export function asSavedCopy(html: string, at: Date, timeZone: string): string {
  const lang: Lang = /<html[^>]*lang="en"/.test(html.slice(0, 300)) ? 'en' : 'ar'
  const said = dateFormat(localeOf[lang], { dateStyle: 'long', timeStyle: 'short', timeZone }).format(at)
  return html
    .replace(hiddenNote('saved'), 'data-copy="saved"')
    .replace(emptyTime('saved'), () => `<time dateTime="${at.toISOString()}">${said}</time>`)
    .replaceAll('class="entry-form"', 'class="entry-form" inert=""')
}
