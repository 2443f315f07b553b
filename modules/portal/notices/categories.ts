import type { LookupCodes } from '../../admin/lookupCodes/lookupCodes.ts'

/** A category of notice: lookup(9). */
export type AdCategory = LookupCodes['adCategory']
/** A stage of a notice: lookup(10). */
export type NoticeStage = LookupCodes['noticeStage']

/** What citizens look for, each with its categories: the groups by which the public list is narrowed (domain/portal-and-admin, section 15.2). */
export const groups = {
  tenders: [
    'worksTender',
    'suppliesTender',
    'servicesTender',
    'consultancy',
    'quotation',
    'expressionOfInterest',
    'prequalification',
    'auction',
    'investmentOpportunity',
    'competitiveCycle',
  ],
  jobs: ['vacancy'],
  plans: ['planDeposit', 'planApproval', 'expropriation'],
  general: ['tariff', 'serviceInterruption', 'publicHearing', 'training', 'circular', 'general'],
} as const satisfies Readonly<Record<string, readonly AdCategory[]>>
/** A group of categories. */
export type NoticeGroup = keyof typeof groups

/** What citizens call those of a group, whatever kind of it they are. Of the rest nobody says more than its kind. */
export const groupsSaid: readonly { readonly codes: readonly AdCategory[]; readonly names: readonly [ar: string, en: string] }[] = [
  { codes: groups.tenders, names: ['عطاءات', 'Tenders'] },
  { codes: groups.jobs, names: ['وظائف', 'Jobs'] },
]

/** Notices that ask for something until a day: without a closing time they say nothing (section 12.2). */
const calling: readonly AdCategory[] = [
  'worksTender',
  'suppliesTender',
  'servicesTender',
  'consultancy',
  'quotation',
  'expressionOfInterest',
  'prequalification',
  'auction',
  'competitiveCycle',
  'planDeposit',
  'vacancy',
]

/** Notices whose offers are opened together. */
const tenders: readonly AdCategory[] = groups.tenders.filter(
  category => category !== 'investmentOpportunity' && category !== 'competitiveCycle',
)

/** Must the notice say until when? */
export function isCalling(category: AdCategory | null | undefined): boolean {
  return category != null && calling.includes(category)
}

/** Are offers handed in and opened? */
export function isTender(category: AdCategory | null | undefined): boolean {
  return category != null && tenders.includes(category)
}

/** The stages to which somebody brings a notice; the others follow from its times. */
export const closedStages = ['underEvaluation', 'awarded', 'cancelled', 'closed'] as const satisfies readonly NoticeStage[]

/** Those that are said of what can be taken part in no more. */
export const afterClosing = ['underEvaluation', 'awarded'] as const satisfies readonly NoticeStage[]

/** For so long a notice that states no closing time counts as open, from its date: then it is news of yesterday. */
export const openDays = 90
/** So near the closing is soon: the red of the thread. */
export const soonDays = 3
