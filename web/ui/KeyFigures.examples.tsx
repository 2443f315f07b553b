import { type Examples, pick } from './examples.ts'
import { KeyFigures } from './KeyFigures.tsx'

export const examples: Examples = {
  part: 'KeyFigures',
  on: 'portal',
  examples: [
    {
      name: ['جملة واحدة', 'One sentence'],
      render: lang => {
        const t = pick(lang)
        return (
          <KeyFigures
            parts={[
              { text: t('421 هيئة محلية', '421 local authorities'), href: '#places' },
              t(' في ', ' in '),
              { text: t('16 محافظة', '16 governorates'), href: '#governorates' },
              t('، لدى ', '; '),
              { text: t('312 منها خطة معتمدة', '312 have an approved plan'), href: '#plans' },
              t('، ونشرت ', ', and '),
              { text: t('187 موازنة المواطن', '187 published a citizen budget'), href: '#budgets' },
              t(' لهذا العام.', ' this year.'),
            ]}
          />
        )
      },
    },
  ],
}
