import { action, returns, text } from '../../define.ts'
import type { PlaceChoice } from './select.ts'

/** A place by its code, named as the body that it is, for addresses that name one: whose news, whose tenders. */
export const getByCode = action('جهة برمزها', 'A place by its code', {
  method: 'GET',
  path: 'Public/Place/GetByCode/{code}',
  permission: 'public',
  output: returns<PlaceChoice>(),
})

/** A place that a record concerns, as its page names it. */
export interface NamedPlace {
  readonly id: string
  readonly code: string
  readonly nameAr: string
  readonly nameEn: string
  /** Path of its page in Arabic; null where it has none. */
  readonly page: string | null
}

/** Several places by their ids, named as the bodies that they are, in the order of the ids; one that is not in use is left out. */
export const getNamed = action('جهات بمعرفاتها', 'Places by their ids', {
  method: 'GET',
  path: 'Public/Place/GetNamed',
  permission: 'public',
  input: { ids: text('المعرفات، بينها فواصل', 'Ids, with commas between them').required().max(1200) },
  output: returns<{ readonly items: readonly NamedPlace[] }>(),
})
