import { normalised, pluralOf, type Lang, type Plural, type Problem, type Sentence } from '../../define.ts'

/** What a password is held against. */
export interface PasswordFacts {
  /** `Security.PasswordMinLength`. */
  readonly minLength: number
  /** The user name and the names of its owner, as far as they are known. */
  readonly names: readonly string[]
  /** Is a text in small letters one of the commonest passwords? Left out: it is not asked, or not known yet. */
  readonly isCommon?: ((text: string) => boolean) | undefined
}

/** One condition of a password. */
export interface PasswordRule {
  readonly id: 'length' | 'capital' | 'small' | 'digit' | 'special' | 'noSpace' | 'notTooLong' | 'uncommon' | 'unlike'
  /** How the list beside the field says it. */
  readonly label: (facts: PasswordFacts) => Sentence
  readonly ok: (password: string, facts: PasswordFacts) => boolean
}

const mostCharacters = 128
const leastNamePart = 4

const atLeast: Plural = {
  ar: { zero: '{n} حرف', one: 'حرف واحد', two: 'حرفان', few: '{n} أحرف', many: '{n} حرفًا', other: '{n} حرف' },
  en: { one: '{n} character', other: '{n} characters' },
}
const ofLetters: Plural = {
  ar: { zero: '{n} حرف', one: 'حرف واحد', two: 'حرفين', few: '{n} أحرف', many: '{n} حرفًا', other: '{n} حرف' },
  en: atLeast.en,
}

/** The conditions of the law, which have one sentence together (specification, section 5). */
const lawful: readonly PasswordRule[] = [
  {
    id: 'length',
    label: ({ minLength }) => ({ ar: `${counted(minLength, 'ar')} على الأقل`, en: `At least ${counted(minLength, 'en')}` }),
    ok: (password, { minLength }) => Array.from(password).length >= minLength,
  },
  { id: 'capital', label: () => ({ ar: 'حرف لاتيني كبير (A-Z)', en: 'A capital letter (A-Z)' }), ok: password => /[A-Z]/.test(password) },
  { id: 'small', label: () => ({ ar: 'حرف لاتيني صغير (a-z)', en: 'A small letter (a-z)' }), ok: password => /[a-z]/.test(password) },
  { id: 'digit', label: () => ({ ar: 'رقم (0-9)', en: 'A digit (0-9)' }), ok: password => /[0-9]/.test(password) },
  {
    id: 'special',
    label: () => ({ ar: 'رمز خاص مثل ! @ # -', en: 'A special character such as ! @ # -' }),
    ok: password => /[^\p{L}\p{M}\p{N}\s]/u.test(password),
  },
  { id: 'noSpace', label: () => ({ ar: 'دون مسافات', en: 'No spaces' }), ok: password => password !== '' && !/\s/.test(password) },
]

/** What is asked beyond the law, each with its own sentence (portal and administration, section 3.5). */
const further: readonly (PasswordRule & { readonly sentence: Sentence })[] = [
  {
    id: 'notTooLong',
    label: () => ({ ar: 'لا تزيد على 128 حرفًا', en: 'At most 128 characters' }),
    sentence: { ar: 'كلمة المرور لا تزيد على 128 حرفًا', en: 'The password must have at most 128 characters' },
    ok: password => Array.from(password).length <= mostCharacters,
  },
  {
    id: 'uncommon',
    label: () => ({ ar: 'ليست كلمة شائعة', en: 'Not a common password' }),
    sentence: {
      ar: 'كلمة المرور شائعة أو تشبه بياناتك. اختر غيرها',
      en: 'This password is common or resembles your data. Choose another',
    },
    ok: (password, { isCommon = () => false }) => !resemblesCommon(password, isCommon),
  },
  {
    id: 'unlike',
    label: () => ({ ar: 'لا تحتوي على اسمك أو اسم المستخدم', en: 'Without your name or user name' }),
    sentence: {
      ar: 'كلمة المرور شائعة أو تشبه بياناتك. اختر غيرها',
      en: 'This password is common or resembles your data. Choose another',
    },
    ok: (password, { names }) => !holdsName(password, names),
  },
]

/** The conditions in the order in which they are shown. What only the server knows, such as earlier passwords, it says itself. */
export const passwordRules: readonly PasswordRule[] = [...lawful, ...further]

/** The sentence of the law, with the number in force. @source specification, section 5 */
export function passwordLaw(minLength: number): Sentence {
  return {
    ar: `كلمة المرور يجب أن تتكون من ${pluralOf(ofLetters, minLength, 'ar')} على الأقل، وأن تحتوي على حرف كبير وحرف صغير ورقم ورمز خاص، وألا تحتوي على مسافات`,
    en: `The password must have at least ${counted(minLength, 'en')} with one capital letter, one small letter, one digit, one special character, and no whitespace`,
  }
}

/** What is wrong with a password by itself; nothing when it may be chosen. @param at the field in which it stands */
export function passwordProblems(password: string, facts: PasswordFacts, at: string): Problem[] {
  const breaksLaw = lawful.some(rule => !rule.ok(password, facts))
  const sentences = new Map(further.flatMap(rule => (rule.ok(password, facts) ? [] : [[rule.sentence.en, rule]])))
  return [
    ...(breaksLaw ? [{ at, rule: 'password', sentence: passwordLaw(facts.minLength) }] : []),
    ...[...sentences.values()].map(({ id, sentence }) => ({ at, rule: id, sentence })),
  ]
}

/** Two fields for one new password (P-07). */
export const passwordsDiffer: Sentence = { ar: 'كلمتا المرور غير متطابقتين', en: 'The two passwords differ' }

/**
 * A common password stays common with a capital, a figure and a sign around it: `Password1!` is what the list calls `password`. Where what
 * was added is the greater part, it is another password.
 */
function resemblesCommon(password: string, isCommon: (text: string) => boolean): boolean {
  const text = password.toLowerCase()
  const core = text.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, '')
  return isCommon(text) || (core.length * 2 >= text.length && isCommon(core))
}

/** As a reader takes them: without capitals, vowels, points and hyphens. */
function holdsName(password: string, names: readonly string[]): boolean {
  const text = compact(password)
  const [userName = '', ...others] = names
  const parts = [compact(userName), ...others.flatMap(name => normalised(name).split(' ').filter(isLongEnough))]
  return parts.some(part => part !== '' && text.includes(part))
}

function isLongEnough(part: string): boolean {
  return Array.from(part).length >= leastNamePart
}

function compact(text: string): string {
  return normalised(text).replaceAll(' ', '')
}

function counted(n: number, lang: Lang): string {
  return pluralOf(atLeast, n, lang)
}
