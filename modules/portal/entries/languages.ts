/** Is a text, where there is one, in Arabic? Names of other languages may stand in it, so a letter is enough. */
export function isInArabic(text: string | null | undefined): boolean {
  return text == null || /\p{Script=Arabic}/u.test(text)
}

/** Is a text, where there is one, in English? */
export function isInEnglish(text: string | null | undefined): boolean {
  return text == null || /\p{Script=Latin}/u.test(text)
}
