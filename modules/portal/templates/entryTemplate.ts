import {
  bilingual,
  boolean,
  byPermission,
  choice,
  columnsOf,
  integer,
  longText,
  lookup,
  ref,
  resource,
  rows,
  text,
  type Complete,
} from '../../define.ts'
import { lookupValue } from '../../admin/lookups/lookups.ts'
import { addedFiles, longestAdded } from './bounds.ts'
import { choicesOf } from './choices.ts'
import { findModule } from './templated.ts'

/** Who fills in the form that a template is for. */
export const audiences = {
  staff: [1, 'الموظفون', 'Staff'],
  visitor: [2, 'الزوار', 'Visitors'],
  both: [3, 'الموظفون والزوار', 'Staff and visitors'],
} as const
/** Where a field of a template comes from. */
export const fieldSources = { own: [1, 'من حقول النموذج', 'The form’s own'], added: [2, 'مضاف', 'Added'] } as const
/** The specification's kinds of field (section 5, fieldTypes). */
export const fieldTypes = { file: [1, 'ملف', 'File'], number: [2, 'رقم', 'Number'], text: [3, 'نص', 'Text'] } as const
/** What is written into a field of text. */
export const textKinds = {
  line: [1, 'سطر', 'A line'],
  paragraph: [2, 'فقرة', 'A paragraph'],
  choice: [3, 'اختيار من قائمة', 'A choice'],
  date: [4, 'تاريخ', 'A date'],
  email: [5, 'بريد إلكتروني', 'An e-mail address'],
  phone: [6, 'هاتف', 'A telephone number'],
  url: [7, 'رابط', 'A link'],
} as const
/** Files that an added field may ask for. */
export const addedFileTypes = {
  pdf: [1, 'PDF', 'PDF'],
  docx: [2, 'Word', 'Word'],
  xlsx: [3, 'Excel', 'Excel'],
  jpg: [4, 'صورة JPEG', 'JPEG picture'],
  png: [5, 'صورة PNG', 'PNG picture'],
} as const

/** A form is added to by so many fields at the most. */
const mostAdded = 30

/** The rich texts of a template. They are read where its files are not its readers' to see, and put into other records: pictures belong to one. */
const written = ['introAr', 'introEn', 'skeletonAr', 'skeletonEn'] as const

const templateFields = {
  order: integer('الترتيب', 'Order').min(0).max(10_000),
  source: choice('المصدر', 'Source', fieldSources).required(),
  fieldKey: text('الحقل', 'Field')
    .max(40)
    .matches(/^[A-Za-z][A-Za-z0-9]*$/),
  label: bilingual('عنوان الحقل', 'Label').max(150),
  fieldType: choice('نوع الحقل', 'Field type', fieldTypes),
  textKind: choice('نوع النص', 'Kind of text', textKinds),
  choices: longText('الخيارات', 'Choices').max(4000),
  required: boolean('مطلوب', 'Required').initially(false),
  min: integer('الحد الأدنى', 'Minimum'),
  max: integer('الحد الأعلى', 'Maximum'),
  maxKB: integer('أكبر حجم بالكيلوبايت', 'Largest size in KB').between(10, 10_240),
  fileTypes: choice('أنواع الملفات', 'Kinds of file', addedFileTypes).many(),
  help: bilingual('نص المساعدة', 'Help').max(300),
  isPersonal: boolean('بيانات شخصية', 'Personal').initially(false),
  isPublic: boolean('يظهر للعامة', 'Public').initially(false),
  visible: boolean('ظاهر', 'Shown').initially(true),
}

/** A field of a template as rules see it. */
export type FieldRow = Partial<Complete<typeof templateFields>>

