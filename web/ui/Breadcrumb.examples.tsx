import { Breadcrumb } from './Breadcrumb.tsx'
import { type Examples, pick } from './examples.ts'

export const examples: Examples = {
  part: 'Breadcrumb',
  on: 'portal',
  examples: [
    {
      name: ['من الرئيسية إلى هنا', 'From home to here'],
      render: lang => {
        const t = pick(lang)
        return (
          <Breadcrumb
            lang={lang}
            steps={[
              { label: t('الرئيسية', 'Home'), href: '#home' },
              { label: t('الهيئات المحلية', 'Local authorities'), href: '#places' },
              { label: t('محافظة الخليل', 'Hebron'), href: '#hebron' },
              { label: t('بلدية دورا', 'Dura') },
            ]}
          />
        )
      },
    },
  ],
}
