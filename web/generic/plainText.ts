import type { Lang } from '../../kernel/kernel.ts'

/** The text of HTML without its tags. */
export function textOf(html: string): string {
  return html
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll('&nbsp;', ' ')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&')
    .trim()
}

/** What a text says in one breath: its paragraphs, headings, lines and cells one after the other. */
export function proseOf(html: string): string {
  return textOf(html.replaceAll(/<(?:\/(?:p|li|h[1-6]|t[dh]|blockquote)|br)[^>]*>/g, ' ')).replaceAll(/\s+/g, ' ')
}

/** The language that a text is written in: that of most of its letters, whatever names of the other script stand among them. */
export function languageOf(html: string): Lang {
  const text = textOf(html)
  const arabic = text.match(/\p{Script=Arabic}/gu)?.length ?? 0
  const latin = text.match(/\p{Script=Latin}/gu)?.length ?? 0
  return latin > arabic ? 'en' : 'ar'
}
