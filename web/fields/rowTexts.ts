import { interfaceTexts } from '../../kernel/kernel.ts'

/** The words of fields and of child rows that hold files. */
export const rowTexts = interfaceTexts('fields.rows', {
  addFiles: ['إضافة ملفات، لكل ملف صف', 'Add files, a row for each'],
  leastPx: ['لا تقل عن {size} بكسل', 'at least {size} pixels'],
})
