/** What a list says of its letters where a style can tell a from A; browsers take `type` in small letters alone. */
export const lettersMark = 'data-letters'

/**
 * A text whose lists in letters and Roman numbers show them.
 * @param html sanitised: a tag in it is a tag
 */
export function withLetters(html: string): string {
  return html.replaceAll(/<ol\b[^>]*?\stype="([aAiI])"/g, `$& ${lettersMark}="$1"`)
}
