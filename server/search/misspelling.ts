import { isArabic } from './tokens.ts'

/** Letters that are taken for each other by ear, by the eye, or as they lie beside each other on the keyboard. */
const alike = [
  'ضظد',
  'ذزد',
  'ثتس',
  'صس',
  'طت',
  'قك',
  'هح',
  'غخ',
  'يىا',
  'او',
  'وي',
  'شس',
  'بتثني',
  'جحخ',
  'رز',
  'صض',
  'طظ',
  'عغ',
  'فق',
  'بي',
  'بل',
  'نت',
  'نم',
  'كم',
].map(letters => new Set(letters))
const weak = /[اوي]/u
const latinAlike = ['ckq', 'csz', 'gj', 'iey', 'ae', 'ou', 'fv', 'tdh', 'mn'].map(letters => new Set(letters))
/** Two words of fewer letters than this are near by no letter. */
const shortest = 4
/** From here on one letter may also be another one in Arabic, and in Latin letters any. */
const middle = 5
const long = 7

/**
 * Is the one word a misspelling of the other? Of four to six letters one may be more, less, other or exchanged with its neighbour, of seven and
 * more two. Two words that both mean something differ by a letter too often: whoever asks has looked whether the first is a word of its own, and
 * unless the other one is known, the letters must be alike.
 * @param isKnown whether the other word is a word for certain
 */
export function isNear(given: string, other: string, isKnown: boolean): boolean {
  return distanceOf(given, other, isKnown) !== undefined
}

/**
 * How far a misspelling is from the word that was meant.
 * @returns 1 where letters that are taken for each other, doubled or exchanged tell them apart, 2 where another letter does, 3 of two letters;
 * undefined: it is no misspelling of it
 */
export function distanceOf(given: string, other: string, isKnown: boolean): number | undefined {
  const [one, two] = [core(given), core(other)]
  const least = Math.min(one.length, two.length)
  if (least < shortest || Math.abs(one.length - two.length) > 2 || isArabic(one) !== isArabic(two)) return undefined
  if (one === two || /\p{N}/u.test(one + two)) return undefined
  const edit = editOf(one, two)
  if (edit) {
    if (!isMeant(one, two, edit, least, isKnown)) return undefined
    return isSure(edit) || (isArabic(one) ? isAlike(edit.letters) : isLatinAlike(edit.letters)) ? 1 : 2
  }
  const mayDifferByTwo = isKnown && one.length >= long && least >= long - 1 && one[0] === two[0]
  return mayDifferByTwo && isTwoEdits(one, two) ? 3 : undefined
}

function isMeant(one: string, two: string, edit: Edit, least: number, isKnown: boolean): boolean {
  if (isArabic(one)) {
    const isNearly = isSure(edit) || isAlike(edit.letters)
    return least < middle ? isKnown && isNearly : isKnown || isNearly
  }
  if (one[0] !== two[0]) return false
  if (isKnown) return true
  // Short words of English differ by a letter, names in Latin letters by a vowel that one writes and another does not: Younis, Yunis.
  return least >= middle && (least >= long || isSure(edit) || isLatinAlike(edit.letters))
}

function isSure({ isExchange, letters }: Edit): boolean {
  return isExchange || letters.length === 0
}

/** Without the article, which is no letter of the word. */
function core(word: string): string {
  const rest = word.replace(/^[وف]?(?:[بك]?ال|لل)/u, '')
  return rest.length >= shortest ? rest : word
}

function isVowel(letter: string): boolean {
  return /^[aeiou]$/u.test(letter)
}

function isAlike(letters: string): boolean {
  if (letters.length === 1) return weak.test(letters)
  return areIn(alike, letters)
}

function isLatinAlike(letters: string): boolean {
  return letters.length === 2 ? areIn(latinAlike, letters) : isVowel(letters)
}

function areIn(sets: readonly ReadonlySet<string>[], letters: string): boolean {
  return sets.some(set => letters.split('').every(letter => set.has(letter)))
}

interface Edit {
  /** The one or two letters in which the words differ; none where a letter is doubled. */
  readonly letters: string
  readonly isExchange: boolean
}

function editOf(one: string, two: string): Edit | undefined {
  if (one === two) return undefined
  const [short, long] = one.length <= two.length ? [one, two] : [two, one]
  let begin = 0
  while (begin < short.length && short[begin] === long[begin]) begin++
  const [restShort, restLong] = [short.slice(begin), long.slice(begin)]
  if (short.length < long.length) {
    if (restLong.slice(1) !== restShort) return undefined
    const letter = restLong[0] ?? ''
    return { letters: letter === long[begin - 1] ? '' : letter, isExchange: false }
  }
  if (restShort.slice(1) === restLong.slice(1)) return { letters: `${restShort[0]}${restLong[0]}`, isExchange: false }
  const isExchange = restShort[0] === restLong[1] && restShort[1] === restLong[0] && restShort.slice(2) === restLong.slice(2)
  return isExchange ? { letters: restShort.slice(0, 2), isExchange } : undefined
}

/** Do the words differ by two letters: where they first differ one edit leads to a rest that one more makes the same? */
function isTwoEdits(one: string, two: string): boolean {
  let begin = 0
  while (begin < Math.min(one.length, two.length) && one[begin] === two[begin]) begin++
  const [a, b] = [one.slice(begin), two.slice(begin)]
  const rests: [string, string][] = [
    [a.slice(1), b],
    [a, b.slice(1)],
    [a.slice(1), b.slice(1)],
  ]
  if (a[0] === b[1] && a[1] === b[0]) rests.push([a.slice(2), b.slice(2)])
  return rests.some(([x, y]) => x === y || editOf(x, y) !== undefined)
}

/** What two words that differ in one letter have in common: each word with one of its letters left out, and whole. By these the near ones are found. */
export function nearKeys(word: string): string[] {
  const rest = core(word)
  if (rest.length < shortest || rest.length > 30) return []
  return [rest, ...new Set(rest.split('').map((_letter, index) => rest.slice(0, index) + rest.slice(index + 1)))]
}
