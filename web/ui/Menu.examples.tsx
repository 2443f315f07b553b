import { Copy, Eye, History, Trash2 } from 'lucide-react'
import { type Examples, pick } from './examples.ts'
import { Menu } from './Menu.tsx'

export const examples: Examples = {
  part: 'Menu',
  on: 'dashboard',
  examples: [
    {
      name: ['ما بقي من أفعال الصف', 'What else can be done'],
      render: lang => {
        const t = pick(lang)
        const acts = [
          { label: t('عرض في البوابة', 'View on the portal'), icon: Eye, href: '#portal' },
          { label: t('نسخ', 'Copy'), icon: Copy, onAct: () => {} },
          { label: t('السجل', 'History'), icon: History, onAct: () => {} },
          { label: t('حذف', 'Delete'), icon: Trash2, danger: true, disabledReason: t('المادة منشورة', 'The item is published') },
        ]
        return (
          <>
            <Menu acts={acts} />
            <Menu acts={acts} label={t('إجراءات', 'Actions')} />
          </>
        )
      },
    },
  ],
}
