import { boolean } from '../../define.ts'
import type { EntryFormSpec } from '../../portal/entries/entries.ts'
import { accessibilities, creativeIdeasBank } from './creativeIdeasBank.ts'

/** The form by which a citizen adds an idea (domain/portal-and-admin, section 13.6). */
export const ideaForm: EntryFormSpec = {
  kind: 'idea',
  resource: creativeIdeasBank,
  path: '/addCreativeIdeasBank',
  module: 'creativeIdeasBank',
  beside: {
    ownerAgrees: boolean('أوافق على نشر الفكرة إذا قُبلت', 'I agree to the publication of the idea if it is accepted'),
    statement: boolean('أقر بأن الفكرة لي أو أنني مفوض بتقديمها', 'The idea is mine, or I am entitled to present it'),
    agree: boolean('أوافق على معالجة بياناتي لغرض دراسة الفكرة', 'I agree to the use of my data for the study of the idea'),
  },
  groups: [
    ['الفكرة', 'The idea', 'titleAr', 'titleEn', 'field', 'subField', 'summaryAr', 'summaryEn', 'image'],
    [
      'التفاصيل',
      'Details',
      'problem',
      'solution',
      'innovation',
      'targetGroup',
      'requestedSupport',
      'estimatedCost',
      'currency',
      'expectedJobs',
    ],
    ['المكان والإتاحة', 'Place and readers', 'localCommId', 'accessibility', 'location'],
    ['صاحب الفكرة', 'Owner of the idea', 'owner', 'ownerName', 'showOwnerName', 'ownerPhone', 'ownerEmail', 'gender', 'birthYear'],
    ['ملفات داعمة', 'Supporting files', 'attachment'],
  ],
  needed: ['ownerPhone', 'statement', 'agree'],
  places: ['localCommId'],
  publicIf: { ownerName: 'showOwnerName' },
  publicOneByOne: ['attachment'],
  publicWith: ['accessibility', String(accessibilities.all[0])],
  agreedBy: 'ownerAgrees',
  isReviewed: true,
  minutes: 10,
  missing: {
    field: ['اختر مجال المشروع', 'Choose the project field'],
    solution: ['صف الحل المقترح وآلية تنفيذه', 'Describe the proposed solution and how it works'],
    targetGroup: ['اذكر الفئة المستفيدة', 'Say who benefits'],
    requestedSupport: ['اختر نوع دعم واحدًا على الأقل', 'Choose at least one kind of support'],
    accessibility: ['اختر من يقرأ الفكرة', 'Choose who may read the idea'],
    owner: ['اختر صفة صاحب الفكرة', 'Choose the kind of owner'],
  },
  hints: {
    titleAr: ['جملة واحدة تقول ما الفكرة', 'One sentence that says what it is. In Arabic, the language in which ideas are studied'],
    titleEn: ['يظهر في البوابة الإنجليزية', 'Shown on the English portal'],
    summaryAr: [
      'من 50 إلى 600 حرف، يقرؤها من لا يعرف الموضوع',
      '50 to 600 characters in Arabic, the language in which ideas are studied, for readers who do not know the subject',
    ],
    subField: ['من المجال الذي اخترته', 'Within the field that you chose'],
    localCommId: [
      'تلزم إن اخترت أدناه أن تُتاح الفكرة لهيئة محلية وحدها',
      'Needed where you choose below that one authority alone may read the idea',
    ],
    ownerPhone: ['نرسل إليه رمز التأكيد. لا يُنشر', 'We send the confirmation code there. It is not published'],
    ownerEmail: ['لا يُنشر', 'It is not published'],
    birthYear: ['للإحصاء فقط', 'For statistics only'],
    image: ['PNG أو JPG أو WebP، حتى 2 م.ب', 'PNG, JPG or WebP, up to 2\u00a0MB'],
    location: [
      'إن كان للفكرة موقع تعرفه: انسخ إحداثياته من تطبيق الخرائط. يظهر للعامة مع الفكرة',
      'If you know where it would be: copy its coordinates from a map application. It is published with the idea',
    ],
    attachment: [
      'حتى 5 ملفات: PDF أو Word أو PowerPoint أو Excel أو صورة، 10\u00a0م.ب للملف. لا يُنشر منها إلا ما تختاره الوزارة للنشر مع الفكرة',
      'Up to 5 files: PDF, Word, PowerPoint, Excel or a picture, 10\u00a0MB each. Only those that the ministry chooses are published with the idea',
    ],
  },
}
