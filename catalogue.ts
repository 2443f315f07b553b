import type { AnyResource, PageTable } from './kernel/kernel.ts'
import { auditPages } from './modules/admin/audit/audit.ts'
import { configPages } from './modules/admin/config/config.ts'
import { interfaceText, interfaceTextPages } from './modules/admin/interfaceText/interfaceText.ts'
import { messageTemplate, notificationPages, outbox } from './modules/admin/notifications/notifications.ts'
import { lookupPages, lookupType, lookupValue } from './modules/admin/lookups/lookups.ts'
import { systemPages } from './modules/admin/system/system.ts'
import { systemUser, userPages, userRole } from './modules/admin/users/users.ts'
import { creativeIdeasBank, ideaBlocks, ideaPages } from './modules/economy/ideas/ideas.ts'
import { investorPages, investors } from './modules/economy/investors/investors.ts'
import { authorityPages, localComm } from './modules/places/authorities/authorities.ts'
import { councilMembership, place, registerPages } from './modules/places/register/register.ts'
import { waterBlocks, waterPages, waterYear } from './modules/places/water/water.ts'
import { contactMessage, messagePages } from './modules/portal/contactMessages/contactMessages.ts'
import { contentBlocks, contentPages, news } from './modules/portal/content/content.ts'
import { entryPages, visitorSubmission } from './modules/portal/entries/entries.ts'
import { contactPages, contactPoint } from './modules/portal/contact/contact.ts'
import { event, eventBlocks, eventPages } from './modules/portal/events/events.ts'
import { gateMessage, gatePages } from './modules/portal/gate/gate.ts'
import { ads, noticeBlocks, noticePages } from './modules/portal/notices/notices.ts'
import { imageAlbum, mediaBlocks, mediaPages, slider, video } from './modules/portal/media/media.ts'
import { storyBlocks, storyPages, successStory } from './modules/portal/stories/stories.ts'
import { knowledgeAnswer, knowledgeBlocks, knowledgeExchange, knowledgePages } from './modules/portal/knowledge/knowledge.ts'
import { legalEnvironment, legislationPages } from './modules/portal/legislation/legislation.ts'
import { partnership, partnershipBlocks, partnershipPages } from './modules/portal/partnerships/partnerships.ts'
import { localGovernmentSector, sectorPages } from './modules/portal/sector/sector.ts'
import { gateService, serviceBlocks, servicePages } from './modules/portal/services/services.ts'
import { redirect, redirectPages } from './modules/portal/redirects/redirects.ts'
import { searchPin, searchSettingPages, searchSynonym } from './modules/portal/searchSetting/searchSetting.ts'
import { translationPages } from './modules/portal/translation/translation.ts'
import { pageFeedback, pageFeedbackPages } from './modules/portal/pageFeedback/pageFeedback.ts'
import { menu, menuPages } from './modules/portal/menus/menus.ts'
import { aboutUs, staticPage, staticPageBlocks, staticPagePages } from './modules/portal/pages/pages.ts'
import { entryTemplate, templatePages } from './modules/portal/templates/templates.ts'

/** Every kind of record, what others refer to first. */
export const resources: readonly AnyResource[] = [
  lookupType,
  lookupValue,
  place,
  localComm,
  councilMembership,
  waterYear,
  video,
  imageAlbum,
  slider,
  news,
  ads,
  event,
  successStory,
  gateMessage,
  knowledgeExchange,
  knowledgeAnswer,
  legalEnvironment,
  localGovernmentSector,
  partnership,
  gateService,
  searchSynonym,
  searchPin,
  redirect,
  contactPoint,
  aboutUs,
  staticPage,
  menu,
  userRole,
  systemUser,
  entryTemplate,
  visitorSubmission,
  contactMessage,
  pageFeedback,
  investors,
  creativeIdeasBank,
  messageTemplate,
  outbox,
  interfaceText,
]

/** Every page of the dashboard. */
export const pages: PageTable = {
  ...registerPages,
  ...authorityPages,
  ...waterPages,
  ...contentPages,
  ...noticePages,
  ...eventPages,
  ...storyPages,
  ...mediaPages,
  ...gatePages,
  ...messagePages,
  ...entryPages,
  ...pageFeedbackPages,
  ...ideaPages,
  ...investorPages,
  ...knowledgePages,
  ...servicePages,
  ...sectorPages,
  ...partnershipPages,
  ...legislationPages,
  ...translationPages,
  ...searchSettingPages,
  ...redirectPages,
  ...menuPages,
  ...staticPagePages,
  ...contactPages,
  ...templatePages,
  ...userPages,
  ...lookupPages,
  ...configPages,
  ...notificationPages,
  ...interfaceTextPages,
  ...auditPages,
  ...systemPages,
}

type ShownPage = PageTable[string] & {
  readonly list?: { readonly name: string }
  readonly form?: { readonly name: string }
  readonly screen?: () => Promise<unknown>
}

/** The route of the page on which a record of the kind stands by itself; undefined where there is none. */
export function formRouteOf(kind: string): string | undefined {
  const rows: readonly (readonly [string, ShownPage])[] = Object.entries(pages)
  const list = rows.find(([, page]) => page.list?.name === kind)?.[0]
  return rows.find(
    ([name, page]) =>
      page.form?.name === kind || (page.screen && page.under === list && list !== undefined && name.startsWith(`${list}/{`)),
  )?.[0]
}

/** What capabilities add to composite pages of the portal, by page and order. */
export const blocks = [
  ...waterBlocks,
  ...contentBlocks,
  ...noticeBlocks,
  ...eventBlocks,
  ...ideaBlocks,
  ...storyBlocks,
  ...mediaBlocks,
  ...knowledgeBlocks,
  ...serviceBlocks,
  ...partnershipBlocks,
  ...staticPageBlocks,
].toSorted((a, b) => a.order - b.order)
