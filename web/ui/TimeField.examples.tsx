import { useState } from 'react'
import type { Lang } from '../../kernel/kernel.ts'
import { type Examples, pick } from './examples.ts'
import { TimeField } from './TimeField.tsx'

export const examples: Examples = {
  part: 'TimeField',
  on: 'dashboard',
  examples: [{ name: ['أربع وعشرون ساعة', 'Twenty-four hours'], render: lang => <Times lang={lang} /> }],
}

function Times({ lang }: { lang: Lang }) {
  const t = pick(lang)
  const [opens, setOpens] = useState<string | undefined>('08:00')
  const [closes, setCloses] = useState<string | undefined>()
  return (
    <div className="grid w-full grid-cols-1 gap-5 @sm:grid-cols-3">
      <TimeField label={t('من', 'From')} value={opens} onChange={setOpens} required />
      <TimeField
        label={t('إلى', 'To')}
        value={closes}
        onChange={setCloses}
        error={t('يجب أن يكون بعد «من»', "must be later than 'from'")}
      />
      <TimeField label={t('معطل', 'Disabled')} value="15:00" onChange={setCloses} disabled />
    </div>
  )
}
