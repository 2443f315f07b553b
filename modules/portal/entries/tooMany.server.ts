import { Refused } from '../../define.ts'
import { waitWords } from '../../../server/http/waitWords.ts'

/** What has been had too often within its time: each is said in its own words, since who has sent nothing himself is not to read that he has. */
const windows = {
  address: ['طلبات كثيرة من عنوان الإنترنت الذي تستخدمه', 'Too many requests from the internet address that you use'],
  contact: ['طلبات كثيرة بهذا البريد أو الرقم', 'Too many requests with this e-mail address or number'],
  unproved: [
    'وصلت إلى البوابة طلبات كثيرة من غير اختبار المتصفح. فعّل «جافا سكربت» في متصفحك وأعد فتح النموذج، أو انتظر',
    'The portal has received many requests without the browser’s test. Turn on JavaScript in your browser and open the form again, or wait',
  ],
  everybody: ['وصلت إلى البوابة طلبات كثيرة من الجميع في هذه الساعة', 'The portal has received many requests from everybody in this hour'],
  messages: ['أُرسلت إليك رسائل كثيرة للتأكيد', 'You were sent many messages for the confirmation'],
  tries: [
    'محاولات كثيرة بمفتاح خاطئ من عنوان الإنترنت الذي تستخدمه',
    'Too many tries with a wrong key from the internet address that you use',
  ],
} as const

/** Which of the windows has no room. */
export type FullWindow = keyof typeof windows

/** P-40, with `Retry-After` and the ways that need no form. @param seconds until it may be tried again */
export function tooMany(window: FullWindow, seconds: number): Refused {
  const minutes = Math.max(1, Math.ceil(seconds / 60))
  const [ar, en] = windows[window]
  return new Refused(
    'tooMany',
    `${ar}. حاول ${waitWords(minutes, 'ar')}، أو اتصل بنا هاتفيًا أو زرنا: الأرقام والعناوين في صفحة «اتصل بنا»`,
    `${en}. Try again ${waitWords(minutes, 'en')}, or telephone or visit us: the numbers and addresses are on the page “Contact us”`,
    {
      status: 429,
      details: { retryAfterSeconds: Math.max(1, Math.ceil(seconds)) },
    },
  )
}
