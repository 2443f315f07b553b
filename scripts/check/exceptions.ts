import type { ListedEscape } from './escapes.ts'
import type { ListedLazy } from './lazyParts.ts'
import type { ArabicElsewhere } from './ownTexts.ts'

/** The one list of what is allowed to differ. Each entry says why; one that is no longer needed fails the check until it is taken out. */

/** Ways around the types: none outside kernel/, at most ten inside. */
export const listedEscapes: readonly ListedEscape[] = [
  { file: 'web/fields/text.tsx', kind: 'lint', count: 1, reason: 'the element only hears the Enter of the field inside it' },
  {
    file: 'server/database/connect.ts',
    kind: 'lint',
    count: 1,
    reason: 'the pool awaits what onConnect promises; its types do not know it',
  },
  { file: 'kernel/codes.ts', kind: 'as', count: 1, reason: 'what Object.fromEntries makes of a table of words has exactly its words' },
  { file: 'kernel/definitions.ts', kind: 'as', count: 3, reason: 'the static face of a definition is wider than what one function builds' },
  { file: 'kernel/texts.ts', kind: 'as', count: 1, reason: 'what Object.fromEntries makes of a table of texts has exactly its words' },
  { file: 'kernel/field.ts', kind: 'as', count: 2, reason: 'one function builds every kind of field; its face is given there, once' },
]

/** Parts that are drawn by `lazy` of React: without them their page has nothing to show, so it may fail with them. */
export const listedLazy: readonly ListedLazy[] = [
  { file: 'web/shells/dashboardPage.tsx', reason: 'each of them is the whole page' },
  { file: 'web/shells/root.tsx', reason: 'what is shown in the place of a page that failed' },
  { file: 'web/shells/login.tsx', reason: 'the step of signing in that is asked for, which has no other' },
  { file: 'web/shells/dashboard/Home.tsx', reason: 'the blocks of which the page consists; nothing is typed into them' },
  { file: 'web/shells/dashboard/Profile.tsx', reason: 'a part of the page that is drawn with it' },
  { file: 'web/ui/lateFields.tsx', reason: 'a form without one of its fields would be saved without its value' },
  { file: 'web/fields/richText.tsx', reason: 'the same' },
  { file: 'modules/admin/users/roleForm.dashboard.tsx', reason: 'the whole of a tab, which is opened by a click of its own' },
]

/** Files that hold data and no code, so that their length says nothing. *.json, migrations/ and demonstration/ need no entry. */
export const dataFiles: readonly { readonly file: string; readonly reason: string }[] = [
  { file: 'modules/admin/lookupCodes/lookupCodes.ts', reason: 'the codes of the 190 lookup lists' },
  { file: 'modules/admin/roles/permissions.ts', reason: 'the permission tree of the ministry, one line for each permission' },
]

/**
 * Pages that load more script than their kind may, each with its own bound: five kB above what it weighs, for the kinds of records to come.
 * In each of them 0.6 kB are the generic list's steps on several records and the words of a publication in time; in each form one kB more
 * is what a step asks for, a part of its own since those steps ask for the same, and half of one what saves a file beside its name.
 */
