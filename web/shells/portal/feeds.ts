import type { Lang } from '../../../kernel/kernel.ts'
import { newsTexts } from '../../../modules/portal/content/texts.ts'

/** A list that programs may follow: its path, the call that lists it, and the lookup list of its categories. */
export interface FeedList {
  readonly path: string
  readonly call: string
  readonly categories: string | undefined
  readonly titleIn: (lang: Lang) => string
}

/** `/{path}/feed.xml` and `.atom`, whole or narrowed by the code of a category or a place (portal and administration, section 17). */
export const feedLists: readonly FeedList[] = [
  { path: 'news', call: 'News', categories: 'newsCategory', titleIn: lang => newsTexts.say('news', lang) },
]
export const feedFiles = ['feed.xml', 'feed.atom'] as const
