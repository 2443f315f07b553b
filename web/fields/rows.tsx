import { use } from 'react'
import { Plus, Trash2 } from 'lucide-react'
import { columnsOf, inLang, type Column } from '../../kernel/kernel.ts'
import { say } from '../generic/texts.ts'
import { Button } from '../ui/Button.tsx'
import { FieldError } from '../ui/FieldError.tsx'
import { IconButton } from '../ui/IconButton.tsx'
import { useFocusAfterRemoval } from '../ui/useFocusAfterRemoval.ts'
import { EditorsContext, type EditorProps } from './editor.ts'
import { keyOfRow, rowsOf, withCell, withoutRow, withRow, type RowValue } from './rowKeys.ts'
import { wordOf } from '../ui/texts.ts'

/** Child rows as a table that is edited in place; on a phone each row is a group of its own. */
export function RowsEditor(props: EditorProps) {
  const { id, column, label, value, onUpdate, error, required, disabled, lang } = props
  const columns = columnsOf(column.field.fields ?? {})
  const { box, noteRemoval } = useFocusAfterRemoval<HTMLFieldSetElement>()
  return (
    <fieldset className="field" id={id} ref={box}>
      <legend className="field-label">
        {label}
        {required && <span className="field-need">{wordOf('required', lang)}</span>}
      </legend>
      <ol className="row-groups">
        {rowsOf(value).map((row, index) => {
          const key = keyOfRow(row)
          return (
            <li key={key} className="row-group">
              {columns.map(inner => (
                <RowCell key={inner.name} {...props} inner={inner} row={row} index={index} />
              ))}
              {!disabled && (
                <IconButton
                  icon={Trash2}
                  label={`${say('removeRow', lang)} ${index + 1}`}
                  onClick={() => {
                    noteRemoval(index)
                    onUpdate(known => withoutRow(known, key))
                  }}
                />
              )}
            </li>
          )
        })}
      </ol>
      {disabled && rowsOf(value).length === 0 && <p className="text-muted">{say('noRows', lang)}</p>}
      {error && <FieldError>{error}</FieldError>}
      {!disabled && (
        <div>
          <Button icon={Plus} onClick={() => onUpdate(withRow)}>
            {say('addRow', lang)}
          </Button>
        </div>
      )}
    </fieldset>
  )
}

interface CellProps extends EditorProps {
  readonly inner: Column
  readonly row: RowValue
  readonly index: number
}

/** One value of a child row, edited in place. */
export function RowCell({ inner, row, index, ...props }: CellProps) {
  const Editor = use(EditorsContext)?.[inner.field.kind]
  if (!Editor) return null
  const { within, column } = props
  const update = (change: (known: unknown) => unknown) => props.onUpdate(known => withCell(known, keyOfRow(row), inner.name, change))
  return (
    <Editor
      {...props}
      id={`${props.id}-${index}-${inner.name}`}
      column={inner}
      label={inLang(inner.label, props.lang)}
      value={row[inner.name] ?? null}
      onChange={value => update(() => value)}
      onUpdate={update}
      error={props.innerErrors.get(`[${index}].${inner.name}`)}
      required={!props.disabled && inner.need !== 'never'}
      within={within === undefined ? column.fieldName : `${within}.${column.fieldName}`}
    />
  )
}
