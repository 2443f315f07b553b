import { isArabic } from './tokens.ts'

/** Letters that are taken for each other by ear or by the eye. */
const alike = ['ضظد', 'ذزد', 'ثتس', 'صس', 'طت', 'قك', 'هح', 'غخ', 'يىا', 'او', 'وي'].map(letters => new Set(letters.split('')))
const weak = /[اوي]/u
const latinAlike = ['ckq', 'csz', 'gj', 'iey', 'ae', 'ou', 'fv', 'tdh'].map(letters => new Set(letters.split('')))
const longLatin = 7

/**
 * Is the one word a misspelling of the other: one letter more, less, other or exchanged with its neighbour, in words of five letters and
 * more? Two Arabic words that both mean something differ by a letter too often: unless the other one is known, the letters must be alike.
 * @param isKnown whether the other word is a word for certain
 */
export function isNear(given: string, other: string, isKnown: boolean): boolean {
  const [one, two] = [core(given), core(other)]
  if (Math.min(one.length, two.length) < 5 || Math.abs(one.length - two.length) > 1 || isArabic(one) !== isArabic(two)) return false
  if (/\p{N}/u.test(one + two)) return false
  const edit = editOf(one, two)
  if (edit === undefined) return false
  if (!isArabic(one)) {
    // Short words of English differ by a letter: water and waiter.
    const isSure = Math.min(one.length, two.length) >= longLatin || edit.isExchange || edit.letters.length === 0
    return (
      one[0] === two[0] &&
      (isSure || (edit.letters.length === 2 && latinAlike.some(set => edit.letters.split('').every(letter => set.has(letter)))))
    )
  }
  return isKnown || edit.isExchange || edit.letters.length === 0 || isAlike(edit.letters)
}

/** Without the article, which is no letter of the word. */
function core(word: string): string {
  const rest = word.replace(/^[وف]?[بك]?ال/u, '')
  return rest.length >= 4 ? rest : word
}

function isAlike(letters: string): boolean {
  if (letters.length === 1) return weak.test(letters)
  return alike.some(set => letters.split('').every(letter => set.has(letter)))
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

/** What two words that differ in one letter have in common: each word with one of its letters left out, and whole. By these the near ones are found. */
export function nearKeys(word: string): string[] {
  const rest = core(word)
  if (rest.length < 5 || rest.length > 30) return []
  return [rest, ...new Set(rest.split('').map((_letter, index) => rest.slice(0, index) + rest.slice(index + 1)))]
}
