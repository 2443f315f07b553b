import { expect, test } from 'vitest'
import { disposableDomains } from './disposableMail.ts'
import { comparedText, flagsOf } from './flags.ts'

const rules = { mostLinks: 2, blockedWords: ['قرض سريع', 'Casino'] }

test.each([
  ['an ordinary message', 'أود الاستفسار عن موعد افتتاح الحديقة العامة في البلدة', undefined, []],
  ['Arabic and Latin in one sentence', 'أرسلت الملف عبر WhatsApp أمس', undefined, []],
  ['two links', 'https://a.example and https://b.example', undefined, []],
  ['three links', 'https://a.example www.b.example http://c.example', undefined, ['manyLinks']],
  ['a word that is flagged, in another spelling', 'احصل على قَرْضٍ سريعٍ اليوم', undefined, ['blockedWord']],
  ['a part of a longer word is not that word', 'The casinos of the coast', undefined, []],
  ['letters that only look Latin', 'Visit p\u0430ypal today', undefined, ['mixedScript']],
  ['one word again and again', 'شراء '.repeat(14), undefined, ['repeatedText']],
  ['one letter', 'a'.repeat(20), undefined, ['repeatedText']],
  ['an address that is thrown away', 'سؤال عن رخصة البناء', 'x@Mailinator.com', ['disposableEmail']],
  ['one beneath the domain of such addresses', 'سؤال عن رخصة البناء', 'x@any.mohmal.in', ['disposableEmail']],
  ['a domain that only ends in the same letters', 'سؤال عن رخصة البناء', 'x@notmailinator.com', []],
] as const)('%s', (_what, text, email, flags) => {
  expect(flagsOf({ texts: [text], email }, rules)).toEqual(flags)
})

test('each domain of mail that is thrown away is one, and none is a provider whose mailboxes stay', () => {
  const wrong = [...disposableDomains].filter(domain => !/^(?:[a-z0-9-]+\.)+[a-z]{2,}$/.test(domain))
  const lasting = ['gmail.com', 'outlook.com', 'yahoo.com', 'hotmail.com', 'proton.me', 'palnet.com', 'p-s.ps', 'mail.com']
  expect([disposableDomains.size >= 150, wrong, lasting.filter(domain => disposableDomains.has(domain))]).toEqual([true, [], []])
  expect([...disposableDomains]).toEqual([...disposableDomains].toSorted())
})

test('a text that was typed anew is the same text', () => {
  expect(comparedText(['شكوى: الإنارة!', 'الشارع مظلم'])).toBe(comparedText(['شكوى الانارة', 'الشارعُ  مظلم.']))
})
