import { textSets } from './catalogue.texts.ts'
import { formRouteOf, pages, resources } from './catalogue.ts'
import { byPermission, type AnyResource, type Scope } from './kernel/kernel.ts'
import { auditCalls, findModule } from './modules/admin/audit/audit.server.ts'
import { lookupCalls, lookupRules, lookupTypeRules } from './modules/admin/lookups/lookups.server.ts'
import { configCalls, testStorage } from './modules/admin/config/config.server.ts'
import { interfaceTextCalls } from './modules/admin/interfaceText/interfaceText.server.ts'
import { siteCalls } from './modules/admin/settings/settings.server.ts'
import {
  channelTests,
  messageJobs,
  notificationCalls,
  outboxRules,
  tellOfFinding,
  templateRules,
} from './modules/admin/notifications/notifications.server.ts'
import { permissionNames } from './modules/admin/roles/roles.ts'
import { sessionCalls } from './modules/admin/sessions/sessions.server.ts'
import { fileFields, fileHolder, settings } from './modules/admin/settings/settings.ts'
import { systemCalls, systemJobs } from './modules/admin/system/system.server.ts'
import { administeredUsers } from './modules/admin/users/users.ts'
import { openReach, roleRules, userCalls, userJobs, userRules, usersReach } from './modules/admin/users/users.server.ts'
import { ideaCalls, ideaEntry, ideaRules } from './modules/economy/ideas/ideas.server.ts'
import { investorCalls, investorEntry, investorRules } from './modules/economy/investors/investors.server.ts'
import { authorityCalls, authorityExport, localCommRules, publicAuthorityCalls } from './modules/places/authorities/authorities.server.ts'
import { contactMessages, visitorEntries } from './modules/places/hierarchy/hierarchy.ts'
import { reachOf } from './modules/places/hierarchy/hierarchy.server.ts'
import { councilCalls, councilPages } from './modules/places/councils/councils.server.ts'
import { placeCalls, publicPlaceCalls } from './modules/places/register/register.server.ts'
import { sheetRules } from './modules/places/sheets/sheets.server.ts'
import { contactCalls, contactPointRules } from './modules/portal/contact/contact.server.ts'
import {
  contactEntry,
  contactJobs,
  contactReach,
  contactRules,
  messageCalls,
} from './modules/portal/contactMessages/contactMessages.server.ts'
import { contentJobs, keepUrgent, newsCalls, newsRules, urgentCalls } from './modules/portal/content/content.server.ts'
import { entriesReach, entryCalls, entryForms, entryJobs, submissionRules } from './modules/portal/entries/entries.server.ts'
import { countedPath } from './modules/portal/events/events.ts'
import { eventCalls, eventRules } from './modules/portal/events/events.server.ts'
import { gateCalls, gateJobs, gateRules } from './modules/portal/gate/gate.server.ts'
import { adsCalls, adsRules } from './modules/portal/notices/notices.server.ts'
import { albumRules, mediaCalls, sliderRules, videoRules } from './modules/portal/media/media.server.ts'
import { storyCalls, storyRules } from './modules/portal/stories/stories.server.ts'
import { answerRules, keepCounting, knowledgeCalls, knowledgeRules } from './modules/portal/knowledge/knowledge.server.ts'
import { legislationCalls, legislationRules } from './modules/portal/legislation/legislation.server.ts'
import { partnershipCalls, partnershipJobs, partnershipRules } from './modules/portal/partnerships/partnerships.server.ts'
import { sectorCalls, sectorRules } from './modules/portal/sector/sector.server.ts'
import { serviceCalls, serviceRules } from './modules/portal/services/services.server.ts'
import { followAuthority, followPlace, redirectRules } from './modules/portal/redirects/redirects.server.ts'
import {
  earlierSearches,
  keepSearchLog,
  limitDownloads,
  limitSearches,
  noteSearch,
  pinsInForce,
  searchLogCalls,
  searchLogJobs,
  searchPinRules,
  synonymsInForce,
} from './modules/portal/searchSetting/searchSetting.server.ts'
import { translationCalls, translationJobs } from './modules/portal/translation/translation.server.ts'
import { followCalls, followForms, followJobs } from './modules/portal/follow/follow.server.ts'
import { pageFeedbackCalls, pageFeedbackJobs, pageFeedbackRules, ratingForm } from './modules/portal/pageFeedback/pageFeedback.server.ts'
import { menuCalls, menuRules, ownPages } from './modules/portal/menus/menus.server.ts'
import { aboutUsRules, pageCalls, staticPageRules } from './modules/portal/pages/pages.server.ts'
import { entryTemplateRules, templateCalls, templated } from './modules/portal/templates/templates.server.ts'
import { homeCalls } from './modules/reports/home/home.server.ts'
import { fileCalls } from './server/files/calls.ts'
import type { Endpoint } from './server/http/endpoint.ts'
import type { PageForm } from './server/http/pageForms.ts'
import type { Platform, Reach, ResourceRules } from './server/platform.ts'
import { endpointsOf } from './server/resources/endpoints.ts'
import type { Job } from './server/jobs.ts'
import { findEndpoint } from './server/resources/find.ts'
import { counterpartEndpoint } from './server/search/counterpart.ts'
import { searchEndpoint } from './server/search/publicSearch.ts'
import { shortAddressEndpoint } from './server/search/shortAddresses.ts'
import { likelyEndpoint } from './server/search/likely.ts'
import { suggestEndpoint } from './server/search/suggest.ts'
import { leftContent } from './server/files/leftContent.ts'
import { scanWaiting } from './server/files/scanWaiting.ts'
import { fileTexts, searchUpkeep } from './server/search/upkeep.ts'

