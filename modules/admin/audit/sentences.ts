import type { Label } from '../../define.ts'

/** Who stands at the beginning of what happened: somebody, or nobody where only the thing is said. */
interface Told {
  /** After the name of whoever did it. */
  readonly by: Label
  /** Does the sentence name the record? */
  readonly object?: true
}

/** What happened, in words, by the number of the action in lookup(51). An action that is not here is told by its own name. */
export const toldByAction: Readonly<Record<number, Told>> = {
  51_001: { by: ['أضاف', 'added'], object: true },
  51_002: { by: ['عدّل', 'changed'], object: true },
  51_003: { by: ['حذف', 'deleted'], object: true },
  51_004: { by: ['غيّر حالة', 'changed the state of'], object: true },
  51_005: { by: ['استرجع نسخة من', 'restored a version of'], object: true },
  51_006: { by: ['دخل إلى النظام', 'signed in'] },
  51_007: { by: ['حاول الدخول دون نجاح', 'failed to sign in'] },
  51_008: { by: ['خرج من النظام', 'signed out'] },
  51_009: { by: ['أنهى جلسات', 'ended sessions of'], object: true },
  51_010: { by: ['أدى إلى قفل حساب', 'caused the lockout of'], object: true },
  51_011: { by: ['فك قفل حساب', 'unlocked the account of'], object: true },
  51_012: { by: ['غيّر كلمة مرور', 'changed the password of'], object: true },
  51_013: { by: ['طلب استعادة حساب', 'asked for the recovery of an account'] },
  51_014: { by: ['تحقق من رمز الاستعادة', 'verified a recovery code'] },
  51_015: { by: ['غيّر التحقق بخطوتين لحساب', 'changed the second factor of'], object: true },
  51_016: { by: ['بدّل الجهة الفعالة', 'switched the active place'] },
  51_017: { by: ['رُفض طلبه لعدم الصلاحية', 'was refused for want of a permission'], object: true },
  51_018: { by: ['اطلع على بيانات شخصية في', 'viewed personal data in'], object: true },
  51_019: { by: ['نزّل', 'downloaded'], object: true },
  51_020: { by: ['صدّر', 'exported'], object: true },
  51_021: { by: ['استورد', 'imported'], object: true },
  51_022: { by: ['أرسل رسالة', 'sent a message'] },
  51_023: { by: ['غيّر', 'changed'], object: true },
  51_024: { by: ['نفّذ عملية مجدولة', 'ran a scheduled job'] },
  51_025: { by: ['غيّر بترقية النظام', 'changed by a system upgrade'], object: true },
  51_026: { by: ['تعذّر تنفيذ طلبه', 'made a request that failed'], object: true },
  51_027: { by: ['أخذ نسخة احتياطية', 'took a backup'] },
  51_028: { by: ['استعاد نسخة احتياطية', 'restored a backup'] },
}

/** Who did it, where nobody is named. */
export const nobodies = {
  visitor: ['زائر', 'A visitor'],
  system: ['النظام', 'The system'],
} as const satisfies Record<string, Label>
