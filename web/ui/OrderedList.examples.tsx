import { type Examples, pick } from './examples.ts'
import { OrderedList } from './OrderedList.tsx'

export const examples: Examples = {
  part: 'OrderedList',
  on: 'dashboard',
  examples: [
    {
      name: ['ثلاثة بنود لترتيبها', 'Three to be put in order'],
      render: lang => {
        const t = pick(lang)
        return (
          <OrderedList
            items={[
              { id: 'waiting', label: t('بانتظار قراري', 'Waiting for my decision') },
              { id: 'figures', label: t('أرقام رئيسية', 'Key figures') },
              { id: 'links', label: t('روابط سريعة', 'Quick links') },
            ]}
            onMove={() => undefined}
          />
        )
      },
    },
  ],
}
