import { ChoiceTabs } from './ChoiceTabs.tsx'
import { type Examples, pick } from './examples.ts'

export const examples: Examples = {
  part: 'ChoiceTabs',
  on: 'portal',
  examples: [
    {
      name: ['عطاءات وإعلانات', 'Tenders and notices'],
      render: lang => {
        const t = pick(lang)
        return (
          <ChoiceTabs
            lang={lang}
            name="example-notices"
            label={`${t('ما يظهر', 'What is shown')}`}
            tabs={[
              {
                id: 'tenders',
                label: `${t('عطاءات', 'Tenders')}`,
                count: 12,
                shown: <p>{t('تأهيل شبكة المياه', 'Repair of the water network')}</p>,
              },
              {
                id: 'notices',
                label: `${t('إعلانات', 'Notices')}`,
                count: 3,
                shown: <p>{t('قطع المياه يوم الأحد', 'No water on Sunday')}</p>,
              },
            ]}
          />
        )
      },
    },
  ],
}
