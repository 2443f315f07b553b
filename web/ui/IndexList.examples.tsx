import { type Examples, pick } from './examples.ts'
import { IndexList } from './IndexList.tsx'

export const examples: Examples = {
  part: 'IndexList',
  on: 'portal',
  examples: [
    {
      name: ['خدمات سريعة', 'Quick services'],
      render: lang => {
        const t = pick(lang)
        return (
          <div className="w-full">
            <IndexList
              ways={[
                { href: '#permit', label: t('رخصة بناء', 'Building permit') },
                { href: '#trade', label: t('رخصة حرف وصناعات', 'Trade licence') },
                { href: '#complaint', label: t('شكوى أو اقتراح', 'Complaint or suggestion') },
                { href: '#idea', label: t('أضف فكرتك', 'Add your idea') },
              ]}
            />
          </div>
        )
      },
    },
  ],
}
