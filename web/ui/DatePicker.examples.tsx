import { useState } from 'react'
import type { Lang } from '../../kernel/kernel.ts'
import { DatePicker } from './DatePicker.tsx'
import { type Examples, pick } from './examples.ts'

export const examples: Examples = {
  part: 'DatePicker',
  on: 'dashboard',
  examples: [
    { name: ['سنة-شهر-يوم، والأسبوع من الأحد', 'Year-month-day; the week begins on Sunday'], render: lang => <Dates lang={lang} /> },
  ],
}

function Dates({ lang }: { lang: Lang }) {
  const t = pick(lang)
  const [date, setDate] = useState<string | undefined>('2026-11-22')
  const [start, setStart] = useState<string | undefined>()
  return (
    <div className="grid w-full grid-cols-1 gap-5 @sm:grid-cols-2">
      <DatePicker label={t('تاريخ الخبر', 'News date')} value={date} onChange={setDate} required from="2000-01-01" until="2026-12-22" />
      <DatePicker label={t('تاريخ البداية', 'Start')} value={start} onChange={setStart} hint={t('يمكن تركه فارغًا', 'May be left empty')} />
      <DatePicker
        label={t('مع خطأ', 'With an error')}
        value="2027-01-21"
        onChange={setDate}
        error={t('أبعد تاريخ مقبول 2026/12/22', 'The latest date is 2026/12/22')}
      />
      <DatePicker label={t('معطل', 'Disabled')} value="2026-01-18" onChange={setDate} disabled />
    </div>
  )
}
