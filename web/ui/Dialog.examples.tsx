import { useState } from 'react'
import type { Lang } from '../../kernel/kernel.ts'
import { Button } from './Button.tsx'
import { Dialog } from './Dialog.tsx'
import { type Examples, pick } from './examples.ts'

export const examples: Examples = {
  part: 'Dialog',
  on: 'dashboard',
  examples: [{ name: ['نافذة', 'A dialog'], render: lang => <Opened lang={lang} /> }],
}

function Opened({ lang }: { lang: Lang }) {
  const t = pick(lang)
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button onClick={() => setOpen(true)}>{t('افتح النافذة', 'Open the dialog')}</Button>
      <Dialog
        title={t('تبديل الجهة', 'Change the place')}
        open={open}
        onClose={() => setOpen(false)}
        acts={<Button look="act">{t('بدّل', 'Change')}</Button>}
      >
        <p>{t('تعمل الآن باسم بلدية دورا.', 'You are working for Dura Municipality now.')}</p>
      </Dialog>
    </>
  )
}
