import { Invalid, problemSaying, Refused, type Values } from '../../define.ts'
import { sql } from '../../../server/database/sql.ts'
import type { ResourceRules } from '../../../server/platform.ts'
import { fromPublic } from '../../portal/entries/entries.ts'
import {
  hide,
  letReadBy,
  requireOffKept,
  reviewedKind,
  reviewedRules,
  showAnew,
  type EntryKind,
  type ReviewedEntry,
} from '../../portal/entries/entries.server.ts'
import { accessibilities, creativeIdeasBank } from './creativeIdeasBank.ts'
import { ideaForm } from './ideaForm.ts'
import { withdrawLostFiles } from './publicFiles.server.ts'
import { readersOf } from './readers.ts'

export { loadIdeas } from './demonstration.server.ts'
export { ideaCalls } from './similar.server.ts'

const everybody = accessibilities.all[0]

/** What makes an idea public, beside the decision (domain/portal-and-admin, section 13.4). */
export const reviewedIdea: ReviewedEntry = {
  resource: creativeIdeasBank.name,
  prefix: 'IDEA',
  digits: 5,
  approval: 'ownerApproval',
  approvedOn: 'ownerApprovalDate',
  titleEn: 'titleEn',
  wording: [
    ['titleAr', 'عنوان الفكرة', 'Idea title (Arabic)'],
    ['titleEn', 'عنوان الفكرة بالإنجليزية', 'Idea title (English)'],
    ['summaryAr', 'ملخص الفكرة', 'Summary (Arabic)'],
    ['summaryEn', 'ملخص الفكرة بالإنجليزية', 'Summary (English)'],
    ['problem', 'المشكلة أو الحاجة', 'Problem or need'],
    ['solution', 'الحل المقترح وآلية التنفيذ', 'Proposed solution and how it works'],
    ['innovation', 'ما الجديد فيها', 'What is new'],
    ['targetGroup', 'الفئة المستفيدة', 'Beneficiaries'],
  ],
  // Under which field it stands in the bank is for staff to say.
  facts: ['owner', 'localCommId', 'estimatedCost', 'requestedSupport', 'expectedJobs', 'location', 'image'],
  flags: ['accessibility', 'duplicateOfId'],
  isOpen: ({ accessibility, duplicateOfId }) => accessibility === everybody && duplicateOfId == null,
  closedBy: ({ accessibility, duplicateOfId }) => {
    if (accessibility !== everybody)
      return new Refused('notForEverybody', 'لم يتح صاحب الفكرة نشرها للجميع', 'Its owner has not made the idea accessible to everybody', {
        status: 409,
      })
    if (duplicateOfId == null) return undefined
    return new Refused('duplicate', 'الفكرة مكررة لفكرة أخرى فلا تُنشر', 'The idea is a duplicate of another one: it is not published', {
      status: 409,
    })
  },
  requireKept: (record, before) => {
    requireOffKept(record, before, ['showOwnerName'])
    const { accessibility, source } = record
    if (source !== fromPublic || readersOf(accessibility) <= readersOf(before.accessibility)) return
    throw new Invalid([
      problemSaying(
        'accessibility',
        'rule',
        'لا تُوسَّع إتاحة الفكرة إلا من صاحبها',
        'Only its owner makes the idea accessible to more people',
      ),
    ])
  },
  shown: letReadBy(ideaForm),
  made: ({ platform }) => ({ status: platform.lookups.ids('ideaStatus').idea ?? null, source: 2 }),
  publicPath: id => `/entrepreneurialIdeaBank/${id}`,
  // What the idea says stays, as its sender is told. A point on the map may be his own land.
  // The official reply speaks to him, and may name him.
  personal: {
    ownerName: '—',
    ownerEmail: null,
    ownerPhone: null,
    gender: null,
    birthYear: null,
    publicOwnerName: null,
    location: null,
    officialReplyAr: null,
    officialReplyEn: null,
  },
  files: ['attachment', 'publicFiles', 'image'],
  moreSteps: {
    markInvested: {
      guard: ({ call, record, input }) => {
        const { invested } = call.platform.lookups.ids('ideaStatus')
        if (record.status === invested)
          throw new Refused('invested', 'سُجل استثمار هذه الفكرة من قبل', 'The idea is marked as invested already', { status: 409 })
        if (input.sponsor == null && input.investorId == null)
          throw new Invalid([problemSaying('sponsor', 'rule', 'اختر الجهة الراعية أو المستثمر', 'Choose the sponsor or the investor')])
        if (typeof record.date === 'string' && String(input.investedDate) < record.date)
          throw new Invalid([
            problemSaying('investedDate', 'rule', 'تاريخ الاستثمار قبل تاريخ الفكرة', 'It was invested before it was an idea'),
          ])
      },
      effect: ({ call, input }) => ({ ...input, status: call.platform.lookups.ids('ideaStatus').invested }),
      after: ({ transaction, model }, record) => showAnew(transaction, model, String(record.id)),
    },
    markDuplicate: {
      effect: async ({ transaction, record, input }) => {
        const original = await transaction.find<{ id: string; duplicate_of_id: string | null }>(
          sql`select id, duplicate_of_id from creative_ideas_bank where upper(number) = ${String(input.original).trim().toUpperCase()}`,
        )
        const problem = (ar: string, en: string) => new Invalid([problemSaying('original', 'reference', ar, en)])
        if (!original) throw problem('لا توجد فكرة بهذا الرقم', 'There is no idea of this number')
        if (original.id === record.id) throw problem('لا تكون الفكرة مكررة لنفسها', 'An idea is no duplicate of itself')
        if (original.duplicate_of_id !== null) throw problem('الفكرة الأصل مكررة هي الأخرى', 'The original is a duplicate itself')
        return { duplicateOfId: original.id }
      },
      after: ({ call, transaction }, record) => hide(call, transaction, creativeIdeasBankOf, String(record.id)),
    },
  },
}

