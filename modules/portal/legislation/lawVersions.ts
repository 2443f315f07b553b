import { action, returns, text, type VersionContent, type VersionLine } from '../../define.ts'

export const getLawVersions = action('نسخ تشريع', 'Versions of a legal text', {
  method: 'GET',
  path: 'LegalEnvironment/GetVersions/{id}',
  permission: 'Portal.LegalEnvironment',
  output: returns<{ readonly items: readonly VersionLine[] }>(),
})
export const getLawVersion = action('نسخة من تشريع', 'A version of a legal text', {
  method: 'GET',
  path: 'LegalEnvironment/GetVersion/{id}/{number}',
  permission: 'Portal.LegalEnvironment',
  output: returns<VersionContent>(),
})
/** Writes an old version as the newest: citizens read it at once where the text is published. */
export const restoreLaw = action('استرجاع نسخة من تشريع', 'Restore a version of a legal text', {
  method: 'PUT',
  path: 'LegalEnvironment/Restore/{id}/{number}',
  permission: 'Portal.LegalEnvironment.Update',
  // Of the record as it was read.
  input: { concurrencyStamp: text('بصمة التعديل', 'Concurrency stamp').required().max(36) },
  output: returns<Record<string, unknown>>(),
})
