import { Fragment } from 'react'
import { Link } from 'react-router'
import { findCheck, listedColumnsOf, localTimeOf, type AnyResource, type Lang } from '../../../../kernel/kernel.ts'
import { bound } from '../../../generic/bound.tsx'
import { pairOf, titleIn, titleOf, type Row } from '../../../generic/record.ts'
import { RecordStatus } from '../../../generic/RecordStatus.tsx'
import { deskZone } from '../../../generic/zone.ts'
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

/** Its number and its date, where the list has them, and its place, where the name does not say it. */
function RowFacts({ resource, row, lang }: { resource: AnyResource; row: Row; lang: Lang }) {
  const owner = resource.options.shape === 'yearly' ? undefined : ownerOf(resource, row, lang)
  const { number } = row
  const day = dayOf(resource, row)
  const isNamed = typeof number !== 'string' || number === titleOf(resource, row, lang)
  const facts = [
    isNamed ? null : <bdi key="number">{number}</bdi>,
    day && (
      <bdi key="day" dir="ltr">
        {day}
      </bdi>
    ),
    owner && <bdi key="owner">{bound(owner)}</bdi>,
  ].filter(Boolean)
  if (facts.length === 0) return null
  return (
    <span className="home-row-facts">
      {facts.map((fact, index) => (
        <Fragment key={index}>
          {index > 0 && ' · '}
          {fact}
        </Fragment>
      ))}
    </span>
  )
}

/** The day that its writer has given it, or when it begins; else the one that the system has noted. */
function dayOf(resource: AnyResource, row: Row): string | undefined {
  const dates = listedColumnsOf(resource).filter(
    ({ field, name }) => (field.kind === 'date' || name === 'startAt') && typeof row[name] === 'string',
  )
  const date = dates.find(({ field }) => !findCheck(field, 'bySystem')) ?? dates[0]
  if (!date) return undefined
  const value = String(row[date.name])
  return (date.field.kind === 'date' ? value : localTimeOf(value, deskZone()).day).replaceAll('-', '/')
}
