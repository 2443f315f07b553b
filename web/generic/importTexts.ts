import { interfaceCounts, interfaceTexts, type Plural } from '../../kernel/kernel.ts'

export const importTexts = interfaceTexts('import', {
  import: ['استيراد', 'Import'],
  close: ['إغلاق', 'Close'],
  file: ['الملف', 'File'],
  chooseFirst: ['اختر ملفًا أولًا', 'Choose a file first'],
  looking: ['يجري فحص الملف', 'The file is being checked'],
  mendFirst: ['أصلح الأخطاء في الملف أولًا', 'Mend the file first'],
  nothing: ['لا جديد في الملف', 'The file changes nothing'],
  done: ['تم الاستيراد.', 'Imported.'],
  row: ['صف', 'Row'],
  added: ['جديد', 'new'],
  changed: ['معدَّل', 'changed'],
  more: ['وتغييرات أخرى: {n}', 'And further changes: {n}'],
})
export const { say } = importTexts

export const addedCount: Plural = {
  ar: { zero: 'لا جديد', one: 'سجل واحد يضاف', two: 'سجلان يضافان', few: '{n} سجلات تضاف', many: '{n} سجلًا يضاف', other: '{n} سجل يضاف' },
  en: { one: '{n} record is added', other: '{n} records are added' },
}

export const changedCount: Plural = {
  ar: {
    zero: 'لا تعديل',
    one: 'سجل واحد يعدَّل',
    two: 'سجلان يعدَّلان',
    few: '{n} سجلات تعدَّل',
    many: '{n} سجلًا يعدَّل',
    other: '{n} سجل يعدَّل',
  },
  en: { one: '{n} record is changed', other: '{n} records are changed' },
}

export const sameCount: Plural = {
  ar: {
    zero: '',
    one: 'سجل واحد يبقى كما هو.',
    two: 'سجلان يبقيان كما هما.',
    few: '{n} سجلات تبقى كما هي.',
    many: '{n} سجلًا يبقى كما هو.',
    other: '{n} سجل يبقى كما هو.',
  },
  en: { one: '{n} record stays as it is.', other: '{n} records stay as they are.' },
}

export const faultyRowCount: Plural = {
  ar: {
    zero: '',
    one: 'صف واحد يحتوي أخطاء. لن يُستورد شيء قبل إصلاحه.',
    two: 'صفان يحتويان أخطاء. لن يُستورد شيء قبل إصلاحهما.',
    few: '{n} صفوف تحتوي أخطاء. لن يُستورد شيء قبل إصلاحها.',
    many: '{n} صفًا تحتوي أخطاء. لن يُستورد شيء قبل إصلاحها.',
    other: '{n} صف تحتوي أخطاء. لن يُستورد شيء قبل إصلاحها.',
  },
  en: {
    one: '{n} row has errors. Nothing is imported before it is mended.',
    other: '{n} rows have errors. Nothing is imported before they are mended.',
  },
}

export const importCounts = interfaceCounts('import', { addedCount, changedCount, sameCount, faultyRowCount })
