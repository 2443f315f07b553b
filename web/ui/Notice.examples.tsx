import { type Examples, pick } from './examples.ts'
import { Notice } from './Notice.tsx'

export const examples: Examples = {
  part: 'Notice',
  on: 'portal',
  examples: [
    {
      name: ['أربع نبرات', 'Four tones'],
      render: lang => {
        const t = pick(lang)
        return (
          <div className="grid w-full gap-2">
            <Notice lang={lang}>
              {t('تتوقف لوحة التحكم للصيانة مساء الجمعة.', 'The dashboard pauses for maintenance on Friday evening.')}
            </Notice>
            <Notice lang={lang} tone="ok">
              {t('نُشر الخبر وهو ظاهر في البوابة الآن.', 'The item is published and on the portal now.')}
            </Notice>
            <Notice lang={lang} tone="warn">
              {t('الترجمة الإنجليزية أقدم من النص العربي.', 'The English text is older than the Arabic.')}
            </Notice>
            <Notice lang={lang} tone="danger">
              <b>{t('تعذّر الحفظ.', 'Could not be saved.')}</b> {t('ما كتبته محفوظ هنا. ', 'What you wrote is kept here. ')}
              <a href="#again">{t('أعد المحاولة', 'Try again')}</a>
            </Notice>
          </div>
        )
      },
    },
  ],
}
