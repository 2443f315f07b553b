import type { ResourceRules } from '../../../server/platform.ts'
import { describedImage, reviewRulesOf } from '../content/content.server.ts'
import { unlikeProportions } from './publicStories.server.ts'
import { successStory } from './successStory.ts'

export { loadStories } from './demonstration.server.ts'
export { storyCalls } from './publicStories.server.ts'

/** Stories are reviewed as all content is; beside that their two pictures must lie over each other. */
export const storyRules: ResourceRules = {
  ...reviewRulesOf(successStory, {
    needed: describedImage,
    waiting: {
      ar: {
        zero: 'لا قصص نجاح بانتظار المراجعة',
        one: 'قصة نجاح واحدة بانتظار المراجعة',
        two: 'قصتا نجاح بانتظار المراجعة',
        few: '{n} قصص نجاح بانتظار المراجعة',
        many: '{n} قصة نجاح بانتظار المراجعة',
        other: '{n} قصة نجاح بانتظار المراجعة',
      },
      en: { one: '{n} success story awaits review', other: '{n} success stories await review' },
    },
  }),
  problemsOf: (transaction, record) => unlikeProportions(transaction, record),
}
