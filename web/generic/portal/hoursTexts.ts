import { inLang, interfaceTexts, type Lang } from '../../../kernel/kernel.ts'
import { commaOf } from '../../fields/comma.ts'
import type { OfficeHours, Openings } from './hours.ts'

export const hoursTexts = interfaceTexts('portal.hours', {
  sunday: ['الأحد', 'Sunday'],
  monday: ['الاثنين', 'Monday'],
  tuesday: ['الثلاثاء', 'Tuesday'],
  wednesday: ['الأربعاء', 'Wednesday'],
  thursday: ['الخميس', 'Thursday'],
  friday: ['الجمعة', 'Friday'],
  saturday: ['السبت', 'Saturday'],
  today: ['اليوم', 'today'],
  everyDay: ['كل أيام الأسبوع', 'Every day'],
  fromTo: ['من {first} إلى {last}', '{first} to {last}'],
  morning: ['{clock} صباحًا', '{clock} am'],
  noon: ['{clock} ظهرًا', '{clock} pm'],
  earlyAfternoon: ['{clock} بعد الظهر', '{clock} pm'],
  lateAfternoon: ['{clock} عصرًا', '{clock} pm'],
  evening: ['{clock} مساءً', '{clock} pm'],
  atNoon: ['12:00 ظهرًا', '12:00 noon'],
  midnight: ['منتصف الليل', 'midnight'],
  holiday: ['عطلة: {name}', 'Holiday: {name}'],
  open: ['مفتوح الآن، يغلق\u00a0{time}', 'Open now, closes\u00a0{time}'],
  closed: ['مغلق الآن', 'Closed now'],
  opensOn: ['مغلق الآن، يفتح {day}\u00a0{time}', 'Closed now, opens {day}\u00a0{time}'],
})
const { say } = hoursTexts

// As JavaScript counts them.
const weekdays = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'] as const

/** The office days and hours in one line (specification, section 9): «من الأحد إلى الخميس، من 8 صباحًا إلى 3 عصرًا». The hours are never parted. */
export function hoursIn({ days, from, to }: OfficeHours, lang: Lang): string {
  const span = (first: string, last: string) => say('fromTo', lang, { first, last })
  const comma = commaOf(lang)
  const name = (day: number) => dayName(day, lang)
  const runs = runsOf(days).map(run =>
    // Two days after each other are named both.
    run.length > 2 ? span(name(run[0] ?? 0), name(run.at(-1) ?? 0)) : run.map(name).join(comma),
  )
  const week = days.length === 7 ? [say('everyDay', lang)] : runs
  return [...week, span(timeIn(from, lang), timeIn(to, lang)).replaceAll(' ', '\u00A0')].join(comma)
}

/** What the script of the portal needs in order to say whether the office is open at this moment, in the words of this language. */
export function openingsIn({ holidays, ...times }: OfficeHours, lang: Lang): Openings {
  return {
    ...times,
    holidays: holidays.map(({ fromDate, toDate, name }) => ({
      fromDate,
      toDate,
      said: say('holiday', lang, { name: inLang(name, lang) }),
    })),
    open: say('open', lang, { time: timeIn(times.to, lang) }),
    closed: say('closed', lang),
    opensOn: weekdays.map((_, day) => say('opensOn', lang, { day: dayName(day, lang), time: timeIn(times.from, lang) })),
    opensToday: say('opensOn', lang, { day: say('today', lang), time: timeIn(times.from, lang) }),
  }
}

function dayName(day: number, lang: Lang): string {
  const word = weekdays[day]
  return word ? say(word, lang) : ''
}

/** The days in runs, each from its first day on; a run may pass the end of the week. */
function runsOf(days: readonly number[]): number[][] {
  const isOpen = (day: number) => days.includes((day + 7) % 7)
  const starts = [0, 1, 2, 3, 4, 5, 6].filter(day => isOpen(day) && !isOpen(day - 1))
  return starts.map(start => {
    const run = [start]
    while (run.length < 7 && isOpen(start + run.length)) run.push((start + run.length) % 7)
    return run
  })
}

// From which hour on Arabic calls the time of day by another word.
const partsOfDay = [
  [18, 'evening'],
  [15, 'lateAfternoon'],
  [13, 'earlyAfternoon'],
  [12, 'noon'],
  [0, 'morning'],
] as const

/** `15:00` in words: 3 عصرًا, 3 pm. */
function timeIn(time: string, lang: Lang): string {
  const [hour = 0, minute = 0] = time.split(':').map(Number)
  const [, part] = partsOfDay.find(([first]) => hour >= first) ?? [0, 'morning']
  const clock = `${hour % 12 === 0 ? 12 : hour % 12}${minute === 0 ? '' : `:${String(minute).padStart(2, '0')}`}`
  return say(part, lang, { clock }).replace(' ', '\u00a0')
}
