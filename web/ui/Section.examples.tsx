import { type Examples, pick } from './examples.ts'
import { Section } from './Section.tsx'

export const examples: Examples = {
  part: 'Section',
  on: 'portal',
  examples: [
    {
      name: ['على الأرضية، وعلى الأرضية الهادئة', 'On the ground, and on the quiet ground'],
      render: lang => {
        const t = pick(lang)
        return (
          <div className="w-full">
            <Section id={`news-${lang}`} title={t('الأخبار', 'News')} more={{ href: '#all', label: t('كل الأخبار', 'All news') }}>
              <ul className="lines">
                <li>
                  <p className="meta">
                    <bdi dir="ltr">2026/11/21</bdi>
                    <span>{t('مجالس الخدمات', 'Councils')}</span>
                  </p>
                  <a href="#1">
                    {t('مجلس النفايات الصلبة يشغّل محطة الفرز الثانية', 'The waste council starts its second sorting station')}
                  </a>
                </li>
                <li>
                  <p className="meta">
                    <bdi dir="ltr">2026/11/19</bdi>
                  </p>
                  <a href="#2">{t('إيداع المخطط الهيكلي للاعتراض', 'The structural plan is open to objections')}</a>
                </li>
              </ul>
            </Section>
            <Section id={`quiet-${lang}`} title={t('عطاءات مفتوحة', 'Open tenders')} quiet>
              <p>{t('سجل العطاءات.', 'The register of tenders.')}</p>
            </Section>
          </div>
        )
      },
    },
  ],
}
