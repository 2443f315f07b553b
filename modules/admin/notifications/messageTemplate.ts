import { bilingual, boolean, lookup, resource, byPermission } from '../../define.ts'

/**
 * What is said of a kind by a channel (portal and administration, section 10.1). The program writes one for each that it sends; people change
 * them and bring the original back, they make and delete none.
 */
export const messageTemplate = resource('messageTemplate', {
  label: ['قالب رسالة', 'Message template', 'قوالب الرسائل', 'Message templates'],
  permission: 'Admin.MessageTemplate',
  scope: byPermission,
  without: ['create', 'delete'],
  fields: {
    kind: lookup('النوع', 'Kind', 'notificationKind').required().fixed(),
    channel: lookup('القناة', 'Channel', 'notificationChannel').required().fixed(),
    subject: bilingual('الموضوع', 'Subject').requiredBoth().max(150),
    body: bilingual('النص', 'Text', 'longText').requiredBoth().max(1000),
    richBody: bilingual('نص الرسالة', 'Text of the e-mail', 'richText').requiredBoth().max(20_000),
    isEnabled: boolean('مفعّل', 'Enabled').required().initially(true),
  },
  unique: [['kind', 'channel']],
  shownWhen: {
    subject: template => template.channel !== 'sms',
    body: template => template.channel !== 'email',
    richBody: template => template.channel === 'email',
  },
  facts: { title: bilingual('القالب', 'Template'), isChanged: boolean('معدّل', 'Changed') },
  form: [
    ['النص', 'Text', 'subject', 'body', 'richBody'],
    ['الإرسال', 'Sending', 'isEnabled'],
  ],
  list: {
    columns: ['title', 'isEnabled', 'isChanged'],
    filters: ['kind', 'channel', 'isEnabled', 'isChanged'],
    sort: ['kind', 'channel'],
    pageSize: 30,
  },
})
