import { useState } from 'react'
import type { Lang } from '../../kernel/kernel.ts'
import { type Examples, pick } from './examples.ts'
import { RadioGroup } from './RadioGroup.tsx'

export const examples: Examples = {
  part: 'RadioGroup',
  on: 'dashboard',
  examples: [{ name: ['واحد من قليل', 'One of a few'], render: lang => <Grades lang={lang} /> }],
}

function Grades({ lang }: { lang: Lang }) {
  const t = pick(lang)
  const [grade, setGrade] = useState<string | undefined>('b')
  const options = [
    { value: 'a', label: t('أ', 'A') },
    { value: 'b', label: t('ب', 'B') },
    { value: 'c', label: t('ج', 'C') },
  ]
  return (
    <>
      <RadioGroup label={t('تصنيف البلدية', 'Class of the municipality')} options={options} value={grade} onChange={setGrade} required />
      <RadioGroup
        label={t('مع خطأ', 'With an error')}
        options={options}
        value={undefined}
        onChange={setGrade}
        error={t('اختر التصنيف', 'Choose a class')}
      />
      <RadioGroup label={t('معطل', 'Disabled')} options={options} value="c" onChange={setGrade} disabled />
    </>
  )
}
