import { interfaceTexts } from '../../define.ts'

export const recentTexts = interfaceTexts('audit.recent', {
  recent: ['آخر التغييرات', 'Recent changes'],
  none: ['لا تغييرات في سجلاتك خلال 30 يومًا', 'Nothing has changed in your records for 30 days'],
})
