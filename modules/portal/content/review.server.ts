import {
  decisionsOf,
  findCheck,
  findState,
  problemSaying,
  stateWord,
  type AnyResource,
  type Label,
  type Plural,
  Refused,
  type Values,
} from '../../define.ts'
import { sql } from '../../../server/database/sql.ts'
import type { Call, ResourceRules, StepContext, StepRule } from '../../../server/platform.ts'
import { Incomplete, Unconfirmed } from '../../../server/http/errors.ts'
import { wrongState } from '../../../server/resources/access.ts'
import { removeLive } from '../../../server/resources/versions.ts'
import { sentContent } from '../../places/hierarchy/hierarchy.ts'
import { settings } from '../../admin/settings/settings.ts'
import { blanksLeft } from './blanks.ts'
import { featureSteps } from './featured.server.ts'
import { listedFactsOf, narrowingOf } from './listed.server.ts'
import { publishStates } from './publication.ts'
import { recallStep } from './recall.server.ts'
import { givenTimes, putInTime, requireTimeAhead, rescheduleStep } from './timed.server.ts'
import { tellOfDecision, tellOfWaiting } from './told.server.ts'

/** What a reviewed kind says of itself beyond what all have in common. */
interface Reviewed {
  /** What waits for a decision, counted in the nouns of the kind. */
  readonly waiting: Plural
  /** What must be there before it is published, beside title, summary and body. */
  readonly needed?: readonly Needed[]
  /** What whoever publishes is told and asked to confirm, beside a time that has passed and the blanks that were left in a text; undefined: nothing. */
  readonly asks?: (context: StepContext) => Label | undefined
}
/** A field that publishing needs, as a refusal names it. */
type Needed = readonly [key: string, ar: string, en: string]

/** The steps of a kind of reviewed content (portal and administration, section 11.2). @param kind its definition, on the block `publication` */
export function reviewRulesOf(kind: AnyResource, { waiting, needed = [], asks }: Reviewed): ResourceRules {
  return {
    facts: listedFactsOf(kind),
    narrowing: narrowingOf(kind),
    scopes: { submit: sentContent, recall: sentContent },
    decides: (call, at) => {
      if (!decidesHere(call)) return sql`false`
      return fourEyes(call) ? sql`${at('sentBy')} is distinct from ${call.caller.userId ?? null}` : sql`true`
    },
    unpublishable: (record, call) => unpublishable(kind, record, call),
    written: async (call, transaction, id, record, before) => {
      const model = call.platform.models.get(kind.name)
      // What is published in the same act waits for nobody.
      const waits = call.actor.action !== 'transition' && entersQueue(record, before)
      if (model && waits) await tellOfWaiting(call, transaction, model, { ...record, id }, waiting)
    },
    steps: {
      submit: {
        guard: ({ record }) => {
          if (record.isDraft !== true)
            throw new Refused('wrongState', 'المادة أُرسلت للمراجعة من قبل', 'The item was sent for review before', { status: 409 })
        },
        effect: ({ call }) => ({ isDraft: false, sentBy: call.caller.userId ?? null }),
        after: ({ call, transaction, model }, record) => tellOfWaiting(call, transaction, model, record, waiting),
      },
      recall: recallStep,
      reschedule: { ...decidedHere(rescheduleStep), confirm: context => requireConfirmed(context, [timePassed(context)]) },
      feature: decidedHere(featureSteps.feature),
      unfeature: decidedHere(featureSteps.unfeature),
      publish: {
        guard: async context => {
          requireSent(context)
          requireDecider(context)
          requireComplete(context, needed)
          await requireTimeAhead(context)
        },
        confirm: context => requireConfirmed(context, [asks?.(context), timePassed(context), blanksLeft(context.record)]),
        effect: ({ record, input }) => ({
          ...givenTimes(record, input),
          liveVersion: record.currentVersion,
          approvedAt: new Date().toISOString(),
          rejectionReason: null,
          rejectionNote: null,
        }),
        after: putInTime,
      },
      reject: {
        guard: context => {
          requireSent(context)
          requireDecider(context)
        },
        effect: ({ input }) => ({ rejectionReason: input.reason, rejectionNote: input.note }),
        after: context => tellOfDecision(context, 'contentRejected'),
      },
      cancelPublish: {
        guard: context => {
          if (typeof context.record.liveVersion !== 'number')
            throw new Refused('notPublished', 'المادة غير منشورة', 'The item is not published', { status: 409 })
          requireScope(context)
        },
        effect: () => ({ liveVersion: null, isFeatured: false, featuredUntil: null, featuredOrder: null }),
        after: async context => {
          const { model, record, transaction } = context
          await tellOfDecision(context, 'contentWithdrawn')
          await removeLive(transaction, model, String(record.id))
        },
      },
    },
  }
}