const creativeIdeasBankOf = { resource: creativeIdeasBank.name }

const reviewed = reviewedRules(reviewedIdea)

/** The rules of ideas. */
export const ideaRules: ResourceRules = {
  ...reviewed,
  written: async (call, transaction, id, record, before) => {
    await reviewed.written?.(call, transaction, id, record, before)
    await withdrawLostFiles(call, transaction, id)
    const isEconomic = call.caller.isAdmin || call.caller.place?.type === 'economicalDevelopment'
    if (!before || !isEconomic || record.accessibility !== accessibilities.economicDevelopment[0]) return
    // What economic staff keep to themselves is no authority's: neither the idea nor the entry through which it came.
    await transaction.rows(sql`update creative_ideas_bank set place = null where id = ${id} and place is not null`)
    await transaction.rows(sql`update visitor_submission set place = null where lower(record) = ${id} and place is not null`)
  },
}

const textOf = (value: unknown) => (typeof value === 'string' ? value : undefined)
const must = (at: string, isSaid: unknown, ar: string, en: string) =>
  isSaid === true ? [] : [{ at, rule: 'consent', sentence: { ar, en } }]

const { corrected, ...decided } = reviewedKind(reviewedIdea)
const correctedIdea: EntryKind['corrected'] = corrected && {
  ...corrected,
  written: async (call, transaction, id, record, before) => {
    await corrected.written(call, transaction, id, record, before)
    await withdrawLostFiles(call, transaction, id)
  },
}

/** How ideas come in. */
export const ideaEntry: EntryKind = {
  spec: ideaForm,
  prefix: 'IDEA',
  digits: 5,
  handledBy: 'EconomicalDevelopment.CreativeIdeasBank',
  isFor: (holder, place) => holder === undefined || holder.type === 'economicalDevelopment' || (place !== null && holder.id === place),
  linkTo: id => `/dashboard/creativeIdeasBank/${id}`,
  contactOf: ({ values }) => ({ email: textOf(values.ownerEmail), phone: textOf(values.ownerPhone) }),
  needsOf: (_filled, bySms) => [bySms ? 'phone' : 'email'],
  problemsOf: ({ beside }) => [
    ...must(
      'statement',
      beside.statement,
      'يلزم إقرارك بأن الفكرة لك أو أنك مفوض بتقديمها',
      'Confirm that the idea is yours, or that you may present it',
    ),
    ...must('agree', beside.agree, 'يلزم قبول معالجة البيانات لإرسال الطلب', 'The use of your data must be accepted to send the idea'),
  ],
  // What its owner gives to economic staff alone is no authority's.
  placeOf: ({ values }) => (values.accessibility === accessibilities.economicDevelopment[0] ? null : (textOf(values.localCommId) ?? null)),
  titleOf: ({ values }) => textOf(values.titleAr) ?? '',
  textsOf: ({ values }) =>
    ['titleAr', 'titleEn', 'summaryAr', 'summaryEn', 'problem', 'solution', 'innovation', 'targetGroup'].flatMap(
      name => textOf(values[name]) ?? [],
    ),
  recordOf: async ({ platform }, _transaction, { beside }: { readonly beside: Values }, { isConfirmed, corrected }) => ({
    // What was corrected is the idea that it was.
    ...(corrected === undefined && { date: platform.clock.today(), status: platform.lookups.ids('ideaStatus').idea }),
    source: 1,
    ownerApproval: beside.ownerAgrees === true && isConfirmed,
    ownerApprovalDate: beside.ownerAgrees === true && isConfirmed ? new Date().toISOString() : null,
  }),
  ...decided,
  ...(correctedIdea && { corrected: correctedIdea }),
}
