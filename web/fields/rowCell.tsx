import { use } from 'react'
import { inLang, type Column } from '../../kernel/kernel.ts'
import { halfLang } from '../ui/FieldParts.tsx'
import { EditorsContext, type EditorProps } from './editor.ts'
import { keyOfRow, withCell, type RowValue } from './rowKeys.ts'

interface CellProps extends EditorProps {
  readonly inner: Column
  readonly row: RowValue
  readonly index: number
}

/** One value of a child row, edited in place. */
export function RowCell({ inner, row, index, ...props }: CellProps) {
  const Editor = use(EditorsContext)?.[inner.field.kind]
  if (!Editor) return null
  const update = (change: (known: unknown) => unknown) => props.onUpdate(known => withCell(known, keyOfRow(row), inner.name, change))
  return (
    <Editor
      {...props}
      id={`${props.id}-${index}-${inner.name}`}
      column={inner}
      // The editor of a text says itself in which of two languages it is; the English half speaks of itself in English.
      label={inLang(inner.field.label, halfLang(inner.lang, props.lang))}
      value={row[inner.name] ?? null}
      onChange={value => update(() => value)}
      onUpdate={update}
      error={props.innerErrors.get(`[${index}].${inner.name}`)}
      required={!props.disabled && inner.need !== 'never'}
      within={withinOf(props)}
    />
  )
}

/** The field of child rows that cells stand in, for uploads. */
export function withinOf({ within, column }: EditorProps): string {
  return within === undefined ? column.fieldName : `${within}.${column.fieldName}`
}
