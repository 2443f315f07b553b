import { SlidersHorizontal } from 'lucide-react'
import { useState } from 'react'
import {
  columnsOf,
  findCheck,
  inLang,
  instantOf,
  listedColumnsOf,
  localTimeOf,
  numberOf,
  type AnyResource,
  type Caller,
  type Column,
  type Lang,
  type RefTarget,
} from '../../kernel/kernel.ts'
import { Button } from '../ui/Button.tsx'
import { ComboBox, DatePicker, Select } from '../ui/lateFields.tsx'
import { useLang } from '../ui/LangProvider.tsx'
import type { Option } from '../ui/options.tsx'
import { TextField } from '../ui/TextField.tsx'
import { useCaller } from './caller.ts'
import { choiceOf, useChoosable } from './choosable.ts'
import { optionsOf, useLookup } from './lookups.ts'
import { TextFilter } from './TextFilter.tsx'
import { say } from './texts.ts'
import { amongOf, filterNamesOf, type Among, type ListState } from './useList.ts'
import { useRoom } from './useRoom.ts'
import { deskZone } from './zone.ts'

interface FiltersProps {
  readonly resource: AnyResource
  readonly state: ListState
  readonly onChange: (changes: Partial<ListState>) => void
  /** What the page itself has narrowed the list by: that is not the reader's to change. */
  readonly fixed: Readonly<Record<string, string>>
}

/** What narrows a list: free text and the filters of its definition, in one line; what finds no room there unfolds beneath it. */
export function Filters({ resource, state, onChange, fixed }: FiltersProps) {
  const lang = useLang()
  const [isOpen, setOpen] = useState(false)
  const isSearchable = columnsOf(resource.fields).some(({ field }) => findCheck(field, 'searchable'))
  const set = (key: string, value: string | undefined) => {
    const { [key]: _, ...others } = state.filters
    onChange({ filters: value === undefined ? others : { ...others, [key]: value } })
  }
  const caller = useCaller()
  const isOffered = (key: string) => key !== 'among' || amongOf(resource, caller).length > 0
  const keys = filterNamesOf(resource).filter(key => !(key in fixed) && isOffered(key))
  const [row, fitting] = useRoom(
    // Whose records they are is said in more words than «all».
    keys.map(key => widthOf(resource, key, lang) + (key === 'among' && state.filters.among ? 6.5 : 0)),
    isSearchable,
  )
  const drawn = (key: string) => <Filter key={key} resource={resource} name={key} state={state} set={set} lang={lang} />
  const folded = keys.slice(fitting)
  const inForce = Object.keys(state.filters).filter(key =>
    folded.some(name => key === name || key === `${name}From` || key === `${name}To`),
  )
  if (keys.length === 0 && !isSearchable) return null
  return (
    <search>
      <div className="filters filters-line" ref={row}>
        {isSearchable && <TextFilter text={state.text} onText={text => onChange({ text })} lang={lang} />}
        {keys.slice(0, fitting).map(drawn)}
        {folded.length > 0 && (
          <Button icon={SlidersHorizontal} aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
            {inForce.length > 0 ? `${say('moreFilters', lang)} (${numberOf(inForce.length, lang)})` : say('moreFilters', lang)}
          </Button>
        )}
      </div>
      {isOpen && folded.length > 0 && <div className="filters">{folded.map(drawn)}</div>}
    </search>
  )
}

/** About how wide a filter is, in rem: its name, a short value, and what opens it. One that is found by writing needs room to write. */
function widthOf(resource: AnyResource, name: string, lang: Lang): number {
  const kind = listedColumnsOf(resource).find(({ fieldName }) => fieldName === name)?.field.kind
  const own = labelOf(resource, name, lang).length * (lang === 'ar' ? 0.43 : 0.48)
  if (name === 'among' || name === 'isDraft') return own + 5.75
  // Two: each with the word for its end of the span, a whole date and the calendar.
  if (kind === 'date' || kind === 'dateTime') return 2 * Math.max(14.5, own + 14)
  return own + (kind === undefined || kind === 'ref' ? 8 : 5.75)
}

