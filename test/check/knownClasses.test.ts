import { describe, expect, test } from 'vitest'
import { unknownClasses } from '../../scripts/check/knownClasses.ts'
import { sourceOf } from '../../scripts/check/source.ts'

const faultsIn = (text: string) =>
  unknownClasses([sourceOf({ path: 'web/ui/X.tsx', text })], '.results>li{gap:1px}.is-on,.md\\:p-2{color:red}.room-wide{gap:0}')

describe('class names', () => {
  test('that a stylesheet has are fine, utilities with their variants too', () => {
    expect(faultsIn('export const x = <p className="results md:p-2" />')).toEqual([])
  })

  test('that none has are named with their line', () => {
    expect(faultsIn('export const x =\n  <p className="resultCount" />')).toEqual([
      'web/ui/X.tsx:2 class resultCount: no stylesheet has it',
    ])
  })

  test('are read in both branches of a choice, not in its question', () => {
    expect(faultsIn("export const x = <p className={look === 'wide' ? 'is-on' : 'is-off'} />")).toEqual([
      expect.stringContaining('class is-off'),
    ])
    expect(faultsIn("export const x = <p className={look === 'wide' && 'is-on'} />")).toEqual([])
  })

  test('are no parts beside a hole', () => {
    expect(faultsIn('export const x = <p className={`results room-${room} ${more}-y lost`} />')).toEqual([
      expect.stringContaining('class lost'),
    ])
  })
})
