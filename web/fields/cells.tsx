import { Fragment, type ReactNode } from 'react'
import { findWord, inLang, isMany, numberOf, type Column, type FieldKind, type Lang } from '../../kernel/kernel.ts'
import { amountOf } from './amount.ts'
import { useLookup, type LookupItem } from '../generic/lookups.ts'
import { Moment } from '../generic/Moment.tsx'
import { pairOf, type Row } from '../generic/record.ts'
import { bound } from '../generic/bound.tsx'
import { say } from '../generic/texts.ts'
import { CategorySign } from '../ui/CategorySign.tsx'
import { StateLabel, type StateKind } from '../ui/StateLabel.tsx'
import { later, SparePart } from '../ui/later.ts'
import { commaOf } from './comma.ts'
import { useCurrency } from './currency.ts'

const names = later(() => import('./rowMarks.tsx').then(file => file.Names))

/** What a cell is given: the value, and the row that it stands in. */
export interface CellProps {
  readonly column: Column
  readonly value: unknown
  readonly row: Row
  readonly lang: Lang
}

/** A value as a reader sees it; nothing where there is none. */
export function Cell(props: CellProps): ReactNode {
  if (props.value === null || props.value === undefined || props.value === '') return <span className="text-muted no-value">—</span>
  const Drawn = cells[props.column.field.kind]
  return <Drawn {...props} />
}

const asNumber = ({ value, lang, column }: CellProps) => (
  <bdi dir="ltr">{column.field.kind === 'year' ? String(value) : numberOf(Number(value), lang)}</bdi>
)
const asCode = ({ value, lang }: CellProps) =>
  // Several are one text, each isolated by its signs.
  Array.isArray(value) ? value.map(one => `\u2066${one}\u2069`).join(commaOf(lang)) : <bdi dir="ltr">{String(value)}</bdi>
/** A number of a file, a code: Latin letters and digits without a space; it is never broken. */
const code = /^(?=.*\d)[\w./-]+$/
const cells: Readonly<Record<FieldKind, (props: CellProps) => ReactNode>> = {
  text: ({ value, lang }) =>
    Array.isArray(value) ? value.join(commaOf(lang)) : <bdi dir={code.test(String(value)) ? 'ltr' : undefined}>{String(value)}</bdi>,
  longText: ({ value }) => <bdi>{String(value)}</bdi>,
  richText: ({ value }) => (
    <bdi>
      {String(value)
        .replace(/<[^>]*>/g, ' ')
        .slice(0, 120)}
    </bdi>
  ),
  email: asCode,
  phone: asCode,
  url: asCode,
  integer: asNumber,
  decimal: asNumber,
  percent: ({ value, lang }) => <bdi dir="ltr">{numberOf(Number(value), lang)}%</bdi>,
  year: asNumber,
  money: MoneyCell,
  boolean: ({ value, lang }) => say(value === true ? 'yes' : 'no', lang),
  date: ({ value }) => <bdi dir="ltr">{String(value).replaceAll('-', '/')}</bdi>,
  dateTime: ({ value, lang }) => <Moment at={String(value)} lang={lang} />,
  time: asCode,
  geoPoint: ({ value }) => <bdi dir="ltr">{coordinates(value)}</bdi>,
  choice: ({ value, column, lang }) => {
    const kind = stateKinds[findWord(column.field.words ?? {}, value) ?? '']
    const words = wordsOf(column, value, lang)
    return kind && isState(column) ? <StateLabel kind={kind}>{words}</StateLabel> : words
  },
  lookup: LookupCell,
  ref: ({ column, row, lang }) =>
    isMany(column.field) ? (
      <SparePart of={names} props={{ row, name: column.name, lang }} />
    ) : (
      <NameOfPlace name={pairOf(row, `${column.name}Name`, lang)?.text ?? '—'} />
    ),
  image: () => null,
  attachments: ({ value, lang }) => numberOf(Array.isArray(value) ? value.length : 0, lang),
  rows: ({ value, lang }) => numberOf(Array.isArray(value) ? value.length : 0, lang),
  state: ({ value, column, lang }) => {
    const word = findWord(column.field.words ?? {}, value) ?? ''
    return <StateLabel kind={stateKinds[word] ?? 'draft'}>{wordsOf(column, value, lang)}</StateLabel>
  },
}

