import { useState } from 'react'
import type { Lang } from '../../kernel/kernel.ts'
import { ComboBox } from './ComboBox.tsx'
import { type Examples, pick } from './examples.ts'

export const examples: Examples = {
  part: 'ComboBox',
  on: 'dashboard',
  examples: [{ name: ['قائمة تُكتب، وأخرى من 600 سطر', 'Found by writing; one of 600 lines'], render: lang => <Choices lang={lang} /> }],
}

function Choices({ lang }: { lang: Lang }) {
  const t = pick(lang)
  const [place, setPlace] = useState<string | undefined>('50003')
  const [village, setVillage] = useState<string | undefined>()
  const places = [
    { value: '50003', label: t('دورا', 'Dura'), note: '50003' },
    { value: '50010', label: t('إذنا', 'Idhna'), note: '50010' },
    { value: '50021', label: t('الظاهرية', 'Adh-Dhahiriya'), note: '50021' },
  ]
  const many = Array.from({ length: 600 }, (_, number) => ({ value: String(number), label: `${t('تجمع', 'Locality')} ${number + 1}` }))
  return (
    <div className="grid w-full grid-cols-1 gap-5 @sm:grid-cols-2">
      <ComboBox label={t('الهيئة', 'Authority')} options={places} value={place} onChange={setPlace} required />
      <ComboBox
        label={t('التجمع', 'Locality')}
        options={many}
        value={village}
        onChange={setVillage}
        hint={t('اكتب جزءًا من الاسم', 'Write a part of the name')}
      />
      <ComboBox
        label={t('مع خطأ', 'With an error')}
        options={places}
        value={undefined}
        onChange={setPlace}
        error={t('حقل الهيئة مطلوب', 'Authority is required')}
      />
      <ComboBox label={t('معطل', 'Disabled')} options={places} value="50010" onChange={setPlace} disabled />
    </div>
  )
}