function labelOf(resource: AnyResource, name: string, lang: Lang): string {
  if (name === 'among') return say('among', lang)
  if (name === 'isDraft') return say('draft', lang)
  const column = listedColumnsOf(resource).find(({ fieldName }) => fieldName === name)
  return column ? inLang(column.field.label, lang) : say('place', lang)
}

interface FilterProps {
  readonly resource: AnyResource
  readonly name: string
  readonly state: ListState
  readonly set: (key: string, value: string | undefined) => void
  readonly lang: Lang
}

function Filter({ resource, name, state, set, lang }: FilterProps) {
  const caller = useCaller()
  const column = listedColumnsOf(resource).find(({ fieldName }) => fieldName === name)
  const label = labelOf(resource, name, lang)
  const value = state.filters[name]
  const isOnlyDate = (resource.options.list.filters ?? []).filter(key => resource.fields[key]?.kind === 'date').length === 1
  const shared = { label, value, onChange: (chosen: string | undefined) => set(name, chosen) }
  if (name === 'among') return <Select {...shared} options={amongOptions(resource, caller, lang)} none={say('all', lang)} />
  if (name === 'isDraft') return <Select {...shared} options={yesOrNo(lang)} none={say('all', lang)} />
  if (!column || column.field.kind === 'ref') return <RecordFilter {...shared} to={column?.field.to?.() ?? place} lang={lang} />
  if (column.field.kind === 'lookup') return <LookupFilter {...shared} column={column} lang={lang} />
  if (column.field.kind === 'dateTime')
    return (
      <>
        {(['From', 'To'] as const).map(end => (
          <DatePicker
            key={end}
            label={`${label} ${say(end === 'From' ? 'from' : 'to', lang)}`}
            value={dayOf(state.filters[name + end])}
            onChange={day => set(name + end, day && instantOf({ day, time: '00:00' }, deskZone()))}
          />
        ))}
      </>
    )
  if (column.field.kind === 'date')
    return (
      <>
        <DatePicker
          label={isOnlyDate ? say('fromDate', lang) : `${label} ${say('from', lang)}`}
          value={state.filters[`${name}From`]}
          onChange={day => set(`${name}From`, day)}
        />
        <DatePicker
          label={isOnlyDate ? say('toDate', lang) : `${label} ${say('to', lang)}`}
          value={state.filters[`${name}To`]}
          onChange={day => set(`${name}To`, day)}
        />
      </>
    )
  const options: Option[] =
    column.field.kind === 'boolean'
      ? yesOrNo(lang)
      : Object.values(column.field.words ?? {}).map(([code, ar, en]) => ({ value: String(code), label: inLang([ar, en], lang) }))
  if (options.length === 0)
    return <TextField {...shared} value={value ?? ''} onChange={text => set(name, text === '' ? undefined : text)} leftToRight />
  return <Select {...shared} options={options} none={say('all', lang)} />
}

/** The day on which an instant falls, for its picker. */
function dayOf(instant: string | undefined): string | undefined {
  return instant === undefined ? undefined : localTimeOf(instant, deskZone()).day
}

function yesOrNo(lang: Lang): Option[] {
  return [
    { value: 'true', label: say('yes', lang) },
    { value: 'false', label: say('no', lang) },
  ]
}

const amongTexts = { mine: 'ofMine', waiting: 'waitingForMe', inReview: 'inReview' } as const satisfies Record<Among, string>

function amongOptions(resource: AnyResource, caller: Caller, lang: Lang): Option[] {
  return amongOf(resource, caller).map(value => ({ value, label: say(amongTexts[value], lang) }))
}

interface ChosenProps {
  readonly label: string
  readonly value: string | undefined
  readonly onChange: (value: string | undefined) => void
  readonly lang: Lang
}

function LookupFilter({ column, lang, ...rest }: ChosenProps & { column: Column }) {
  const items = useLookup(column.field.list)
  return <Select {...rest} options={optionsOf(items, [rest.value], lang)} none={say('all', lang)} />
}

const place: RefTarget = { name: 'place' }

function RecordFilter({ lang, to, ...rest }: ChosenProps & { to: RefTarget }) {
  const records = useChoosable(to)
  return <ComboBox {...rest} placeholder={say('all', lang)} options={records.map(row => choiceOf(row, lang))} />
}
