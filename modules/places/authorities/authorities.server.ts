import { Refused } from '../../define.ts'
import { sql } from '../../../server/database/sql.ts'
import { implement } from '../../../server/http/actions.ts'
import type { Endpoint } from '../../../server/http/endpoint.ts'
import type { ResourceRules } from '../../../server/platform.ts'
import { modelOf } from '../../../server/resources/endpoints.ts'
import { getRecord } from '../../../server/resources/read.ts'
import { getByCode } from './getByCode.ts'

export { publicAuthorityCalls } from './publicAuthorities.server.ts'

/** Calls about authorities beside those of their definition. */
export const authorityCalls: readonly Endpoint[] = [
  implement(getByCode, async (_input, call, { params }) => {
    const row = await call.platform.database.find<{ id: string }>(
      sql`select id from place where lower(code) = lower(${params.code ?? ''}) and type_code = 1`,
    )
    if (!row)
      throw new Refused(
        'authorityNotFound',
        'يرجى التأكد من وجود الهيئة المحلية في النظام',
        'Ensure the local authority exists in the system',
        { status: 404 },
      )
    return getRecord(call, modelOf(call.platform, 'localComm'), row.id)
  }),
]

/** What an authority's file needs before citizens see it (domain/places, section 2.1). */
export const localCommRules: ResourceRules = {
  mayPublish: record => {
    const missing = (
      [
        ['nameAr', 'الاسم', 'Name'],
        ['nameEn', 'الاسم بالإنجليزية', 'English name'],
        ['location', 'الموقع على الخريطة', 'Map location'],
        ['populationCount', 'عدد السكان', 'Population count'],
      ] as const
    ).filter(([key]) => record[key] === null || record[key] === undefined)
    if (missing.length === 0) return
    throw new Refused(
      'incomplete',
      `أكمل الحقول المطلوبة للنشر: ${missing.map(([, ar]) => ar).join('، ')}`,
      `Complete the fields needed for publication: ${missing.map(([, , en]) => en).join(', ')}`,
      {
        field: missing[0]?.[0] ?? 'nameAr',
      },
    )
  },
}
