import about from '../../theme/sheets/about.css?url'
import apiDocs from '../../theme/sheets/apiDocs.css?url'
import asking from '../../theme/sheets/asking.css?url'
import authorities from '../../theme/sheets/authorities.css?url'
import contact from '../../theme/sheets/contact.css?url'
import entries from '../../theme/sheets/entries.css?url'
import event from '../../theme/sheets/event.css?url'
import events from '../../theme/sheets/events.css?url'
import home from '../../theme/sheets/home.css?url'
import idea from '../../theme/sheets/idea.css?url'
import ideas from '../../theme/sheets/ideas.css?url'
import investorEntry from '../../theme/sheets/investorEntry.css?url'
import knowledge from '../../theme/sheets/knowledge.css?url'
import knowledgeItem from '../../theme/sheets/knowledgeItem.css?url'
import laws from '../../theme/sheets/laws.css?url'
import media from '../../theme/sheets/media.css?url'
import news from '../../theme/sheets/news.css?url'
import notices from '../../theme/sheets/notices.css?url'
import partners from '../../theme/sheets/partners.css?url'
import places from '../../theme/sheets/places.css?url'
import search from '../../theme/sheets/search.css?url'
import sector from '../../theme/sheets/sector.css?url'
import services from '../../theme/sheets/services.css?url'
import standing from '../../theme/sheets/standing.css?url'
import stories from '../../theme/sheets/stories.css?url'

/** The sheets of what few kinds of page show, by their routes. A phone reads the styles of the page that it opens, not those of forty others. */
const sheets: Readonly<Record<string, string>> = {
  home,
  events,
  event,
  newEvent: event,
  ads: notices,
  mediaCenter: media,
  imgCenter: media,
  videoCenter: media,
  video: media,
  news,
  stories,
  authorities,
  authority: places,
  council: places,
  laws,
  law: laws,
  services,
  sector,
  'sector-component': sector,
  partnerships: partners,
  aboutUs: about,
  'knowledge-list': knowledge,
  knowledge: knowledgeItem,
  contactUs: contact,
  councils: standing,
  localCommList: standing,
  sitemap: standing,
  page: standing,
  'api-docs': apiDocs,
  follow: asking,
  pageFeedback: asking,
  addIdea: asking,
  addInvestor: investorEntry,
  search,
  ideas,
  investors: ideas,
  idea,
  investor: idea,
  correctEntry: entries,
  confirmEntry: entries,
  followEntry: entries,
  ownFollow: entries,
}

/** The sheet of a route beside that of the portal; undefined where it has none. @param id as in the table of routes: `home-ar` */
export function sheetOf(id: string | undefined): string | undefined {
  return sheets[id?.replace(/-(?:ar|en)$/, '') ?? '']
}
