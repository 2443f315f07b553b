import type { FormSpec, Label } from '../../define.ts'
import type { EntryKindName } from './visitorSubmission.ts'

/** A form of one of the kinds of entry. */
export interface EntryFormSpec extends FormSpec {
  readonly kind: EntryKindName
  /** What is asked for where nothing was chosen or written and «{field} is required» would be no sentence, by column. */
  readonly missing?: Readonly<Record<string, Label>>
}
