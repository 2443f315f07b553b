import { ArrowDown, ArrowUp, Plus, Trash2 } from 'lucide-react'
import type { EditorProps } from '../../../web/fields/editor.ts'
import { keyOfRow, rowsOf, withCell, withoutRow, type RowValue } from '../../../web/fields/rowKeys.ts'
import { RowCell } from '../../../web/fields/rowCell.tsx'
import { useDefinition } from '../../../web/generic/definition.ts'
import { useLookup } from '../../../web/generic/lookups.ts'
import { Button } from '../../../web/ui/Button.tsx'
import { FieldError } from '../../../web/ui/FieldError.tsx'
import { IconButton } from '../../../web/ui/IconButton.tsx'
import type { Option } from '../../../web/ui/options.tsx'
import { Select } from '../../../web/ui/Select.tsx'
import { useFocusAfterRemoval } from '../../../web/ui/useFocusAfterRemoval.ts'
import { inLang, type AnyResource, type Lang } from '../../define.ts'
import { audiences, fieldColumns, fieldSources, fieldTypes, textKinds } from './entryTemplate.ts'
import { shownColumns } from './templateColumns.ts'
import { askableFields, findModule } from './templated.ts'
import { movedOrders, orderedRows, withField } from './templateRows.ts'
import { say } from './texts.ts'

/** The fields of a template in their order: the form's own, chosen by their names, and those that it adds. */
export function TemplateFields(props: EditorProps) {
  const { id, label, value, onUpdate, error, disabled, lang, record } = props
  const modules = useLookup('moduleType')
  const found = findModule(modules.find(item => item.id === record?.module)?.code ?? '')
  const { resource } = useDefinition(found?.resource)
  const { box, noteRemoval } = useFocusAfterRemoval<HTMLFieldSetElement>('.row-acts button')
  const rows = orderedRows(value)
  const options = found && resource ? optionsFor(resource, askableFields(resource, found), lang) : []
  const taken = new Set(rows.map(({ fieldKey }) => fieldKey))
  const free = options.find(option => !taken.has(option.value))
  const isForVisitors = record?.audience === audiences.visitor[0]
  const add = (row: RowValue) => onUpdate(known => withField(known, { required: false, visible: true, ...row }))
  return (
    <fieldset className="field" id={id} tabIndex={-1} ref={box}>
      <legend className="sr">{label}</legend>
      <ol className="row-groups">
        {rows.map((row, index) => (
          <TemplateRow
            key={keyOfRow(row)}
            {...props}
            row={row}
            number={index + 1}
            count={rows.length}
            options={options.filter(option => option.value === row.fieldKey || !taken.has(option.value))}
            onRemoval={() => noteRemoval(index)}
          />
        ))}
      </ol>
      {error && <FieldError>{error}</FieldError>}
      {!disabled && (
        <div className="template-adds">
          <Button
            icon={Plus}
            disabledReason={!found ? say('moduleFirst', lang) : free ? undefined : say('allTaken', lang)}
            onClick={() => add({ source: fieldSources.own[0], fieldKey: free?.value ?? null })}
          >
            {say('ownField', lang)}
          </Button>
          <Button
            icon={Plus}
            disabledReason={isForVisitors ? undefined : say('visitorsOnly', lang)}
            onClick={() => add({ source: fieldSources.added[0], fieldType: fieldTypes.text[0], textKind: textKinds.line[0] })}
          >
            {say('addedField', lang)}
          </Button>
        </div>
      )}
    </fieldset>
  )
}

function optionsFor({ fields }: AnyResource, names: readonly string[], lang: Lang): Option[] {
  return names.flatMap(name => {
    const field = fields[name]
    return field ? [{ value: name, label: inLang(field.label, lang) }] : []
  })
}

interface TemplateRowProps extends EditorProps {
  readonly row: RowValue
  readonly number: number
  readonly count: number
  readonly options: readonly Option[]
  /** Told before the row goes. */
  readonly onRemoval: () => void
}

function TemplateRow({ row, number, count, options, onRemoval, ...props }: TemplateRowProps) {
  const { id, value, onUpdate, disabled, lang, innerErrors } = props
  const key = keyOfRow(row)
  // Mistakes are named by the place in which a row is sent.
  const index = rowsOf(value).findIndex(one => keyOfRow(one) === key)
  const isAdded = row.source === fieldSources.added[0]
  const own = options.find(option => option.value === row.fieldKey)?.label
  const said = inLang([textOf(row.labelAr), textOf(row.labelEn) || textOf(row.labelAr)], lang)
  const name = (isAdded ? said : own) || say('unnamed', lang)
  const errorAt = (column: string) => innerErrors.get(`[${index}].${column}`)
  return (
    <li>
      <fieldset className="template-field">
        <legend className="sr">{say('nameOfRow', lang, { number: String(number), name })}</legend>
        <div className="template-field-head">
          <b aria-hidden="true">
            <bdi>{say('nameOfRow', lang, { number: String(number), name })}</bdi>
          </b>
          {!disabled && (
            <span className="row-acts">
              <IconButton
                icon={ArrowUp}
                label={say('up', lang, { name })}
                disabledReason={number === 1 ? say('isFirst', lang) : undefined}
                onClick={() => onUpdate(known => moved(known, key, -1))}
              />
              <IconButton
                icon={ArrowDown}
                label={say('down', lang, { name })}
                disabledReason={number === count ? say('isLast', lang) : undefined}
                onClick={() => onUpdate(known => moved(known, key, 1))}
              />
              <IconButton
                icon={Trash2}
                label={say('remove', lang, { name })}
                onClick={() => {
                  onRemoval()
                  onUpdate(known => withoutRow(known, key))
                }}
              />
            </span>
          )}
        </div>
        {!isAdded && (
          <Select
            id={`${id}-${index}-fieldKey`}
            label={inLang(labelOf('fieldKey'), lang)}
            options={own === undefined ? [...options, { value: textOf(row.fieldKey), label: say('fieldMissing', lang) }] : options}
            value={textOf(row.fieldKey)}
            onChange={chosen => onUpdate(known => withCell(known, key, 'fieldKey', () => chosen ?? null))}
            error={errorAt('fieldKey')}
            required
            disabled={disabled}
          />
        )}
        {shownColumns(row).map(column => (
          <RowCell
            key={column.name}
            {...props}
            hint={column.name === 'choices' ? say('choicesHint', lang) : undefined}
            inner={column}
            row={row}
            index={index}
          />
        ))}
      </fieldset>
    </li>
  )
}

/** The value with one row a place further on: each row keeps what it is told apart by. */
function moved(value: unknown, key: string, by: -1 | 1): unknown {
  const rows = orderedRows(value)
  const orders = movedOrders(
    rows.length,
    rows.findIndex(row => keyOfRow(row) === key),
    by,
  )
  return rows.reduce<unknown>((known, row, index) => withCell(known, keyOfRow(row), 'order', () => orders[index]), value)
}

function labelOf(name: string): readonly [string, string] {
  const [ar = '', en = ''] = fieldColumns.find(column => column.name === name)?.label ?? []
  return [ar, en]
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : ''
}