export const heavierPages: readonly { readonly page: string; readonly kB: number; readonly reason: string }[] = [
  {
    page: 'modules/portal/entries/senderBlock.dashboard.tsx',
    kB: 189,
    reason: 'a dialog beside every entry, with the reasons to choose from',
  },
  { page: 'modules/portal/pageFeedback/rating.dashboard.tsx', kB: 189, reason: 'the generic list beneath what visitors said of a page' },
  { page: 'web/shells/dashboard/ideaTools.dashboard.tsx', kB: 200, reason: 'what opens three dialogs beside a record' },
  { page: 'web/shells/dashboard/investorTools.dashboard.tsx', kB: 228, reason: 'two dialogs over the generic list, with its filters' },
  { page: 'web/shells/login.tsx', kB: 133, reason: 'fields of React Aria; the same files serve the dashboard that follows' },
  { page: 'web/shells/forgotPassword.tsx', kB: 133, reason: 'the same' },
  { page: 'web/shells/resetPassword.tsx', kB: 138, reason: 'the same, and the rules of passwords' },
  { page: 'modules/portal/entries/entryTabs.dashboard.tsx', kB: 189, reason: 'lists with tabs over them' },
  { page: 'modules/portal/entries/blocked.dashboard.tsx', kB: 189, reason: 'the same' },
  { page: 'web/shells/gallery.tsx', kB: 313, reason: 'shows every part of the design system' },
  {
    page: 'modules/admin/interfaceText/texts.dashboard.tsx',
    kB: 190,
    reason: 'the names of all texts by their areas, which every new page of the portal adds to',
  },
  {
    page: 'modules/portal/templates/templates.dashboard.tsx',
    kB: 190,
    reason: 'the generic list with the acts of a template; each kind of record that the product gets adds its name',
  },
  {
    page: 'modules/portal/menus/menus.dashboard.tsx',
    kB: 193,
    reason: 'two trees that are arranged by pointer and by keys beside the list of their entries',
  },
  {
    page: 'modules/admin/interfaceText/textDialog.dashboard.tsx',
    kB: 252,
    reason: 'the rules for own texts beside the definition’s fields, in a dialog',
  },
  {
    page: 'modules/admin/interfaceText/restoreDialog.dashboard.tsx',
    kB: 248,
    reason: 'a question over the list, with the forms of a text',
  },
  {
    page: 'web/generic/RecordForm.tsx',
    kB: 284,
    reason: 'the kernel with its schemas, editors, and steps',
  },
  { page: 'web/shells/dashboard/PlaceTabs.tsx', kB: 289, reason: 'lists and forms on one page' },
  { page: 'modules/places/authorities/authorityForm.dashboard.tsx', kB: 288, reason: 'the generic form' },
  { page: 'modules/admin/users/userForm.dashboard.tsx', kB: 301, reason: 'the generic form beside roles, places and sessions' },
  {
    page: 'modules/admin/users/roleForm.dashboard.tsx',
    kB: 308,
    reason: 'the generic form beside the tree with the labels of all 936 permissions',
  },
  { page: 'modules/admin/notifications/bellSheet.dashboard.tsx', kB: 217, reason: 'a sheet over any page, with what all sheets share' },
  { page: 'modules/portal/contactMessages/contactMessage.dashboard.tsx', kB: 294, reason: 'the generic form beside the conversation' },
  {
    page: 'modules/portal/entries/blockDialog.dashboard.tsx',
    kB: 272,
    reason: 'a dialog with a form over the form of a record, whose parts are there already',
  },
  {
    page: 'modules/economy/ideas/alikeIdeasDialog.dashboard.tsx',
    kB: 226,
    reason: 'a dialog with another over it, which mark an idea as a duplicate',
  },
  {
    page: 'modules/economy/ideas/ideaFilesDialog.dashboard.tsx',
    kB: 203,
    reason: 'a dialog over the form of a record, with what all dialogs share',
  },
  { page: 'modules/portal/entries/visitorEntry.dashboard.tsx', kB: 278, reason: 'facts, steps and their dialogs, as on any record' },
  {
    page: 'modules/portal/menus/removeDialog.dashboard.tsx',
    kB: 222,
    reason: 'a dialog over the list, with what the list has brought already',
  },
  { page: 'modules/admin/system/system.dashboard.tsx', kB: 190, reason: 'a table for each thing that the program stands on' },
  { page: 'modules/economy/ideas/ideaForm.dashboard.tsx', kB: 289, reason: 'the generic form, whose questions lead to what they refuse' },
  { page: 'modules/economy/investors/investorForm.dashboard.tsx', kB: 287, reason: 'the generic form' },
  { page: 'modules/portal/menus/menuForm.dashboard.tsx', kB: 290, reason: 'the generic form' },
  {
    page: 'modules/portal/templates/preview.dashboard.tsx',
    kB: 224,
    reason: 'a sheet over the list, with the fields that a template adds',
  },
  { page: 'modules/portal/templates/templateSheet.dashboard.tsx', kB: 293, reason: 'the generic form beside the fields of a template' },
  {
    page: 'modules/portal/knowledge/answerForm.dashboard.tsx',
    kB: 278,
    reason: 'a form beneath what is read, with the parts of the form of a record',
  },
  { page: 'modules/portal/pages/staticPageForm.dashboard.tsx', kB: 286, reason: 'the generic form' },
  { page: 'modules/portal/pages/aboutUs.dashboard.tsx', kB: 291, reason: 'the generic form beside the index of the sections' },
  {
    page: 'modules/portal/services/serviceForm.dashboard.tsx',
    kB: 298,
    reason: 'the generic form, the pictures of the signs, and the contact points',
  },
  { page: 'modules/admin/users/users.dashboard.tsx', kB: 191, reason: 'the generic list with the acts of an account and their words' },
  { page: 'modules/portal/gate/orderDialog.dashboard.tsx', kB: 221, reason: 'a dialog over the list, with what all dialogs share' },
  { page: 'modules/admin/users/roleCopy.dashboard.tsx', kB: 221, reason: 'a dialog with fields, asked for with its button' },
  { page: 'modules/admin/users/roleHolders.dashboard.tsx', kB: 225, reason: 'a part of the form of a role, with its dialog of pickers' },
  { page: 'modules/admin/users/accountDialogs.dashboard.tsx', kB: 235, reason: 'dialogs with pickers, asked for with the first act' },
  { page: 'modules/admin/users/roleConflict.dashboard.tsx', kB: 215, reason: 'a dialog over the tree, with its labels' },
  { page: 'modules/admin/users/byPlace.dashboard.tsx', kB: 233, reason: 'pickers, and the menu of its files' },
  { page: 'modules/admin/users/userImport.dashboard.tsx', kB: 243, reason: 'the reader of files, in a dialog' },
  {
    page: 'modules/admin/config/config.dashboard.tsx',
    kB: 298,
    reason: 'every setting with its help in both languages, editors, and the comparison of two versions',
  },
  {
    page: 'modules/admin/notifications/template.dashboard.tsx',
    kB: 293,
    reason: 'the generic form beside the kinds of message with their texts',
  },
  {
    page: 'modules/admin/notifications/message.dashboard.tsx',
    kB: 273,
    reason: 'steps may ask for values of every kind, so their question brings the editors',
  },
  { page: 'modules/admin/notifications/noticePage.dashboard.tsx', kB: 226, reason: 'pickers, and what opens over the page' },
  {
    page: 'modules/admin/audit/audits.dashboard.tsx',
    kB: 242,
    reason: 'filters of every kind, and values of every kind as their readers know them',
  },
  {
    page: 'modules/admin/audit/recordHistory.dashboard.tsx',
    kB: 231,
    reason: 'values of every kind as their readers know them, two versions side by side',
  },
  { page: 'modules/admin/lookups/typeForm.dashboard.tsx', kB: 287, reason: 'the generic form' },
  { page: 'modules/admin/lookups/types.dashboard.tsx', kB: 238, reason: 'lists, and the reader of files' },
  { page: 'modules/admin/lookups/values.dashboard.tsx', kB: 310, reason: 'the generic form, and the pictures of sixty signs' },
  { page: 'modules/admin/system/backupDialogs.dashboard.tsx', kB: 220, reason: 'the shell of the dashboard: asked for with the first act' },
]

