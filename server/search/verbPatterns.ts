/** A pattern of a word, and the nouns of acting that may belong to it; `1` to `3` are its letters. */
type Pattern = readonly [word: RegExp, nouns: readonly string[]]

/** Verbs as news uses them, without their person; only a noun that the lexicon has is meant. */
const verbs: readonly Pattern[] = [
  // يدفع، دفعت ← دفع; يحضر ← حضور
  [/^[يتن]([^و])([^اوي])([^هي])(?:وا?|ون|ان)?$/u, ['123', '12و3']],
  [/^([^و])([^اوي])([^هي])(?:ت|وا)$/u, ['123']],
  [/^(.)([^اوي])([^هي])(?:ت|وا)$/u, ['12و3']],
  // يعلن، أعلنت ← إعلان; ينظم ← تنظيم
  [/^[يتن](.)(.)([^هي])(?:وا?|ون|ان)?$/u, ['ت12ي3', 'ا12ا3']],
  [/^ا(.)(.)(.)(?:ت|وا)?$/u, ['ا12ا3']],
  // سدد، مددت ← تسديد، تمديد
  [/^(.)([^اوي])\2(?:ت|وا)?$/u, ['ت12ي2']],
  // نظمت ← تنظيم
  [/^(.)(.)(.)(?:ت|وا)$/u, ['ت12ي3']],
  // يشارك، شاركت ← مشاركة
  [/^[يتن]?(.)ا(.)(.)(?:ت|وا|ون|ان)$/u, ['م1ا23ه']],
  // يناقش ← مناقشة
  [/^[يتن](.)ا(.)(.)$/u, ['م1ا23ه']],
  // يعيد، أعادت ← إعادة
  [/^[يتن](.)ي(.)(?:وا?|ون|ان)?$/u, ['ا1ا2ه']],
  [/^ا(.)ا(.)(?:ت|وا)$/u, ['ا1ا2ه']],
  // يؤهل ← تأهيل
  [/^[يتن][ؤو](.)(.)(?:وا?|ون|ان)?$/u, ['تا1ي2']],
  // يودع، أودعت ← إيداع
  [/^[ياتن]و(.)(.)(?:ت|وا?|ون|ان)?$/u, ['اي1ا2']],
  // ينشئ، يلغي ← إنشاء، إلغاء; يغطي ← تغطية; أنشأت، ألغت
  [/^[ياتن](.)(.)ي$/u, ['ا12ا', 'ت12يه']],
  [/^ا(.)(.)(?:ات|اوا|ت|وا)$/u, ['ا12ا']],
  // يتصل، اتصلوا ← اتصال
  [/^[يتنا]ت(.)(.)(?:ت|وا?|ون|ان)?$/u, ['ات1ا2']],
  // يحتاج، احتاجت ← احتياج
  [/^[ياتن](.)تا(.)(?:ت|وا?|ون|ان)?$/u, ['ا1تيا2']],
  // يستفيد، استفادت ← استفادة
  [/^[ياتن]ست(.)[يا](.)(?:ت|وا?|ون|ان)?$/u, ['است1ا2ه']],
  // يستمر ← استمرار; ينضم ← انضمام; يهتم ← اهتمام
  [/^[ياتن]ست(.)(.)(?:ت|وا?|ون|ان)?$/u, ['است12ا2']],
  [/^(?:[يتن]ن|ان)(.)(.)(?:ت|وا?|ون|ان)?$/u, ['ان12ا2']],
  [/^[ياتن](.)ت(.)(?:ت|وا?|ون|ان)?$/u, ['ا1ت2ا2']],
  // ينتهي، انتهت ← انتهاء; يستدعي ← استدعاء
  [/^[ياتن](.)ت(.)(?:ي|ت|وا|ون)$/u, ['ا1ت2ا']],
  [/^[ياتن]ست(.)(.)(?:ي|ت|وا|ون)$/u, ['است12ا']],
]

