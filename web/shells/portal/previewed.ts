import { dateAndTime, type Lang } from '../../../kernel/kernel.ts'
import { previewNoteTexts } from './texts.ts'

/** A page as the preview of what is not published: a note over it says so, and leads to the other language. @param timeZone IANA name */
export function asPreviewed(html: string, { expiresAt, other }: { expiresAt: Date; other: string }, timeZone: string): string {
  const lang: Lang = /<html[^>]*lang="en"/.test(html.slice(0, 300)) ? 'en' : 'ar'
  const words = previewNoteTexts.in(lang)
  const until = previewNoteTexts.say('until', lang, { at: dateAndTime(expiresAt.toISOString(), timeZone, lang) })
  const note =
    `<aside class="wrap site-notice" aria-label="${escaped(words.note)}"><div class="notice tone-warn"><div><strong>${escaped(words.note)}</strong> ${escaped(until)} ` +
    `<a href="${escaped(other)}" hreflang="${lang === 'ar' ? 'en' : 'ar'}">${escaped(words.other)}</a></div></div></aside>`
  // The page may say the same for a reason of its own, and less strictly.
  return html
    .replace(/<meta name="robots"[^>]*>/, '')
    .replace('<head>', '<head><meta name="robots" content="noindex, nofollow"/>')
    .replace(/<main\b/, main => note + main)
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')
}
