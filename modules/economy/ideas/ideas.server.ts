import { Invalid, problemSaying, Refused, type Label, type Values } from '../../define.ts'
import { sql } from '../../../server/database/sql.ts'
import type { Transaction } from '../../../server/database/connect.ts'
import type { Call, ResourceRules } from '../../../server/platform.ts'
import { isPublicRow, ownerOf } from '../../../server/resources/access.ts'
import { modelOf } from '../../../server/resources/endpoints.ts'
import { fromPublic } from '../../portal/entries/entries.ts'
import {
  hide,
  letReadBy,
  requireOffKept,
  reviewedKind,
  reviewedRules,
  showAnew,
  tellReceived,
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
      effect: async ({ call, transaction, record, input }) => {
        await oneAtATime(transaction)
        const original = await findOriginal(call, transaction, String(input.original))
        const problem = (ar: string, en: string) => new Invalid([problemSaying('original', 'reference', ar, en)])
        if (!original) throw problem('لا توجد فكرة بهذا الرقم', 'There is no idea of this number')
        if (original.id === record.id) throw problem('لا تكون الفكرة مكررة لنفسها', 'An idea is no duplicate of itself')
        if (original.duplicateOf !== null) throw problem('الفكرة الأصل مكررة هي الأخرى', 'The original is a duplicate itself')
        if (await isOriginal(transaction, String(record.id)))
          throw problem('هذه الفكرة أصل لأفكار مكررة، فلا تكون مكررة لغيرها', 'Others are duplicates of this idea: it is none itself')
        return { duplicateOfId: original.id }
      },
      after: ({ call, transaction }, record) => hide(call, transaction, creativeIdeasBankOf, String(record.id)),
    },
    // It was another idea that was meant, or none: what was hidden waits for its publication again.
    unmarkDuplicate: {
      applies: record => record.duplicateOfId != null,
      guard: ({ record }) => {
        if (record.duplicateOfId == null)
          throw new Refused('notDuplicate', 'الفكرة ليست مكررة', 'The idea is no duplicate', { status: 409 })
      },
      effect: () => ({ duplicateOfId: null }),
    },
  },
}

const creativeIdeasBankOf = { resource: creativeIdeasBank.name }

const reviewed = reviewedRules(reviewedIdea)

/** Of two who mark two ideas as duplicates of each other the second finds what the first has written. */
async function oneAtATime(transaction: Transaction): Promise<void> {
  await transaction.rows(sql`select pg_advisory_xact_lock(hashtext('duplicates of ideas'))`)
}

/** The idea of a number, among those that the caller reads. */
function findOriginal(
  call: Call,
  transaction: Transaction,
  number: string,
): Promise<{ readonly id: string; readonly duplicateOf: string | null } | undefined> {
  const model = modelOf(call.platform, creativeIdeasBank.name)
  const visible = call.platform.reachOf(model.resource.scope).visibleTo(call.caller, ownerOf(model), isPublicRow(model, call.platform))
  return transaction.find(
    sql`select t.id, t.duplicate_of_id as "duplicateOf" from ${model.from} where upper(t.number) = ${number.trim().toUpperCase()} and ${visible}`,
  )
}

/** Are there duplicates of it? */
async function isOriginal(transaction: Transaction, id: string): Promise<boolean> {
  return (await transaction.find(sql`select 1 from creative_ideas_bank where duplicate_of_id = ${id} limit 1`)) !== undefined
}

/**
 * Whose an idea is after economic staff, who alone reach all of them, have chosen for whom it is: what they keep to themselves is nobody else's,
 * another is the authority's that they have chosen. One for which no authority was ever chosen stays with who entered it.
 * @returns undefined: as it was
 */
function placeAfter({ accessibility, localCommId }: Values, before: Values | undefined): string | null | undefined {
  if (before && before.accessibility === accessibility && before.localCommId === localCommId) return undefined
  if (accessibility === accessibilities.economicDevelopment[0]) return before && null
  if (typeof localCommId === 'string') return localCommId
  return before && typeof before.localCommId === 'string' ? null : undefined
}

/** Hands an idea on with the entry through which it came, which is no more somebody's of the place that had it, and tells those whose it is now. */
async function handOn(call: Call, transaction: Transaction, id: string, place: string | null, note: Label): Promise<void> {
  const moved = await transaction.find<{ number: string | null }>(
    sql`update creative_ideas_bank set place = ${place}::uuid where id = ${id} and place is distinct from ${place}::uuid returning number`,
  )
  await transaction.rows(
    sql`update visitor_submission set place = ${place}::uuid, assignee = case when assignee = ${call.caller.userId ?? null}::uuid then assignee end
      where lower(record) = ${id} and place is distinct from ${place}::uuid`,
  )
  if (moved && place !== null) await tellReceived(call, transaction, ideaEntry, { id, number: moved.number, place, note })
}

/** The rules of ideas. */
export const ideaRules: ResourceRules = {
  ...reviewed,
  written: async (call, transaction, id, record, before) => {
    await reviewed.written?.(call, transaction, id, record, before)
    await withdrawLostFiles(call, transaction, id)
    const isEconomic = call.caller.isAdmin || call.caller.place?.type === 'economicalDevelopment'
    const place = isEconomic ? placeAfter(record, before) : undefined
    const note: Label = before ? ['أُحيل إلى جهتكم', 'handed on to you'] : ['أدخله الموظفون', 'entered by staff']
    if (place !== undefined) await handOn(call, transaction, id, place, note)
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
