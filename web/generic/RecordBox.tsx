import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { callsOf, type AnyResource } from '../../kernel/kernel.ts'
import { useLang } from '../ui/LangProvider.tsx'
import { ComboBox } from '../ui/lateFields.tsx'
import type { Option } from '../ui/options.tsx'
import { browserApi, messageOf } from './browserApi.ts'
import { choiceOf } from './choosable.ts'
import type { Row } from './record.ts'
import type { ListPage } from './useList.ts'
import { usePaused } from './usePaused.ts'

interface RecordBoxProps {
  readonly resource: AnyResource
  readonly label: string
  /** Said where more are found than are offered. */
  readonly moreHint: string
  /** What tells a record from others of its name. */
  readonly noteOf: (row: Row) => unknown
  /** Those that are not offered. */
  readonly without: ReadonlySet<string>
  readonly error: string | undefined
  readonly onChange: (id: string | undefined) => void
}

const mostShown = 50

/** One record, chosen from more than a browser holds: the server looks for what is typed, as it does in the list of these records. */
export function RecordBox({ resource, label, moreHint, noteOf, without, error, onChange }: RecordBoxProps) {
  const lang = useLang()
  const [typed, setTyped] = useState('')
  const [chosen, setChosen] = useState<Option>()
  // The name of what is chosen stands in the field; nobody looks for it.
  const asked = usePaused(typed === chosen?.label ? '' : typed.trim())
  const found = useQuery({
    queryKey: ['list', resource.name, 'found', asked],
    queryFn: () =>
      browserApi.get<ListPage>(`${callsOf(resource)}/GetListPaged`, { maxResultCount: mostShown, ...(asked !== '' && { filter: asked }) }),
    placeholderData: keepPreviousData,
  })
  const { items = [], totalCount = 0 } = found.data ?? {}
  const options = items
    .filter(({ id }) => !without.has(String(id)))
    .map((row): Option => {
      const note = noteOf(row)
      return { ...choiceOf(row, lang), ...(typeof note === 'string' && { note }) }
    })
  return (
    <ComboBox
      label={label}
      required
      isFound
      options={chosen && !options.some(({ value }) => value === chosen.value) ? [chosen, ...options] : options}
      value={chosen?.value}
      hint={totalCount > items.length ? moreHint : undefined}
      error={found.isError ? messageOf(found.error, lang) : error}
      onInputChange={setTyped}
      onChange={id => {
        setChosen(options.find(({ value }) => value === id))
        onChange(id)
      }}
    />
  )
}
