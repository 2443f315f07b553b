import { Announcement } from './Announcement.tsx'
import { type Examples, pick } from './examples.ts'

export const examples: Examples = {
  part: 'Announcement',
  on: 'portal',
  examples: [
    {
      name: ['رسالة ورابطها، وتنبيه لا يُغلق', 'A message with its link, and an alert that stays'],
      render: lang => {
        const t = pick(lang)
        return (
          <div className="announcements w-full">
            <Announcement
              tone="info"
              kind={t('معلومة', 'Information')}
              title={t('بيانات هيئتك في صفحة واحدة', 'Your authority on one page')}
              html={t('<p>ابحث عن هيئتك باسمها أو رمزها.</p>', '<p>Find yours by its name or code.</p>')}
              told={lang}
              lang={lang}
              link={{ href: '#authorities', label: t('دليل الهيئات المحلية', 'All local authorities'), told: lang }}
              version="0a1b2c3d4e5f"
              onClose={() => undefined}
            />
            <Announcement
              tone="danger"
              kind={t('تنبيه طارئ', 'Emergency alert')}
              title={t('انقطاع المياه عن وسط المدينة', 'No water in the centre of the town')}
              html={t(
                '<p>يعود الضخ مساء اليوم. الصهاريج في ساحة البلدية.</p>',
                '<p>It is back this evening. Tankers stand at the town hall.</p>',
              )}
              told={lang}
              lang={lang}
              version={undefined}
            />
            <Announcement
              tone="warn"
              kind={t('صيانة', 'Maintenance')}
              title="توقف الخدمة مساء اليوم من السادسة حتى التاسعة"
              html="<p>نعتذر عن ذلك.</p>"
              told="ar"
              lang={lang}
              link={{ href: '#contact', label: 'اتصل بنا', told: 'ar' }}
              version="0a1b2c3d4e60"
              onClose={() => undefined}
            />
          </div>
        )
      },
    },
  ],
}
