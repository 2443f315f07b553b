import { findCheck, hasIntegerIds, inLang, isMany, mayBeChosen, refCondition, type Lang } from '../../kernel/kernel.ts'
import { choiceOf, useChoosable } from '../generic/choosable.ts'
import { optionsOf, useLookup } from '../generic/lookups.ts'
import { pairOf } from '../generic/record.ts'
import { say } from '../generic/texts.ts'
import { Checkbox } from '../ui/Checkbox.tsx'
import { FieldError } from '../ui/FieldError.tsx'
import { ComboBox } from '../ui/lateFields.tsx'
import type { Option } from '../ui/options.tsx'
import { RadioGroup } from '../ui/RadioGroup.tsx'
import { Select } from '../ui/Select.tsx'
import { useFocusAfterRemoval } from '../ui/useFocusAfterRemoval.ts'
import { asList, type EditorProps } from './editor.ts'

// A list that is read as a whole; longer ones are found by writing. Records become more from year to year: of them only a few are read.
const readAsAWhole = 20
const fewRecords = 8

/** One of the words of a choice. */
export function ChoiceEditor(props: EditorProps) {
  const words = Object.values(props.column.field.words ?? {})
  return <Choices {...props} options={words.map(([code, ar, en]) => ({ value: String(code), label: inLang([ar, en], props.lang) }))} />
}

/** One value of a lookup list. */
export function LookupEditor(props: EditorProps) {
  const items = useLookup(props.column.field.list)
  return <Choices {...props} options={optionsOf(items, [props.value].flat(), props.lang)} />
}

/** Another record, found by its name or code. */
export function RefEditor(props: EditorProps) {
  const { field } = props.column
  const records = useChoosable(field.to?.())
  const condition = refCondition(field)
  const areToCome = records.length === 0
  const chosen: unknown[] = [props.value].flat().filter(id => id !== null)
  // What is chosen already is shown, whatever it is; the rest are those that the server would take.
  const options = records
    .filter(row => !condition || chosen.includes(row.id) || mayBeChosen(condition, row, { ...props.record }))
    .map(row => choiceOf(row, props.lang))
  const others = chosen.filter(id => !records.some(row => row.id === id)).flatMap(id => unofferedChoice(id, areToCome, props))
  // All places are many: whoever is in the field before they have come stays in it.
  return <Choices {...props} options={[...options, ...others]} areMany={areToCome && !condition && field.to?.().name === 'place'} />
}

/** One that is chosen and offered no longer, such as a place out of use, by the name that the saved record has of it. */
function unofferedChoice(id: unknown, areToCome: boolean, { column, saved = {}, lang }: EditorProps): Option[] {
  const name = saved[column.name] === id ? pairOf(saved, `${column.name}Name`, lang)?.text : undefined
  if (name === undefined && areToCome) return []
  return [{ value: String(id), label: name ?? say('noLongerOffered', lang) }]
}

/** Yes or no. Where nothing is said at first, no is an answer like yes, and an empty box would not tell it from none. */
export function BooleanEditor({ id, column, label, hint, value, onChange, error, required, disabled, lang }: EditorProps) {
  if (!findCheck(column.field, 'initially')) {
    const options = [
      { value: 'true', label: say('yes', lang) },
      { value: 'false', label: say('no', lang) },
      ...(required ? [] : [{ value: 'null', label: say('notStated', lang) }]),
    ]
    const chosen = typeof value === 'boolean' ? String(value) : required ? undefined : 'null'
    return (
      <RadioGroup
        id={id}
        label={label}
        hint={hint}
        error={error}
        required={required}
        disabled={disabled}
        options={options}
        value={chosen}
        onChange={text => onChange(text === 'null' ? null : text === 'true')}
      />
    )
  }
  return (
    <Checkbox id={id} checked={value === true} onChange={onChange} error={error} required={required} disabled={disabled}>
      {label}
    </Checkbox>
  )
}

/**
 * One of several options, or several of them where the field takes them: in sight, or found by writing, by how many there are.
 * @param areMany more will come than a reader looks through
 */
export function Choices({
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
  areMany,
}: EditorProps & { options: readonly Option[]; areMany?: boolean }) {
  const isText = column.field.kind === 'ref' && !hasIntegerIds(column.field.to?.())
  const read = (text: string) => (isText ? text : Number(text))
  const shared = { id, label, hint, error, required, disabled, options }
  if (isMany(column.field)) {
    const chosen = asList(value).map(String)
    const left = options.filter(option => !chosen.includes(option.value))
    const set = (values: readonly string[]) => onChange(values.length === 0 ? null : values.map(read))
    if (!areMany && options.length <= (isText ? fewRecords : readAsAWhole))
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
                {toldApart(option, options)}
              </Checkbox>
            ))}
          </div>
          {error && <FieldError>{error}</FieldError>}
        </fieldset>
      )
    return <Found {...shared} options={options} left={left} chosen={chosen} onChosen={set} lang={lang} />
  }
  const chosen = typeof value === 'string' || typeof value === 'number' ? String(value) : undefined
  const choose = (text: string | undefined) => onChange(text === undefined ? null : read(text))
  return areMany || options.length > readAsAWhole ? (
    <ComboBox {...shared} value={chosen} onChange={choose} />
  ) : (
    <Select {...shared} value={chosen} onChange={choose} {...(!required && { none: say('select', lang) })} />
  )
}

interface FoundProps {
  readonly label: string
  readonly hint: string | undefined
  readonly error: string | undefined
  readonly required: boolean
  readonly disabled: boolean
  readonly id: string
  readonly options: readonly Option[]
  readonly left: readonly Option[]
  readonly chosen: readonly string[]
  readonly onChosen: (values: readonly string[]) => void
  readonly lang: Lang
}

/** Several of many: each is found by writing, and stands beneath as what can be taken away. */
function Found({ options, left, chosen, onChosen, lang, ...shared }: FoundProps) {
  const { box, noteRemoval } = useFocusAfterRemoval<HTMLDivElement>()
  return (
    <div ref={box}>
      <ComboBox
        key={chosen.length}
        {...shared}
        options={left}
        value={undefined}
        onChange={added => added !== undefined && onChosen([...chosen, added])}
      />
      <ul className="mt-2 flex flex-wrap gap-2">
        {options
          .filter(option => chosen.includes(option.value))
          .map((option, index) => (
            <li key={option.value} className="tag inline-flex items-center gap-1">
              {toldApart(option, options)}
              {!shared.disabled && (
                <button
                  type="button"
                  className="tag-remove"
                  aria-label={`${say('remove', lang)}: ${option.label}`}
                  onClick={() => {
                    noteRemoval(index)
                    onChosen(chosen.filter(other => other !== option.value))
                  }}
                >
                  ×
                </button>
              )}
            </li>
          ))}
      </ul>
    </div>
  )
}

/** What is chosen in words: by its name alone, unless another one has the same. */
function toldApart({ value, label, note }: Option, options: readonly Option[]): string {
  return note !== undefined && options.some(other => other.value !== value && other.label === label) ? `${label} · ${note}` : label
}
