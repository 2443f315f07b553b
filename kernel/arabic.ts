// Vowels, hamzas and accents, once they stand apart from their letters; stretching; small letters of the Quran; characters without a face.
const unseen = /[\p{M}\p{Cf}\u0640\u06E5\u06E6]/gu
const letters: Readonly<Record<string, string>> = { ٱ: 'ا', ى: 'ي', ی: 'ي', ة: 'ه', ە: 'ه', ک: 'ك', گ: 'ك' }
const variants = new RegExp(`[${Object.keys(letters).join('')}]`, 'gu')
const digits = /[\u0660-\u0669\u06F0-\u06F9]/gu

/** The text with the digits of the Arabic and of the Persian keyboard written as 0 to 9. */
export function latinDigits(text: string): string {
  return text.replace(digits, digit => String((digit.codePointAt(0) ?? 0) % 16))
}

/** An amount as it is stored: Latin digits, a point before its fraction, nothing between its thousands. */
export function latinNumber(text: string): string {
  return latinDigits(text).replaceAll('\u066B', '.').replaceAll('\u066C', '')
}

/**
 * The text as it is compared and searched: one form for the letters that writers exchange (أ إ آ ا, ؤ و, ئ ى ي, ة ه, é e), no vowels and no
 * stretching, Latin digits, lower case, single spaces. Two texts that a reader takes for the same have the same form.
 */
export function normalised(text: string): string {
  return latinDigits(text.normalize('NFKD').replace(unseen, ''))
    .replace(variants, letter => letters[letter] ?? letter)
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}
