import { expect, test } from 'vitest'
import { isOfArchive } from './ArchiveSign.tsx'

const site = { archiveBefore: '2025-11-28', timeZone: 'Asia/Hebron' }

test.each([
  ['the day before', '2025-11-27', true],
  ['that day', '2025-11-28', false],
  ['half an hour before its midnight here', '2025-11-27T21:30:00Z', true],
  ['half an hour after its midnight here, the day before in Greenwich', '2025-11-27T22:30:00Z', false],
  ['no day', null, false],
])('what ages is of the archive before the day that it is here: %s', (_when, day, expected) => {
  expect(isOfArchive(day, site)).toBe(expected)
})
