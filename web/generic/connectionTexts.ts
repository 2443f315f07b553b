import { interfaceTexts } from '../../kernel/kernel.ts'

/** What is said where no answer came, to what was written and to what was only asked: a form says itself that it keeps what is written. */
export const connectionTexts = interfaceTexts('generic.connection', {
  none: ['تعذّر الاتصال بالخادم. تحقق من الشبكة ثم أعد المحاولة.', 'The server could not be reached. Check the network, then try again.'],
})
