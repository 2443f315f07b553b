import { useState } from 'react'
import type { Lang } from '../../kernel/kernel.ts'
import { type Examples, pick } from './examples.ts'
import { FileDrop } from './FileDrop.tsx'
import type { FileRow } from './FileName.tsx'

export const examples: Examples = {
  part: 'FileDrop',
  on: 'dashboard',
  examples: [
    { name: ['فارغ، وفي الطريق، وصل، ورُفض', 'Empty, on its way, there, refused'], render: lang => <Files lang={lang} /> },
    {
      name: ['معطل', 'Disabled'],
      render: lang => <FileDrop label={pick(lang)('المرفقات', 'Attachments')} files={[]} onAdd={() => {}} onRemove={() => {}} disabled />,
    },
  ],
}

function Files({ lang }: { lang: Lang }) {
  const t = pick(lang)
  const [files, setFiles] = useState<readonly FileRow[]>([
    { id: '1', name: 'taqrir-2026.pdf', sizeKB: 2400, progress: 0.6 },
    { id: '2', name: t('محضر الجلسة.docx', 'minutes.docx'), sizeKB: 84 },
    { id: '3', name: 'plan.dwg', sizeKB: 91000, error: t('نوع الملف أو حجمه غير مسموح', 'The file’s type or size is not allowed') },
  ])
  const add = (added: readonly File[]) =>
    setFiles([...files, ...added.map(file => ({ id: file.name, name: file.name, sizeKB: file.size / 1000 }))])
  return (
    <div className="w-full">
      <FileDrop
        label={t('المرفقات', 'Attachments')}
        hint={t('PDF أو صورة، حتى 10 م.ب', 'PDF or a picture, up to 10 MB')}
        files={files}
        onAdd={add}
        onRemove={id => setFiles(files.filter(file => file.id !== id))}
        onRetry={() => {}}
        multiple
      />
    </div>
  )
}
