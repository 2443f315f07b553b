import { pages } from '../../define.ts'
import { visitorSubmission } from './visitorSubmission.ts'

export { visitorSubmission, entryKinds, conversationKinds, type EntryKindName } from './visitorSubmission.ts'
export { decision, endFacts, fromPublic, reviewActions, reviewSteps, reviewWords } from './review.ts'
export { isInArabic, isInEnglish } from './languages.ts'
export type { EntryFormSpec } from './posted.ts'

export const entryPages = pages({
  visitorEntries: {
    label: ['طلبات الزوار', 'Visitor entries'],
    permission: 'Portal.VisitorEntry',
    group: 'portal',
    icon: 'inbox',
    placeTypes: ['authority', 'economicalDevelopment', 'publicRelations'],
    list: visitorSubmission,
    screen: () => import('./entryTabs.dashboard.tsx').then(file => file.EntryTabs),
  },
  'visitorEntries/blocked': {
    under: 'visitorEntries',
    label: ['المرسلون المحظورون', 'Blocked senders'],
    permission: 'Portal.VisitorEntry.Block',
    screen: () => import('./blocked.dashboard.tsx').then(file => file.BlockedSenders),
  },
  'visitorEntries/{id}': {
    under: 'visitorEntries',
    screen: () => import('./visitorEntry.dashboard.tsx').then(file => file.VisitorEntry),
  },
})
