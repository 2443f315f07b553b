import { use } from 'react'
import { Plus, Trash2 } from 'lucide-react'
import { columnsOf, inLang, type Column } from '../../kernel/kernel.ts'
import { say } from '../generic/texts.ts'
import { Button } from '../ui/Button.tsx'
import { FieldError } from '../ui/FieldError.tsx'
import { IconButton } from '../ui/IconButton.tsx'
import { asList, EditorsContext, type EditorProps } from './editor.ts'

/** Child rows as a table that is edited in place; on a phone each row is a group of its own. */
export function RowsEditor(props: EditorProps) {
  const { id, column, label, value, onChange, error, required, disabled, lang } = props
  const rows = asList(value).filter(isRow)
  const columns = columnsOf(column.field.fields ?? {})
  const set = (next: readonly object[]) => onChange(next.length === 0 ? null : next)
  return (
    <fieldset className="field" id={id}>
      <legend className="field-label">
        {label}
        {required && <span className="field-need">{lang === 'ar' ? 'مطلوب' : 'required'}</span>}
      </legend>
      <ol className="row-groups">
        {rows.map((row, index) => (
          <li key={typeof row.id === 'string' ? row.id : index} className="row-group">
            {columns.map(inner => (
              <RowCell
                key={inner.name}
                {...props}
                inner={inner}
                row={row}
                index={index}
                onRow={changed => set(rows.map((other, place) => (place === index ? changed : other)))}
              />
            ))}
            {!disabled && (
              <IconButton
                icon={Trash2}
                label={`${say('removeRow', lang)} ${index + 1}`}
                onClick={() => set(rows.filter((_, place) => place !== index))}
              />
            )}
          </li>
        ))}
      </ol>
      {error && <FieldError>{error}</FieldError>}
      {!disabled && (
        <div>
          <Button icon={Plus} onClick={() => set([...rows, {}])}>
            {say('addRow', lang)}
          </Button>
        </div>
      )}
    </fieldset>
  )
}

type RowValue = Readonly<Record<string, unknown>>
interface CellProps extends EditorProps {
  readonly inner: Column
  readonly row: RowValue
  readonly index: number
  readonly onRow: (row: RowValue) => void
}

function RowCell({ inner, row, index, onRow, ...props }: CellProps) {
  const Editor = use(EditorsContext)?.[inner.field.kind]
  if (!Editor) return null
  return (
    <Editor
      {...props}
      id={`${props.id}-${index}-${inner.name}`}
      column={inner}
      label={inLang(inner.label, props.lang)}
      value={row[inner.name] ?? null}
      onChange={value => onRow({ ...row, [inner.name]: value })}
      error={props.innerErrors.get(`[${index}].${inner.name}`)}
      required={inner.need !== 'never'}
    />
  )
}

function isRow(value: unknown): value is RowValue {
  return typeof value === 'object' && value !== null
}
