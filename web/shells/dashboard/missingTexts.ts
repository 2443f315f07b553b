import { interfaceTexts } from '../../../kernel/kernel.ts'

/** What is said where the desk has no page. */
export const missingTexts = interfaceTexts('dashboard.missing', {
  title: ['الصفحة غير موجودة', 'The page does not exist'],
  text: [
    'ربما نُقلت أو كُتب عنوانها خطأ. افتحها من القائمة، أو عد إلى الرئيسية.',
    'It may have moved, or its address may be mistyped. Open it from the menu, or go back to the home page.',
  ],
})
