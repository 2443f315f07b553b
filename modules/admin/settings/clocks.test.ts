import { expect, test } from 'vitest'
import { clocksOf } from './clocks.ts'

// The zone of the IANA list as the running Node.js knows it is the judge: each entry is the first instant with its offset.
test.each([
  ['Asia/Hebron', 120, 180, '2027-09-01'],
  ['Europe/Berlin', 60, 120, '2027-09-01'],
  ['America/St_Johns', -210, -150, '2027-09-01'],
  ['Australia/Lord_Howe', 630, 660, '2027-09-01'],
  // Where clocks go back for a month.
  ['Africa/Casablanca', 0, 60, '2026-03-01'],
])('the clocks of %s are told for two years, each change to the minute', (zone, least, most, lastAfter) => {
  const clocks = clocksOf(zone, 2026)
  const written = (instant: number) => new Date(instant).toLocaleString('sv-SE', { timeZone: zone })
  expect(clocks.length).toBeGreaterThan(3)
  expect(new Set(clocks.map(([, minutes]) => minutes))).toEqual(new Set([least, most]))
  for (const [index, [since, minutes]] of clocks.entries()) {
    const shown = (instant: number, by: number) => new Date(instant + by * 60_000).toISOString().slice(0, 19).replace('T', ' ')
    expect(written(since)).toBe(shown(since, minutes))
    // A minute before, those of the entry before held still.
    const before = clocks[index - 1]
    if (before) expect(written(since - 60_000)).toBe(shown(since - 60_000, before[1]))
  }
  expect(clocks[0]?.[0]).toBeLessThan(Date.parse('2025-12-31T12:00:00Z'))
  expect(clocks.at(-1)?.[0]).toBeGreaterThan(Date.parse(lastAfter))
})

test('a zone that changes nothing has one entry', () => {
  expect(clocksOf('Asia/Riyadh', 2026).map(([, minutes]) => minutes)).toEqual([180])
})
