import { interfaceCounts, type Plural } from '../../kernel/kernel.ts'

export const sameParagraphs: Plural = {
  ar: {
    zero: 'لا فقرات متطابقة',
    one: 'فقرة واحدة متطابقة',
    two: 'فقرتان متطابقتان',
    few: '{n} فقرات متطابقة',
    many: '{n} فقرة متطابقة',
    other: '{n} فقرة متطابقة',
  },
  en: { one: '{n} paragraph is the same', other: '{n} paragraphs are the same' },
}

export const sameRows: Plural = {
  ar: {
    zero: 'لا صفوف متطابقة',
    one: 'صف واحد متطابق',
    two: 'صفان متطابقان',
    few: '{n} صفوف متطابقة',
    many: '{n} صفًا متطابقًا',
    other: '{n} صف متطابق',
  },
  en: { one: '{n} row is the same', other: '{n} rows are the same' },
}

export const fieldCounts = interfaceCounts('fields', { sameParagraphs, sameRows })
