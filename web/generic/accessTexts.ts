import { interfaceTexts } from '../../kernel/kernel.ts'

/** The tools of the head: those of the portal, of the dashboard and beside the sign-in. */
export const toolTexts = interfaceTexts('portal.tools', {
  accessTools: ['أدوات سهولة الوصول', 'Accessibility tools'],
  size: ['حجم الخط', 'Text size'],
  smaller: ['تصغير الخط', 'Smaller text'],
  larger: ['تكبير الخط', 'Larger text'],
  highlight: ['إبراز الروابط', 'Highlight links'],
  contrast: ['عكس الألوان', 'Invert colours'],
  spacing: ['تباعد مريح للقراءة', 'Readable spacing'],
  ruler: ['مسطرة القراءة', 'Reading ruler'],
  motion: ['إيقاف الحركة', 'Stop motion'],
  pointer: ['مؤشر أكبر', 'Larger pointer'],
  reset: ['إعادة الضبط', 'Reset'],
  close: ['إغلاق', 'Close'],
  quick: ['تنقل سريع', 'Quick navigation'],
  edit: ['تحرير هذه المادة', 'Edit this item'],
  onPortal: ['عرض هذه الصفحة في البوابة', 'See this page on the portal'],
  notOnPortal: ['ليس لها صفحة في البوابة الآن', 'It has no page on the portal now'],
  activePlace: ['الجهة الفعالة', 'Active place'],
  switchFailed: ['لم تتغيّر الجهة. حاول مجددًا.', 'The place has not changed. Try again.'],
  signIn: ['تسجيل الدخول', 'Sign in'],
})
