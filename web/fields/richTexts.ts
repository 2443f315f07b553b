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
  insertPictures: [
    'لُصق النص دون صوره. أدرج كل صورة في مكانها بزر «{button}» من أدوات التنسيق.',
    'The text was pasted without its pictures. Insert each one where it belongs, with “{button}” among the formatting tools.',
  ],
})
/** What is asked of a picture inside a text. */
export const pictureTexts = interfaceTexts('fields.picture', {
  title: ['صورة في النص', 'Picture in the text'],
  file: ['ملف الصورة', 'File of the picture'],
  types: ['صورة PNG أو JPG أو WebP', 'A PNG, JPG or WebP picture'],
  needed: ['اختر صورة', 'Choose a picture'],
  alt: ['النص البديل', 'Alternative text'],
  altHint: ['ما الذي تُظهره الصورة؟ يُقرأ لمن لا يراها.', 'What does the picture show? It is read to those who cannot see it.'],
  altWrong: ['اكتب نصًا بديلًا من 5 إلى 160 حرفًا', 'Write an alternative text of 5 to 160 characters'],
  caption: ['شرح تحت الصورة', 'Caption beneath the picture'],
  insert: ['إدراج الصورة', 'Insert the picture'],
  change: ['حفظ الصورة', 'Save the picture'],
  remove: ['إزالة الصورة', 'Remove the picture'],
})
/** What should be mended in a text before it is published. */
export const faultTexts = interfaceTexts('fields.writing', {
  title: ['راجع قبل النشر', 'Look at before publishing'],
  pictureWithoutAlt: ['صورة بلا نص بديل: لا يمكن نشرها كذلك.', 'A picture has no alternative text: it cannot be published so.'],
  emptyHeading: ['عنوان فارغ.', 'A heading is empty.'],
  headingOrder: ['عنوان فرعي يتخطى درجة: ابدأ بعنوان ثم عنوان فرعي.', 'A subheading skips a degree: a heading comes first.'],
  linkWithoutText: [
    'رابط لا يدل نصه على وجهته: اكتب اسم الصفحة أو الملف.',
    'A link does not say where it leads: write the name of the page or file.',
  ],
  tableWithoutHead: ['جدول بلا صف عناوين.', 'A table has no heading row.'],
})
/** What the tools of a formatted text do, by their names. */
export const toolTexts = interfaceTexts('fields.tools', {
  h2: ['عنوان', 'Heading'],
  h3: ['عنوان فرعي', 'Subheading'],
  h4: ['عنوان فرعي أصغر', 'Smaller subheading'],
  bold: ['غامق', 'Bold'],
  italic: ['مائل', 'Emphasis'],
  list: ['قائمة', 'List'],
  numbers: ['قائمة مرقمة', 'Numbered list'],
  quote: ['اقتباس', 'Quotation'],
  link: ['رابط', 'Link'],
  picture: ['صورة', 'Picture'],
  table: ['جدول', 'Table'],
  headRow: ['صف عناوين', 'Heading row'],
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
