import { useState } from 'react'
import type { Lang } from '../../kernel/kernel.ts'
import { Button } from './Button.tsx'
import { ConfirmDialog } from './ConfirmDialog.tsx'
import { type Examples, pick } from './examples.ts'
import { TextField } from './TextField.tsx'

export const examples: Examples = {
  part: 'ConfirmDialog',
  on: 'dashboard',
  examples: [{ name: ['يسأل قبل الفعل', 'Asks before the act'], render: lang => <Asked lang={lang} /> }],
}

function Asked({ lang }: { lang: Lang }) {
  const t = pick(lang)
  const [open, setOpen] = useState(false)
  const [reason, setReason] = useState('')
  const close = () => setOpen(false)
  return (
    <>
      <Button look="danger" onClick={() => setOpen(true)}>
        {t('ألغِ النشر', 'Cancel publishing')}
      </Button>
      <ConfirmDialog
        title={t('إلغاء نشر هذا الخبر؟', 'Cancel publishing this item?')}
        open={open}
        onClose={close}
        onConfirm={close}
        confirm={t('ألغِ النشر', 'Cancel publishing')}
      >
        <p className="mb-4 text-muted">
          {t('يختفي من البوابة والبحث، ويبقى هنا معدلًا.', 'It leaves the portal and the search, and stays here as edited.')}
        </p>
        <TextField label={t('السبب', 'Reason')} value={reason} onChange={setReason} required />
      </ConfirmDialog>
    </>
  )
}
