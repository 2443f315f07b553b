import { expect, test } from 'vitest'
import { news } from '../../modules/portal/content/content.ts'
import { contactMessage } from '../../modules/portal/contactMessages/contactMessage.ts'
import { titleOf } from '../../web/generic/record.ts'

test('a record is called by its title in the reader’s language, else in the other one', () => {
  expect(titleOf(news, { titleAr: 'افتتاح محطة', titleEn: 'A station opens' }, 'en')).toBe('A station opens')
  expect(titleOf(news, { titleAr: 'افتتاح محطة', titleEn: null }, 'en')).toBe('افتتاح محطة')
})

test('what a visitor wrote is called as he called it, else by its number, else by its kind', () => {
  expect(titleOf(contactMessage, { title: 'حفرة في الشارع', number: 'MSG-2026-00001' }, 'ar')).toBe('حفرة في الشارع')
  expect(titleOf(contactMessage, { title: '', number: 'MSG-2026-00001' }, 'ar')).toBe('MSG-2026-00001')
  expect(titleOf(contactMessage, {}, 'en')).toBe('Contact message')
})
