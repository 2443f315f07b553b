import type { FeedList } from './feeds.ts'

/** A list that programs may follow too, and the two that have no feed. */
type KindList = `/${Exclude<FeedList['path'], 'search'> | 'localGovernmentSector' | 'sitemap'}`

/** Where all of a kind that the search knows stands, by its name; pages that belong to no list are on the map of the site. */
export const kindLists: Readonly<Record<string, KindList>> = {
  localComm: '/localComms',
  council: '/councils',
  gateService: '/gateServices',
  ads: '/ads',
  news: '/news',
  event: '/events',
  video: '/videoCenter',
  imageAlbum: '/imgCenter',
  successStory: '/successStory',
  knowledgeExchange: '/knowledgeExchange',
  legalEnvironment: '/legalEnvironment',
  localGovernmentSector: '/localGovernmentSector',
  partnership: '/partnerships',
  investors: '/investors',
  creativeIdeasBank: '/entrepreneurialIdeaBank',
  page: '/sitemap',
}
