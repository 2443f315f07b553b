import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { inLang, isEditorial, listedColumnsOf, type AnyResource, type FieldKind, type Lang } from '../../kernel/kernel.ts'
import { Cell, NameOfPlace, OwnName } from '../fields/cells.tsx'
import { CategorySign } from '../ui/CategorySign.tsx'
import type { SheetColumn } from '../ui/DataTable.tsx'
import { later, SparePart } from '../ui/later.ts'
import { bound } from './bound.tsx'
import { pairOf, type Row } from './record.ts'
import { RecordStatus } from './RecordStatus.tsx'
import { isAhead } from './standing.ts'
import { say } from './texts.ts'

const languageChips = later(() => import('../fields/rowMarks.tsx').then(file => file.LanguageChips))
const appearsMark = later(() => import('../fields/rowMarks.tsx').then(file => file.AppearsMark))
const dueMark = later(() => import('../fields/rowMarks.tsx').then(file => file.DueMark))

const widths: Readonly<Partial<Record<FieldKind, SheetColumn<Row>['width']>>> = {
  lookup: 'word',
  choice: 'state',
  ref: 'place',
  date: 'date',
  dateTime: 'moment',
  state: 'state',
}

// About how wide columns are, in rem. The number, the state and the acts of a row have their own width.
const narrow: Readonly<Partial<Record<FieldKind, number>>> = {
  text: 6,
  integer: 4.5,
  choice: 6,
  year: 4,
  boolean: 3.5,
  date: 6,
  dateTime: 6,
}
const usualRem = 9
const titleRem = 16
const framedRem = 18
// Rows that are chosen have a box more, and an act.
const chosenRem = 2.5
const wideRem = 70

/** What is to be done by then: a phone shows it too, and the row says that it is near or past. */
const deadlines = new Set(['closingAt', 'dueAt'])

/** The columns of the definition's list; what names the record leads to it. Among records of several places each says whose it is. */
export function columnsFor(
  resource: AnyResource,
  fixed: Readonly<Record<string, string>>,
  lang: Lang,
  hrefOf: (row: Row) => string | undefined,
): SheetColumn<Row>[] {
  const all = listedColumnsOf(resource)
  const fields = { ...resource.fields, ...resource.options.facts }
  const { list } = resource.options
  const title = list.columns.find(key => fields[key]?.bilingual) ?? list.columns.find(key => key === 'title') ?? list.columns[0]
  const { owner } = resource.scope
  // A sign stands before the name that it belongs to.
  const listed = list.columns.filter(key => resource.fields[key]?.kind !== 'image' && key !== 'icon')
  // A list that says of which place its records speak does not say twice whose they are.
  const saysPlace = listed.includes(owner) || listed.some(key => fields[key]?.to?.().name === 'place')
  const keys = owner === 'id' || owner in fixed || saysPlace ? listed : [owner, ...listed]
  const status = (row: Row) => <Status resource={resource} row={row} lang={lang} />
  let rem = framedRem + (isEditorial(resource) ? chosenRem : 0)
  const columns = keys.flatMap((key, index): SheetColumn<Row>[] => {
    const column = all.find(({ fieldName, name }) => fieldName === key || name === key)
    const kind = column?.field.kind
    const isOwner = key === owner
    const isShort = list.ownNames?.includes(key) === true
    const heading = column ? inLang(column.field.label, lang) : isOwner ? say('place', lang) : key
    // A state, which is always shown, has its room within the frame.
    if (kind !== 'state') rem += isShort ? 7 : key === title ? titleRem : ((kind && narrow[kind]) ?? usualRem)
    const isStanding = kind === 'state' || key === 'standing'
    const isDeadline = deadlines.has(key)
    // Where there is room for it: beside those before it, or only in a wider sheet.
    const room =
      key === title || isStanding || index < 2 ? 'always' : index < 4 || isDeadline ? 'medium' : rem <= wideRem ? 'wide' : 'widest'
    const isSortable = column !== undefined && kind !== 'ref' && kind !== 'attachments'
    const draw = (row: Row): ReactNode => {
      if (isOwner) return <NameOfPlace name={pairOf(row, `${key}Name`, lang)?.text ?? say('ministry', lang)} />
      if (isShort) return <OwnName name={pairOf(row, `${key}Name`, lang)?.text} />
      if (key === 'translation' && column && kind === 'choice')
        return <SparePart of={languageChips} props={{ column, value: row[key], lang }} />
      if (kind === 'state') return status(row)
      const sign = key === title && typeof row.icon === 'string' && <CategorySign color={null} icon={row.icon} />
      if (column?.field.bilingual) return named(row, key, key === title ? hrefOf(row) : undefined, lang, sign)
      const value = column && <Cell column={column} value={row[column.name]} row={row} lang={lang} />
      const drawn = isDeadline ? (
        <>
          {value} <SparePart of={dueMark} props={{ resource, row, at: row[key], lang }} />
        </>
      ) : (
        value
      )
      const href = key === title ? hrefOf(row) : undefined
      return href === undefined ? drawn : <Link to={href}>{drawn}</Link>
    }
    if (kind === 'integer' && !isOwner && key !== title) {
      const figure = (row: Row) => (typeof row[key] === 'number' ? row[key] : undefined)
      return [{ key, heading, figure, sortable: isSortable, room }]
    }
    // On a phone a day says itself what it is, a deadline does not.
    const isPlain = key === title || (isDeadline && kind === 'date')
    const width = isOwner ? 'place' : isPlain ? undefined : isShort ? 'word' : widths[kind ?? 'text']
    return [{ key, heading, cell: draw, title: key === title, sortable: isSortable, room, ...(width && { width }) }]
  })
  if (resource.publishing !== 'switched' || keys.includes('standing')) return columns
  // Of what is published by a switch: whether citizens see the row.
  return [...columns, { key: 'isPublished', heading: say('publishing', lang), width: 'state', cell: status }]
}

/** How a record stands; what waits for its time, until when. */
function Status({ resource, row, lang }: { resource: AnyResource; row: Row; lang: Lang }) {
  return (
    <>
      <RecordStatus resource={resource} row={row} lang={lang} />
      {isAhead(row.publishAt) && <SparePart of={appearsMark} props={{ resource, row, lang }} />}
    </>
  )
}

function named(row: Row, key: string, href: string | undefined, lang: Lang, sign: ReactNode): ReactNode {
  const pair = pairOf(row, key, lang)
  const text = pair ? (
    <bdi lang={pair.lang}>
      {sign}
      {bound(pair.text)}
    </bdi>
  ) : (
    '—'
  )
  return href === undefined ? text : <Link to={href}>{text}</Link>
}
