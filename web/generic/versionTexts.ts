import { interfaceTexts } from '../../kernel/kernel.ts'

/** The words of the versions of a record. */
export const versionTexts = interfaceTexts('generic.versions', {
  versions: ['النسخ', 'Versions'],
  publisher: ['الجهة الناشرة', 'Publisher'],
  rejected: ['رُفضت من قبل:', 'Rejected before:'],
  number: ['النسخة {number}', 'Version {number}'],
  present: ['الحالية', 'Present'],
  public: ['المنشورة', 'The public one'],
  changed: ['تغيّر: {fields}', 'Changed: {fields}'],
  languages: ['اللغة: {languages}', 'Language: {languages}'],
  system: ['عند التنصيب', 'With the installation'],
  visitor: ['الزائر', 'The visitor'],
  restore: ['استرجاع', 'Restore'],
  restoreAsk: [
    'يصبح محتوى النسخة {number} أحدث نسخة، وتبقى النسخ كلها كما هي. لا تتغير أوقات النشر.',
    'What version {number} says becomes the newest version; all versions stay as they are. The times of publication do not change.',
  ],
  restoreAbsent: [
    'لم تكن هذه الحقول موجودة حين حُفظت تلك النسخة، فتبقى كما هي الآن: {fields}.',
    'These fields did not exist when that version was saved, and stay as they are now: {fields}.',
  ],
  restored: ['استُرجعت النسخة {number}، وهي الآن الأحدث', 'Version {number} is back, and is now the newest'],
  none: ['لا نسخ بعد. تُحفظ نسخة عند كل حفظ.', 'No versions yet. Each save keeps one.'],
  compare: ['ما الذي تغيّر؟', 'What has changed?'],
  hide: ['إخفاء الفروق', 'Hide the differences'],
  first: ['هذه أول نسخة، فلا شيء تُقارن به.', 'This is the first version: there is nothing to compare it with.'],
  same: ['لا تختلف عن النسخة التي قبلها.', 'It does not differ from the version before it.'],
  absent: ['لم يكن هذا الحقل موجودًا في النسخة السابقة.', 'This field did not exist in the version before.'],
  gone: ['حُذف', 'Removed'],
  new: ['أُضيف', 'Added'],
  before: ['قبل', 'Before'],
  after: ['بعد', 'After'],
})
