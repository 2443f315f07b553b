import { Days } from './Days.tsx'
import { type Examples, pick } from './examples.ts'

export const examples: Examples = {
  part: 'Days',
  on: 'portal',
  examples: [
    {
      name: ['الفعاليات القادمة', 'Coming events'],
      render: lang => {
        const t = pick(lang)
        return (
          <div className="w-full">
            <Days
              days={[
                {
                  href: '#1',
                  date: '2026-11-24',
                  day: '24',
                  month: t('تشرين الثاني', 'November'),
                  title: t('لقاء رؤساء مجالس الخدمات', 'Meeting of the councils'),
                  note: t('البيرة، 10:00 ص', 'Al-Bireh, 10:00 am'),
                },
                {
                  href: '#2',
                  date: '2026-11-26',
                  day: '26',
                  month: t('تشرين الثاني', 'November'),
                  title: t('يوم مفتوح لموازنة المواطن', 'Open day on the citizen budget'),
                  note: t('جنين، 11:00 ص', 'Jenin, 11:00 am'),
                },
                {
                  href: '#3',
                  date: '2026-12-02',
                  day: '02',
                  month: t('كانون الأول', 'December'),
                  title: t('معرض المشاريع الريادية', 'Fair of new enterprises'),
                  note: t('بيت لحم، 4:00 م', 'Bethlehem, 4:00 pm'),
                },
              ]}
            />
          </div>
        )
      },
    },
  ],
}
