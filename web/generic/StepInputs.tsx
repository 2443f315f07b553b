import { columnsOf, inLang, type AnyResource, type Fields, type Problem } from '../../kernel/kernel.ts'
import { editors } from '../fields/editors.tsx'
import { useLang } from '../ui/LangProvider.tsx'

interface StepInputsProps {
  readonly resource: AnyResource
  /** What the step asks for. */
  readonly fields: Fields
  readonly values: Readonly<Record<string, unknown>>
  /** The record of which it is asked: its currency stands behind amounts. */
  readonly record?: Readonly<Record<string, unknown>> | undefined
  readonly problems: readonly Problem[]
  /** What is said beneath a field. */
  readonly hintOf?: ((key: string) => string | undefined) | undefined
  readonly onUpdate: (key: string, change: (known: unknown) => unknown) => void
}

/** What a step asks for beside the record: a reason, a note, a time. */
export function StepInputs({ resource, fields, values, record, problems, hintOf, onUpdate }: StepInputsProps) {
  const lang = useLang()
  return columnsOf(fields).map(column => {
    const Editor = editors[column.field.kind]
    return (
      <Editor
        key={column.name}
        id={`step-${column.name}`}
        column={column}
        label={inLang(column.field.label, lang)}
        hint={hintOf?.(column.name)}
        value={values[column.name] ?? null}
        onChange={value => onUpdate(column.name, () => value)}
        onUpdate={change => onUpdate(column.name, change)}
        error={problems.find(({ at }) => at === column.name)?.sentence[lang]}
        innerErrors={new Map()}
        required={column.need !== 'never'}
        disabled={false}
        lang={lang}
        resource={resource.name}
        record={record}
      />
    )
  })
}
