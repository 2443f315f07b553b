import type { FeedList } from './feeds.ts'

/** A list that programs may follow too, and the two that have no feed. */
type KindList = `/${Exclude<FeedList['path'], 'search'> | 'localGovernmentSector' | 'sitemap'}`

/** Where all of a kind that the search knows stands, by its name, those that are sought most before the others; pages that belong to no list are on the map of the site. */
export const kindLists: Readonly<Record<string, KindList>> = {
  localComm: '/localComms',
  news: '/news',
  ads: '/ads',
  gateService: '/gateServices',
  council: '/councils',
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
