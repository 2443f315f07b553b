import type { Lang } from '../../define.ts'

/** Units of the figures of stories, which are written once, in Arabic. */
const english: Readonly<Record<string, string>> = {
  طن: 'tonnes',
  كغم: 'kg',
  م: 'm',
  كم: 'km',
  'م²': 'm²',
  'م³': 'm³',
  'كم²': 'km²',
  لتر: 'litres',
  دونم: 'dunums',
  شيكل: 'NIS',
  دولار: 'USD',
  دينار: 'JOD',
  يورو: 'EUR',
  ساعة: 'hours',
  ساعات: 'hours',
  يوم: 'days',
  أيام: 'days',
  يومًا: 'days',
  شهر: 'months',
  أشهر: 'months',
  شهرًا: 'months',
  سنة: 'years',
  سنوات: 'years',
  كيلوواط: 'kW',
  ميغاواط: 'MW',
}

const known: ReadonlyMap<string, string> = new Map(Object.entries(english))

/** A unit as readers of a language know it: a figure without one they can read says nothing. Of one that is not known here the unit as it is written. */
export function unitIn(unit: string, lang: Lang): string {
  return lang === 'ar' ? unit : (known.get(unit.trim()) ?? unit)
}
