import { expect, test } from 'vitest'
import { passwordLaw, passwordProblems, passwordRules, type PasswordFacts } from './passwordRule.ts'

const common = new Set(['password', '123456', 'dragon', 'p@ssw0rd', 'letmein'])
const facts: PasswordFacts = {
  minLength: 6,
  names: ['layan.odeh', 'ليان ماهر عودة', 'Layan Odeh'],
  isCommon: text => common.has(text),
}
const law = passwordLaw(6)
const p08 = { ar: 'كلمة المرور شائعة أو تشبه بياناتك. اختر غيرها', en: 'This password is common or resembles your data. Choose another' }
const tooLong = { ar: 'كلمة المرور لا تزيد على 128 حرفًا', en: 'The password must have at most 128 characters' }

test('the sentence of the law holds the number in force', () => {
  expect(law).toEqual({
    ar: 'كلمة المرور يجب أن تتكون من 6 أحرف على الأقل، وأن تحتوي على حرف كبير وحرف صغير ورقم ورمز خاص، وألا تحتوي على مسافات',
    en: 'The password must have at least 6 characters with one capital letter, one small letter, one digit, one special character, and no whitespace',
  })
  expect(passwordLaw(12).ar).toContain('من 12 حرفًا على الأقل')
})

test.each([
  ['short', 'Aa1!x', ['length'], [law]],
  ['no capital', 'saffron-42', ['capital'], [law]],
  ['an Arabic letter is no capital', 'زيتون-42a', ['capital'], [law]],
  ['no small letter', 'SAFFRON-42', ['small'], [law]],
  ['no digit', 'Saffron-olive', ['digit'], [law]],
  ['an Arabic digit is none of the ten', 'Saffron-٤٢', ['digit'], [law]],
  ['nothing special', 'Saffron42', ['special'], [law]],
  ['a vowel sign is nothing special', 'Saffron42\u064E', ['special'], [law]],
  ['a space', 'Saffron 42-', ['noSpace'], [law]],
  ['a no-break space', 'Saffron\u00A042-', ['noSpace'], [law]],
  ['nothing at all', '', ['length', 'capital', 'small', 'digit', 'special', 'noSpace'], [law]],
  ['too long', `Aa1!${'x'.repeat(125)}`, ['notTooLong'], [tooLong]],
  ['the longest', `Aa1!${'x'.repeat(124)}`, [], []],
  ['common with a capital, a figure and a sign', 'Password1!', ['uncommon'], [p08]],
  ['common as it stands, but for a capital', 'P@ssw0rd', ['uncommon'], [p08]],
  ['common behind figures', '!1Letmein', ['uncommon'], [p08]],
  ['a common word is the smaller part', 'Dragon#7291854', [], []],
  ['the user name', 'xLayan.Odeh-1', ['unlike'], [p08]],
  ['the user name without its point', 'LayanOdeh-1', ['unlike'], [p08]],
  ['a part of the name', 'My-Layan-77', ['unlike'], [p08]],
  ['a part of the Arabic name, spelt otherwise', 'Aa1!-عوده-x', ['unlike'], [p08]],
  ['a part of three letters', 'Aa1!-abc-ماه', [], []],
  ['common and like the name is said once', 'Letmein1!layan.odeh', ['unlike'], [p08]],
  ['other letters are allowed', 'Zaytoun-زيتون-7', [], []],
])('%s', (_what, password, ids, sentences) => {
  expect(passwordRules.filter(rule => !rule.ok(password, facts)).map(({ id }) => id)).toEqual(ids)
  const problems = passwordProblems(password, facts, 'newPassword')
  expect(problems.map(({ sentence }) => sentence)).toEqual(sentences)
  expect(problems.every(({ at }) => at === 'newPassword')).toBe(true)
})

test('a password that is common and like its owner is told so once', () => {
  const problems = passwordProblems('Dragon1!', { ...facts, names: ['dragon'] }, 'newPassword')
  expect(problems.map(({ sentence }) => sentence)).toEqual([p08])
})

test('what is not known is not held against a password', () => {
  expect(passwordProblems('Password1!', { minLength: 6, names: [] }, 'newPassword')).toEqual([])
})

test('every condition says itself in both languages, with its number', () => {
  for (const { label } of passwordRules) {
    const { ar, en } = label({ ...facts, minLength: 11 })
    expect(ar).toMatch(/\p{Script=Arabic}/u)
    expect(en).toMatch(/^[\x20-\x7e]+$/)
  }
  expect(passwordRules[0]?.label({ ...facts, minLength: 11 })).toEqual({ ar: '11 حرفًا على الأقل', en: 'At least 11 characters' })
})
