import type { TextSet } from './modules/admin/interfaceText/entries.ts'
import * as recent from './modules/admin/audit/recentTexts.ts'
import * as roots from './modules/admin/audit/rootsTexts.ts'
import * as audit from './modules/admin/audit/texts.ts'
import * as config from './modules/admin/config/texts.ts'
import * as interfaceText from './modules/admin/interfaceText/texts.ts'
import * as lookups from './modules/admin/lookups/texts.ts'
import * as notifications from './modules/admin/notifications/texts.ts'
import * as bell from './modules/admin/notifications/unread.ts'
import * as system from './modules/admin/system/texts.ts'
import * as users from './modules/admin/users/texts.ts'
import * as authorities from './modules/places/authorities/texts.ts'
import * as water from './modules/places/water/texts.ts'
import * as ideaDesk from './modules/economy/ideas/deskTexts.ts'
import * as ideaFiles from './modules/economy/ideas/ideaFilesTexts.ts'
import * as ideas from './modules/economy/ideas/texts.ts'
import * as investorDesk from './modules/economy/investors/deskTexts.ts'
import * as investors from './modules/economy/investors/texts.ts'
import * as contactMessages from './modules/portal/contactMessages/texts.ts'
import * as blocks from './modules/portal/entries/blockTexts.ts'
import * as entryDesk from './modules/portal/entries/deskTexts.ts'
import * as entries from './modules/portal/entries/texts.ts'
import * as content from './modules/portal/content/texts.ts'
import * as events from './modules/portal/events/texts.ts'
import * as media from './modules/portal/media/texts.ts'
import * as follow from './modules/portal/follow/texts.ts'
import * as stories from './modules/portal/stories/texts.ts'
import * as gate from './modules/portal/gate/texts.ts'
import * as notices from './modules/portal/notices/texts.ts'
import * as noticeKinds from './modules/portal/notices/kindTexts.ts'
import * as knowledgeReading from './modules/portal/knowledge/readingTexts.ts'
import * as knowledge from './modules/portal/knowledge/texts.ts'
import * as legislation from './modules/portal/legislation/texts.ts'
import * as partnerships from './modules/portal/partnerships/texts.ts'
import * as sector from './modules/portal/sector/texts.ts'
import * as services from './modules/portal/services/texts.ts'
import * as contact from './modules/portal/contact/texts.ts'
import * as menus from './modules/portal/menus/texts.ts'
import * as searchSetting from './modules/portal/searchSetting/texts.ts'
import * as pageFeedback from './modules/portal/pageFeedback/texts.ts'
import * as pages from './modules/portal/pages/texts.ts'
import * as templates from './modules/portal/templates/texts.ts'
import * as translation from './modules/portal/translation/texts.ts'
import * as compared from './web/fields/comparedTexts.ts'
import * as focus from './web/fields/focusTexts.ts'
import * as point from './web/fields/pointTexts.ts'
import * as rich from './web/fields/richTexts.ts'
import * as fieldUnits from './web/fields/unitTexts.ts'
import * as access from './web/generic/accessTexts.ts'
import * as conflict from './web/generic/conflictTexts.ts'
import * as connection from './web/generic/connectionTexts.ts'
import * as imports from './web/generic/importTexts.ts'
import * as article from './web/generic/portal/articleTexts.ts'
import * as hours from './web/generic/portal/hoursTexts.ts'
import * as entryForm from './web/generic/portal/entryTexts.ts'
import * as recordMedia from './web/generic/portal/mediaTexts.ts'
import * as portalParts from './web/generic/portal/words.ts'
import * as mass from './web/generic/massTexts.ts'
import * as fileRows from './web/fields/rowTexts.ts'
import * as views from './web/generic/viewTexts.ts'
import * as languages from './web/generic/languageTexts.ts'
import * as order from './web/generic/orderTexts.ts'
import * as publish from './web/generic/publishTexts.ts'
import * as drafts from './web/generic/draftTexts.ts'
import * as lock from './web/generic/lockTexts.ts'
import * as steps from './web/generic/stepTexts.ts'
import * as preview from './web/generic/previewTexts.ts'
import * as exports from './web/generic/exportTexts.ts'
import * as statuses from './web/generic/statusTexts.ts'
import * as generic from './web/generic/texts.ts'
import * as deleted from './web/generic/deletedTexts.ts'
import * as versions from './web/generic/versionTexts.ts'
import * as years from './web/generic/yearTexts.ts'
import * as reset from './web/shells/auth/resetTexts.ts'
import * as auth from './web/shells/auth/texts.ts'
import * as paletteButton from './web/shells/dashboard/palette/buttonTexts.ts'
import * as palette from './web/shells/dashboard/palette/texts.ts'
import * as profile from './web/shells/dashboard/profile/texts.ts'
import * as reminders from './web/shells/dashboard/reminderTexts.ts'
import * as missing from './web/shells/dashboard/missingTexts.ts'
import * as dashboard from './web/shells/dashboard/texts.ts'
import * as api from './web/shells/portal/apiTexts.ts'
import * as portalPages from './web/shells/portal/pageTexts.ts'
import * as portal from './web/shells/portal/texts.ts'
import * as ui from './web/ui/texts.ts'

/** Files of texts, in the order in which the administration lists them: the portal first, then signing in and the desk. */
const files: readonly Readonly<Record<string, unknown>>[] = [
  portal,
  portalPages,
  access,
  portalParts,
  hours,
  content,
  contactMessages,
  entryDesk,
  entries,
  blocks,
  pageFeedback,
  searchSetting,
  follow,
  entryForm,
  ideaDesk,
  ideaFiles,
  ideas,
  investorDesk,
  investors,
  article,
  notices,
  noticeKinds,
  events,
  media,
  recordMedia,
  stories,
  authorities,
  water,
  gate,
  knowledge,
  legislation,
  sector,
  partnerships,
  services,
  contact,
  pages,
  templates,
  menus,
  knowledgeReading,
  translation,
  roots,
  api,
  auth,
  reset,
  dashboard,
  missing,
  deleted,
  reminders,
  paletteButton,
  palette,
  profile,
  bell,
  notifications,
  generic,
  exports,
  statuses,
  languages,
  order,
  mass,
  fileRows,
  views,
  preview,
  publish,
  drafts,
  lock,
  conflict,
  connection,
  steps,
  versions,
  years,
  imports,
  compared,
  focus,
  point,
  fieldUnits,
  rich,
  ui,
  users,
  lookups,
  config,
  audit,
  recent,
  system,
  interfaceText,
]

/** Every text of the interface (portal and administration, section 10.4). */
export const textSets: readonly TextSet[] = files.flatMap(file => Object.values(file).filter(isSet))

function isSet(value: unknown): value is TextSet {
  return typeof value === 'object' && value !== null && 'area' in value && ('words' in value || 'counts' in value)
}
