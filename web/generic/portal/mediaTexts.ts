import { interfaceTexts } from '../../../kernel/kernel.ts'

export const mediaTexts = interfaceTexts('portal.recordMedia', {
  gallery: ['معرض الصور', 'Pictures'],
  picture: ['الصورة {n} من {all}', 'Picture {n} of {all}'],
  previous: ['الصورة السابقة', 'Previous picture'],
  next: ['الصورة التالية', 'Next picture'],
  back: ['عودة إلى الصفحة', 'Back to the page'],
  whole: ['الصورة بحجمها الكامل', 'View full size'],
  by: ['تصوير:', 'Photo:'],
  ways: ['الانتقال بين الصور', 'Browse the pictures'],
  keys: ['استعمل سهمي لوحة المفاتيح للتنقل بين الصور.', 'Use the arrow keys to move between pictures.'],
  video: ['شاهد أيضًا', 'Watch'],
})
