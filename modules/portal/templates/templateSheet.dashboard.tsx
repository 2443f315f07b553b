import { useQueryClient } from '@tanstack/react-query'
import type { EditorProps } from '../../../web/fields/editor.ts'
import { optionsOf, useLookup } from '../../../web/generic/lookups.ts'
import { titleOf, type Row } from '../../../web/generic/record.ts'
import { RecordForm } from '../../../web/generic/RecordForm.tsx'
import { useRecord } from '../../../web/generic/useRecord.tsx'
import { useLang } from '../../../web/ui/LangProvider.tsx'
import { Select } from '../../../web/ui/Select.tsx'
import { Sheet } from '../../../web/ui/Sheet.tsx'
import { entryTemplate } from './entryTemplate.ts'
import { TemplateFields } from './templateFields.dashboard.tsx'
import { findModule } from './templated.ts'
import { say } from './texts.ts'

const own = { module: ModuleEditor, category: CategoryEditor, fields: TemplateFields }

interface TemplateSheetProps {
  /** `0`: a new one. */
  readonly id: string
  readonly hrefOf: (row: Row) => string
  readonly onClose: () => void
}

/** One template, written beside the list. */
export function TemplateSheet({ id, hrefOf, onClose }: TemplateSheetProps) {
  const lang = useLang()
  const queries = useQueryClient()
  const { record } = useRecord(entryTemplate, id)
  const title =
    id === '0'
      ? say('newTemplate', lang)
      : record
        ? titleOf(entryTemplate, record, lang)
        : entryTemplate.options.label[lang === 'ar' ? 0 : 1]
  return (
    <Sheet title={<bdi>{title}</bdi>} open onClose={onClose}>
      <RecordForm
        resource={entryTemplate}
        id={id}
        listHref="/dashboard/entryTemplate"
        hrefOf={hrefOf}
        isPart
        isHeadless
        own={own}
        onSaved={() => {
          void queries.invalidateQueries({ queryKey: ['template'] })
          onClose()
        }}
      />
    </Sheet>
  )
}

/** Of all modules those whose forms have templates. */
function ModuleEditor({ id, label, value, onChange, error, required, disabled, lang }: EditorProps) {
  const items = useLookup('moduleType').filter(({ code }) => findModule(code) !== undefined)
  return (
    <Select
      id={id}
      label={label}
      options={optionsOf(items, [value], lang)}
      value={typeof value === 'number' ? String(value) : undefined}
      onChange={chosen => onChange(chosen === undefined ? null : Number(chosen))}
      error={error}
      required={required}
      disabled={disabled}
    />
  )
}

/** A value of the list that the chosen module is divided by. */
function CategoryEditor({ id, label, value, onChange, error, disabled, lang, record }: EditorProps) {
  const modules = useLookup('moduleType')
  const found = findModule(modules.find(item => item.id === record?.module)?.code ?? '')
  const items = useLookup(found?.list)
  const isKnown = items.some(item => item.id === value)
  return (
    <Select
      id={id}
      label={label}
      hint={found ? undefined : say('moduleFirst', lang)}
      options={optionsOf(items, [value], lang)}
      none={say('allCategories', lang)}
      value={isKnown ? String(value) : undefined}
      onChange={chosen => onChange(chosen === undefined ? null : Number(chosen))}
      error={error}
      disabled={disabled || !found}
    />
  )
}
