import { type Examples, pick } from './examples.ts'
import { Prose } from './Prose.tsx'

export const examples: Examples = {
  part: 'Prose',
  on: 'portal',
  examples: [
    {
      name: ['نص محرَّر', 'Edited text'],
      render: lang => {
        const t = pick(lang)
        return (
          <Prose>
            <p>
              {t(
                'قالت البلدية إن الخط الناقل الجديد بدأ الضخ صباح الأحد إلى ستة أحياء، وبلغت كلفة المشروع ',
                'The municipality said that the new main began to supply six quarters on Sunday morning. The project cost ',
              )}
              <strong>{t('6,480,000 شيكل', 'NIS 6,480,000')}</strong>
              {t('، ونُشرت ', ', and the ')}
              <a href="#report">{t('وثيقة الإنجاز', 'completion report')}</a>
              {t(' كاملة.', ' is published in full.')}
            </p>
            <h2>{t('ما الذي تغيّر', 'What has changed')}</h2>
            <ul>
              <li>{t('استبدال شبكة من الحديد عمرها أربعون عامًا.', 'An iron network forty years old was replaced.')}</li>
              <li>{t('تركيب 2,140 عدادًا مسبق الدفع.', '2,140 prepaid meters were installed.')}</li>
            </ul>
            <h3>{t('خطوات المرحلة الثانية', 'Steps of the second phase')}</h3>
            <ol>
              <li>{t('فتح المظاريف في مقر البلدية.', 'Opening of the envelopes at the town hall.')}</li>
              <li>{t('نشر محضر اللجنة.', 'Publication of the minutes.')}</li>
            </ol>
            <blockquote>
              {t(
                'نعدّ الأيام التي تنتظرها العائلة حتى يصل الماء إلى سطح البيت.',
                'We count the days that a family waits for water to reach its roof.',
              )}
              <cite>{t('مهندسة المشروع', 'The engineer of the project')}</cite>
            </blockquote>
            <table>
              <thead>
                <tr>
                  <th>{t('الحي', 'Quarter')}</th>
                  <th>{t('قبل (%)', 'Before (%)')}</th>
                  <th>{t('بعد (%)', 'After (%)')}</th>
                </tr>
              </thead>
              <tbody>
                <tr>
                  <td>{t('المراح', 'Al-Marah')}</td>
                  <td>38.0</td>
                  <td>24.1</td>
                </tr>
              </tbody>
            </table>
          </Prose>
        )
      },
    },
  ],
}
