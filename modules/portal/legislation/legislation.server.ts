import type { Problem } from '../../define.ts'
import { sql } from '../../../server/database/sql.ts'
import { implement } from '../../../server/http/actions.ts'
import type { Endpoint } from '../../../server/http/endpoint.ts'
import type { Passages, ResourceRules } from '../../../server/platform.ts'
import { modelOf } from '../../../server/resources/endpoints.ts'
import { restoreVersion, versionOf, versionsOf } from '../../../server/resources/versionCalls.ts'
import { keepNextVersion } from '../../../server/resources/versions.ts'
import { lawTextOf, plain, toldLang } from './articles.ts'
import { getLawVersion, getLawVersions, restoreLaw } from './lawVersions.ts'
import { legalEnvironment } from './legalEnvironment.ts'
import { publicLawCalls } from './publicLegislation.server.ts'
import { lockRelated, mirrorRelations } from './relations.server.ts'

export { loadLegislation } from './demonstration.server.ts'

/** Calls about legal texts beside those of their definition. */
export const legislationCalls: readonly Endpoint[] = [
  ...publicLawCalls,
  implement(getLawVersions, (_input, call, { params }) => versionsOf(call, modelOf(call.platform, legalEnvironment.name), params.id)),
  implement(getLawVersion, (_input, call, { params }) => versionOf(call, modelOf(call.platform, legalEnvironment.name), params)),
  implement(restoreLaw, ({ concurrencyStamp }, call, { params }) =>
    restoreVersion(call, modelOf(call.platform, legalEnvironment.name), params, concurrencyStamp),
  ),
]

const ownLaw: Problem = {
  at: 'relations',
  rule: 'rule',
  sentence: { ar: 'لا يرتبط التشريع بنفسه', en: 'A legal text is not related to itself' },
}

/** A law is found by its articles, as its page shows them. */
const articlePassages: Passages = {
  columns: ['titleEn', 'summaryAr', 'summaryEn', 'textAr', 'textEn'],
  of: (record, lang) => {
    const [titleEn, summaryAr, summaryEn, textAr, textEn] = articlePassages.columns.map(key => stringOf(record[key]))
    const told = toldLang(lang, { titleEn, summaryAr, summaryEn, textEn })
    const articles = lawTextOf((told === 'en' ? textEn : textAr) ?? '').passages.filter(({ kind }) => kind === 'article')
    return {
      lang: told,
      passages: articles.map(({ anchor, label, title, html }) => ({
        anchor,
        name: label,
        label: title === '' ? label : `${label}: ${title}`,
        text: plain(html) || title,
      })),
    }
  },
}

function stringOf(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined
}

/** What is asked of legal texts beside their definition (domain/portal-and-admin, sections 11.1 and 12.12). */
export const legislationRules: ResourceRules = {
  passages: articlePassages,
  openWhen: ({ lookups }) =>
    sql`(t.status = ${lookups.ids('legislationStatus').consultation ?? null}::int and t.consultation_until > now())`,
  lockFirst: lockRelated,
  problemsOf: async (_transaction, { relations }, before) =>
    before && Array.isArray(relations) && relations.some(({ target }) => target === before.id) ? [ownLaw] : [],
  written: async (call, transaction, id, record, before) => {
    await mirrorRelations(call, transaction, id, record, before)
    await keepNextVersion(transaction, modelOf(call.platform, legalEnvironment.name), id, record, call.caller.userId)
  },
}
