/** Where all of a kind that the search knows stands, by its name; pages that belong to no list are on the map of the site. */
export const kindLists: Readonly<Record<string, string>> = {
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
