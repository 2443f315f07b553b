import { action, ref, returns } from '../../define.ts'
import { partnership } from './partnership.ts'

/** Numbers partnerships 10, 20, 30 … as they are given. */
export const reorderPartnerships = action('ترتيب الشراكات', 'Put partnerships in order', {
  method: 'PUT',
  path: 'Partnership/Reorder',
  permission: 'Portal.Partnerships.Reorder',
  input: {
    ids: ref('الشراكات', 'Partnerships', () => partnership)
      .many()
      .required(),
  },
  output: returns<{ readonly count: number }>(),
})
