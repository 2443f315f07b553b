import { Entries } from './Entries.tsx'
import { type Examples, pick } from './examples.ts'
import { Mark } from './Mark.tsx'

export const examples: Examples = {
  part: 'Entries',
  on: 'portal',
  examples: [
    {
      name: ['علامة وعنوان وملخص وحقائق', 'Mark, title, summary and facts'],
      render: lang => {
        const t = pick(lang)
        return (
          <div className="w-full">
            <Entries
              entries={[
                {
                  href: '#1',
                  mark: <Mark code="50" />,
                  title: t(
                    'مجلس النفايات الصلبة في شمال الخليل يشغّل محطة الفرز الثانية',
                    'North Hebron waste council starts its second sorting station',
                  ),
                  summary: t(
                    'تخدم المحطة إحدى عشرة هيئة محلية وتستقبل مئة وعشرين طناً يومياً.',
                    'The station serves eleven local authorities and takes 120 tonnes a day.',
                  ),
                  facts: ['2026/11/21', t('أخبار المجالس', 'Councils'), t('مجلس شمال الخليل', 'North Hebron')],
                },
                {
                  href: '#2',
                  mark: <Mark code="10" />,
                  title: t('إيداع المخطط الهيكلي لبلدة عنبتا', 'The structural plan of Anabta is deposited'),
                  facts: ['2026/11/19'],
                },
              ]}
            />
          </div>
        )
      },
    },
  ],
}
