import { columnsOf, type AnyResource, type Lang } from '../../kernel/kernel.ts'
import { allOf, sql, type SQL } from './sql.ts'

/**
 * Is a record written in a language: are its title, summary and body there (domain/portal-and-admin, section 11.4)? What it does not say in
 * Arabic, such as the body of a notice whose file says all, it need not say in English.
 * @param at the column of a value
 */
export function isWrittenIn(resource: AnyResource, language: Lang, at: (column: string) => SQL): SQL {
  return areIn(['title', 'name', 'summary', 'activityDescription', 'body'], resource, language, at)
}

/**
 * Do citizens read a record in a language: is it written in it, or as much of it as `portal.toldBy` asks for? The rest of that is in Arabic, and says so.
 * @param at the column of a value
 */
export function isToldIn(resource: AnyResource, language: Lang, at: (column: string) => SQL): SQL {
  const toldBy = resource.options.portal?.toldBy
  return toldBy === undefined ? isWrittenIn(resource, language, at) : areIn(toldBy, resource, language, at)
}

function areIn(told: readonly string[], { fields }: AnyResource, language: Lang, at: (column: string) => SQL): SQL {
  const needed = columnsOf(fields).filter(({ fieldName, lang }) => lang === language && told.includes(fieldName))
  return allOf(
    needed.map(({ name: column, fieldName }) =>
      language === 'ar' ? sql`${at(column)} is not null` : sql`(${at(column)} is not null or ${at(`${fieldName}Ar`)} is null)`,
    ),
  )
}
