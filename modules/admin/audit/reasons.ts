import { inLang, type Label, type Lang } from '../../define.ts'

/**
 * The reasons that the program itself gives for what it writes, as the entries have them, in the reader's words. What a person has written
 * stays as he wrote it.
 */
const ofTheProgram: ReadonlyMap<string, Label> = new Map<string, Label>([
  ['installation', ['تثبيت النظام', 'Installation']],
  ['message templates', ['تثبيت قوالب الرسائل', 'Installation of the message templates']],
  ['demonstration data', ['بيانات العرض التجريبي', 'Demonstration data']],
  ['configChanged', ['تغيير الإعدادات', 'Change of the configuration']],
  ['restored', ['استرجاع النص الأصلي', 'Original text restored']],
  ['a backup', ['نسخة احتياطية', 'A backup']],
  ['npm run backup', ['نسخة احتياطية من سطر الأوامر', 'A backup from the command line']],
  ['npm run restore', ['استعادة نسخة احتياطية من سطر الأوامر', 'A restore from the command line']],
  ['kept long enough', ['انتهت مدة الحفظ', 'Kept long enough']],
  ['the chain of the audit is broken', ['سلسلة سجل التدقيق مكسورة', 'The chain of the audit is broken']],
  ['the retention of the audit', ['مدة حفظ سجل التدقيق', 'The retention of the audit']],
  ['a repeated job', ['عملية مجدولة', 'A scheduled job']],
  ['delivery', ['إرسال الرسائل', 'Delivery of messages']],
  ['receipt', ['إشعار وصول رسالة', 'Receipt of a message']],
])

/** Why something was done, as its reader is told. */
export function reasonIn(reason: string, lang: Lang): string {
  const label = ofTheProgram.get(reason)
  return label ? inLang(label, lang) : reason
}
