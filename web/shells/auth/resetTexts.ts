import { interfaceTexts } from '../../../kernel/kernel.ts'

/** What is said where a link could not be looked up. */
export const resetTexts = interfaceTexts('signIn.link', {
  notReached: ['تعذر الاتصال', 'The connection failed'],
  notReachedText: [
    'لم نتمكن من فحص الرابط. تحقق من اتصالك ثم أعد المحاولة.',
    'The link could not be looked up. Check your connection and try again.',
  ],
})
