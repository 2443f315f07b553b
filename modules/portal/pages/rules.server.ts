import { Invalid, Refused, type Problem, type Values } from '../../define.ts'
import { sql } from '../../../server/database/sql.ts'
import type { Platform, ResourceRules } from '../../../server/platform.ts'
import { keepsVersions } from './versions.server.ts'

const bothLanguages = {
  titleEn: { ar: 'الصفحة تُنشر باللغتين: أضف العنوان بالإنجليزية', en: 'It is published in both languages: add the English title' },
  bodyAr: { ar: 'اكتب النص قبل النشر', en: 'Write the text before it is published' },
  bodyEn: { ar: 'الصفحة تُنشر باللغتين: أضف النص بالإنجليزية', en: 'It is published in both languages: add the English text' },
} as const

/** What is missing before citizens may read it (portal and administration, sections 12.13 and 12.17). */
function missingOf(record: Values, needed: readonly (keyof typeof bothLanguages)[]): Problem[] {
  return needed
    .filter(key => record[key] === null || record[key] === undefined || record[key] === '')
    .map(key => ({ at: key, rule: 'rule', sentence: bothLanguages[key] }))
}

function publishedInBoth(
  neededOf: (record: Values) => readonly (keyof typeof bothLanguages)[],
): Pick<ResourceRules, 'problemsOf' | 'steps'> {
  return {
    problemsOf: (_transaction, record, before) => Promise.resolve(before?.isPublished === true ? missingOf(record, neededOf(record)) : []),
    steps: {
      publish: {
        guard: ({ record }) => {
          const problems = missingOf(record, neededOf(record))
          if (problems.length > 0) throw new Invalid(problems)
        },
      },
    },
  }
}

/** What is asked of static pages beside their definition. */
export const staticPageRules: ResourceRules = {
  ...keepsVersions('staticPage'),
  ...withOneOfAKind(publishedInBoth(() => ['titleEn', 'bodyAr', 'bodyEn'])),
  pageAt: sql`'page/' || t.slug`,
  kept: ({ kind }, { platform }) =>
    kind === customKind(platform)
      ? undefined
      : new Refused(
          'systemPage',
          'هذه صفحة من صفحات النظام: ألغِ نشرها إن لم تُرِد ظهورها',
          'This is a page of the system: cancel its publishing where it is not wanted',
          { status: 409 },
        ),
}

/** Each kind but «other page» once. */
function withOneOfAKind(rules: Pick<ResourceRules, 'problemsOf' | 'steps'>): Pick<ResourceRules, 'problemsOf' | 'steps'> {
  return {
    ...rules,
    problemsOf: async (transaction, record, before, call) => {
      const missing = (await rules.problemsOf?.(transaction, record, before, call)) ?? []
      if (record.kind === undefined || record.kind === customKind(call.platform)) return missing
      await transaction.rows(sql`select pg_advisory_xact_lock(hashtext('staticPage'))`)
      const other = await transaction.find(
        sql`select 1 from static_page where kind = ${record.kind ?? null}::int and id is distinct from ${before?.id ?? null}::uuid`,
      )
      if (other === undefined) return missing
      return [
        ...missing,
        { at: 'kind', rule: 'rule', sentence: { ar: 'لهذا النوع صفحة واحدة، وهي موجودة', en: 'There is one page of this kind already' } },
      ]
    },
  }
}

function customKind({ lookups }: Platform): number | undefined {
  return lookups.ids('staticPageKind').custom
}

/** What is asked of the sections about the ministry beside their definition. A chart of units or a list of people is a text of its own. */
export const aboutUsRules: ResourceRules = {
  ...keepsVersions('aboutUs'),
  ...publishedInBoth(record => (holdsRows(record) ? ['titleEn'] : ['titleEn', 'bodyAr', 'bodyEn'])),
}

function holdsRows({ people, units }: Values): boolean {
  return [people, units].some(rows => Array.isArray(rows) && rows.length > 0)
}
