import { useQueries, useQuery, type QueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { inLang, type Fields, type Lang, type LookupIds } from '../../kernel/kernel.ts'
import type { Option } from '../ui/options.tsx'
import { browserApi } from './browserApi.ts'
import { say } from './texts.ts'

/** A value of a lookup list, as forms and lists show it. */
export interface LookupItem {
  readonly id: number
  readonly code: string
  readonly nameAr: string
  readonly nameEn: string
  /** A number of the specification, where the list has one: that of a place type. */
  readonly value: number | null
  readonly parent: number | null
  /** One that is out of use is named where it stands, and offered nowhere. */
  readonly isActive: boolean
  readonly isDefault: boolean
  readonly color: string | null
  readonly icon: string | null
}

/** A list as it was read. */
interface ReadList {
  /** Another one as soon as anything of the list is another. */
  readonly version: string
  readonly items: readonly LookupItem[]
}

const noItems: readonly LookupItem[] = []
const lookupQuery = 'lookup'
const queryOf = (list: string) => ({
  queryKey: [lookupQuery, list],
  queryFn: () => browserApi.get<ReadList>(`Public/Lookup/GetByType/${list}`, { all: 'true' }),
  staleTime: 10 * 60_000,
})

/** Reads anew what of the lists has changed, here or elsewhere, and the table of the lists; forms that are open show it. @param versions of each list, as JSON: the event `lookups` of the stream */
export function hearLookups(queries: QueryClient, versions: string): void {
  const known: Readonly<Record<string, string>> = JSON.parse(versions)
  void queries.invalidateQueries({
    queryKey: [lookupQuery],
    predicate: ({ queryKey: [, list], state: { data } }) => (isReadList(data) ? data.version !== known[String(list)] : data !== undefined),
  })
}

function isReadList(data: unknown): data is ReadList {
  return typeof data === 'object' && data !== null && 'version' in data
}

/** The values of a list, those out of use among them; empty while they load. */
export function useLookup(list: string | undefined): readonly LookupItem[] {
  return useQuery({ ...queryOf(list ?? ''), enabled: list !== undefined }).data?.items ?? noItems
}

/** What may be chosen of a list; what is chosen already is among it, and says when it is out of use. */
export function optionsOf(items: readonly LookupItem[], chosen: readonly unknown[], lang: Lang): Option[] {
  return items
    .filter(({ id, isActive }) => isActive || chosen.some(one => String(one) === String(id)))
    .map(({ id, nameAr, nameEn, isActive }) => ({
      value: String(id),
      label: inLang([nameAr, nameEn], lang),
      ...(!isActive && { note: say('outOfUse', lang) }),
    }))
}

/** The values of the lists that a definition's fields name, as rules and new records need them. */
export interface LookupWords {
  /** The codes of each list, so that rules can speak in words. */
  readonly ids: LookupIds
  /** What a new record holds where nothing else is said; undefined: nothing. */
  defaultOf(list: string): number | undefined
}

/** The lists that a definition's fields name; undefined until all are there. */
export function useLookupWords(fields: Fields): LookupWords | undefined {
  const lists = useMemo(() => listsOf(fields), [fields])
  return useQueries({
    queries: lists.map(queryOf),
    combine: results => {
      if (results.some(({ data }) => data === undefined)) return undefined
      const items = new Map(lists.map((list, index) => [list, results[index]?.data?.items ?? noItems]))
      const byList = new Map([...items].map(([list, values]) => [list, Object.fromEntries(values.map(({ code, id }) => [code, id]))]))
      return {
        ids: (list: string) => byList.get(list) ?? {},
        defaultOf: (list: string) => items.get(list)?.find(({ isDefault, isActive }) => isDefault && isActive)?.id,
      }
    },
  })
}

function listsOf(fields: Fields): string[] {
  const lists = Object.values(fields).flatMap(field => (field.list ? [field.list] : field.fields ? listsOf(field.fields) : []))
  return [...new Set(lists)]
}
