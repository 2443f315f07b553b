import { Eye, Pencil, Trash2 } from 'lucide-react'
import { type Examples, pick } from './examples.ts'
import { IconButton } from './IconButton.tsx'

export const examples: Examples = {
  part: 'IconButton',
  on: 'dashboard',
  examples: [
    {
      name: ['أزرار صف', 'Buttons of a row'],
      render: lang => {
        const t = pick(lang)
        return (
          <>
            <IconButton icon={Pencil} label={t('تحرير', 'Edit')} onClick={() => {}} />
            <IconButton icon={Eye} label={t('عرض', 'View')} onClick={() => {}} />
            <IconButton
              icon={Trash2}
              label={t('حذف', 'Delete')}
              onClick={() => {}}
              disabledReason={t('ليست لديك صلاحية الحذف', 'You lack the permission to delete')}
            />
          </>
        )
      },
    },
  ],
}
