/** Verbs as news uses them, without their person, and the nouns of acting that may belong to them. */
const patterns: readonly (readonly [verb: RegExp, nouns: readonly string[]])[] = [
  // يفتتح، افتتحت ← افتتاح
  [/^[ياتن](.)ت(.)(.)(?:ت|وا|ون|ان)?$/u, ['ا1ت2ا3']],
  // ينقطع، انقطعت ← انقطاع
  [/^(?:[يتن]ن|ان)(.)(.)(.)(?:ت|وا|ون|ان)?$/u, ['ان12ا3']],
  // يستثمر، استثمرت ← استثمار
  [/^[ياتن]ست(.)(.)(.)(?:ت|وا|ون|ان)?$/u, ['است12ا3']],
  // يعلن، أعلنت ← إعلان; ينظم ← تنظيم
  [/^[يتن](.)(.)(.)(?:وا|ون|ان)?$/u, ['ت12ي3', 'ا12ا3']],
  [/^ا(.)(.)(.)(?:ت|وا)?$/u, ['ا12ا3']],
  // نظمت ← تنظيم
  [/^(.)(.)(.)(?:ت|وا)$/u, ['ت12ي3']],
  // يشارك، شاركت ← مشاركة
  [/^[يتن]?(.)ا(.)(.)(?:ت|وا|ون|ان)$/u, ['م1ا23ه']],
  // يناقش ← مناقشة
  [/^[يتن](.)ا(.)(.)$/u, ['م1ا23ه']],
  // يعيد، أعادت ← إعادة
  [/^[يتن](.)ي(.)(?:وا|ون|ان)?$/u, ['ا1ا2ه']],
  [/^ا(.)ا(.)(?:ت|وا)$/u, ['ا1ا2ه']],
  // يؤهل ← تأهيل
  [/^[يتن][ؤو](.)(.)(?:وا|ون|ان)?$/u, ['تا1ي2']],
]

/** The nouns of acting of which the word may be the verb, by its pattern alone; only those that the lexicon has are meant. */
export function nounsOf(word: string): string[] {
  const verb = word.length > 4 ? word.replace(/^س(?=[يتن])/u, '') : word
  return patterns.flatMap(([pattern, nouns]) => {
    const letters = pattern.exec(verb)
    return letters ? nouns.map(form => form.replaceAll(/[1-3]/g, place => letters[Number(place)] ?? '')) : []
  })
}
