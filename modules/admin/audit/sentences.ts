import type { Label } from '../../define.ts'

/** What happened, as a sentence tells it. */
interface Told {
  /** In Arabic a noun, which suits women and men, before the name of whoever did it; in English a verb after it. */
  readonly by: Label
  /** Does the sentence name the record? */
  readonly object?: true
}

/** What happened, in words, by the number of the action in lookup(51). An action that is not here is told by its own name. */
export const toldByAction: Readonly<Record<number, Told>> = {
  51_001: { by: ['إضافة', 'added'], object: true },
  51_002: { by: ['تعديل', 'changed'], object: true },
  51_003: { by: ['حذف', 'deleted'], object: true },
  51_004: { by: ['تغيير حالة', 'changed the state of'], object: true },
  51_005: { by: ['استرجاع نسخة من', 'restored a version of'], object: true },
  51_006: { by: ['دخول إلى النظام', 'signed in'] },
  51_007: { by: ['محاولة دخول لم تنجح', 'failed to sign in'] },
  51_008: { by: ['خروج من النظام', 'signed out'] },
  51_009: { by: ['إنهاء جلسات', 'ended sessions of'], object: true },
  51_010: { by: ['محاولات أقفلت حساب', 'caused the lockout of'], object: true },
  51_011: { by: ['فك قفل حساب', 'unlocked the account of'], object: true },
  51_012: { by: ['تغيير كلمة مرور', 'changed the password of'], object: true },
  51_013: { by: ['طلب استعادة حساب', 'asked for the recovery of an account'] },
  51_014: { by: ['تحقق من رمز الاستعادة', 'verified a recovery code'] },
  51_015: { by: ['تغيير التحقق بخطوتين لحساب', 'changed the second factor of'], object: true },
  51_016: { by: ['تبديل الجهة الفعالة', 'switched the active place'] },
  51_017: { by: ['طلب رُفض لعدم الصلاحية', 'was refused for want of a permission'], object: true },
  51_018: { by: ['اطلاع على بيانات شخصية في', 'viewed personal data in'], object: true },
  51_019: { by: ['تنزيل', 'downloaded'], object: true },
  51_020: { by: ['تصدير', 'exported'], object: true },
  51_021: { by: ['استيراد', 'imported'], object: true },
  51_022: { by: ['إرسال رسالة', 'sent a message'] },
  51_023: { by: ['تغيير', 'changed'], object: true },
  51_024: { by: ['تنفيذ عملية مجدولة', 'ran a scheduled job'] },
  51_025: { by: ['تغيير بترقية النظام في', 'changed by a system upgrade'], object: true },
  51_026: { by: ['طلب تعذّر تنفيذه', 'made a request that failed'], object: true },
  51_027: { by: ['أخذ نسخة احتياطية', 'took a backup'] },
  51_028: { by: ['استعادة نسخة احتياطية', 'restored a backup'] },
}

/** Before whoever did it, in Arabic. */
export const doneBy = 'بواسطة'

/** Who did it, where nobody is named. */
export const nobodies = {
  visitor: ['زائر', 'A visitor'],
  system: ['النظام', 'The system'],
} as const satisfies Record<string, Label>
