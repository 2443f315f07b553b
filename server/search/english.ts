/** Maps, for they are asked with whatever somebody wrote: a plain object answers “constructor”, too. */
const irregular = pairsOf(
  `children child, people person, women woman, men man, feet foot, criteria criterion, data datum, municipal municipality, analyses analysis, lives life,
  wives wife, shelves shelf`,
)
/** Nouns of acting, and the verb by which they are looked for: of other nouns in -ment or -tion the ending says nothing. */
const actsOf = pairsOf(
  `agreement agree, announcement announce, application apply, approval approve, cancellation cancel, celebration celebrate, closure close, collection collect,
  complaint complain, connection connect, construction construct, development develop, disposal dispose, donation donate, election elect, evaluation evaluate,
  improvement improve, inspection inspect, installation install, interruption interrupt, investment invest, maintenance maintain, management manage,
  paid pay, participation participate, payment pay, production produce, proposal propose, protection protect, publication publish, recruitment recruit,
  reduction reduce, registration register, rehabilitation rehabilitate, removal remove, renewal renew, replacement replace, submission submit, treatment treat`,
)
/** Where an ending belongs to the word. */
const whole = new Set(
  'news series species bus gas plus status virus census campus focus bonus corpus this during something anything parking'.split(' '),
)

/** What an English word is looked for by: without its plural, -ing and -ed, in one of the two ways of spelling. */
export function englishStem(word: string): string {
  const known = irregular.get(word)
  if (known !== undefined) return oneSpelling(known)
  if (whole.has(word) || word.length < 4) return word
  const one = singular(word)
  return oneSpelling(withoutVerbEnding(actsOf.get(one) ?? one))
}

function singular(word: string): string {
  if (/ies$/.test(word) && word.length > 4) return `${word.slice(0, -3)}y`
  if (/(?:ss|ch|sh|x|z)es$/.test(word)) return word.slice(0, -2)
  return /[^su]s$/.test(word) && !/is$/.test(word) ? word.slice(0, -1) : word
}

function withoutVerbEnding(word: string): string {
  const rest = word.replace(/(?:ing|ed)$/, '')
  if (rest === word || rest.length < 3 || !/[aeiouy]/.test(rest)) return word
  return /([bdfgmnprt])\1$/.test(rest) ? rest.slice(0, -1) : rest
}

function oneSpelling(word: string): string {
  return word
    .replace(/tre$/, 'ter')
    .replace(/our$/, 'or')
    .replace(/ll(?=[eo]r$)/, 'l')
    .replace(/(.{3})e$/, '$1')
    .replace(/i[sz]$/, 'iz')
    .replace(/i[sz]ation$/, 'ization')
    .replace(/enc$/, 'ens')
    .replace(/([^aeiou])y$/, '$1i')
}

function pairsOf(words: string): ReadonlyMap<string, string> {
  return new Map(
    words.split(',').map(pair => {
      const [one = '', other = ''] = pair.trim().split(' ')
      return [one, other]
    }),
  )
}
