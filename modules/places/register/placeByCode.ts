import { action, returns } from '../../define.ts'
import type { PlaceChoice } from './select.ts'

/** A place by its code, named as the body that it is, for addresses that name one: whose news, whose tenders. */
export const getByCode = action('جهة برمزها', 'A place by its code', {
  method: 'GET',
  path: 'Public/Place/GetByCode/{code}',
  permission: 'public',
  output: returns<PlaceChoice>(),
})
