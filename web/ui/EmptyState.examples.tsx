import { RotateCw } from 'lucide-react'
import { Button } from './Button.tsx'
import { EmptyState } from './EmptyState.tsx'
import { type Examples, pick } from './examples.ts'
import { LinkButton } from './LinkButton.tsx'

export const examples: Examples = {
  part: 'EmptyState',
  on: 'portal',
  examples: [
    {
      name: ['لا نتائج', 'Nothing matches'],
      render: lang => {
        const t = pick(lang)
        return (
          <EmptyState
            title={t('لا توجد أخبار مطابقة', 'No matching news')}
            action={<LinkButton href="#all">{t('أزل التصفية', 'Remove the filters')}</LinkButton>}
          >
            {t('لا خبر في محافظة طوباس هذا الشهر.', 'No news from Tubas this month.')}
          </EmptyState>
        )
      },
    },
    {
      name: ['خطأ، ومعه رقم الطلب', 'An error, with the number of the request'],
      render: lang => {
        const t = pick(lang)
        return (
          <EmptyState
            kind="error"
            title={t('تعذّر تحميل الأخبار', 'The news could not be loaded')}
            action={<Button icon={RotateCw}>{t('أعد المحاولة', 'Try again')}</Button>}
          >
            {t('حدث خطأ، يرجى التواصل مع مدير النظام. رقم الطلب', 'Error occurred, please contact system administrator. Request')}{' '}
            <bdi dir="ltr">7F3A-21C9</bdi>
          </EmptyState>
        )
      },
    },
    {
      name: ['دون صلاحية', 'No permission'],
      render: lang => {
        const t = pick(lang)
        return (
          <EmptyState
            kind="forbidden"
            title={t('لا تملك صلاحية عرض الأخبار', 'You lack the permission to see the news')}
            action={<Button>{t('بدّل الجهة', 'Change the place')}</Button>}
          >
            {t('اطلبها من مدير المستخدمين في جهتك.', 'Ask the user manager of your place for it.')}
          </EmptyState>
        )
      },
    },
    {
      name: ['صفحة غير موجودة', 'Page not found'],
      render: lang => <EmptyState kind="missing" title={pick(lang)('الصفحة غير موجودة', 'The page does not exist')} />,
    },
  ],
}
