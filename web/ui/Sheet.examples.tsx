import { useState } from 'react'
import type { Lang } from '../../kernel/kernel.ts'
import { Button } from './Button.tsx'
import { type Examples, pick } from './examples.ts'
import { FactList } from './FactList.tsx'
import { Sheet } from './Sheet.tsx'

export const examples: Examples = {
  part: 'Sheet',
  on: 'dashboard',
  examples: [{ name: ['صفحة جانبية', 'A side sheet'], render: lang => <Opened lang={lang} /> }],
}

function Opened({ lang }: { lang: Lang }) {
  const t = pick(lang)
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button onClick={() => setOpen(true)}>{t('افتح الصفحة', 'Open the sheet')}</Button>
      <Sheet title={t('تعديل خبر', 'A news item was changed')} open={open} onClose={() => setOpen(false)}>
        <FactList
          look="rows"
          facts={[
            { label: t('المستخدم', 'User'), value: t('محرر المحتوى', 'The content editor') },
            { label: t('وقت التنفيذ', 'Execution time'), value: <bdi dir="ltr">2026/11/21 09:15</bdi> },
          ]}
        />
      </Sheet>
    </>
  )
}
