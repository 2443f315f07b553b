import { useState } from 'react'
import type { Lang } from '../../kernel/kernel.ts'
import { type Examples, pick } from './examples.ts'
import { Select } from './Select.tsx'

export const examples: Examples = {
  part: 'Select',
  on: 'dashboard',
  examples: [{ name: ['واحد من قائمة', 'One of a list'], render: lang => <Choices lang={lang} /> }],
}

function Choices({ lang }: { lang: Lang }) {
  const t = pick(lang)
  const [category, setCategory] = useState<string | undefined>()
  const [kind, setKind] = useState<string | undefined>('b')
  const options = [
    { value: 'a', label: t('مشاريع وتدشين', 'Projects') },
    { value: 'b', label: t('تخطيط وتنظيم عمراني', 'Planning') },
    { value: 'c', label: t('مشاركة مجتمعية', 'Participation'), note: t('جلسات استماع ومساءلة', 'Hearings and accountability') },
  ]
  return (
    <div className="grid w-full grid-cols-1 gap-5 @sm:grid-cols-2">
      <Select label={t('التصنيف', 'Category')} options={options} value={category} onChange={setCategory} required />
      <Select
        label={t('مع خيار الكل', 'With all of them')}
        options={options}
        value={kind}
        onChange={setKind}
        none={t('كل التصنيفات', 'All categories')}
      />
      <Select
        label={t('مع خطأ', 'With an error')}
        options={options}
        value={category}
        onChange={setCategory}
        error={t('حقل التصنيف مطلوب', 'Category is required')}
      />
      <Select label={t('معطل', 'Disabled')} options={options} value="a" onChange={setCategory} disabled />
    </div>
  )
}
