import { Button } from './Button.tsx'
import { type Examples, pick } from './examples.ts'
import { toast } from './Toasts.tsx'

export const examples: Examples = {
  part: 'Toasts',
  on: 'dashboard',
  examples: [
    {
      name: ['في أعلى الشاشة خمس ثوانٍ', 'Five seconds at the top of the screen'],
      render: lang => {
        const t = pick(lang)
        return (
          <>
            <Button onClick={() => toast(t('تم الحفظ بنجاح', 'Saved successfully'))}>{t('نجاح', 'Success')}</Button>
            <Button
              onClick={() =>
                toast(t('حدث خطأ، يرجى التواصل مع مدير النظام', 'Error occurred, please contact system administrator'), 'danger')
              }
            >
              {t('خطأ', 'Error')}
            </Button>
            <Button onClick={() => toast(t('يوجد سجل مشابه', 'A similar record exists'), 'warn')}>{t('تنبيه', 'Warning')}</Button>
          </>
        )
      },
    },
  ],
}