/** How a form is asked: which fields it has beside those that the program needs, in which order, with which help and text (domain/portal-and-admin, section 9.1). */
export const entryTemplate = resource('entryTemplate', {
  label: ['قالب إدخال', 'Entry template', 'قوالب الإدخال', 'Entry templates'],
  permission: 'Portal.Templates',
  scope: byPermission,
  fields: {
    name: bilingual('اسم القالب', 'Template name').required().max(120).searchable(),
    module: lookup('الوحدة', 'Module', 'moduleType').required(),
    category: ref('التصنيف', 'Category', () => lookupValue),
    audience: choice('الجهة المدخلة', 'Used by', audiences).required(),
    intro: bilingual('تعليمات قبل الإدخال', 'Instructions', 'richText').max(3000),
    skeleton: bilingual('نص مهيأ', 'Prepared text', 'richText').max(20_000),
    fields: rows('الحقول', 'Fields', templateFields).max(90),
    isActive: boolean('فعال', 'Active').initially(true),
    isDefault: boolean('افتراضي', 'Default').bySystem().initially(false),
  },
  unique: [['module', 'nameAr']],
  facts: {
    fieldCount: integer('الحقول', 'Fields'),
    usedIn: integer('مستخدم في', 'Used in'),
    othersOfForm: integer('قوالب أخرى فعالة للنموذج نفسه', 'Other active templates of the form'),
  },
  rules: [
    {
      at: 'module',
      ok: t => findModule(t.module) !== undefined,
      message: ['لا قوالب لهذه الوحدة', 'This module has no templates'],
    },
    {
      at: 'audience',
      ok: t => findModule(t.module)?.staff !== false || t.audience === 'visitor',
      message: ['الزوار وحدهم يملؤون هذا النموذج', 'Only visitors fill in this form'],
    },
    {
      at: 'audience',
      ok: t => findModule(t.module)?.visitor !== false || t.audience === 'staff',
      message: ['الموظفون وحدهم يملؤون هذا النموذج', 'Only staff fill in this form'],
    },
    {
      at: 'category',
      ok: t => t.category == null || t.audience === 'staff',
      message: [
        'يختار الزائر التصنيف في النموذج نفسه، فقالب الزوار لكل التصنيفات',
        'Visitors choose the category in the form itself: their template is for all',
      ],
    },
    {
      at: 'skeletonAr',
      ok: t => t.audience === 'staff' || (t.skeletonAr == null && t.skeletonEn == null),
      message: ['النص المهيأ للموظفين فقط', 'Prepared text is only for staff'],
    },
    ...written.map(at => ({
      at,
      ok: (t: Partial<Record<typeof at, string | null>>) => !/<img\b/i.test(t[at] ?? ''),
      message: [
        'لا صور في نصوص القالب: الصورة تتبع سجلًا واحدًا',
        'No pictures in the texts of a template: a picture belongs to one record',
      ] as const,
    })),
    {
      at: 'fields',
      ok: t => (t.fields ?? []).length > 0,
      message: ['يرجى تحديد الحقول في القالب', 'Assign fields in the template'],
    },
    {
      at: 'fields',
      ok: t => isOrdered(t.fields ?? []),
      message: ['أدخل قيمة ترتيب لكل حقل دون تكرار', 'Give an order value to each field and no duplicates'],
    },
    {
      at: 'fields',
      ok: t => isDistinct((t.fields ?? []).flatMap(row => row.fieldKey ?? [])),
      message: ['حقل مكرر في القالب', 'A field stands twice in the template'],
    },
    {
      at: 'fields',
      ok: t => addedIn(t.fields).length <= mostAdded,
      message: [`${mostAdded} حقلًا مضافًا على الأكثر`, `At most ${mostAdded} added fields`],
    },
    {
      at: 'fields',
      ok: t => filesIn(t.fields).length <= addedFiles.most,
      message: ['ثلاثة حقول ملفات مضافة على الأكثر', 'At most three added fields of files'],
    },
    {
      at: 'fields',
      ok: t => filesIn(t.fields).reduce((sum, { maxKB }) => sum + (maxKB ?? addedFiles.usualKB), 0) <= addedFiles.mostKB,
      message: [
        `أكبر أحجام الملفات المضافة معًا ${addedFiles.mostKB} كيلوبايت، ولما لم يُحدد حجمه ${addedFiles.usualKB}`,
        `The largest sizes of added files are at most ${addedFiles.mostKB} KB together; one without a size counts as ${addedFiles.usualKB}`,
      ],
    },
    {
      at: 'fields',
      ok: t => addedIn(t.fields).length === 0 || t.audience === 'visitor',
      message: ['تُضاف الحقول إلى نماذج الزوار فقط', 'Fields are added only to the forms of visitors'],
    },
    {
      at: 'fields',
      ok: t => addedIn(t.fields).every(row => !!row.labelAr && !!row.labelEn),
      message: ['اكتب عنوان كل حقل مضاف بالعربية والإنجليزية', 'Every added field needs its label in both languages'],
    },
    {
      at: 'fields',
      ok: t => addedIn(t.fields).every(isWhole),
      message: [
        'أكمل كل حقل مضاف: نوعه، وللاختيار خياران على الأقل، والحد الأدنى لا يزيد على الأعلى',
        'Complete each added field: its type, for a choice two choices or more, and a minimum that is not above the maximum',
      ],
    },
    {
      at: 'fields',
      ok: t => addedIn(t.fields).every(row => row.isPublic !== true || (row.isPersonal !== true && row.fieldType !== 'file')),
      message: ['البيانات الشخصية والملفات لا تظهر للعامة', 'Personal data and files are not shown to the public'],
    },
    {
      at: 'fields',
      ok: t => addedIn(t.fields).every(row => row.isPublic !== true || t.module !== 'contactUs'),
      message: ['رسائل التواصل لا تُنشر', 'Contact messages are not published'],
    },
    {
      at: 'fields',
      ok: t => ownIn(t.fields).every(row => !!row.fieldKey),
      message: ['اختر حقل النموذج', 'Choose the form’s field'],
    },
  ],
  list: {
    columns: ['name', 'module', 'category', 'audience', 'fieldCount', 'isDefault', 'isActive', 'usedIn'],
    filters: ['module', 'audience', 'isActive'],
    sort: ['module', 'audience', '-isDefault', 'nameAr'],
  },
  form: [
    ['القالب', 'Template', 'name', 'module', 'audience', 'category', 'isActive'],
    ['النصوص', 'Texts', 'intro', 'skeleton'],
    ['الحقول', 'Fields', 'fields'],
  ],
})

