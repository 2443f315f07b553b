/** A sentence of the specification's error catalogue (section 8), as the product says it. */
export interface Sentence {
  readonly ar: string
  readonly en: string
}

/** Sentences whose screen exists: each is brought about in a browser, in both languages. */
export const spoken = {
  loginFirst: { ar: 'يرجى تسجيل الدخول أولًا', en: 'Make sure to login first' },
  sessionExpired: { ar: 'انتهت الجلسة، يرجى تسجيل الدخول مجددًا', en: 'Session expired, log in again' },
  noPermission: { ar: 'لا تملك صلاحية الوصول إلى هذه الصفحة', en: 'No permission to access the page' },
  alreadySignedIn: { ar: 'أنت مسجل الدخول بالفعل', en: 'User already logged in' },
  codeExists: { ar: 'الرمز موجود مسبقًا', en: 'Code already exists' },
  authorityMissing: { ar: 'يرجى التأكد من وجود الهيئة المحلية في النظام', en: 'Ensure the local authority exists in the system' },
  createUserFirst: { ar: 'يرجى إنشاء المستخدم أولًا', en: 'Create the user first' },
  defaultPlace: { ar: 'يرجى التأكد من تحديد جهة افتراضية', en: 'Ensure a default place assignment' },
  assignedPlace: { ar: 'يجب تخصيص جهة واحدة على الأقل', en: 'At least one assigned place is required' },
  fault: { ar: 'حدث خطأ، يرجى التواصل مع مدير النظام', en: 'Error occurred, please contact system administrator' },
} as const satisfies Record<string, Sentence>

/** Sentences that wait for their screen, with words that they will be said with. */
export const missing: readonly (readonly [sentence: string, words: RegExp])[] = [
  ['select plan first (plan pages)', /select (?:the |a )?plan first/i],
  ['a project cannot be added because an open plan exists for the chosen authority (plan projects)', /open plan exists/i],
]
