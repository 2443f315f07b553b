import { useQuery } from '@tanstack/react-query'
import { SlidersHorizontal } from 'lucide-react'
import { Fragment, useState, type ReactNode } from 'react'
import { inLang, pluralOf, type Lang } from '../../define.ts'
import { browserApi } from '../../../web/generic/browserApi.ts'
import type { FieldError } from '../../../web/generic/api.ts'
import { useCaller } from '../../../web/generic/caller.ts'
import { useDesk } from '../../../web/generic/desk.ts'
import { useLookup } from '../../../web/generic/lookups.ts'
import { usePlaces } from '../../../web/generic/places.ts'
import { useRoom } from '../../../web/generic/useRoom.ts'
import { useTyped } from '../../../web/generic/useTyped.ts'
import { Button } from '../../../web/ui/Button.tsx'
import type { Option } from '../../../web/ui/options.tsx'
import { Select } from '../../../web/ui/Select.tsx'
import { TextField } from '../../../web/ui/TextField.tsx'
import { ComboBox, DatePicker } from '../../../web/ui/lateFields.tsx'
import type { auditFilters, AuditChoices } from './audit.ts'
import { filterCount, say, scopeWords, statusClasses, statusWords } from './texts.ts'
import { tablesOf } from './tables.ts'
import { useTableWords } from './useTableWords.dashboard.tsx'

/** A filter, as address and call name it. */
export type FilterName = keyof typeof auditFilters
export type FilterValues = Readonly<Partial<Record<FilterName, string | undefined>>>

interface AuditFiltersProps {
  readonly values: FilterValues
  /** The first day that is shown while nobody has chosen one. */
  readonly usualFrom: string
  /** What the server refuses of them. */
  readonly problems: readonly FieldError[]
  readonly onChange: (changes: FilterValues) => void
  readonly lang: Lang
}

/** Those that unfold on every window. */
const further: readonly FilterName[] = [
  'place',
  'moduleName',
  'fieldName',
  'value',
  'rowId',
  'changesScope',
  'httpStatusCode',
  'clientIpAddress',
  'requestId',
]

interface Usual {
  readonly name: FilterName
  /** About how wide it is, in rem. */
  readonly rem: number
  readonly drawn: ReactNode
}

/** What narrows the audit (reports, section 5): the usual filters in one line as far as it has room, the others unfold beneath it. */
export function AuditFilters({ values, usualFrom, problems, onChange, lang }: AuditFiltersProps) {
  const set = (name: FilterName) => (value: string | undefined) => onChange({ [name]: value === '' ? undefined : value })
  const shared = { values, set, problems, lang }
  const from = values.executionTimeFrom?.slice(0, 10) ?? (values.rowId || values.requestId ? undefined : usualFrom)
  const onTable = (tableName: string | undefined) =>
    onChange({ tableName, fieldName: undefined, value: tableName === undefined ? undefined : values.value })
  const usual: readonly Usual[] = [
    {
      name: 'executionTimeFrom',
      rem: 14.5,
      drawn: <DatePicker label={say('from', lang)} value={from} onChange={set('executionTimeFrom')} />,
    },
    {
      name: 'executionTimeTo',
      rem: 14.5,
      drawn: <DatePicker label={say('to', lang)} value={values.executionTimeTo?.slice(0, 10)} onChange={set('executionTimeTo')} />,
    },
    { name: 'user', rem: 12, drawn: <UserFilter {...shared} /> },
    { name: 'action', rem: 9, drawn: <ActionFilter {...shared} /> },
    { name: 'tableName', rem: 12, drawn: <TableFilter {...shared} onTable={onTable} /> },
  ]
  const [row, fitting] = useRoom(
    usual.map(({ rem }) => rem),
    false,
    true,
  )
  const folded = usual.slice(fitting)
  const inForce = [...folded.map(({ name }) => name), ...further].filter(name => values[name] !== undefined).length
  const [isOpen, setOpen] = useState(further.some(name => values[name] !== undefined))
  return (
    <search>
      <div className="filters filters-line" ref={row}>
        {usual.slice(0, fitting).map(({ name, drawn }) => (
          <Fragment key={name}>{drawn}</Fragment>
        ))}
        <Button icon={SlidersHorizontal} aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {say('moreFilters', lang)}
          {inForce > 0 && ` (${pluralOf(filterCount, inForce, lang)})`}
        </Button>
      </div>
      {isOpen && (
        <div className="filters">
          {folded.map(({ name, drawn }) => (
            <Fragment key={name}>{drawn}</Fragment>
          ))}
          <FurtherFilters {...shared} />
        </div>
      )}
    </search>
  )
}

interface SharedProps {
  readonly values: FilterValues
  readonly set: (name: FilterName) => (value: string | undefined) => void
  readonly problems: readonly FieldError[]
  readonly lang: Lang
}

