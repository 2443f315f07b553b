import { columnsOf, findWord, inLang, listedColumnsOf, type AnyResource, type Field, type Lang } from '../../kernel/kernel.ts'
import { Cell } from '../fields/cells.tsx'
import { FactList } from '../ui/FactList.tsx'
import { Moment } from './Moment.tsx'
import { pairOf, type Row } from './record.ts'
import { say } from './texts.ts'

interface RecordFactsProps {
  readonly resource: AnyResource
  readonly record: Row
  /** The columns that are told, in their order; one without a value is left out. */
  readonly names: readonly string[]
  readonly lang: Lang
}

/** What a record says, to be read: label and value, line by line. */
export function RecordFacts({ resource, record, names, lang }: RecordFactsProps) {
  const columns = new Map(listedColumnsOf(resource).map(column => [column.name, column]))
  const facts = names.flatMap(name => {
    const column = columns.get(name)
    const value = record[name]
    if (value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0)) return []
    if (column) return [{ label: inLang(column.label, lang), value: <Cell column={column} value={value} row={record} lang={lang} /> }]
    // Whose it is stands beside the fields.
    const owner = name === resource.scope.owner ? pairOf(record, `${name}Name`, lang)?.text : undefined
    return owner === undefined ? [] : [{ label: say('place', lang), value: <bdi>{owner}</bdi> }]
  })
  return <FactList look="rows" facts={facts} />
}

interface ConversationListProps {
  /** Child rows of `kind`, `text`, `at` and `by`. */
  readonly field: Field
  readonly rows: unknown
  readonly none: string
  readonly lang: Lang
}

/** What was said about a record, in its order: by whom, when, and of which sort. */
export function ConversationList({ field, rows, none, lang }: ConversationListProps) {
  const kind = columnsOf(field.fields ?? {}).find(column => column.name === 'kind')
  const said = Array.isArray(rows) ? rows.filter(isSaid) : []
  if (said.length === 0) return <p className="text-muted">{none}</p>
  return (
    <ol className="conversation">
      {said.map(row => {
        const word = kind?.field.words?.[findWord(kind.field.words, row.kind) ?? '']
        return (
          <li key={row.id}>
            <p className="conversation-head">
              <b>{word ? inLang([word[1], word[2]], lang) : ''}</b> {row.by && <bdi>{row.by}</bdi>} <Moment at={row.at} lang={lang} />
            </p>
            <p className="conversation-text">
              <bdi>{row.text}</bdi>
            </p>
          </li>
        )
      })}
    </ol>
  )
}

interface Said {
  readonly id: string
  readonly kind: number
  readonly text: string
  readonly at: string
  readonly by: string | null
}

function isSaid(row: unknown): row is Said {
  return typeof row === 'object' && row !== null && 'text' in row && 'at' in row && 'kind' in row && 'id' in row
}
