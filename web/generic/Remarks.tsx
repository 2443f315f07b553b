import { columnsOf, findCheck, inLang, isMany, isPersonal, type AnyResource, type Lang } from '../../kernel/kernel.ts'
import { Cell } from '../fields/cells.tsx'
import { later, SparePart } from '../ui/later.ts'
import { Notice } from '../ui/Notice.tsx'
import type { Row } from './record.ts'

const nextWhenRejected = later(() => import('./NextInReview.tsx').then(file => file.NextWhenRejected))

interface RemarksProps {
  readonly resource: AnyResource
  readonly record: Row
  readonly lang: Lang
}

const said = new Set(['text', 'longText', 'lookup'])

/** Why a record was rejected or returned: what a step has noted in it, above the form of whoever has to act on it. */
export function Remarks({ resource, record, lang }: RemarksProps) {
  const listed: readonly string[] = resource.options.list.columns
  const columns = columnsOf(resource.fields).filter(
    // Several values, such as the permissions of a role, are data: a step notes one reason. So is what a list shows, or what is searched for.
    ({ name, fieldName, field }) =>
      findCheck(field, 'bySystem') &&
      said.has(field.kind) &&
      !isMany(field) &&
      !findCheck(field, 'searchable') &&
      !isPersonal(field) &&
      !listed.includes(fieldName) &&
      record[name] != null &&
      record[name] !== '',
  )
  if (columns.length === 0) return null
  return (
    <Notice lang={lang} tone="warn">
      {resource.publishing === 'reviewed' && <SparePart of={nextWhenRejected} props={{ resource, record }} />}
      <dl className="remarks">
        {columns.map(column => (
          <div key={column.name}>
            <dt>{inLang(column.label, lang)}</dt>
            <dd>
              {column.field.kind === 'lookup' ? (
                <Cell column={column} value={record[column.name]} row={record} lang={lang} />
              ) : (
                <bdi>{String(record[column.name])}</bdi>
              )}
            </dd>
          </div>
        ))}
      </dl>
    </Notice>
  )
}
