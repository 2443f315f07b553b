import { interfaceTexts } from '../../kernel/kernel.ts'

/** The words of child rows, and of fields that hold files. */
export const rowTexts = interfaceTexts('fields.rows', {
  addFiles: ['إضافة ملفات، لكل ملف صف', 'Add files, a row for each'],
  noRows: ['لا صفوف', 'No rows'],
  removeRow: ['إزالة الصف', 'Remove the row'],
  leastPx: ['لا تقل عن {size} بكسل', 'at least {size} pixels'],
})
