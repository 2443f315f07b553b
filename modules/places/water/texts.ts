import { interfaceCounts, interfaceTexts, type Plural } from '../../define.ts'

export const waterTexts = interfaceTexts('portal.water', {
  water: ['المياه', 'Water'],
  supplied: ['الكمية الموردة', 'Water supplied'],
  billed: ['الكمية المفوترة', 'Water billed'],
  nrw: ['مياه غير محاسب عليها', 'Non-revenue water'],
  year: ['السنة', 'Year'],
  both: ['{first}، و{next}', '{first}, {next}'],
  cubic: ['م³', 'm³'],
  table: ['المياه خلال خمس سنوات', 'Water over five years'],
  source: ['المصدر', 'Source'],
  data: ['البيانات جدولًا', 'The data as a table'],
  inYear: ['في سنة {year}:', 'In {year}:'],
  inYearAbout: ['في سنة {year}، بالتقريب:', 'In {year}, approximately:'],
  perCapita: ['نصيب الفرد من الاستهلاك المنزلي {figure} في اليوم', 'household use of {figure} per person a day'],
  isSupplied: ['الكمية الموردة {figure}\u00a0م³', '{figure}\u00a0m³ supplied'],
  isNotBilled: ['المياه غير المحاسب عليها {figure}%', '{figure}% of it non-revenue water'],
  pumped: ['مدة الضخ {figure} في الأسبوع', 'water {figure} a week'],
})

export const litres: Plural = {
  ar: { zero: '{n} لتر', one: '{n} لتر', two: '{n} لتر', few: '{n} لترات', many: '{n} لترًا', other: '{n} لتر' },
  en: { one: '{n} litre', other: '{n} litres' },
}

export const days: Plural = {
  ar: { zero: '{n} يوم', one: 'يوم واحد', two: 'يومان', few: '{n} أيام', many: '{n} يومًا', other: '{n} يوم' },
  en: { one: '{n} day', other: '{n} days' },
}

/** Before a unit: «مليونا م³». */
export const millions: Plural = {
  ar: { zero: '{n} مليون', one: 'مليون', two: 'مليونا', few: '{n} ملايين', many: '{n} مليون', other: '{n} مليون' },
  en: { one: '{n} million', other: '{n} million' },
}

export const thousands: Plural = {
  ar: { zero: '{n} ألف', one: 'ألف', two: 'ألفا', few: '{n} آلاف', many: '{n} ألف', other: '{n} ألف' },
  en: { one: '{n} thousand', other: '{n} thousand' },
}

export const chartTexts = interfaceTexts('portal.waterChart', {
  thousand: ['ألف م³', 'thousand m³'],
})

export const waterCounts = interfaceCounts('portal.water', { litres, days, millions, thousands })
