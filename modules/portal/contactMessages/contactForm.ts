import { boolean, ref } from '../../define.ts'
import { place } from '../../places/register/register.ts'
import type { EntryFormSpec } from '../entries/entries.ts'
import { contactMessage } from './contactMessage.ts'

/** Its sender says that his data may be used for the answer. */
const consent = boolean('أوافق على معالجة بياناتي لغرض الرد', 'I agree to the use of my data to reply to me')

/** The form by which a visitor writes to the ministry or to a place (domain/portal-and-admin, section 13.6). */
export const contactForm: EntryFormSpec = {
  kind: 'contact',
  resource: contactMessage,
  path: '/contactUs',
  module: 'contactUs',
  beside: { place: ref('موجهة إلى', 'Addressed to', () => place), agree: consent },
  groups: [
    ['رسالتك', 'Your message', 'subjectKind', 'place', 'title', 'message', 'pageUrl'],
    ['كيف نصل إليك', 'How we reach you', 'name', 'email', 'phone', 'governorate'],
    ['ملفات داعمة', 'Supporting files', 'attachments'],
  ],
  needed: ['agree'],
  neededUnless: { columns: ['name'], either: ['email', 'phone'], at: 'subjectKind', code: 'corruptionReport' },
  places: ['place'],
  hasCouncils: true,
  publicIf: {},
  isReviewed: false,
  minutes: 3,
  hints: {
    attachments: ['حتى 3 ملفات: PDF أو Word أو صورة، 5\u00a0م.ب للملف', 'Up to 3 files: PDF, Word or a picture, 5\u00a0MB each'],
  },
}
