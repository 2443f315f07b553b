import { action, bilingual, choice, returns } from '../../define.ts'

/** What an outgoing message says, and to whom; its secrets are covered unless this is a demonstration. */
export interface MessageContent {
  readonly address: string
  readonly language: 'ar' | 'en'
  readonly user: { readonly id: string; readonly nameAr: string; readonly nameEn: string } | null
  readonly subject: string | null
  /** Plain text; of an e-mail the part without HTML, which says the same. */
  readonly body: string
  /** It has a code or a link of its own, which only its recipient may know. */
  readonly hasSecret: boolean
  /** It is shown all the same: nothing leaves a demonstration. */
  readonly isSecretShown: boolean
}
/** Reads an outgoing message (portal and administration, section 10.2). It is audited. */
export const getMessageContent = action('نص رسالة صادرة', 'Text of an outgoing message', {
  method: 'GET',
  path: 'Outbox/GetContent/{id}',
  permission: 'Admin.Outbox.ViewContent',
  output: returns<MessageContent>(),
})

/** A template filled with examples, in one language. */
export interface PreviewSide {
  readonly subject: string | null
  /** Plain text; of an e-mail clean HTML, without what stands around it. */
  readonly body: string
  /** Of an e-mail: where the button beneath the text leads. */
  readonly button: string | null
  /** Of an SMS: into how many parts it goes. */
  readonly parts: number | null
  /** Names in braces that the kind does not have. */
  readonly unknown: readonly string[]
}
const texts = {
  subject: bilingual('الموضوع', 'Subject').max(150),
  body: bilingual('النص', 'Text', 'longText').max(1000),
  richBody: bilingual('نص الرسالة', 'Text of the e-mail', 'richText').max(20_000),
}
export const previewTemplate = action('معاينة قالب رسالة', 'Preview a message template', {
  method: 'POST',
  path: 'MessageTemplate/Preview/{id}',
  permission: 'Admin.MessageTemplate',
  input: texts,
  output: returns<{ ar: PreviewSide; en: PreviewSide }>(),
})
/** Sends the template, as it is typed and with examples, to whoever asks. */
export const sendTemplateToMe = action('إرسال قالب إليّ', 'Send a template to me', {
  method: 'POST',
  path: 'MessageTemplate/SendToMe/{id}',
  permission: 'Admin.MessageTemplate.Update',
  input: { ...texts, language: choice('اللغة', 'Language', { ar: [1, 'العربية', 'Arabic'], en: [2, 'الإنجليزية', 'English'] }).required() },
  output: returns<ChannelTest>(),
})
/** Brings the text back that the program was delivered with. */
export const restoreTemplate = action('استرجاع النص الأصلي', 'Restore the original text', {
  method: 'PUT',
  path: 'MessageTemplate/Restore/{id}',
  permission: 'Admin.MessageTemplate.Restore',
  output: returns<Readonly<Record<string, unknown>>>(),
})

/** What came of a message that was sent to try a channel. */
export interface ChannelTest {
  /** `held`: no provider is set, the message stays in the outbox. */
  readonly state: 'sent' | 'held' | 'failed'
  /** What the other side said. */
  readonly said: string
  /** To where, as the list shows it. */
  readonly to: string
}