/** Words that say what somebody does, or what was done: مغلقة، معطلة، المتضررون; only a noun that the lexicon has is meant. */
const participles: readonly Pattern[] = [
  // مقطوعة ← قطع، انقطاع; مفتوح ← فتح، افتتاح
  [/^م(.)(.)و(.)(?:ه|ات|ون|ين|ان|ي)?$/u, ['123', 'ان12ا3']],
  // معطل ← تعطيل; معلن ← إعلان
  [/^م(.)(.)([^هي])(?:ه|ات|ون|ين|ان|ي)?$/u, ['ت12ي3', 'ا12ا3']],
  // مودعة ← إيداع; مؤجلة ← تأجيل
  [/^مو(.)(.)(?:ه|ات|ون|ين|ان|ي)?$/u, ['اي1ا2', 'تا1ي2']],
  // ملغاة ← إلغاء; مغطى ← تغطية
  [/^م(.)(.)(?:ي|يه|اه|يين|يات)$/u, ['ا12ا', 'ت12يه']],
  // متصل ← اتصال
  [/^مت(.)(.)(?:ه|ات|ون|ين|ان|ي)?$/u, ['ات1ا2']],
  // محتاج ← احتياج
  [/^م(.)تا(.)(?:ه|ات|ون|ين|ان|ي)?$/u, ['ا1تيا2']],
  // مستفيد ← استفادة
  [/^مست(.)[يا](.)(?:ه|ات|ون|ين|ان|ي)?$/u, ['است1ا2ه']],
  // مستمر ← استمرار; منضم ← انضمام; مهتم ← اهتمام
  [/^مست(.)(.)(?:ه|ات|ون|ين|ان|ي)?$/u, ['است12ا2']],
  [/^من(.)(.)(?:ه|ات|ون|ين|ان|ي)?$/u, ['ان12ا2']],
  [/^م(.)ت(.)(?:ه|ات|ون|ين|ان|ي)?$/u, ['ا1ت2ا2']],
  // منتهية ← انتهاء
  [/^م(.)ت(.)ي(?:ه|ات|ون|ين)?$/u, ['ا1ت2ا']],
]

/** A letter that stays a letter. */
const s = '([^اويه])'
/** The same where it may also be one that is weak elsewhere: تطوع، تغير. */
const w = '([^اه])'
const persons = '(?:ت|وا?|ون|ان|ن)?'
const numbers = '(?:ه|ات|ون|ين|ان|تين|تان|ي)?'
/** Of these every noun is meant, for nothing else has their form: verbs and participles of the forms V to VIII and X. */
const sure: readonly Pattern[] = (
  [
    // يتطوع، تطوعت، متطوعون ← تطوع
    [`(?:[ينا]ت|تت)${w}${w}${s}${persons}`, 'ت123'],
    [`ت${w}${w}${s}(?:ت|وا)`, 'ت123'],
    [`مت${w}${w}${s}${numbers}`, 'ت123'],
    // يتواصل، تواصلت، متواصلة ← تواصل
    [`(?:[ينا]ت|تت)([^ا])ا${w}${s}${persons}`, 'ت1ا23'],
    [`ت([^ا])ا${w}${s}(?:ت|وا)`, 'ت1ا23'],
    [`مت([^ا])ا${w}${s}${numbers}`, 'ت1ا23'],
    // ينقطع، انقطعت، منقطعة ← انقطاع
    [`(?:[يتن]ن|ان)${s}${s}${s}${persons}`, 'ان12ا3'],
    [`من${s}${s}${s}${numbers}`, 'ان12ا3'],
    // يفتتح، افتتحت، مفتتح ← افتتاح
    [`[ياتن]${s}ت${s}${s}${persons}`, 'ا1ت2ا3'],
    [`م${s}ت${s}${s}${numbers}`, 'ا1ت2ا3'],
    // يزدحم، مزدحم ← ازدحام
    [`[ياتن]زد${s}${s}${persons}`, 'ازد1ا2'],
    [`مزد${s}${s}${numbers}`, 'ازد1ا2'],
    // يستثمر، استثمرت، مستثمر ← استثمار
    [`[ياتن]ست${s}${s}${s}${persons}`, 'است12ا3'],
    [`مست${s}${s}${s}${numbers}`, 'است12ا3'],
  ] as const
).map(([word, noun]) => [new RegExp(`^${word}$`, 'u'), [noun]])

/** The nouns of acting of which the word may be the verb, or its participle, by its pattern alone. */
export interface Nouns {
  /** Of a verb: only those that the lexicon has are meant. */
  readonly verbal: readonly string[]
  /** Of a participle: the same. */
  readonly participial: readonly string[]
  readonly sure: readonly string[]
}

/** What a word may say that somebody does, or that was done. */
export function nounsOf(word: string): Nouns {
  const verb = word.length > 4 ? word.replace(/^س(?=[يتن])/u, '') : word
  return { verbal: madeBy(verbs, verb), participial: madeBy(participles, verb), sure: madeBy(sure, verb) }
}

function madeBy(patterns: readonly Pattern[], word: string): string[] {
  const made = patterns.flatMap(([pattern, nouns]) => {
    const letters = pattern.exec(word)
    return letters ? nouns.map(form => form.replaceAll(/[1-3]/g, place => letters[Number(place)] ?? '')) : []
  })
  return [...new Set(made)]
}
