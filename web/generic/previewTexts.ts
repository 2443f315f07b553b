import { interfaceTexts } from '../../kernel/kernel.ts'

/** The words of a preview: at the desk, and over the page that is previewed. */
export const previewTexts = interfaceTexts('generic.preview', {
  title: ['معاينة', 'Preview'],
  why: [
    'صفحة المادة كما ستظهر في البوابة، بنسختها الحالية. يفتحها من عنده الرابط دون تسجيل دخول.',
    'The page of the item as it will stand on the portal, in its present version. Whoever has the link opens it without signing in.',
  ],
  arabic: ['افتح الصفحة العربية', 'Open the Arabic page'],
  english: ['افتح الصفحة الإنجليزية', 'Open the English page'],
  links: ['الروابط', 'Links'],
  until: ['ينتهي الرابطان في {at}', 'The links end at {at}'],
})
