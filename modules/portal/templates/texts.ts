import { interfaceTexts } from '../../define.ts'

export const templateTexts = interfaceTexts('templates', {
  newTemplate: ['قالب جديد', 'New template'],
  category: ['التصنيف', 'Category'],
  allCategories: ['كل التصنيفات', 'All categories'],
  moduleFirst: ['اختر الوحدة أولًا', 'Choose the module first'],
  preview: ['معاينة', 'Preview'],
  previewOf: ['معاينة: {title}', 'Preview: {title}'],
  inArabic: ['بالعربية', 'In Arabic'],
  inEnglish: ['بالإنجليزية', 'In English'],
  required: ['مطلوب', 'Required'],
  hidden: ['لا يُطلب', 'Not asked'],
  fieldMissing: ['حقل لم يعد في النموذج', 'A field that the form no longer has'],
  restAsUsual: ['بقية حقول النموذج كما هي، بعد هذه الحقول أو بينها.', 'The other fields of the form stay where they are.'],
  copy: ['نسخ', 'Copy'],
  copied: ['نُسخ القالب. النسخة موقوفة حتى تفعّلها', 'The template is copied. The copy is not active yet'],
  setDefault: ['تعيين كافتراضي', 'Set as default'],
  defaultSet: ['أصبح القالب هو الافتراضي', 'The template is the default now'],
  isDefault: ['القالب افتراضي', 'It is the default'],
  isStopped: ['القالب موقوف. فعّله أولًا', 'The template is not active. Activate it first'],
  isUsed: ['أُدخلت بيانات بهذا القالب', 'Data was entered with this template'],
  ownField: ['إضافة حقل من النموذج', 'Add a field of the form'],
  addedField: ['إضافة حقل جديد', 'Add a new field'],
  visitorsOnly: ['تُضاف الحقول إلى نماذج الزوار فقط', 'New fields are added only to the forms of visitors'],
  allTaken: ['كل حقول النموذج في القالب', 'Every field of the form is in the template'],
  nameOfRow: ['الحقل {number}: {name}', 'Field {number}: {name}'],
  unnamed: ['دون عنوان', 'Without a label'],
  up: ['إلى الأعلى: {name}', 'Up: {name}'],
  down: ['إلى الأسفل: {name}', 'Down: {name}'],
  remove: ['حذف: {name}', 'Remove: {name}'],
  isFirst: ['هو الأول', 'It is the first'],
  isLast: ['هو الأخير', 'It is the last'],
  choicesHint: ['خيار في كل سطر: العربي | الإنجليزي', 'One choice on each line: Arabic | English'],
})

/** What is said in this language. */
export const { say } = templateTexts