/** The rows that a template adds to the form. */
export function addedIn(rowsOf: readonly FieldRow[] | null | undefined): readonly FieldRow[] {
  return (rowsOf ?? []).filter(row => row.source === 'added')
}

function filesIn(rowsOf: readonly FieldRow[] | null | undefined): readonly FieldRow[] {
  return addedIn(rowsOf).filter(({ fieldType }) => fieldType === 'file')
}

function ownIn(rowsOf: readonly FieldRow[] | null | undefined): readonly FieldRow[] {
  return (rowsOf ?? []).filter(row => row.source === 'own')
}

function isOrdered(given: readonly FieldRow[]): boolean {
  return given.every(row => row.order != null) && isDistinct(given.map(row => row.order))
}

function isDistinct(values: readonly unknown[]): boolean {
  return new Set(values).size === values.length
}

function isWhole({ fieldType, textKind, choices, min, max }: FieldRow): boolean {
  if (fieldType == null) return false
  if (min != null && max != null && min > max) return false
  if (fieldType !== 'text') return true
  if (textKind == null) return false
  if (textKind === 'choice') return choicesOf(choices).length >= 2
  const longest = textKind === 'paragraph' ? longestAdded.paragraph : longestAdded.line
  return (min ?? 0) >= 0 && (min ?? 0) <= longest && (max ?? 1) >= 1
}

/** The columns of a template's field, in the order in which its form asks for them. */
export const fieldColumns = columnsOf(templateFields)
