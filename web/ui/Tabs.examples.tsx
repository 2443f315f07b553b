import { useState } from 'react'
import type { Lang } from '../../kernel/kernel.ts'
import { type Examples, pick } from './examples.ts'
import { Tabs } from './Tabs.tsx'

export const examples: Examples = {
  part: 'Tabs',
  on: 'dashboard',
  examples: [{ name: ['أجزاء شاشة واحدة', 'Parts of one screen'], render: lang => <Parts lang={lang} /> }],
}

function Parts({ lang }: { lang: Lang }) {
  const t = pick(lang)
  const [selected, setSelected] = useState('all')
  const panel = <p>{t('ما في هذا الجزء.', 'What this part holds.')}</p>
  return (
    <Tabs
      label={t('الأخبار بحسب الحالة', 'News by state')}
      selected={selected}
      onSelect={setSelected}
      tabs={[
        { id: 'all', label: t('كل الأخبار', 'All'), count: 346, panel },
        { id: 'waiting', label: t('بانتظار قراري', 'Awaiting my decision'), count: 12, panel },
        { id: 'published', label: t('المنشور', 'Published'), count: 298, panel },
        { id: 'closed', label: t('معطل', 'Disabled'), disabled: true, panel },
      ]}
    />
  )
}
