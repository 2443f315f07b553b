const irregular: Readonly<Record<string, string>> = {
  children: 'child',
  people: 'person',
  women: 'woman',
  men: 'man',
  feet: 'foot',
  criteria: 'criterion',
  data: 'datum',
  municipal: 'municipality',
  analyses: 'analysis',
  lives: 'life',
  wives: 'wife',
  shelves: 'shelf',
}
/** Where an ending belongs to the word. */
const whole = new Set(
  'news series species bus gas plus status virus census campus focus bonus corpus this during something anything'.split(' '),
)

/** What an English word is looked for by: without its plural, -ing and -ed, in one of the two ways of spelling. */
export function englishStem(word: string): string {
  const known = irregular[word]
  if (known !== undefined) return oneSpelling(known)
  if (whole.has(word) || word.length < 4) return word
  return oneSpelling(withoutVerbEnding(singular(word)))
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
