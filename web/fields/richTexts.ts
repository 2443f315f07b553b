import { interfaceTexts } from '../../kernel/kernel.ts'

export const linkTexts = interfaceTexts('fields.link', {
  title: ['رابط', 'Link'],
  text: ['نص الرابط', 'Text of the link'],
  address: ['عنوان الرابط', 'Address of the link'],
  hint: [
    'صفحة على الإنترنت أو بريد إلكتروني أو مسار في هذا الموقع، مثل /news',
    'A page, an e-mail address, or a path of this site such as /news',
  ],
  wrong: [
    'أدخل عنوانًا صحيحًا، مثل example.org أو https://example.org/news',
    'Enter a valid address, such as example.org or https://example.org/news',
  ],
  apply: ['إدراج الرابط', 'Insert the link'],
  remove: ['إزالة الرابط', 'Remove the link'],
})

export const richTexts = interfaceTexts('fields.richText', {
  tools: ['أدوات التنسيق', 'Formatting'],
  pictures: [
    'لُصق النص دون صوره. ارفع كل صورة وحدها في حقول الصور أو المرفقات.',
    'The text was pasted without its pictures. Upload each picture by itself, among the pictures or attachments.',
  ],
})
/** What the tools of a formatted text do, by their names. */
export const toolTexts = interfaceTexts('fields.tools', {
  h2: ['عنوان', 'Heading'],
  h3: ['عنوان فرعي', 'Subheading'],
  bold: ['غامق', 'Bold'],
  italic: ['مائل', 'Emphasis'],
  list: ['قائمة', 'List'],
  numbers: ['قائمة مرقمة', 'Numbered list'],
  quote: ['اقتباس', 'Quotation'],
  link: ['رابط', 'Link'],
  table: ['جدول', 'Table'],
  rtl: ['فقرة من اليمين إلى اليسار', 'Paragraph from right to left'],
  ltr: ['فقرة من اليسار إلى اليمين', 'Paragraph from left to right'],
  undo: ['تراجع', 'Undo'],
  redo: ['إعادة', 'Redo'],
  addRow: ['صف تحت هذا', 'Row below'],
  addColumn: ['عمود بعد هذا', 'Column after'],
  deleteRow: ['حذف الصف', 'Delete the row'],
  deleteColumn: ['حذف العمود', 'Delete the column'],
  deleteTable: ['حذف الجدول', 'Delete the table'],
})
