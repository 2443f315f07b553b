import { inLang, isMany, mayBeChosen, refCondition } from '../../kernel/kernel.ts'
import { useLookup } from '../generic/lookups.ts'
import { usePlaces } from '../generic/places.ts'
import { say } from '../generic/texts.ts'
import { Checkbox } from '../ui/Checkbox.tsx'
import { ComboBox } from '../ui/ComboBox.tsx'
import { FieldError } from '../ui/FieldError.tsx'
import type { Option } from '../ui/options.tsx'
import { Select } from '../ui/Select.tsx'
import { asList, type EditorProps } from './editor.ts'

// A list that is read as a whole; longer ones are found by writing.
const readAsAWhole = 20

/** One of the words of a choice. */
export function ChoiceEditor(props: EditorProps) {
  const words = Object.values(props.column.field.words ?? {})
  return <Choices {...props} options={words.map(([code, ar, en]) => ({ value: String(code), label: inLang([ar, en], props.lang) }))} />
}

/** One value of a lookup list. */
export function LookupEditor(props: EditorProps) {
  const items = useLookup(props.column.field.list)
  return (
    <Choices
      {...props}
      options={items.map(({ id, nameAr, nameEn }) => ({ value: String(id), label: inLang([nameAr, nameEn], props.lang) }))}
    />
  )
}

/** Another record: a place, found by its name or code. */
export function RefEditor(props: EditorProps) {
  const places = usePlaces()
  const condition = refCondition(props.column.field)
  const chosen = [props.value].flat()
  // What is chosen already is shown, whatever it is; the rest are those that the server would take.
  const options = places
    .filter(item => !condition || chosen.includes(item.id) || mayBeChosen(condition, { ...item }, { ...props.record }))
    .map(({ id, code, nameAr, nameEn }) => ({ value: id, label: inLang([nameAr, nameEn], props.lang), note: code }))
  return <Choices {...props} options={options} />
}

/** Yes or no. */
export function BooleanEditor({ id, label, value, onChange, error, required, disabled }: EditorProps) {
  return (
    <Checkbox id={id} checked={value === true} onChange={onChange} error={error} required={required} disabled={disabled}>
      {label}
    </Checkbox>
  )
}

function Choices({
  id,
  column,
  label,
  hint,
  value,
  onChange,
  error,
  required,
  disabled,
  lang,
  options,
}: EditorProps & { options: readonly Option[] }) {
  const read = (text: string) => (column.field.kind === 'ref' ? text : Number(text))
  const shared = { id, label, hint, error, required, disabled, options }
  if (isMany(column.field)) {
    const chosen = asList(value).map(String)
    const left = options.filter(option => !chosen.includes(option.value))
    const set = (values: readonly string[]) => onChange(values.length === 0 ? null : values.map(read))
    if (options.length <= readAsAWhole)
      return (
        <fieldset className="field" id={id}>
          <legend className="field-label">{label}</legend>
          <div className="choices">
            {options.map(option => (
              <Checkbox
                key={option.value}
                checked={chosen.includes(option.value)}
                disabled={disabled}
                onChange={on => set(on ? [...chosen, option.value] : chosen.filter(other => other !== option.value))}
              >
                {option.label}
              </Checkbox>
            ))}
          </div>
          {error && <FieldError>{error}</FieldError>}
        </fieldset>
      )
    return (
      <div>
        <ComboBox
          key={chosen.length}
          {...shared}
          options={left}
          value={undefined}
          onChange={added => added !== undefined && set([...chosen, added])}
        />
        <ul className="mt-2 flex flex-wrap gap-2">
          {options
            .filter(option => chosen.includes(option.value))
            .map(option => (
              <li key={option.value} className="tag inline-flex items-center gap-1">
                {option.label}
                <button
                  type="button"
                  className="inline-flex min-h-6 min-w-6 items-center justify-center"
                  aria-label={`${say('remove', lang)}: ${option.label}`}
                  onClick={() => set(chosen.filter(other => other !== option.value))}
                >
                  ×
                </button>
              </li>
            ))}
        </ul>
      </div>
    )
  }
  const chosen = typeof value === 'string' || typeof value === 'number' ? String(value) : undefined
  const choose = (text: string | undefined) => onChange(text === undefined ? null : read(text))
  // The list of a combo box is read when it is drawn: it is drawn anew when its values have come.
  return options.length > readAsAWhole ? (
    <ComboBox key={`${options.length} ${options[0]?.value}`} {...shared} value={chosen} onChange={choose} />
  ) : (
    <Select {...shared} value={chosen} onChange={choose} {...(!required && { none: say('select', lang) })} />
  )
}
