import { action, longText, returns, text } from '../../define.ts'
import { ownEntry } from './calls.ts'

/** What became of an entry that was sent: it is confirmed under `flowId`, or it counts at once and is followed by its number and key. */
export interface SentEntry {
  readonly flowId: string | null
  readonly number: string | null
  readonly trackingKey: string | null
}

const flowId = text('معرّف التأكيد', 'Id of the confirmation').required().max(36)

/** What came of a confirmation: where something else is still to be confirmed, there is no number yet. */
export type ConfirmedEntry = Omit<SentEntry, 'flowId'>

/** Confirms an entry by the code of the SMS, or by the token of the link in the mail. */
export const confirmEntry = action('تأكيد طلب برمز أو رابط', 'Confirm an entry by code or link', {
  method: 'POST',
  path: 'Public/Submission/Confirm',
  permission: 'public',
  input: { flowId, code: text('رمز التحقق', 'Code').max(20), token: text('رمز الرابط', 'Token of the link').max(60) },
  output: returns<ConfirmedEntry>(),
})

/** Sends the code or the link once more. */
export const resendEntry = action('إعادة إرسال الرمز أو الرابط', 'Send the code or the link once more', {
  method: 'POST',
  path: 'Public/Submission/Resend',
  permission: 'public',
  input: { flowId },
})

/** What a sender does with his entry, by the call that does it. */
export const answerEntry = action('جواب المرسل', 'Answer what the sender was asked', {
  method: 'POST',
  path: 'Public/Submission/Answer',
  permission: 'public',
  input: { ...ownEntry, text: longText('الجواب', 'Answer').required() },
})
export const approveEntryText = action('موافقة صاحب الطلب على النص', 'Agree to the text to be published', {
  method: 'POST',
  path: 'Public/Submission/ApproveText',
  permission: 'public',
  input: { ...ownEntry, wordingMark: text('علامة النص الذي قُرئ', 'Mark of the text that was read').required().max(60) },
})
export const withdrawEntry = action('سحب الطلب', 'Withdraw an entry', {
  method: 'POST',
  path: 'Public/Submission/Withdraw',
  permission: 'public',
  input: ownEntry,
})
export const eraseEntryData = action('محو بيانات المرسل', 'Erase what tells who sent an entry', {
  method: 'POST',
  path: 'Public/Submission/Erase',
  permission: 'public',
  input: ownEntry,
})