function UserFilter({ values, set, lang }: SharedProps) {
  const choices = useQuery({
    queryKey: ['audit', 'choices'],
    queryFn: () => browserApi.get<AuditChoices>('AuditLog/GetChoices'),
    staleTime: 5 * 60_000,
  })
  const options = (choices.data?.users ?? []).map(
    ({ id, userName, nameAr, nameEn }): Option => ({ value: id, label: inLang([nameAr, nameEn ?? ''], lang), note: userName }),
  )
  return (
    <ComboBox
      key={options.length}
      label={say('user', lang)}
      value={values.user}
      onChange={set('user')}
      options={options}
      placeholder={say('all', lang)}
    />
  )
}

function ActionFilter({ values, set, lang }: SharedProps) {
  return (
    <Select
      label={say('action', lang)}
      value={values.action}
      onChange={set('action')}
      options={lookupOptions(useLookup('auditAction'), lang)}
      none={say('all', lang)}
    />
  )
}

function TableFilter({ values, lang, onTable }: SharedProps & { onTable: (table: string | undefined) => void }) {
  const { kinds } = useDesk()
  const options = tablesOf(kinds).map(({ table, label }): Option => ({ value: table, label: inLang(label, lang) }))
  return (
    <ComboBox label={say('table', lang)} value={values.tableName} onChange={onTable} options={options} placeholder={say('all', lang)} />
  )
}

function FurtherFilters({ values, set, problems, lang }: SharedProps) {
  const caller = useCaller()
  const places = usePlaces()
  const modules = useLookup('moduleType')
  const { words } = useTableWords(values.tableName)
  const maySeeAddresses = caller.can('Admin.AuditLog.ViewPersonalData')
  return (
    <>
      <ComboBox
        key={`places-${places.length}`}
        label={say('place', lang)}
        value={values.place}
        onChange={set('place')}
        options={places.map(({ id, code, nameAr, nameEn }) => ({ value: id, label: inLang([nameAr, nameEn], lang), note: code }))}
        placeholder={say('all', lang)}
      />
      <ComboBox
        key={`modules-${modules.length}`}
        label={say('module', lang)}
        value={values.moduleName}
        onChange={set('moduleName')}
        options={lookupOptions(modules, lang)}
        placeholder={say('all', lang)}
      />
      <ComboBox
        key={`fields-${values.tableName ?? ''}`}
        label={say('field', lang)}
        value={values.fieldName}
        onChange={set('fieldName')}
        options={(words?.columns ?? []).map(({ name, label }) => ({ value: name, label: inLang(label, lang) }))}
        disabled={!words}
        hint={words ? undefined : say('fieldHint', lang)}
        placeholder={say('all', lang)}
      />
      <Written
        name="value"
        label={say('value', lang)}
        hint={values.tableName === undefined ? say('valueHint', lang) : undefined}
        {...{ values, set, problems }}
      />
      <Written name="rowId" label={say('row', lang)} leftToRight {...{ values, set, problems }} />
      <Select
        label={say('scope', lang)}
        value={values.changesScope}
        onChange={set('changesScope')}
        options={Object.entries(scopeWords.in(lang)).map(([value, label]) => ({ value, label }))}
        none={say('all', lang)}
      />
      <Select
        label={say('status', lang)}
        value={values.httpStatusCode}
        onChange={set('httpStatusCode')}
        options={statusClasses.map(value => ({ value, label: statusWords.say(value, lang) }))}
        none={say('all', lang)}
      />
      <Written
        name="clientIpAddress"
        label={say('address', lang)}
        leftToRight
        disabled={!maySeeAddresses}
        hint={say(maySeeAddresses ? 'addressHint' : 'noPermission', lang)}
        {...{ values, set, problems }}
      />
      <Written name="requestId" label={say('request', lang)} leftToRight {...{ values, set, problems }} />
    </>
  )
}

interface WrittenProps extends Omit<SharedProps, 'lang'> {
  readonly name: FilterName
  readonly label: string
  readonly hint?: string | undefined
  readonly disabled?: boolean
  readonly leftToRight?: boolean
}

/** A text that is looked for once its writer pauses. */
function Written({ name, values, set, problems, hint, ...rest }: WrittenProps) {
  const value = values[name] ?? ''
  const [typed, type] = useTyped(value, set(name))
  const error = typed.trim() === value ? problems.find(({ members }) => members.includes(name))?.message : undefined
  return <TextField {...rest} hint={hint} error={error} value={typed} onChange={type} />
}

function lookupOptions(items: ReturnType<typeof useLookup>, lang: Lang): Option[] {
  return items.map(({ id, nameAr, nameEn }) => ({ value: String(id), label: inLang([nameAr, nameEn], lang) }))
}