/** Arabic in screens that the ministry does not change as a text of the interface. */
export const arabicElsewhere: readonly ArabicElsewhere[] = [
  { file: 'web/generic/FormPair.tsx', count: 1, reason: 'a language by its own name' },
  { file: 'web/shells/portal/Tools.tsx', count: 1, reason: 'the same' },
  { file: 'web/generic/portal/ToldIn.tsx', count: 1, reason: 'the sign of what is told in Arabic' },
  { file: 'web/fields/rowMarks.tsx', count: 1, reason: 'the same' },
  { file: 'web/generic/config.ts', count: 2, reason: 'names that the settings say, until they are read' },
  { file: 'web/generic/portal/site.ts', count: 3, reason: 'the same, and where they cannot be read' },
  { file: 'web/shells/dashboard.tsx', count: 1, reason: 'the name of the window until the script gives it the one of the settings' },
  { file: 'web/shells/login.tsx', count: 1, reason: 'the same' },
  { file: 'web/shells/forgotPassword.tsx', count: 1, reason: 'the same' },
  { file: 'web/shells/resetPassword.tsx', count: 1, reason: 'the same' },
  { file: 'web/generic/enhance.ts', count: 2, reason: 'the script of the portal has no own texts; the page of the texts names this one' },
  { file: 'web/shells/gallery.tsx', count: 2, reason: 'a page for builders' },
  { file: 'web/fields/pasted/marker.ts', count: 1, reason: 'the letters by which lists are counted, in their order' },
  { file: 'web/ui/motifNames.ts', count: 16, reason: 'names of motifs, which the gallery alone shows' },
]

/** Words that houseWords.ts refuses and that are meant here. */
export const meantWords: readonly { readonly file: string; readonly word: string; readonly reason: string }[] = []
