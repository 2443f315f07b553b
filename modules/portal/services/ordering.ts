import { action, ref, returns } from '../../define.ts'
import { gateService } from './gateService.ts'

/** Numbers services 10, 20, 30 … as they are given. */
export const reorderServices = action('ترتيب خدمات البوابة', 'Put services in order', {
  method: 'PUT',
  path: 'GateService/Reorder',
  permission: 'Portal.GateService.Reorder',
  input: {
    ids: ref('الخدمات', 'Services', () => gateService)
      .many()
      .required(),
  },
  output: returns<{ readonly count: number }>(),
})
