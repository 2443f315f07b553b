import { useState } from 'react'
import type { Lang } from '../../kernel/kernel.ts'
import { Checkbox } from './Checkbox.tsx'
import { type Examples, pick } from './examples.ts'

export const examples: Examples = {
  part: 'Checkbox',
  on: 'dashboard',
  examples: [{ name: ['كل الحالات', 'Every state'], render: lang => <Ticks lang={lang} /> }],
}

function Ticks({ lang }: { lang: Lang }) {
  const t = pick(lang)
  const [urgent, setUrgent] = useState(true)
  const [shown, setShown] = useState(false)
  return (
    <>
      <Checkbox checked={urgent} onChange={setUrgent}>
        {t('خبر عاجل', 'Urgent news')}
      </Checkbox>
      <Checkbox checked={shown} onChange={setShown}>
        {t('يظهر في الرئيسية', 'Shown on the home page')}
      </Checkbox>
      <Checkbox checked={false} mixed onChange={setShown}>
        {t('بعض الصلاحيات', 'Some permissions')}
      </Checkbox>
      <Checkbox checked disabled onChange={setShown}>
        {t('معطل', 'Disabled')}
      </Checkbox>
      <Checkbox checked={false} onChange={setShown} error={t('وافق على الشروط', 'Agree to the terms')}>
        {t('أوافق على الشروط', 'I agree to the terms')}
      </Checkbox>
    </>
  )
}
