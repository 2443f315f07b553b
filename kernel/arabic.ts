// Marks that readers do not search by: vowels, superscript alef, tatweel, joiners, marks of direction, the byte-order mark.
const unseen = /[\u064B-\u065F\u0670\u06D6-\u06ED\u0640\u200B-\u200F\u202A-\u202E\u2066-\u2069\uFEFF]/gu
const letters: Readonly<Record<string, string>> = {
  أ: 'ا',
  إ: 'ا',
  آ: 'ا',
  ٱ: 'ا',
  ى: 'ي',
  ئ: 'ي',
  ؤ: 'و',
  ة: 'ه',
  ک: 'ك',
  ی: 'ي',
  ە: 'ه',
  گ: 'ك',
}
const variants = new RegExp(`[${Object.keys(letters).join('')}]`, 'gu')
const digits = /[\u0660-\u0669\u06F0-\u06F9]/gu

/**
 * The text as it is compared and searched: one form for the letters that writers exchange (أ إ آ ا, ى ي, ة ه), no vowels and no
 * stretching, Latin digits, lower case, single spaces. Two texts that a reader takes for the same have the same form.
 */
export function normalised(text: string): string {
  return text
    .normalize('NFKC')
    .replace(unseen, '')
    .replace(variants, letter => letters[letter] ?? letter)
    .replace(digits, digit => String((digit.codePointAt(0) ?? 0) % 16))
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}
