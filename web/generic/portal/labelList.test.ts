import { describe, expect, test } from 'vitest'
import { labelList } from './labelList.ts'

describe('labels in one line', () => {
  test('keep one capital where they stand alone, and none in a sentence', () => {
    expect(labelList(['Funding', 'A partner', 'RSS'], 'en')).toBe('Funding, a partner, RSS')
    expect(labelList(['Mobile', 'E-mail', 'QR code'], 'en')).toBe('Mobile, e-mail, QR code')
    expect(labelList(['About', 'Water'], 'en', true)).toBe('about, water')
  })

  test('are told apart where one of them holds a comma', () => {
    expect(labelList(['Agriculture, forestry and fishing', 'Education'], 'en')).toBe('Agriculture, forestry and fishing; education')
    expect(labelList(['الزراعة، والحراجة', 'التعليم'], 'ar')).toBe('الزراعة، والحراجة؛ التعليم')
  })

  test('are parted by the comma of their language', () => expect(labelList(['تمويل', 'شريك'], 'ar')).toBe('تمويل، شريك'))
})
