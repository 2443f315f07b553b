import { Fragment, type ReactNode } from 'react'
import { inLang, type Kind, type Lang } from '../../define.ts'
import { useLookup } from '../../../web/generic/lookups.ts'
import { useDesk } from '../../../web/generic/desk.ts'
import type { AuditItem } from './audit.ts'
import { doneBy, nobodies, toldByAction } from './sentences.ts'
import { findTable } from './tables.ts'

/** Who did it, as the reader's language calls him; a visitor or the system where nobody has a name. */
export function subjectOf(item: AuditItem, lang: Lang): string {
  const name = (lang === 'en' ? item.userNameEn : null) ?? item.userNameAr ?? item.userName
  if (name !== null) return name
  return inLang(item.clientIpAddress === null ? nobodies.system : nobodies.visitor, lang)
}

/** What the record was called then, else its table. */
export function recordOf(item: AuditItem, kinds: readonly Kind[], lang: Lang): { table: string | undefined; title: string | undefined } {
  const known = item.tableName === null ? undefined : findTable(kinds, item.tableName)
  const title = (lang === 'en' ? item.rowTitleEn : null) ?? item.rowTitleAr ?? undefined
  return { table: known ? inLang(known.label, lang) : (item.tableName ?? undefined), title }
}

interface HappenedProps {
  readonly item: AuditItem
  readonly lang: Lang
  /** What is said more of it, before who did it in Arabic. */
  readonly children?: ReactNode
}

/** What happened, as one sentence: «تعديل خبر «افتتاح طريق» بواسطة سمر أحمد» (reports, section 5). */
export function Happened({ item, lang, children }: HappenedProps): ReactNode {
  const { kinds } = useDesk()
  const actions = useLookup('auditAction')
  const told = toldByAction[item.action]
  const named = actions.find(({ id }) => id === item.action)
  const verb = told ? inLang(told.by, lang) : named ? inLang([named.nameAr, named.nameEn], lang) : ''
  const { table, title } = recordOf(item, kinds, lang)
  return (
    <>
      {lang === 'en' && <bdi>{subjectOf(item, lang)}</bdi>}
      {lang === 'en' && ' '}
      {verb}
      {told?.object && (table !== undefined || title !== undefined) && (
        <>
          {told.object && isRefusal(item.action) ? (lang === 'ar' ? '، ' : ', ') : ' '}
          {table}
          {title !== undefined && (
            <Fragment>
              {' '}
              {lang === 'ar' ? '«' : '“'}
              <bdi>{title}</bdi>
              {lang === 'ar' ? '»' : '”'}
            </Fragment>
          )}
        </>
      )}
      {children}
      {lang === 'ar' && <DoneBy item={item} />}
    </>
  )
}

/** At the end of an Arabic sentence, who did it. */
export function DoneBy({ item }: { item: AuditItem }) {
  return (
    <>
      {' '}
      {doneBy} <bdi>{subjectOf(item, 'ar')}</bdi>
    </>
  )
}

/** What was refused or failed is not the object of the verb. */
function isRefusal(action: number): boolean {
  return action === 51_017 || action === 51_026
}
