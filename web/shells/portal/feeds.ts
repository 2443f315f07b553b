import type { Lang } from '../../../kernel/kernel.ts'
import { ideaTexts } from '../../../modules/economy/ideas/texts.ts'
import { knowledgeTexts } from '../../../modules/portal/knowledge/texts.ts'
import { lawTexts } from '../../../modules/portal/legislation/texts.ts'
import { newsTexts } from '../../../modules/portal/content/texts.ts'
import { eventsTexts } from '../../../modules/portal/events/texts.ts'
import { noticeTexts } from '../../../modules/portal/notices/texts.ts'
import { storyTexts } from '../../../modules/portal/stories/texts.ts'

/** A list that programs may follow: its path, the call that lists it, and the lookup list of its categories. */
export interface FeedList {
  readonly path: string
  readonly call: string
  readonly categories: string | undefined
  /** Its records are nobody's: no place narrows it. */
  readonly belongsToNoPlace?: true
  /** A place narrows it in its query, not in its path. */
  readonly hasPlaceInQuery?: true
  readonly titleIn: (lang: Lang) => string
  /** The path under which a record of it stands, where that is not the list's own. */
  readonly pages?: string
}

/** `/{path}/feed.xml` and `.atom`, whole or narrowed by the code of a category or a place (portal and administration, section 17). */
export const feedLists: readonly FeedList[] = [
  { path: 'news', call: 'News', categories: 'newsCategory', titleIn: lang => newsTexts.say('news', lang) },
  { path: 'ads', call: 'Ads', categories: 'adCategory', titleIn: lang => noticeTexts.say('ads', lang) },
  { path: 'events', pages: 'event', call: 'Event', categories: 'eventCategory', titleIn: lang => eventsTexts.say('events', lang) },
  {
    path: 'successStory',
    call: 'SuccessStory',
    categories: undefined,
    hasPlaceInQuery: true,
    titleIn: lang => storyTexts.say('stories', lang),
  },
  {
    path: 'knowledgeExchange',
    call: 'KnowledgeExchange',
    categories: undefined,
    hasPlaceInQuery: true,
    titleIn: lang => knowledgeTexts.say('title', lang),
  },
  {
    path: 'legalEnvironment',
    call: 'LegalEnvironment',
    categories: undefined,
    belongsToNoPlace: true,
    titleIn: lang => lawTexts.say('title', lang),
  },
  {
    path: 'entrepreneurialIdeaBank',
    call: 'CreativeIdeasBank',
    categories: undefined,
    belongsToNoPlace: true,
    titleIn: lang => ideaTexts.say('ideas', lang),
  },
]
/** May the list be narrowed by a category or a place? */
export function isNarrowable({ categories, belongsToNoPlace }: FeedList): boolean {
  return categories !== undefined || !belongsToNoPlace
}
export const feedFiles = ['feed.xml', 'feed.atom'] as const
