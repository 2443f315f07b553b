import { normalised } from '../../define.ts'
import { disposableDomains } from './disposableMail.ts'

/** What a text says of itself (domain/portal-and-admin, section 13.2); codes of lookup(39). */
export type TextFlag = 'manyLinks' | 'blockedWord' | 'mixedScript' | 'repeatedText' | 'disposableEmail'

/** What is looked at. */
export interface SentTexts {
  readonly texts: readonly string[]
  readonly email: string | undefined
}
/** What the settings say. */
export interface FlagRules {
  readonly mostLinks: number
  readonly blockedWords: readonly string[]
}

/** What a reviewer should look at first: nothing is refused or deleted for it. */
export function flagsOf({ texts, email }: SentTexts, { mostLinks, blockedWords }: FlagRules): TextFlag[] {
  const all = texts.join('\n')
  const found: [TextFlag, boolean][] = [
    ['manyLinks', (all.match(/\bhttps?:\/\/|\bwww\./gi) ?? []).length > mostLinks],
    ['blockedWord', hasBlockedWord(all, blockedWords)],
    ['mixedScript', hasMixedWord(all)],
    ['repeatedText', texts.some(isRepeated)],
    ['disposableEmail', email !== undefined && isDisposable(email)],
  ]
  return found.flatMap(([flag, holds]) => (holds ? [flag] : []))
}

/** Is it a mailbox that is thrown away? Such providers give names beneath their domains, too. */
function isDisposable(email: string): boolean {
  const labels = email
    .slice(email.lastIndexOf('@') + 1)
    .toLowerCase()
    .split('.')
  return labels.some((_label, index) => disposableDomains.has(labels.slice(index).join('.')))
}

/** Does one of these words, or several of them in their order, stand in the text as a whole? Forms of one letter are the same. */
export function hasBlockedWord(text: string, blockedWords: readonly string[]): boolean {
  const told = ` ${normalised(text)} `
  return blockedWords.some(word => normalised(word) !== '' && told.includes(` ${normalised(word)} `))
}

/** Latin and Cyrillic or Greek letters in one word look alike and are not. Arabic beside Latin is usual here. */
function hasMixedWord(text: string): boolean {
  return (text.match(/\p{L}+/gu) ?? []).some(word => /\p{Script=Latin}/u.test(word) && /[\p{Script=Cyrillic}\p{Script=Greek}]/u.test(word))
}

/** One word over and over, or one letter. */
function isRepeated(text: string): boolean {
  if (/(.)\1{14,}/u.test(text)) return true
  const words = normalised(text).split(' ').filter(Boolean)
  return words.length >= 12 && new Set(words).size <= words.length / 6
}

/** The form in which two texts are the same although one was typed anew. */
export function comparedText(texts: readonly string[]): string {
  return normalised(texts.join(' '))
}
