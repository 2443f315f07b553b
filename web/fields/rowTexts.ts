import { interfaceTexts } from '../../kernel/kernel.ts'

/** The words of child rows that hold files. */
export const rowTexts = interfaceTexts('fields.rows', {
  addFiles: ['إضافة ملفات، لكل ملف صف', 'Add files, a row for each'],
})