/** What visitors may send. */
const entryKinds = [contactEntry, ideaEntry, investorEntry]

/** What capabilities add to their definitions on the server. */
const rules: Readonly<Record<string, ResourceRules>> = {
  news: newsRules,
  ads: adsRules,
  event: eventRules,
  successStory: storyRules,
  video: videoRules,
  imageAlbum: albumRules,
  slider: sliderRules,
  gateMessage: gateRules,
  visitorSubmission: submissionRules(entryKinds),
  contactMessage: contactRules,
  creativeIdeasBank: ideaRules,
  investors: investorRules,
  knowledgeExchange: knowledgeRules,
  knowledgeAnswer: answerRules,
  legalEnvironment: legislationRules,
  localGovernmentSector: sectorRules,
  partnership: partnershipRules,
  gateService: serviceRules,
  menu: menuRules,
  staticPage: staticPageRules,
  aboutUs: aboutUsRules,
  entryTemplate: entryTemplateRules,
  contactPoint: contactPointRules,
  redirect: redirectRules,
  pageFeedback: pageFeedbackRules,
  searchPin: searchPinRules,
  place: { written: followPlace, furtherPages: [councilPages] },
  localComm: { ...localCommRules, written: followAuthority },
  waterYear: sheetRules,
  userRole: roleRules,
  systemUser: userRules,
  messageTemplate: templateRules,
  outbox: outboxRules,
  lookupType: lookupTypeRules,
  lookup: lookupRules,
}

/** The rules of every definition, with what the template of its form asks beside them. */
const templatedRules: Readonly<Record<string, ResourceRules>> = Object.fromEntries(
  resources.map(({ name }) => [name, templated(name, rules[name] ?? {})]),
)

/** What the server adds to a definition; nothing for most. */
export function rulesOf({ name }: AnyResource): ResourceRules {
  return templatedRules[name] ?? {}
}

/** Scopes that are more than a table of places. */
const ownReaches: Readonly<Record<string, Reach>> = {
  [administeredUsers.scope]: usersReach,
  [visitorEntries.scope]: entriesReach,
  [contactMessages.scope]: contactReach,
}

