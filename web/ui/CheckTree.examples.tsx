import { useState } from 'react'
import type { Lang } from '../../kernel/kernel.ts'
import { CheckTree, type CheckNode } from './CheckTree.tsx'
import { type Examples, pick } from './examples.ts'

export const examples: Examples = {
  part: 'CheckTree',
  on: 'dashboard',
  examples: [
    { name: ['ثلاث حالات', 'Three states'], render: lang => <Tree lang={lang} /> },
    { name: ['للقراءة', 'To be read'], render: lang => <Tree lang={lang} readOnly /> },
  ],
}

function Tree({ lang, readOnly = false }: { lang: Lang; readOnly?: boolean }) {
  const t = pick(lang)
  const [checked, setChecked] = useState<ReadonlySet<string>>(new Set(['news.add']))
  const [isOpen, setOpen] = useState(true)
  const leaf = (id: string, label: string): CheckNode => ({
    id,
    label,
    level: 2,
    state: checked.has(id) ? 'all' : 'none',
    isChanged: id === 'news.edit' && checked.has(id),
  })
  const leaves = [leaf('news.add', t('إضافة', 'Create')), leaf('news.edit', t('تعديل', 'Edit'))]
  const state = checked.size === 0 ? 'none' : checked.size === leaves.length ? 'all' : 'some'
  const nodes: CheckNode[] = [{ id: 'news', label: t('الأخبار', 'News'), note: 'News', level: 1, state, isOpen }, ...(isOpen ? leaves : [])]
  return (
    <CheckTree
      label={t('الصلاحيات', 'Permissions')}
      nodes={nodes}
      readOnly={readOnly}
      onOpen={(_ids, open) => setOpen(open)}
      onCheck={(id, isOn) => {
        const ids = id === 'news' ? leaves.map(one => one.id) : [id]
        setChecked(new Set(isOn ? [...checked, ...ids] : [...checked].filter(one => !ids.includes(one))))
      }}
    />
  )
}
