import { interfaceTexts } from '../../kernel/kernel.ts'

/** The words of what is done with several records of a list at once. */
export const massTexts = interfaceTexts('generic.mass', {
  acts: ['إجراءات على السجلات المحددة', 'Acts on the chosen records'],
  chosen: ['المحدد: {count}', 'Chosen: {count}'],
  clear: ['إلغاء التحديد', 'Clear the choice'],
  done: ['{act}، تم: {count}', '{act}: done on {count}'],
  refused: ['لم يُنفَّذ على:', 'Not done on:'],
  tooMany: ['حدد {most} سجلًا على الأكثر', 'Choose at most {most} records'],
  close: ['إغلاق', 'Close'],
})