/** The same step, taken only where publishing is decided. */
function decidedHere(rule: StepRule): StepRule {
  return {
    ...rule,
    guard: async context => {
      requireScope(context)
      await rule.guard?.(context)
    },
  }
}

/** Was the item sent at once, or changed after a decision? Of what waits already nobody is told again (section 11.2). */
function entersQueue(record: Values, before: Values | undefined): boolean {
  if (record.isDraft === true) return false
  const decided: readonly unknown[] = [publishStates.codes.published, publishStates.codes.rejected]
  return before === undefined || decided.includes(before.publishStatus)
}

function requireSent({ record }: StepContext): void {
  if (record.isDraft === true) throw notSent()
}

function notSent(): Refused {
  return new Refused('wrongState', 'المادة مسودة لم تُرسل للمراجعة', 'The item is a draft that was not sent for review', { status: 409 })
}

/**
 * Why the caller does not save and publish an item in one: where two must look at it, he does so with what another has sent and what still
 * waits (section 11.2). @param record as its table has it
 */
function unpublishable(kind: AnyResource, record: Values, call: Call): Refused | undefined {
  if (!decidesHere(call)) return notDecider()
  if (!fourEyes(call)) return undefined
  if (record.isDraft === true) return notSent()
  const state = findState(kind)
  const word = state && stateWord(state, record[state.name])
  const model = call.platform.models.get(kind.name)
  if (model && word !== undefined && !decisionsOf(kind).some(({ from }) => from === word)) return wrongState(model, word)
  return record.sentBy === call.caller.userId ? ownItem() : undefined
}

/** Who sent a version does not decide on it. An administrator may; it is audited with his name. */
function requireDecider(context: StepContext): void {
  requireScope(context)
  const { call, record } = context
  if (fourEyes(call) && record.sentBy === call.caller.userId) throw ownItem()
}

function ownItem(): Refused {
  return new Refused('fourEyes', 'لا يمكن أن ينشر المادة من أرسلها للمراجعة', 'Who sent the item for review cannot publish it', {
    status: 403,
  })
}

/** Must somebody else decide on what the caller has sent? An administrator may do both. */
function fourEyes({ caller, platform }: Call): boolean {
  return !caller.isAdmin && platform.settings.get(settings.fourEyes)
}

/** Outside public relations a place decides only where it is allowed to publish for itself (section 5.2). */
export function decidesHere({ caller, platform }: Call): boolean {
  return caller.isAdmin || caller.place?.type === 'publicRelations' || platform.settings.get(settings.placesPublishThemselves)
}

/** @throws Refused where the caller's place does not publish what it writes (section 5.2) */
export function requireScope({ call }: Pick<StepContext, 'call'>): void {
  if (!decidesHere(call)) throw notDecider()
}

function notDecider(): Refused {
  return new Refused(
    'notDecider',
    'النشر من صلاحية العلاقات العامة في الوزارة',
    'Publishing is decided by the ministry’s public relations',
    { status: 403 },
  )
}

/** A picture, described, which some kinds are not published without (section 11.3). */
export const describedImage: readonly Needed[] = [
  ['mainImage', 'الصورة الرئيسية', 'Main image'],
  ['mainImageAltAr', 'النص البديل للصورة بالعربية', 'Alternative text of the image in Arabic'],
]

