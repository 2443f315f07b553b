import { ErrorSummary } from './ErrorSummary.tsx'
import { type Examples, pick } from './examples.ts'

export const examples: Examples = {
  part: 'ErrorSummary',
  on: 'portal',
  examples: [
    {
      name: ['ثلاثة أخطاء', 'Three mistakes'],
      render: lang => {
        const t = pick(lang)
        return (
          <ErrorSummary
            lang={lang}
            id={`errors-3-${lang}`}
            errors={[
              { field: 'summary', message: t('الملخص: 20 حرفًا على الأقل', 'Summary: at least 20 characters') },
              { field: 'date', message: t('تاريخ الخبر: لا يتأخر عن 2026/12/22', 'News date: not after 2026/12/22') },
              { field: 'alt', message: t('حقل النص البديل مطلوب', 'Alternative text is required') },
            ]}
          />
        )
      },
    },
    {
      name: ['خطأ واحد', 'One mistake'],
      render: lang => (
        <ErrorSummary
          lang={lang}
          id={`errors-1-${lang}`}
          errors={[{ field: 'email', message: pick(lang)('صيغة البريد الإلكتروني غير صحيحة', 'The e-mail address is not valid') }]}
        />
      ),
    },
  ],
}
