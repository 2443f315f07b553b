import { Link } from 'react-router'
import { findCheck, listedColumnsOf, type AnyResource, type Lang } from '../../../../kernel/kernel.ts'
import { bound } from '../../../generic/bound.tsx'
import { pairOf, titleIn, titleOf, type Row } from '../../../generic/record.ts'
import { RecordStatus } from '../../../generic/RecordStatus.tsx'
import { formHref, listHref } from '../pageTable.ts'

/** Records as lines: what each is called, of when and whose it is, and its state in a column of its own. */
export function HomeRows({ resource, rows, lang }: { resource: AnyResource; rows: readonly Row[]; lang: Lang }) {
  return (
    <ul className="home-rows">
      {rows.map(row => (
        <li key={String(row.id)}>
          <span className="home-row-text row-title">
            <Link to={formHref(resource, row) ?? listHref(resource)}>
              <RowName resource={resource} row={row} lang={lang} />
            </Link>
            <RowFacts resource={resource} row={row} lang={lang} />
          </span>
          <RecordStatus resource={resource} row={row} lang={lang} />
        </li>
      ))}
    </ul>
  )
}

/** A sheet is named by whose it is and its year; a title that is not in the reader's language says which it is. */
function RowName({ resource, row, lang }: { resource: AnyResource; row: Row; lang: Lang }) {
  const title = titleIn(resource, row, lang)
  if (title) return <bdi lang={title.lang}>{bound(title.text)}</bdi>
  const owner = resource.options.shape === 'yearly' ? ownerOf(resource, row, lang) : undefined
  return <bdi>{[owner, titleOf(resource, row, lang)].filter(Boolean).join(lang === 'ar' ? '، ' : ', ')}</bdi>
}

function ownerOf({ scope }: AnyResource, row: Row, lang: Lang): string | undefined {
  return pairOf(row, `${scope.owner}Name`, lang)?.text
}

/** Its date, where the list has one, and its place, where the name does not say it. */
function RowFacts({ resource, row, lang }: { resource: AnyResource; row: Row; lang: Lang }) {
  const date = listedColumnsOf(resource).find(
    ({ field, name }) => field.kind === 'date' && !findCheck(field, 'bySystem') && typeof row[name] === 'string',
  )
  const owner = resource.options.shape === 'yearly' ? undefined : ownerOf(resource, row, lang)
  const day = date && String(row[date.name]).replaceAll('-', '/')
  if (day === undefined && owner === undefined) return null
  return (
    <span className="home-row-facts">
      {day !== undefined && <bdi dir="ltr">{day}</bdi>}
      {day !== undefined && owner !== undefined && ' · '}
      {owner !== undefined && <bdi>{bound(owner)}</bdi>}
    </span>
  )
}