/** What is needed in English too, where a kind is not published without it (section 8.2, Content.RequireEnglish). */
const inEnglish = [
  ['titleEn', 'العنوان بالإنجليزية', 'Title in English'],
  ['summaryEn', 'الملخص بالإنجليزية', 'Summary in English'],
  ['bodyEn', 'النص بالإنجليزية', 'Body in English'],
] as const

/** Complete for publication (section 11.3). */
function requireComplete({ record, model, call }: StepContext, more: readonly Needed[]): void {
  const needsEnglish = call.platform.settings.get(settings.requireEnglish).some(kind => kind === model.resource.name)
  // A kind whose file may say all needs no body.
  const needsBody = model.resource.fields.body === undefined || findCheck(model.resource.fields.body, 'required') !== undefined
  const needed: readonly Needed[] = [
    ['titleAr', 'العنوان بالعربية', 'Title in Arabic'],
    ['summaryAr', 'الملخص بالعربية', 'Summary in Arabic'],
    ...(needsBody ? ([['bodyAr', 'النص بالعربية', 'Body in Arabic']] as const) : []),
    ...more,
    ...(needsEnglish ? inEnglish.filter(([key]) => key !== 'bodyEn' || record.bodyAr != null) : []),
  ]
  const missing = needed.filter(([key]) => record[key] === null || record[key] === undefined || record[key] === '')
  if (missing.length === 0) return requireDescribedPictures(record)
  throw new Incomplete(
    [
      `أكمل الحقول المطلوبة للنشر: ${missing.map(([, ar]) => ar).join('، ')}`,
      `Complete the fields needed for publication: ${missing.map(([, , en]) => en).join(', ')}`,
    ],
    missing.map(([key, ar, en]) => problemSaying(key, 'incomplete', `مطلوب للنشر: ${ar}`, `Needed for publication: ${en}`)),
  )
}

/** What is seldom meant is asked a second time, all of it at once. @throws Refused until it is confirmed */
function requireConfirmed({ input }: StepContext, reasons: readonly (Label | undefined)[]): void {
  if (input.confirmed === true) return
  const found = reasons.filter(reason => reason !== undefined)
  if (found.length > 0) throw new Unconfirmed(found, ['هل تُنشر المادة مع ذلك؟', 'Publish the item all the same?'])
}

const hourMs = 3_600_000

/**
 * Who writes a time that has passed, by an hour of the program's clock, may have meant another year; what its author had wished before it passed did
 * so while the item waited, and what is public already has appeared.
 */
function timePassed({ record, input }: StepContext): Label | undefined {
  const at = instantOf(givenTimes(record, input).publishAt)
  if (at === undefined || at > Date.now() - hourMs) return undefined
  const isAnew = 'publishAt' in input && at !== instantOf(record.publishAt)
  const written = instantOf(record.lastModificationTime) ?? instantOf(record.creationTime) ?? at
  if (!isAnew && (typeof record.liveVersion === 'number' || at > written - hourMs)) return undefined
  return ['مضى وقت النشر المكتوب: تظهر المادة الآن.', 'The publishing time that was given has passed: the item appears now.']
}

function instantOf(value: unknown): number | undefined {
  return typeof value === 'string' ? Date.parse(value) : undefined
}

/** Every picture inside a text says what it shows to those who do not see it (section 11.3). @throws Refused at the text that has one */
function requireDescribedPictures(record: Values): void {
  const at = ['bodyAr', 'bodyEn'].find(key => {
    const text = record[key]
    return typeof text === 'string' && /<img(?![^>]*\salt="\s*[^"\s])[^>]*>/.test(text)
  })
  if (at === undefined) return
  throw new Refused(
    'incomplete',
    at === 'bodyAr' ? 'اكتب نصًا بديلًا لكل صورة في النص العربي' : 'اكتب نصًا بديلًا لكل صورة في النص الإنجليزي',
    at === 'bodyAr'
      ? 'Write an alternative text for each picture in the Arabic text'
      : 'Write an alternative text for each picture in the English text',
    { details: { fields: [at] }, field: at },
  )
}
