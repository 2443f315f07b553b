import { expect, test } from 'vitest'
import { localTimeOf } from '../../define.ts'
import { demonstrationNotices } from './demonstration/notices.ts'
import { timesOf } from './demonstration.server.ts'

const timeZone = 'Asia/Hebron'

test('envelopes of the demonstration are opened on a working day, in working hours, whenever it is loaded', () => {
  const opened = demonstrationNotices.filter(({ opening }) => opening !== undefined)
  expect(opened.length).toBeGreaterThan(5)
  // Two weeks, and the days on which the clocks change.
  const days = ['2026-03-27', '2026-10-23', ...Array.from({ length: 14 }, (_, day) => `2026-11-${String(day + 10)}`)]
  const wrong = days.flatMap(today =>
    opened.flatMap(item => {
      const { openingAt, closingAt } = timesOf({ timeZone }, item, today)
      const { day, time } = localTimeOf(String(openingAt), timeZone)
      const isOffice = ![5, 6].includes(new Date(`${day}T00:00:00Z`).getUTCDay()) && time >= '08:00' && time <= '15:00'
      return isOffice && String(openingAt) > String(closingAt) ? [] : [`${item.key} loaded on ${today}: ${day} ${time}`]
    }),
  )
  expect(wrong).toEqual([])
})

test('an extension in the demonstration was announced when it was made, as one that somebody makes', () => {
  const extended = demonstrationNotices.filter(({ extension }) => extension !== undefined)
  expect(extended.length).toBeGreaterThan(0)
  for (const item of extended) {
    const { changeAnnouncedAt, extensions } = timesOf({ timeZone }, item, '2026-11-29')
    expect(extensions).toEqual([expect.objectContaining({ at: changeAnnouncedAt })])
  }
})