/** Which rows a scope lets a caller reach. */
export function reachOfScope(scope: Scope): Reach {
  if (scope.scope === byPermission.scope) return openReach
  return ownReaches[scope.scope] ?? reachOf(scope)
}

/** Everything that is done again and again. */
export const jobs: readonly Job[] = [
  ...messageJobs,
  ...userJobs,
  ...contentJobs,
  ...gateJobs,
  ...partnershipJobs,
  ...translationJobs,
  ...entryJobs(entryKinds),
  ...contactJobs,
  ...pageFeedbackJobs,
  ...followJobs,
  ...searchLogJobs,
  ...systemJobs,
  searchUpkeep,
  fileTexts,
  scanWaiting(settings.scanner, tellOfFinding),
  leftContent,
]

/** The forms that visitors post to pages. */
export const forms: readonly PageForm[] = [...entryForms(entryKinds), ratingForm, ...followForms]

/** The calls that capabilities write themselves. */
const ownCalls: readonly Endpoint[] = [
  ...sessionCalls,
  ...userCalls,
  ...notificationCalls,
  ...lookupCalls,
  ...fileCalls({
    maxImageKB: settings.maxImageKB,
    maxDocumentKB: settings.maxDocumentKB,
    maxVideoKB: settings.maxVideoKB,
    imageTypes: settings.imageTypes,
    documentTypes: settings.documentTypes,
    scanner: settings.scanner,
    tellOfFinding,
    holders: [{ resource: fileHolder.resource, permission: 'Admin.Config.Update', fields: fileFields }],
    logoOf: 'localComm',
    moduleOf: ({ permission }) => findModule(permission),
  }),
  ...placeCalls,
  ...authorityCalls,
  ...publicPlaceCalls,
  ...publicAuthorityCalls,
  authorityExport(limitDownloads),
  ...councilCalls,
  ...newsCalls,
  ...urgentCalls,
  ...adsCalls,
  ...eventCalls,
  ...storyCalls,
  ...mediaCalls,
  ...gateCalls,
  ...entryCalls(entryKinds),
  ...pageFeedbackCalls,
  ...followCalls,
  ...knowledgeCalls,
  ...legislationCalls,
  ...sectorCalls,
  ...partnershipCalls,
  ...serviceCalls,
  ...menuCalls,
  ...pageCalls,
  ...contactCalls,
  ...templateCalls,
  ...messageCalls,
  ...siteCalls,
  ...configCalls({ ...channelTests, storage: testStorage }),
  ...interfaceTextCalls(textSets),
  ...translationCalls,
  ...homeCalls,
  ...auditCalls,
  ...systemCalls(jobs),
  searchEndpoint({ synonymsOf: synonymsInForce, pinsOf: pinsInForce, note: noteSearch, limit: limitSearches }),
  suggestEndpoint(earlierSearches, limitSearches, settings.suggestions),
  ...searchLogCalls,
  likelyEndpoint(),
  ...ideaCalls,
  ...investorCalls,
  shortAddressEndpoint(),
  findEndpoint(resources, pages, synonymsInForce),
  counterpartEndpoint({ pages, formRouteOf, countedAs: countedPath }),
]
const own = new Set(ownCalls.map(nameOf))

/** Every call of the API. What a capability writes itself stands in the place of what would follow from its definition. */
export const endpoints: readonly Endpoint[] = [
  ...ownCalls,
  ...resources.flatMap(resource => endpointsOf(resource, permissionNames)).filter(call => !own.has(nameOf(call))),
]

function nameOf({ method, path }: Endpoint): string {
  return `${method} ${path}`
}

/** What each process does beside its calls, such as what follows from changes of records: given the platform it begins, and answers how it ends. */
export const followings: readonly ((platform: Platform) => () => Promise<void> | void)[] = [keepUrgent, keepSearchLog, keepCounting]

export { limitSearches, ownPages, synonymsInForce }
