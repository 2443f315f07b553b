import type { ListedEscape } from './escapes.ts'

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

/** Files that hold data and no code, so that their length says nothing. *.json, migrations/ and demonstration/ need no entry. */
export const dataFiles: readonly { readonly file: string; readonly reason: string }[] = [
  { file: 'modules/admin/lookupCodes/lookupCodes.ts', reason: 'the codes of the 190 lookup lists' },
  { file: 'modules/admin/roles/permissions.ts', reason: 'the permission tree of the ministry, one line for each permission' },
]

/** Pages that load more script than their kind may, each with its own bound. */
export const heavierPages: readonly { readonly page: string; readonly kB: number; readonly reason: string }[] = [
  { page: 'web/shells/login.tsx', kB: 135, reason: 'fields of React Aria; the same files serve the dashboard that follows' },
  { page: 'web/shells/forgotPassword.tsx', kB: 135, reason: 'the same' },
  { page: 'web/shells/resetPassword.tsx', kB: 146, reason: 'the same, and the rules of passwords' },
  { page: 'web/shells/gallery.tsx', kB: 318, reason: 'shows every part of the design system' },
  { page: 'modules/admin/interfaceText/texts.dashboard.tsx', kB: 206, reason: 'a table, a picker of parts, and the names of all of them' },
  {
    page: 'modules/admin/interfaceText/textDialog.dashboard.tsx',
    kB: 226,
    reason: 'the rules for own texts beside the definition’s fields, in a dialog',
  },
  {
    page: 'web/generic/RecordForm.tsx',
    kB: 289,
    reason: 'the kernel with its schemas, editors, steps, and the comparison of two versions',
  },
  {
    page: 'web/generic/RecordList.tsx',
    kB: 194,
    reason: 'what may be done with a row, and why not; its menus answer a click also where what they open does not come',
  },
  { page: 'web/shells/dashboard/PlaceTabs.tsx', kB: 304, reason: 'lists and forms on one page' },
  { page: 'modules/places/authorities/authorityForm.dashboard.tsx', kB: 290, reason: 'the generic form' },
  { page: 'modules/admin/users/userForm.dashboard.tsx', kB: 305, reason: 'the generic form beside roles, places and sessions' },
  {
    page: 'modules/admin/users/roleForm.dashboard.tsx',
    kB: 312,
    reason: 'the generic form beside the tree with the labels of all 936 permissions',
  },
  { page: 'modules/admin/users/roleHolders.dashboard.tsx', kB: 205, reason: 'a part of the form of a role, with its dialog of pickers' },
  { page: 'modules/admin/users/users.dashboard.tsx', kB: 201, reason: 'the generic list with the acts of an account and their words' },
  { page: 'modules/admin/users/accountDialogs.dashboard.tsx', kB: 233, reason: 'dialogs with pickers, asked for with the first act' },
  { page: 'modules/admin/users/roleConflict.dashboard.tsx', kB: 194, reason: 'a dialog over the tree, with its labels' },
  { page: 'modules/admin/users/byPlace.dashboard.tsx', kB: 232, reason: 'pickers, and the menu of its files' },
  { page: 'modules/admin/users/userImport.dashboard.tsx', kB: 203, reason: 'the reader of files, in a dialog' },
  {
    page: 'modules/admin/config/config.dashboard.tsx',
    kB: 302,
    reason: 'every setting with its help in both languages, editors, and the comparison of two versions',
  },
  {
    page: 'modules/admin/notifications/template.dashboard.tsx',
    kB: 296,
    reason: 'the generic form beside the kinds of message with their texts',
  },
  {
    page: 'modules/admin/notifications/message.dashboard.tsx',
    kB: 280,
    reason: 'steps may ask for values of every kind, so their question brings the editors',
  },
  { page: 'modules/admin/notifications/noticePage.dashboard.tsx', kB: 219, reason: 'pickers, and what opens over the page' },
  {
    page: 'modules/admin/audit/audits.dashboard.tsx',
    kB: 245,
    reason: 'filters of every kind, and values of every kind as their readers know them',
  },
  {
    page: 'modules/admin/audit/recordHistory.dashboard.tsx',
    kB: 196,
    reason: 'values of every kind as their readers know them, two versions side by side',
  },
  { page: 'modules/admin/lookups/typeForm.dashboard.tsx', kB: 291, reason: 'the generic form' },
  { page: 'modules/admin/lookups/types.dashboard.tsx', kB: 224, reason: 'lists, and the reader of files' },
  { page: 'modules/admin/lookups/values.dashboard.tsx', kB: 316, reason: 'the generic form, and the pictures of sixty signs' },
  { page: 'modules/admin/system/backupDialogs.dashboard.tsx', kB: 202, reason: 'the shell of the dashboard: asked for with the first act' },
]

/** Words that houseWords.ts refuses and that are meant here. */
export const meantWords: readonly { readonly file: string; readonly word: string; readonly reason: string }[] = []
