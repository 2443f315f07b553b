import type { Lang } from '../../../kernel/kernel.ts'
import { ideaTexts } from '../../../modules/economy/ideas/texts.ts'
import { investorTexts } from '../../../modules/economy/investors/texts.ts'
import { authoritiesTexts } from '../../../modules/places/authorities/texts.ts'
import { knowledgeTexts } from '../../../modules/portal/knowledge/texts.ts'
import { lawTexts } from '../../../modules/portal/legislation/texts.ts'
import { albumTexts, videoTexts } from '../../../modules/portal/media/texts.ts'
import { newsTexts } from '../../../modules/portal/content/texts.ts'
import { eventsTexts } from '../../../modules/portal/events/texts.ts'
import { noticeTexts } from '../../../modules/portal/notices/texts.ts'
import { partnershipTexts } from '../../../modules/portal/partnerships/texts.ts'
import { serviceTexts } from '../../../modules/portal/services/texts.ts'
import { storyTexts } from '../../../modules/portal/stories/texts.ts'
import { councilTexts } from './pageTexts.ts'
import { searchTexts } from './texts.ts'

/** A list that programs may follow. */
export interface FeedList {
  readonly path: keyof typeof titles
  /** The lookup list of the categories whose codes may stand in its path. */
  readonly categories?: string
  /** The code of a place may stand in its path: as its page has it, or (`query`) beside the query that its page has. */
  readonly placeInPath?: 'page' | 'query'
  /** The code of a governorate may stand in its path, as its page has it. */
  readonly governorateInPath?: true
  /** It lists nothing until it is asked something. */
  readonly isAsked?: true
  readonly titleIn: (lang: Lang) => string
}

const titles = {
  news: lang => newsTexts.say('news', lang),
  ads: lang => noticeTexts.say('ads', lang),
  events: lang => eventsTexts.say('events', lang),
  successStory: lang => storyTexts.say('stories', lang),
  knowledgeExchange: lang => knowledgeTexts.say('title', lang),
  legalEnvironment: lang => lawTexts.say('title', lang),
  entrepreneurialIdeaBank: lang => ideaTexts.say('ideas', lang),
  videoCenter: lang => videoTexts.say('center', lang),
  imgCenter: lang => albumTexts.say('center', lang),
  investors: lang => investorTexts.say('investors', lang),
  localComms: lang => authoritiesTexts.say('authorities', lang),
  councils: lang => councilTexts.say('councils', lang),
  partnerships: lang => partnershipTexts.say('title', lang),
  gateServices: lang => serviceTexts.say('title', lang),
  search: lang => searchTexts.say('search', lang),
} as const satisfies Record<string, (lang: Lang) => string>

function listOf(path: FeedList['path'], more: Omit<FeedList, 'path' | 'titleIn'> = {}): FeedList {
  return { path, titleIn: titles[path], ...more }
}

/** `/{path}/feed.xml` and `.atom`, narrowed by whatever narrows the list's page (portal and administration, section 17). */
export const feedLists: readonly FeedList[] = [
  listOf('news', { categories: 'newsCategory', placeInPath: 'page' }),
  listOf('ads', { categories: 'adCategory', placeInPath: 'page' }),
  listOf('events', { categories: 'eventCategory', placeInPath: 'page' }),
  listOf('successStory', { placeInPath: 'query' }),
  listOf('knowledgeExchange', { placeInPath: 'query' }),
  listOf('legalEnvironment'),
  listOf('entrepreneurialIdeaBank'),
  listOf('videoCenter'),
  listOf('imgCenter'),
  listOf('investors'),
  listOf('localComms', { governorateInPath: true }),
  listOf('councils'),
  listOf('partnerships'),
  listOf('gateServices'),
  listOf('search', { isAsked: true }),
]
export const feedFiles = ['feed.xml', 'feed.atom'] as const
