import { expect, test } from 'vitest'
import { allSettings } from '../settings/settings.ts'
import { partsOf, shownGroups } from './parts.ts'

test.each(shownGroups)('every setting of %s stands in one part of its form', group => {
  const keys = partsOf(group, ['', '']).flatMap(({ settings }) => settings.map(({ key }) => key))
  expect(new Set(keys).size).toBe(keys.length)
  expect([...keys].sort()).toEqual(
    allSettings
      .filter(setting => setting.group === group)
      .map(({ key }) => key)
      .sort(),
  )
})
