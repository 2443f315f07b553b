import type { FormSpec } from '../../define.ts'
import type { EntryKindName } from './visitorSubmission.ts'

/** A form of one of the kinds of entry. */
export interface EntryFormSpec extends FormSpec {
  readonly kind: EntryKindName
}
