import { Bars } from './Bars.tsx'
import { type Examples, pick } from './examples.ts'

export const examples: Examples = {
  part: 'Bars',
  on: 'portal',
  examples: [
    {
      name: ['أين يذهب كل 100 شيكل', 'Where each 100 shekels go'],
      render: lang => {
        const t = pick(lang)
        const shares = [
          { label: t('الصحة والبيئة', 'Health'), value: 31 },
          { label: t('المياه والصرف', 'Water'), value: 24 },
          { label: t('الطرق', 'Roads'), value: 17 },
          { label: t('الإدارة', 'Administration'), value: 14 },
        ]
        return (
          <div className="w-full">
            <Bars bars={shares.map(share => ({ ...share, text: `${share.value} ${t('شيكل', 'NIS')}` }))} />
          </div>
        )
      },
    },
  ],
}
