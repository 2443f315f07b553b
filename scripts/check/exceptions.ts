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
  { file: 'kernel/field.ts', kind: 'as', count: 2, reason: 'one function builds every kind of field; its face is given there, once' },
]

/** Files that hold data and no code, so that their length says nothing. *.json, migrations/ and demonstration/ need no entry. */
export const dataFiles: readonly { readonly file: string; readonly reason: string }[] = [
  { file: 'modules/admin/lookupCodes/lookupCodes.ts', reason: 'the codes of the 190 lookup lists' },
  { file: 'modules/admin/roles/permissions.ts', reason: 'the permission tree of the ministry, one line for each permission' },
]

/** Pages that load more script than their kind may, each with its own bound. */
export const heavierPages: readonly { readonly page: string; readonly kB: number; readonly reason: string }[] = [
  { page: 'web/shells/login.tsx', kB: 180, reason: 'messages and fields of React Aria; the same files serve the dashboard that follows' },
  { page: 'web/shells/forgotPassword.tsx', kB: 180, reason: 'the same' },
  { page: 'web/shells/resetPassword.tsx', kB: 189, reason: 'the same, and the rules of passwords' },
  {
    page: 'web/shells/dashboardPage.tsx',
    kB: 322,
    reason: 'every page of the dashboard is this one: the kernel with its schemas, lists with their filters, home with what waits',
  },
  { page: 'web/shells/gallery.tsx', kB: 307, reason: 'shows every part of the design system' },
  {
    page: 'modules/places/authorities/authorityForm.dashboard.tsx',
    kB: 358,
    reason: 'a form with every kind of editor, and the comparison of two versions',
  },
  {
    page: 'modules/admin/users/userForm.dashboard.tsx',
    kB: 371,
    reason: 'the same form beside roles, places and sessions',
  },
  {
    page: 'modules/admin/users/roleForm.dashboard.tsx',
    kB: 379,
    reason: 'the same form beside the tree with the labels of all 936 permissions',
  },
  { page: 'modules/admin/users/byPlace.dashboard.tsx', kB: 284, reason: 'the shell of the dashboard, and pickers' },
  { page: 'modules/admin/users/userImport.dashboard.tsx', kB: 280, reason: 'the shell of the dashboard, and the reader of files' },
  {
    page: 'modules/admin/config/config.dashboard.tsx',
    kB: 368,
    reason: 'every setting with its help in both languages, every kind of editor, and the comparison of two versions',
  },
  {
    page: 'modules/admin/notifications/template.dashboard.tsx',
    kB: 362,
    reason: 'a form with every kind of editor, beside the kinds of message with their texts',
  },
  {
    page: 'modules/admin/notifications/message.dashboard.tsx',
    kB: 347,
    reason: 'steps may ask for values of every kind, so their question brings every editor',
  },
  { page: 'modules/admin/notifications/noticePage.dashboard.tsx', kB: 272, reason: 'the shell of the dashboard, and pickers' },
  { page: 'modules/admin/notifications/choices.dashboard.tsx', kB: 268, reason: 'the shell of the dashboard: it is a part of the profile' },
  {
    page: 'modules/admin/audit/audits.dashboard.tsx',
    kB: 336,
    reason: 'filters of every kind, and values of every kind as their readers know them',
  },
  {
    page: 'modules/admin/audit/recordHistory.dashboard.tsx',
    kB: 274,
    reason: 'values of every kind as their readers know them, two versions side by side',
  },
  {
    page: 'modules/admin/lookups/typeForm.dashboard.tsx',
    kB: 359,
    reason: 'a form with every kind of editor, and the comparison of two versions',
  },
  { page: 'modules/admin/lookups/types.dashboard.tsx', kB: 344, reason: 'lists with filters of every kind, and the reader of files' },
  {
    page: 'modules/admin/lookups/values.dashboard.tsx',
    kB: 377,
    reason: 'a form with every kind of editor, and the pictures of sixty signs',
  },
  { page: 'modules/admin/audit/recentChanges.dashboard.tsx', kB: 262, reason: 'the shell of the dashboard: it is a part of its home' },
  {
    page: 'modules/admin/users/roleHolders.dashboard.tsx',
    kB: 295,
    reason: 'the shell of the dashboard, and pickers: it is a part of the form of a role',
  },
  {
    page: 'modules/portal/gate/loginMessages.dashboard.tsx',
    kB: 260,
    reason: 'loaded at sign-in, where no shell of the dashboard is around it',
  },
  { page: 'modules/portal/gate/orderDialog.dashboard.tsx', kB: 262, reason: 'the shell of the dashboard, in which it opens' },
  { page: 'modules/portal/gate/ordering.dashboard.tsx', kB: 259, reason: 'the shell of the dashboard: one button beside a list' },
  { page: 'modules/portal/gate/staffMessages.dashboard.tsx', kB: 260, reason: 'the shell of the dashboard: it is a part of its home' },
]

/** Words that houseWords.ts refuses and that are meant here. */
export const meantWords: readonly { readonly file: string; readonly word: string; readonly reason: string }[] = []
