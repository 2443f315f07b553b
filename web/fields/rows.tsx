import { use } from 'react'
import { GripVertical, Plus, Trash2 } from 'lucide-react'
import { columnsOf, numberOf, type Column } from '../../kernel/kernel.ts'
import { findFile } from '../generic/files.ts'
import { say } from '../generic/texts.ts'
import { Button } from '../ui/Button.tsx'
import { FieldError } from '../ui/FieldError.tsx'
import { Icon } from '../ui/Icon.tsx'
import { IconButton } from '../ui/IconButton.tsx'
import { MoveButtons } from '../ui/MoveButtons.tsx'
import { useOrdering } from '../ui/ordering.ts'
import { useFocusAfterRemoval } from '../ui/useFocusAfterRemoval.ts'
import { asList, EditorsContext, type EditorProps } from './editor.ts'
import { RowCell, withinOf } from './rowCell.tsx'
import { keyOfRow, rowsOf, withoutRow, withRow, withRowMoved, withRows } from './rowKeys.ts'
import { rowTexts } from './rowTexts.ts'
import { wordOf } from '../ui/texts.ts'

/** Child rows as a table that is edited in place; on a phone each row is a group of its own. */
export function RowsEditor(props: EditorProps) {
  const { id, column, label, value, onUpdate, error, required, disabled, lang } = props
  const columns = columnsOf(column.field.fields ?? {})
  const rows = rowsOf(value).map((row, index) => ({ id: keyOfRow(row), row, label: `${label} ${numberOf(index + 1, lang)}` }))
  const { source, target, keys } = useOrdering(rows, (key, by) => onUpdate(known => withRowMoved(known, key, by)))
  const { box, noteRemoval } = useFocusAfterRemoval<HTMLFieldSetElement>('.row-remove button')
  const isOrdered = !disabled && columns.some(isRead)
  const ofFile = columns.find(isFileNeeded)
  return (
    <fieldset className="field" id={id} ref={box}>
      <legend className="field-label">
        {label}
        {required && <span className="field-need">{wordOf('required', lang)}</span>}
      </legend>
      <ol className="row-groups">
        {rows.map((one, index) => (
          <li key={one.id} className={ofFile ? 'row-group row-of-file' : 'row-group'} {...target(index)}>
            {isOrdered && (
              <div className="row-order" {...(rows.length > 1 && source(one))}>
                {rows.length > 1 && <Icon of={GripVertical} small />}
                <bdi>{numberOf(index + 1, lang)}</bdi>
                {rows.length > 1 && (
                  <MoveButtons
                    label={one.label}
                    isFirst={index === 0}
                    isLast={index === rows.length - 1}
                    onMove={by => onUpdate(known => withRowMoved(known, one.id, by))}
                    onKeyDown={keys(one.id)}
                  />
                )}
              </div>
            )}
            {columns.map(inner => (
              <RowCell key={inner.name} {...props} inner={inner} row={one.row} index={index} />
            ))}
            {!disabled && (
              <span className="row-remove">
                <IconButton
                  icon={Trash2}
                  label={`${rowTexts.say('removeRow', lang)} ${index + 1}`}
                  onClick={() => {
                    noteRemoval(index)
                    onUpdate(known => withoutRow(known, one.id))
                  }}
                />
              </span>
            )}
          </li>
        ))}
      </ol>
      {disabled && rows.length === 0 && <p className="text-muted">{rowTexts.say('noRows', lang)}</p>}
      {error && <FieldError>{error}</FieldError>}
      {!disabled && (ofFile ? <FilesToRows {...props} of={ofFile} isTitled={columns.some(isTitle)} /> : <AddRow {...props} />)}
    </fieldset>
  )
}

function AddRow({ onUpdate, lang }: EditorProps) {
  return (
    <div>
      <Button icon={Plus} onClick={() => onUpdate(withRow)}>
        {say('addRow', lang)}
      </Button>
    </div>
  )
}

/** Adds a row for each of several files, with its name as its title where rows have one. */
function FilesToRows({ of, isTitled, ...props }: EditorProps & { readonly of: Column; readonly isTitled: boolean }) {
  const Editor = use(EditorsContext)?.attachments
  if (!Editor) return null
  const several = { ...of, field: { ...of.field, checks: of.field.checks.filter(({ name }) => name !== 'max') } }
  const rowOf = (file: unknown) => ({
    [of.name]: of.field.kind === 'image' ? file : [file],
    ...(isTitled && { titleAr: findFile(String(file))?.originalFileName.replace(/\.[^.]*$/, '') ?? null }),
  })
  return (
    <Editor
      {...props}
      id={`${props.id}-files`}
      column={several}
      label={rowTexts.say('addFiles', props.lang)}
      hint={undefined}
      value={null}
      onUpdate={change => props.onUpdate(known => withRows(known, asList(change(null)).map(rowOf)))}
      error={undefined}
      required={false}
      within={withinOf(props)}
    />
  )
}

/** Rows that are nothing without their file begin with it. */
function isFileNeeded({ need, field: { kind } }: Column): boolean {
  return need !== 'never' && (kind === 'image' || kind === 'attachments')
}

function isTitle({ name }: Column): boolean {
  return name === 'titleAr'
}

/** Rows that hold files or texts in two languages are read one after the other, in an order; those of figures have none. */
function isRead({ lang, field: { kind } }: Column): boolean {
  return lang !== undefined || kind === 'image' || kind === 'attachments'
}
