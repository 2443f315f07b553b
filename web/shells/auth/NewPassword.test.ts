import { expect, test } from 'vitest'
import { passwordLaw } from '../../../modules/admin/sessions/passwordRule.ts'
import { problemsOfTyped } from './NewPassword.tsx'

const facts = { minLength: 6, names: ['t4rana', 'رنا', 'Rana'], isCommon: (text: string) => text === 'password' }
const problemOf = (password: string) => problemsOfTyped({ password, repeated: password }, facts, 'en').password
const law = passwordLaw(6).en
const resembles = 'This password is common or resembles your data. Choose another'

// What is said at the field is what the conditions beside it show as not met, no other.
test.each([
  ['holds her name and is sound otherwise', 'Rana-1', resembles],
  ['is common and sound otherwise', 'Password1!', resembles],
  ['breaks the law alone', 'saffron', law],
  ['breaks the law and holds her name', 'rana', `${law}; ${resembles}`],
  ['is too long', `Aa1!${'x'.repeat(125)}`, 'The password must have at most 128 characters'],
  ['is sound', 'Saffron-42', undefined],
])('a password that %s', (_what, password, said) => {
  expect(problemOf(password)).toBe(said)
})
