import { localTimeOf } from '../../define.ts'

/** By how many minutes clocks are ahead of UTC, and since when, in milliseconds since 1970. */
export type Clocks = readonly (readonly [since: number, minutes: number])[]

/**
 * How a zone's clocks stand in a year and the one after it, the first change first. Every page asks for it: what was reckoned last is kept.
 * @param zone of the IANA list
 */
export function clocksOf(zone: string, year: number): Clocks {
  if (last.zone !== zone || last.year !== year) last = { zone, year, clocks: reckoned(zone, year) }
  return last.clocks
}

let last: { zone: string; year: number; clocks: Clocks } = { zone: '', year: 0, clocks: [] }

function reckoned(zone: string, year: number): Clocks {
  // The year begins earlier where clocks are ahead of UTC.
  const from = Date.UTC(year, 0, 1) - aWeek
  const until = Date.UTC(year + 2, 0, 1)
  const clocks: (readonly [number, number])[] = [[from, minutesAt(from, zone)]]
  // Between two changes lie some weeks, even where clocks are put back for Ramadan.
  for (let week = from; week < until; week += aWeek) {
    const minutes = minutesAt(week + aWeek, zone)
    if (minutes !== clocks.at(-1)?.[1]) clocks.push([firstWith(minutes, week, week + aWeek, zone), minutes])
  }
  return clocks
}

/** The instant at which the clocks are changed, to the minute. */
function firstWith(minutes: number, before: number, after: number, zone: string): number {
  let [early, late] = [before / aMinute, after / aMinute]
  while (late - early > 1) {
    const middle = Math.floor((early + late) / 2)
    if (minutesAt(middle * aMinute, zone) === minutes) late = middle
    else early = middle
  }
  return late * aMinute
}

function minutesAt(instant: number, zone: string): number {
  const { day, time } = localTimeOf(instant, zone)
  return (Date.parse(`${day}T${time}:00Z`) - instant) / aMinute
}

const aMinute = 60_000
const aWeek = 7 * 24 * 60 * aMinute