/** The sign beside the word of a state. */
export const stateKinds: Readonly<Record<string, StateKind>> = Object.fromEntries(
  (
    [
      ['draft', 'draft neverSignedIn hidden awaitingConfirmation'],
      ['waiting', 'underReview submitted queued invited new confirmed'],
      ['changed', 'edited editedAfterRejected returned sending assigned'],
      ['scheduled', 'scheduled held waitingSender needsInformation'],
      ['done', 'published verified sent delivered active showing answered'],
      ['refused', 'rejected failed locked spam'],
      ['ended', 'cancelled deactivated over closed withdrawn expired'],
    ] as const
  ).flatMap(([kind, words]) => words.split(' ').map((word): [string, StateKind] => [word, kind])),
)

/** Is each word of the choice one of a state? A reader then knows it by its sign, as he knows the states of records. */
function isState({ field: { words = {} } }: Column): boolean {
  return Object.keys(words).every(word => word in stateKinds)
}

/** «مديرية الحكم المحلي - جنين»: whole, on as many lines as it takes; none begins or ends with the dash. */
export function NameOfPlace({ name }: { name: string }) {
  return <bdi>{bound(name)}</bdi>
}

/** «جنين» of «مديرية الحكم المحلي - جنين», where the column's heading says the rest. */
export function OwnName({ name }: { name: string | undefined }) {
  if (!name) return <span className="text-muted no-value">—</span>
  return <bdi title={name}>{name.slice(name.lastIndexOf(' - ') + 1).replace(/^- /, '')}</bdi>
}

function MoneyCell({ value, column, row, lang }: CellProps) {
  const unit = useCurrency(row, column.field, lang)
  return (
    <>
      <bdi dir="ltr">{amountOf(String(value))}</bdi>
      {unit && <span className="unit">{unit}</span>}
    </>
  )
}

function LookupCell({ value, column, lang }: CellProps) {
  const items = useLookup(column.field.list)
  const held = [value].flat().flatMap(id => items.filter(item => item.id === id))
  const drawn = held.map((item, index) => (
    <Fragment key={item.id}>
      {index > 0 && commaOf(lang)}
      <LookupName item={item} lang={lang} />
    </Fragment>
  ))
  // Several are one text, which breaks between its words.
  return held.length > 1 ? <span className="cell-values">{drawn}</span> : drawn
}

/** A value of a lookup list with its sign and colour; one that is out of use is grey and says so. */
export function LookupName({ item, lang }: { item: Pick<LookupItem, 'nameAr' | 'nameEn' | 'isActive' | 'color' | 'icon'>; lang: Lang }) {
  const name = <bdi>{inLang([item.nameAr, item.nameEn], lang)}</bdi>
  if (item.isActive)
    return (
      <>
        <CategorySign color={item.color} icon={item.icon} />
        {name}
      </>
    )
  return (
    <span className="text-muted">
      {name} ({say('outOfUse', lang)})
    </span>
  )
}

function wordsOf(column: Column, value: unknown, lang: Lang): string {
  const words = column.field.words ?? {}
  return [value]
    .flat()
    .map(code => {
      const word = words[findWord(words, code) ?? '']
      return word ? inLang([word[1], word[2]], lang) : String(code)
    })
    .join(commaOf(lang))
}

function coordinates(value: unknown): string {
  if (typeof value !== 'object' || value === null || !('lat' in value) || !('lng' in value)) return ''
  return `${String(value.lat)}, ${String(value.lng)}`
}
