import type { Problem } from '../../define.ts'
import type { ResourceRules } from '../../../server/platform.ts'
import { modelOf } from '../../../server/resources/endpoints.ts'
import { keepNextVersion } from '../../../server/resources/versions.ts'
import { legalEnvironment } from './legalEnvironment.ts'
import { lockRelated, mirrorRelations } from './relations.server.ts'

export { legislationCalls } from './publicLegislation.server.ts'
export { loadLegislation } from './demonstration.server.ts'

const ownLaw: Problem = {
  at: 'relations',
  rule: 'rule',
  sentence: { ar: 'لا يرتبط التشريع بنفسه', en: 'A legal text is not related to itself' },
}

/** What is asked of legal texts beside their definition (domain/portal-and-admin, sections 11.1 and 12.12). */
export const legislationRules: ResourceRules = {
  lockFirst: lockRelated,
  problemsOf: async (_transaction, { relations }, before) =>
    before && Array.isArray(relations) && relations.some(({ target }) => target === before.id) ? [ownLaw] : [],
  written: async (call, transaction, id, record, before) => {
    await mirrorRelations(call, transaction, id, record, before)
    await keepNextVersion(transaction, modelOf(call.platform, legalEnvironment.name), id, record, call.caller.userId)
  },
}
