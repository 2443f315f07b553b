import { Refused, type Caller, type Values } from '../../define.ts'
import { sql } from '../../../server/database/sql.ts'
import { implement } from '../../../server/http/actions.ts'
import type { Endpoint } from '../../../server/http/endpoint.ts'
import type { ResourceRules } from '../../../server/platform.ts'
import { modelOf } from '../../../server/resources/endpoints.ts'
import { getRecord } from '../../../server/resources/read.ts'
import { publishedAuthorities } from '../hierarchy/hierarchy.ts'
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

/** What the ministry and the directorate decide of an authority, and the authority itself does not (domain/places, section 1.3). */
const decidedAbove = ['code', 'authorityType', 'municipalityClass', 'governorate', 'parent']

/** Who may do what with an authority's file, and what it needs before citizens see it (domain/places, sections 1.3 and 2.1). */
export const localCommRules: ResourceRules = {
  mayUpdate: (before, input, caller) => {
    const field = isOfAuthority(caller) ? decidedAbove.find(key => key in input && input[key] !== before[key]) : undefined
    if (field === undefined) return
    throw new Refused(
      'decidedAbove',
      'لا تغيّر الهيئة رمزها ونوعها وتصنيفها ومديريتها',
      'An authority does not change its own code, type, class or directorate',
      {
        status: 403,
        field,
      },
    )
  },
  scopes: { publish: publishedAuthorities, cancelPublish: publishedAuthorities },
  mayPublish: (record, isPublished) => {
    if (isPublished) requireComplete(record)
  },
}

function isOfAuthority({ isAdmin, place }: Caller): boolean {
  return !isAdmin && place?.type === 'authority'
}

function requireComplete(record: Values): void {
  const missing = (
    [
      ['nameAr', 'الاسم', 'Name'],
      ['nameEn', 'الاسم بالإنجليزية', 'English name'],
      ['location', 'الموقع على الخريطة', 'Map location'],
      ['populationCount', 'عدد السكان', 'Population count'],
    ] as const
  ).filter(([key]) => record[key] === null || record[key] === undefined)
  if (missing.length === 0) return
  const [ar, en] = [missing.map(entry => entry[1]).join('، '), missing.map(entry => entry[2]).join(', ')]
  throw new Refused('incomplete', `أكمل الحقول المطلوبة للنشر: ${ar}`, `Complete the fields needed for publication: ${en}`, {
    field: missing[0]?.[0] ?? 'nameAr',
  })
}
