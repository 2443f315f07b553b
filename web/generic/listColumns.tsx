import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { inLang, listedColumnsOf, type AnyResource, type FieldKind, type Lang } from '../../kernel/kernel.ts'
import { Cell, NameOfPlace, OwnName } from '../fields/cells.tsx'
import type { SheetColumn } from '../ui/DataTable.tsx'
import { later, SparePart } from '../ui/later.ts'
import { bound } from './bound.tsx'
import { pairOf, type Row } from './record.ts'
import { RecordStatus } from './RecordStatus.tsx'
import { say } from './texts.ts'

const languageChips = later(() => import('../fields/LanguageChips.tsx').then(file => file.LanguageChips))

const widths: Readonly<Partial<Record<FieldKind, SheetColumn<Row>['width']>>> = {
  lookup: 'word',
  choice: 'state',
  ref: 'place',
  date: 'date',
  dateTime: 'moment',
  state: 'state',
}

// About how wide columns are, in rem. The number, the state and the acts of a row have their own width.
const narrow: readonly (FieldKind | undefined)[] = ['text', 'integer', 'choice', 'year', 'boolean', 'date', 'dateTime']
const narrowRem = 6
const usualRem = 9
const titleRem = 12
const framedRem = 20.5
const wideRem = 70

/** The columns of the definition's list; the first that names the record leads to it. Among records of several places each says whose it is. */
export function columnsFor(
  resource: AnyResource,
  fixed: Readonly<Record<string, string>>,
  lang: Lang,
  hrefOf: (row: Row) => string | undefined,
): SheetColumn<Row>[] {
  const all = listedColumnsOf(resource)
  const fields = { ...resource.fields, ...resource.options.facts }
  const { list } = resource.options
  const title = list.columns.find(key => fields[key]?.bilingual) ?? list.columns[0]
  const { owner } = resource.scope
  const listed = list.columns.filter(key => resource.fields[key]?.kind !== 'image')
  const keys = owner === 'id' || owner in fixed || listed.includes(owner) ? listed : [owner, ...listed]
  let rem = framedRem
  return keys.flatMap((key, index): SheetColumn<Row>[] => {
    const column = all.find(({ fieldName, name }) => fieldName === key || name === key)
    const kind = column?.field.kind
    const isOwner = key === owner
    const isShort = list.ownNames?.includes(key) === true
    const heading = column ? inLang(column.field.label, lang) : isOwner ? say('place', lang) : key
    // A state, which is always shown, has its room within the frame.
    if (kind !== 'state') rem += isShort ? 7 : key === title ? titleRem : narrow.includes(kind) ? narrowRem : usualRem
    // Where there is room for it: beside those before it, or only in a wider sheet.
    const room = key === title || kind === 'state' || index < 2 ? 'always' : index < 4 ? 'medium' : rem <= wideRem ? 'wide' : 'widest'
    const isSortable = column !== undefined && kind !== 'ref' && kind !== 'attachments'
    const draw = (row: Row): ReactNode => {
      if (isOwner) return <NameOfPlace name={pairOf(row, `${key}Name`, lang)?.text ?? say('ministry', lang)} />
      if (isShort) return <OwnName name={pairOf(row, `${key}Name`, lang)?.text} />
      if (key === 'translation' && column && kind === 'choice')
        return <SparePart of={languageChips} props={{ column, value: row[key], lang }} />
      if (kind === 'state') return <RecordStatus resource={resource} row={row} lang={lang} />
      if (column?.field.bilingual) return named(row, key, key === title ? hrefOf(row) : undefined, lang)
      const drawn = column && <Cell column={column} value={row[column.name]} row={row} lang={lang} />
      const href = key === title ? hrefOf(row) : undefined
      return href === undefined ? drawn : <Link to={href}>{drawn}</Link>
    }
    if (kind === 'integer' && !isOwner && key !== title) {
      const figure = (row: Row) => (typeof row[key] === 'number' ? row[key] : undefined)
      return [{ key, heading, figure, sortable: isSortable, room }]
    }
    const width = isOwner ? 'place' : key === title ? undefined : isShort ? 'word' : widths[kind ?? 'text']
    return [{ key, heading, cell: draw, title: key === title, sortable: isSortable, room, ...(width && { width }) }]
  })
}

function named(row: Row, key: string, href: string | undefined, lang: Lang): ReactNode {
  const pair = pairOf(row, key, lang)
  const text = pair ? <bdi lang={pair.lang}>{bound(pair.text)}</bdi> : '—'
  return href === undefined ? text : <Link to={href}>{text}</Link>
}
