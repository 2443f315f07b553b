import { Refused } from '../../../kernel/kernel.ts'
import type { Endpoint } from '../../../server/http/endpoint.ts'

/** The values of a list for everybody: what forms and filters offer (section 7.2). */
export const lookupCalls: readonly Endpoint[] = [
  {
    method: 'GET',
    path: 'Public/Lookup/GetByType/{type}',
    label: ['قيم قائمة مرجعية', 'Values of a lookup list'],
    permission: 'public',
    contract: { answers: 'object' },
    handle: async ({ platform }, { params }) => {
      const list = platform.lookups.findList(params.type ?? '')
      if (!list) throw new Refused('notFound', 'لا توجد قائمة بهذا الرمز', 'There is no list of this code', { status: 404 })
      return {
        items: list.filter(({ isActive }) => isActive).map(({ id, code, nameAr, nameEn, value }) => ({ id, code, nameAr, nameEn, value })),
      }
    },
  },
]
