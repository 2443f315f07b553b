import { action, returns } from '../../define.ts'

/** A place to choose. */
export interface PlaceChoice {
  readonly id: string
  readonly code: string
  readonly nameAr: string
  readonly nameEn: string
  readonly typeCode: number
  readonly governorate: number | null
}

/** The active places, for pickers: names and codes, which are no secret (domain/places, section 22). */
export const getSelect = action('اختيار الجهات', 'Places to choose from', {
  method: 'GET',
  path: 'Place/GetSelect',
  permission: 'session',
  output: returns<{ items: readonly PlaceChoice[] }>(),
})
