import { type Examples, pick } from './examples.ts'
import { TabLinks } from './TabLinks.tsx'

export const examples: Examples = {
  part: 'TabLinks',
  on: 'portal',
  examples: [
    {
      name: ['صفحات هيئة', 'Pages of an authority'],
      render: lang => {
        const t = pick(lang)
        return (
          <TabLinks
            lang={lang}
            label={`${t('صفحات بلدية دورا', 'Pages of Dura Municipality')}`}
            tabs={[
              { href: '#overview', label: t('نبذة', 'Overview'), current: true },
              { href: '#people', label: t('السكان', 'Population') },
              { href: '#budgets', label: t('الموازنات', 'Budgets'), count: 5 },
              { href: '#plans', label: t('الخطط', 'Plans'), count: 2 },
              { href: '#news', label: t('الأخبار', 'News'), count: 1234 },
            ]}
          />
        )
      },
    },
  ],
}
