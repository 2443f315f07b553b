import { interfaceCounts, interfaceTexts, type Plural, type WordOf } from '../../define.ts'

/** The words of the screens of lookup lists. */
export const lookupTexts = interfaceTexts('lookups', {
  title: ['القوائم المرجعية', 'Lookups'],
  types: ['أنواع القوائم', 'Lists'],
  findType: ['ابحث في القوائم', 'Find a list'],
  noType: ['لا قائمة بهذا الاسم', 'No list of this name'],
  chooseType: ['القائمة', 'List'],
  chooseFirst: ['اختر قائمة', 'Choose a list'],
  chooseHint: ['تظهر قيمها هنا: ترتيبها وأسماؤها وأين تُستخدم.', 'Its values appear here: their order, names, and where they are used.'],
  closed: [
    'لا تقبل هذه القائمة قيمًا جديدة: البرنامج يعتمد على قيمها.',
    'This list takes no new values: the program depends on those it has.',
  ],
  closedShort: ['لا تقبل هذه القائمة قيمًا جديدة', 'This list takes no new values'],
  add: ['إضافة قيمة', 'Add a value'],
  newValue: ['قيمة جديدة', 'New value'],
  findValue: ['ابحث في القيم', 'Find a value'],
  noValues: ['لا قيم في هذه القائمة بعد', 'The list has no values yet'],
  noMatch: ['لا قيمة بهذا الاسم', 'No value of this name'],
  clear: ['إزالة البحث', 'Clear the search'],
  import: ['استيراد', 'Import'],
  importValues: ['استيراد قيم', 'Import values'],
  importTypes: ['استيراد أنواع', 'Import types'],
  importHint: [
    'جدول Excel أو CSV أو ملف JSON كما يصدّرها هذا النظام. القيم تُعرف برموزها: الموجودة تُعدَّل والجديدة تُضاف في آخر القائمة، ولا تُحذف أي قيمة. الترتيب يبقى كما هو.',
    'An Excel workbook, CSV or JSON as this system exports them. Values are known by their codes: those that exist are changed, new ones come last, none is deleted. The order stays.',
  ],
  importTypesHint: [
    'جدول Excel أو CSV بالأنواع، أو ملف JSON بالأنواع وقيمها، كما يصدّرها هذا النظام. الأنواع تُعرف برموزها: الموجودة تُعدَّل والجديدة تُضاف، ولا يُحذف أي نوع.',
    'An Excel workbook or CSV of types, or JSON of types with their values, as this system exports them. Types are known by their codes: those that exist are changed, new ones are added, none is deleted.',
  ],
  order: ['الترتيب', 'Order'],
  reorder: ['تغيير الترتيب', 'Move'],
  reorderHint: ['اسحب، أو اضغط Alt مع السهم لأعلى أو لأسفل', 'Drag, or press Alt with the arrow up or down'],
  moveUp: ['نقل لأعلى', 'Move up'],
  moveDown: ['نقل لأسفل', 'Move down'],
  isAtPlace: ['«{name}» في الموضع {place} من {count}', '“{name}” is at place {place} of {count}'],
  orderSaved: ['تم حفظ الترتيب', 'The order is saved'],
  otherName: ['الاسم بالإنجليزية', 'Name in Arabic'],
  name: ['الاسم', 'Name'],
  code: ['الرمز', 'Code'],
  id: ['المعرف', 'Id'],
  value: ['القيمة', 'Value'],
  parent: ['القيمة الأب', 'Parent value'],
  usage: ['الاستخدام', 'Usage'],
  isDefault: ['افتراضية', 'Default'],
  outOfUse: ['موقوفة', 'Out of use'],
  edit: ['تعديل', 'Edit'],
  open: ['عرض', 'Open'],
  more: ['المزيد', 'More'],
  whereUsed: ['أين تُستخدم', 'Where used'],
  unused: ['لا يستخدمها أي سجل.', 'No record uses it.'],
  activate: ['تفعيل', 'Activate'],
  deactivate: ['إيقاف', 'Deactivate'],
  deactivateValue: ['إيقاف القيمة', 'Deactivate the value'],
  activated: ['تم التفعيل', 'Activated'],
  deactivated: ['تم الإيقاف: لم تعد ضمن الخيارات', 'Deactivated: it is no longer offered'],
  delete: ['حذف', 'Delete'],
  deleteTitle: ['تأكيد الحذف', 'Confirm the deletion'],
  deleteAsk: ['هل تريد الحذف؟ لا يمكن التراجع عن هذا الإجراء', 'Delete? This cannot be undone'],
  deleted: ['تم الحذف بنجاح', 'Deleted successfully'],
  inUseTitle: ['القيمة مستخدمة', 'The value is in use'],
  systemValue: ['قيم النظام لا تُحذف. يمكنك إيقافها', 'Values of the system are not deleted. You can deactivate them'],
  systemType: ['أنواع النظام لا تُحذف', 'System types are not deleted'],
  isEmptyFirst: ['احذف قيمها أولًا', 'Delete its values first'],
  cancel: ['تراجع', 'Cancel'],
  values: ['القيم', 'Values'],
  valuesOf: ['قيم القائمة', 'Values of the list'],
  codeKept: ['رمز قيمة النظام لا يتغير: البرنامج يعرفها به', 'The code of a system value stays: the program knows it by that'],
  typeCodeKept: ['رمز نوع النظام لا يتغير: البرنامج يعرفه به', 'The code of a system type stays: the program knows it by that'],
  codeUsed: ['لا يمكن تغيير رمز قيمة مستخدمة', 'The code of a value in use cannot be changed'],
  valueKept: ['لا يتغير في قوائم النظام', 'It stays in system lists'],
  noColour: ['بلا لون', 'No colour'],
  noIcon: ['بلا أيقونة', 'No icon'],
  icon: ['الأيقونة', 'Icon'],
  type: ['النوع', 'Type'],
})
export type LookupWord = WordOf<typeof lookupTexts>
export const { say } = lookupTexts

/** How many values a list has. */
export const valueCount: Plural = {
  ar: { zero: 'لا قيم', one: 'قيمة واحدة', two: 'قيمتان', few: '{n} قيم', many: '{n} قيمة', other: '{n} قيمة' },
  en: { one: '{n} value', other: '{n} values' },
}

/** How many records use a value. */
export const usageCount: Plural = {
  ar: { zero: 'لا سجلات', one: 'سجل واحد', two: 'سجلان', few: '{n} سجلات', many: '{n} سجلًا', other: '{n} سجل' },
  en: { one: '{n} record', other: '{n} records' },
}

export const lookupCounts = interfaceCounts('lookups', { valueCount, usageCount })
