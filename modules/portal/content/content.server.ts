import type { ResourceRules } from '../../../server/platform.ts'
import { news } from './news.ts'
import { describedImage, reviewRulesOf } from './review.server.ts'
import { urgentProblems } from './urgent.server.ts'

export { actOnLive } from './liveActs.server.ts'
export { dated, shifted, workingDay } from './demonstration/news.ts'
export { loadNews } from './newsDemonstration.server.ts'
export { bareFilesOf, filesOf, isTold, publishersOf } from './published.server.ts'
export { newsCalls } from './publicNews.server.ts'
export { documentOf, drawn, insertReviewed, type NamedFile, storeDrawing, storeMade, workbookOf } from './reviewedDemonstration.server.ts'
export { plainPdf } from './demonstration/plainPdf.ts'
export { remindOfOverdue } from './reminders.server.ts'
export { contentJobs } from './timed.server.ts'
export { describedImage, requireScope, reviewRulesOf } from './review.server.ts'
export { keepUrgent, urgentCalls } from './urgent.server.ts'

/** What the review of news says beyond that of all reviewed kinds. */
export const newsRules: ResourceRules = {
  problemsOf: async (_transaction, record, before, call) => urgentProblems(record, before, call),
  ...reviewRulesOf(news, {
    needed: describedImage,
    waiting: {
      ar: {
        zero: 'لا أخبار بانتظار المراجعة',
        one: 'خبر واحد بانتظار المراجعة',
        two: 'خبران بانتظار المراجعة',
        few: '{n} أخبار بانتظار المراجعة',
        many: '{n} خبرًا بانتظار المراجعة',
        other: '{n} خبر بانتظار المراجعة',
      },
      en: { one: '{n} news item awaits review', other: '{n} news items await review' },
    },
  }),
}
