import { useState } from 'react'
import type { Lang } from '../../kernel/kernel.ts'
import { type Examples, pick } from './examples.ts'
import { NumberField } from './NumberField.tsx'

export const examples: Examples = {
  part: 'NumberField',
  on: 'dashboard',
  examples: [{ name: ['الوحدة بعد الرقم', 'The unit after the number'], render: lang => <Numbers lang={lang} /> }],
}

function Numbers({ lang }: { lang: Lang }) {
  const t = pick(lang)
  const [cost, setCost] = useState<number | undefined>(1250000)
  const [depth, setDepth] = useState<number | undefined>()
  const [year, setYear] = useState<number | undefined>(1849)
  return (
    <div className="grid w-full grid-cols-1 gap-5 @sm:grid-cols-2">
      <NumberField label={t('القيمة', 'Value')} value={cost} onChange={setCost} decimals={2} unit={t('شيكل', 'NIS')} required />
      <NumberField
        label={t('عمق البئر', 'Depth of the well')}
        value={depth}
        onChange={setDepth}
        decimals={1}
        unit={t('م', 'm')}
        hint={t('من 0 إلى 1,500', '0 to 1,500')}
      />
      <NumberField
        label={t('سنة الإنشاء', 'Year built')}
        value={year}
        onChange={setYear}
        grouped={false}
        error={t('السنة لا تقل عن 1850', 'The year must be at least 1850')}
      />
      <NumberField label={t('معطل', 'Disabled')} value={12} onChange={setDepth} unit="%" disabled />
    </div>
  )
}
