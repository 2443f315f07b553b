import { quoted } from './lexemes.ts'
import { formsOf } from './lexicon.ts'
import type { Plan, Word } from './plan.ts'
import { isArabic } from './tokens.ts'

/** Written together with a word that has no article. */
const particles = ['', 'و', 'ب', 'ل', 'ف', 'ك']
const fewestLetters = 3

/**
 * What a plan may find in texts of which only the words are kept, as they are written (`search_text`): a `tsquery` of the letters with which any
 * form of its words begins. It finds all that the plan finds, but for plurals that only their pattern tells, and some that it does not: `hasAll`
 * judges them. Undefined: nothing can be asked so, such as of a day.
 * @param isLoose words of which only the last letters may be wrong, too
 */
export function beginningsQuery({ words }: Plan, isLoose = false): string | undefined {
  const asked = words.flatMap(word => wordBeginnings(word, isLoose) ?? [])
  return asked.length === 0 ? undefined : asked.join(' & ')
}

function wordBeginnings(word: Word, isLoose: boolean): string | undefined {
  const { alternatives, text, mayBeWrong } = word
  const asked = alternatives.flatMap(keys =>
    keys.some(key => key.startsWith('@')) ? [] : [keys.map(key => anyOf(beginningsOf(key))).join(' & ')],
  )
  if (asked.length === 0) return undefined
  const front = text.slice(0, Math.max(fewestLetters, text.length - 2))
  return `(${[...asked, ...(isLoose && mayBeWrong && text.length > fewestLetters ? [anyOf([front])] : [])].map(one => `(${one})`).join(' | ')})`
}

function anyOf(beginnings: readonly string[]): string {
  return `(${beginnings.map(beginning => `${quoted(beginning)}:*`).join(' | ')})`
}

/** With which letters words may begin that have the key. */
function beginningsOf(key: string): readonly string[] {
  const word = key.slice(1)
  const forms = key.startsWith('~') ? [word, ...formsOf(word)] : [word]
  const begun = [...new Set(forms.map(withoutLast))]
  // What begins as a shorter one does need not be asked for.
  const least = begun.filter(one => !begun.some(other => other !== one && one.startsWith(other)))
  return isArabic(word) && word.length >= fewestLetters ? least.flatMap(one => particles.map(particle => particle + one)) : least
}

/** Without the letter that changes before an ending: «مدينة», «مدينتين»; city, cities. */
function withoutLast(word: string): string {
  const rest = word.replace(/[هياiy]$/u, '')
  return rest.length >= fewestLetters ? rest : word
}
