import { action, ref, returns } from '../../define.ts'
import { localGovernmentSector } from './localGovernmentSector.ts'

/** Numbers the components 10, 20, 30 … as they are given. */
export const reorderComponents = action('ترتيب مكونات القطاع', 'Put components of the sector in order', {
  method: 'PUT',
  path: 'LocalGovernmentSector/Reorder',
  permission: 'Portal.LocalGovernmentSector.Reorder',
  input: {
    ids: ref('المكونات', 'Components', () => localGovernmentSector)
      .many()
      .required(),
  },
  output: returns<{ readonly count: number }>(),
})
