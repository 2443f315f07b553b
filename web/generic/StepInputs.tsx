import { columnsOf, inLang, type AnyResource, type Fields, type Problem } from '../../kernel/kernel.ts'
import { Choices } from '../fields/choices.tsx'
import type { EditorProps } from '../fields/editor.ts'
import { editors } from '../fields/editors.tsx'
import { useLang } from '../ui/LangProvider.tsx'
import { optionsOf, useLookup } from './lookups.ts'

interface StepInputsProps {
  readonly resource: AnyResource
  /** What the step asks for. */
  readonly fields: Fields
  readonly values: Readonly<Record<string, unknown>>
  /** The record of which it is asked: its currency stands behind amounts. */
  readonly record?: Readonly<Record<string, unknown>> | undefined
  readonly problems: readonly Problem[]
  /** What may be chosen in a field, where it is not the whole list. */
  readonly onlyOf?: ((key: string) => readonly unknown[] | undefined) | undefined
  /** What is said beneath a field. */
  readonly hintOf?: ((key: string) => string | undefined) | undefined
  readonly onUpdate: (key: string, change: (known: unknown) => unknown) => void
}

/** What a step asks for beside the record: a reason, a note, a time. */
export function StepInputs({ resource, fields, values, record, problems, onlyOf, hintOf, onUpdate }: StepInputsProps) {
  const lang = useLang()
  return columnsOf(fields).map(column => {
    const only = onlyOf?.(column.name)
    const asked = {
      id: `step-${column.name}`,
      column,
      label: inLang(column.field.label, lang),
      hint: hintOf?.(column.name),
      value: values[column.name] ?? null,
      onChange: (value: unknown) => onUpdate(column.name, () => value),
      onUpdate: (change: (known: unknown) => unknown) => onUpdate(column.name, change),
      error: problems.find(({ at }) => at === column.name)?.sentence[lang],
      innerErrors: new Map<string, string>(),
      required: column.need !== 'never',
      disabled: false,
      lang,
      resource: resource.name,
      record,
    }
    const Editor = editors[column.field.kind]
    return only ? <SomeOfList key={column.name} {...asked} only={only} /> : <Editor key={column.name} {...asked} />
  })
}

/** One value of a list of which not all may be chosen now. */
function SomeOfList({ only, ...asked }: EditorProps & { readonly only: readonly unknown[] }) {
  const items = useLookup(asked.column.field.list).filter(({ id }) => only.includes(id))
  return <Choices {...asked} options={optionsOf(items, [], asked.lang)} />
}
