import { pages } from '../../define.ts'
import { place } from './place.ts'

export { councilMembership } from './councilMembership.ts'
export { contact, itsDirectorate, place } from './place.ts'

export const registerPages = pages({
  place: { label: ['الجهات', 'Places'], permission: 'Admin.Place', group: 'admin', icon: 'landmark', placeTypes: [], list: place },
  'place/{id}': { under: 'place', form: place },
})
