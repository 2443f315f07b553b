import { bareOf, type Token } from './tokens.ts'

const bare = (words: string) => words.split(' ').map(bareOf)

/** From the first to the tenth, in both genders. */
const units = [
  bare('الأولى الثانية الثالثة الرابعة الخامسة السادسة السابعة الثامنة التاسعة العاشرة'),
  bare('الأول الثاني الثالث الرابع الخامس السادس السابع الثامن التاسع العاشر'),
]
/** What is the first where something follows it. */
const eleventh = new Set(bare('الحادية الحادي الواحدة الواحد'))
const teen = new Set(bare('عشرة عشر'))
/** From the twentieth to the ninetieth. */
const tens = [
  bare('العشرون الثلاثون الأربعون الخمسون الستون السبعون الثمانون التسعون'),
  bare('العشرين الثلاثين الأربعين الخمسين الستين السبعين الثمانين التسعين'),
]
/** What laws number with them. */
const numbered = /^[وف]?(?:[بك]?ال|لل|[بل])?(?:ماده|فصل|باب|بند)$/u

/**
 * Which article, chapter or point of a law the words name at this place: the «السابعة» of «المادة السابعة» is the 7th, both last words of «المادة
 * الحادية والعشرون» the 21st. @returns undefined for any other word
 */
export function ordinalAt(tokens: readonly Token[], index: number): number | undefined {
  for (const first of [index, index - 1]) {
    if (!numbered.test(tokens[first - 1]?.bare ?? '')) continue
    const found = ordinalOf(tokens[first]?.bare ?? '', tokens[first + 1]?.bare ?? '')
    return found && index < first + found.words ? found.number : undefined
  }
  return undefined
}

function ordinalOf(first: string, second: string): { readonly number: number; readonly words: 1 | 2 } | undefined {
  const round = placeIn(tens, first)
  if (round > 0) return { number: (round + 1) * 10, words: 1 }
  const unit = eleventh.has(first) ? 1 : placeIn(units, first)
  if (unit === 0) return undefined
  if (teen.has(second)) return { number: 10 + unit, words: 2 }
  const above = second.startsWith('و') ? placeIn(tens, second.slice(1)) : 0
  if (above > 0) return { number: (above + 1) * 10 + unit, words: 2 }
  return eleventh.has(first) ? undefined : { number: unit, words: 1 }
}

/** Counted from 1; 0: in none of the lists. */
function placeIn(lists: readonly (readonly string[])[], word: string): number {
  return Math.max(...lists.map(list => list.indexOf(word))) + 1
}
