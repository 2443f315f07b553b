import { describe, expect, test } from 'vitest'
import { calendarOf, type CalendarEntry } from './calendar.ts'

const entry: CalendarEntry = {
  uid: 'event-1',
  sequence: 2,
  stamp: '2026-11-20T08:00:00.000Z',
  title: 'لقاء عام',
  page: 'https://mahalli.example/event/1',
  start: '2026-11-25T15:00:00.000Z',
  end: '2026-11-25T17:30:00.000Z',
}
const calendar = (...entries: CalendarEntry[]) => calendarOf({ name: 'الفعاليات', product: 'Ministry', timeZone: 'Asia/Hebron', entries })
const unfolded = (text: string) => text.replaceAll('\r\n ', '').split('\r\n')

describe('a calendar', () => {
  test('begins, ends and separates its lines as RFC 5545 asks', () => {
    const text = calendar(entry)
    expect(text.startsWith('BEGIN:VCALENDAR\r\nVERSION:2.0\r\nPRODID:')).toBe(true)
    expect(text.endsWith('END:VEVENT\r\nEND:VCALENDAR\r\n')).toBe(true)
    expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/)
  })

  test('says times in UTC, whole days as days with the day after the last one, and a moment without an end', () => {
    expect(unfolded(calendar(entry))).toEqual(expect.arrayContaining(['DTSTART:20261125T150000Z', 'DTEND:20261125T173000Z']))
    const days = unfolded(calendar({ ...entry, start: '2026-11-30', end: '2026-12-01' }))
    expect(days).toEqual(expect.arrayContaining(['DTSTART;VALUE=DATE:20261130', 'DTEND;VALUE=DATE:20261202']))
    expect(unfolded(calendar({ ...entry, end: undefined })).filter(line => line.startsWith('DTEND'))).toEqual([])
  })

  test('names an event for ever, counts its changes and says that it is cancelled', () => {
    expect(unfolded(calendar({ ...entry, state: 'CANCELLED' }))).toEqual(
      expect.arrayContaining(['UID:event-1', 'SEQUENCE:2', 'STATUS:CANCELLED', 'DTSTAMP:20261120T080000Z']),
    )
  })

  test.each([
    ['a comma, a semicolon and a backslash', 'a, b; c\\d', 'SUMMARY:a\\, b\\; c\\\\d'],
    ['a line end', 'one\r\ntwo\nthree', 'SUMMARY:one\\ntwo\\nthree'],
    ['what would begin a line of its own', 'x\r\nBEGIN:VALARM', 'SUMMARY:x\\nBEGIN:VALARM'],
    ['characters that control', 'a\u0000b\u0007c', 'SUMMARY:abc'],
  ])('escapes %s', (_name, title, line) => {
    expect(unfolded(calendar({ ...entry, title }))).toContain(line)
  })

  test('folds long lines at 75 octets without cutting a character', () => {
    const title = 'جلسة استماع لأهالي المدينة حول أولويات الموازنة 😀 '.repeat(6).trim()
    const text = calendar({ ...entry, title })
    for (const line of text.split('\r\n')) expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75)
    expect(unfolded(text)).toContain(`SUMMARY:${title}`)
  })
})
