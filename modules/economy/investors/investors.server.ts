import { Refused } from '../../define.ts'
import type { Transaction } from '../../../server/database/connect.ts'
import { sql } from '../../../server/database/sql.ts'
import type { ResourceRules } from '../../../server/platform.ts'
import {
  letReadBy,
  requireOffKept,
  reviewedKind,
  reviewedRules,
  type EntryKind,
  type ReviewedEntry,
} from '../../portal/entries/entries.server.ts'
import { erased, investors } from './investor.ts'
import { investorForm } from './investorForm.ts'

export { loadInvestors } from './demonstration.server.ts'
export { investorCalls } from './alike.server.ts'

/** What makes an investor public, beside the decision (domain/portal-and-admin, section 13.4). */
export const reviewedInvestor: ReviewedEntry = {
  resource: investors.name,
  prefix: 'INV',
  digits: 4,
  approval: 'investorApproval',
  titleEn: 'nameEn',
  wording: [
    ['nameAr', 'اسم المستثمر', 'Investor name (Arabic)'],
    ['nameEn', 'اسم المستثمر بالإنجليزية', 'Investor name (English)'],
    ['activityDescriptionAr', 'وصف النشاط', 'Activity description (Arabic)'],
    ['activityDescriptionEn', 'وصف النشاط بالإنجليزية', 'Activity description (English)'],
    ['website', 'الموقع الإلكتروني', 'Website'],
  ],
  facts: ['kind', 'country', 'city', 'interestField', 'interestPlaces', 'investmentRange', 'logo'],
  flags: ['allowToPublish'],
  isOpen: ({ allowToPublish }) => allowToPublish === true,
  closedBy: ({ allowToPublish }) => {
    if (allowToPublish === true) return undefined
    return new Refused('notAllowed', 'لم يسمح المستثمر بنشر بياناته', 'The investor has not allowed his data to be published', {
      status: 409,
    })
  },
  requireKept: (record, before) => requireOffKept(record, before, ['allowToPublish', 'showContact']),
  shown: letReadBy(investorForm),
  made: () => ({ source: 2 }),
  publicPath: id => `/investors/${id}`,
  // A registration says nothing but who somebody is: under whatever name, a person's or a firm's, it is found again. Only what is counted stays.
  personal: {
    ...erased,
    registrationNumber: null,
    website: null,
    city: null,
    publicPosition: null,
    publicEmail: null,
    publicPhone: null,
  },
  files: ['attachments', 'logo'],
}

/** The rules of investors. */
export const investorRules: ResourceRules = reviewedRules(reviewedInvestor)

const textOf = (value: unknown) => (typeof value === 'string' ? value : undefined)

/** Has another investor this number? Who sends it is not told: whose it is, is nobody's to ask. */
async function isRegistered(transaction: Transaction, number: unknown, own: string | undefined): Promise<boolean> {
  if (typeof number !== 'string') return false
  return (
    (await transaction.find(
      sql`select 1 from investors where lower(registration_number) = lower(${number}) and id is distinct from ${own ?? null}::uuid`,
    )) !== undefined
  )
}

/** How investors come in. */
export const investorEntry: EntryKind = {
  spec: investorForm,
  prefix: 'INV',
  digits: 4,
  handledBy: 'EconomicalDevelopment.Investor',
  isFor: holder => holder === undefined || holder.type === 'economicalDevelopment',
  linkTo: id => `/dashboard/investors/${id}`,
  contactOf: ({ values }) => ({ email: textOf(values.email), phone: textOf(values.phone) }),
  needsOf: (_filled, bySms) => (bySms ? ['phone', 'email'] : ['email']),
  problemsOf: ({ beside }) =>
    beside.agree === true
      ? []
      : [
          {
            at: 'agree',
            rule: 'consent',
            sentence: {
              ar: 'يلزم قبول معالجة البيانات لإرسال الطلب',
              en: 'The use of your data must be accepted to send the registration',
            },
          },
        ],
  placeOf: () => null,
  titleOf: ({ values }) => textOf(values.nameAr) ?? '',
  textsOf: ({ values }) =>
    ['nameAr', 'nameEn', 'activityDescriptionAr', 'activityDescriptionEn'].flatMap(name => textOf(values[name]) ?? []),
  recordOf: async (_call, transaction, { values }, { isConfirmed, corrected }) => ({
    investorApproval: isConfirmed,
    source: 1,
    ...((await isRegistered(transaction, values.registrationNumber, corrected)) && { registrationNumber: null }),
  }),
  remark: ({ values }, record) =>
    values.registrationNumber != null && record.registrationNumber == null
      ? 'رقم السجل التجاري الذي أرسله مسجل لمستثمر آخر، فلم يُنقل إلى سجله. قارن السجلين.'
      : undefined,
  ...reviewedKind(reviewedInvestor),
}
