import { Refused, type Caller, type Problem, type Values } from '../../define.ts'
import type { Transaction } from '../../../server/database/connect.ts'
import { sql } from '../../../server/database/sql.ts'
import { implement } from '../../../server/http/actions.ts'
import type { Endpoint } from '../../../server/http/endpoint.ts'
import type { ResourceRules } from '../../../server/platform.ts'
import { modelOf } from '../../../server/resources/endpoints.ts'
import { getRecord } from '../../../server/resources/read.ts'
import { publishedAuthorities } from '../hierarchy/hierarchy.ts'
import { sizeBy } from '../register/register.server.ts'
import { authorityMissing, getByCode } from './getByCode.ts'

export { authorityExport } from './exportAuthorities.server.ts'
export { publicAuthorityCalls } from './publicAuthorities.server.ts'

/** Calls about authorities beside those of their definition. */
export const authorityCalls: readonly Endpoint[] = [
  implement(getByCode, async (_input, call, { params }) => {
    const row = await call.platform.database.find<{ id: string }>(
      sql`select id from place where lower(code) = lower(${params.code ?? ''}) and type_code = 1`,
    )
    if (!row) throw new Refused('authorityNotFound', ...authorityMissing, { status: 404 })
    return getRecord(call, modelOf(call.platform, 'localComm'), row.id)
  }),
]

/** Who decides what of an authority's file: never the authority itself (domain/places, sections 1.2, 1.3 and 2.1). */
const deciders: Readonly<Record<string, 'directorate' | 'ministry' | 'administrator'>> = {
  code: 'administrator',
  authorityType: 'directorate',
  municipalityClass: 'directorate',
  governorate: 'ministry',
  // A directorate would lose sight of an authority that it gave away, and the other one was not asked.
  parent: 'ministry',
  isActive: 'ministry',
  mergedInto: 'ministry',
}

/** Who may do what with an authority's file, and what it needs before citizens see it (domain/places, sections 1.3 and 2.1). */
export const localCommRules: ResourceRules = {
  size: sizeBy(sql`t.population_count`),
  mayUpdate: (before, input, caller) => {
    for (const [field, decider] of Object.entries(deciders))
      if (field in input && input[field] !== before[field]) requireDecider(caller, decider, field)
  },
  problemsOf: async (transaction, record, before) => [
    ...mergerProblems(record, before),
    ...(await seatProblems(transaction, record, before)),
  ],
  scopes: { publish: publishedAuthorities, cancelPublish: publishedAuthorities },
  steps: { publish: { guard: ({ record }) => requireComplete(record) } },
}

function requireDecider({ isAdmin, place }: Caller, decider: 'directorate' | 'ministry' | 'administrator', field: string): void {
  const refused = (ar: string, en: string) => new Refused('decidedAbove', ar, en, { status: 403, field })
  if (isAdmin) return
  if (place?.type === 'authority')
    throw refused(
      'لا تغيّر الهيئة رمزها ونوعها وتصنيفها ومحافظتها ومديريتها، ولا تفعّل نفسها أو تلغي تفعيلها',
      'An authority does not change its own code, type, class, governorate or directorate, nor whether it is active',
    )
  if (decider === 'administrator') throw refused('رمز الهيئة يغيّره مدير النظام وحده', 'The code is changed by an administrator alone')
  if (decider === 'ministry' && place?.type === 'directorate')
    throw refused(
      'تقرر الوزارة محافظة الهيئة ومديريتها وتفعيلها',
      'The ministry decides on the governorate, the directorate and whether the authority is active',
    )
}

/** That the other one is active is asked of the row as it is: of the authority's own, before it ends. */
function mergerProblems({ mergedInto }: Values, before: Values | undefined): Problem[] {
  if (typeof mergedInto !== 'string' || mergedInto !== before?.id) return []
  const sentence = { ar: 'لا تُدمج الهيئة في نفسها: اختر هيئة أخرى', en: 'An authority is not merged into itself: choose another one' }
  return [{ at: 'mergedInto', rule: 'rule', sentence }]
}

const mostSeats = 2

/** A governorate has at most two seats (domain/places, section 2.1). Who names one waits for whoever names another at the same time. */
async function seatProblems(transaction: Transaction, record: Values, before: Values | undefined): Promise<Problem[]> {
  const { isGovernorateSeat, governorate, isActive } = record
  if (isGovernorateSeat !== true || isActive === false || typeof governorate !== 'number') return []
  if (before?.isGovernorateSeat === true && before.isActive === true && before.governorate === governorate) return []
  await transaction.rows(sql`select pg_advisory_xact_lock(hashtext('governorateSeat'), ${governorate}::int)`)
  const row = await transaction.find<{ seats: number }>(sql`
    select count(*)::int as seats from local_comm a join place p on p.id = a.id
    where a.is_governorate_seat and p.is_active and p.governorate = ${governorate} and a.id is distinct from ${before?.id ?? null}::uuid`)
  if ((row?.seats ?? 0) < mostSeats) return []
  const sentence = { ar: 'للمحافظة مركزان، وهذا أقصى عدد', en: 'The governorate has two seats already, which is the most' }
  return [{ at: 'isGovernorateSeat', rule: 'rule', sentence }]
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
