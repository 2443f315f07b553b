import { useQueries, useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { Fields, LookupIds } from '../../kernel/kernel.ts'
import { browserApi } from './browserApi.ts'

/** A value of a lookup list, as forms and lists show it. */
export interface LookupItem {
  readonly id: number
  readonly code: string
  readonly nameAr: string
  readonly nameEn: string
  /** A number of the specification, where the list has one: that of a place type. */
  readonly value: number | null
}

const noItems: readonly LookupItem[] = []
const queryOf = (list: string) => ({
  queryKey: ['lookup', list],
  queryFn: () => browserApi.get<{ items: LookupItem[] }>(`Public/Lookup/GetByType/${list}`).then(answer => answer.items),
  staleTime: 10 * 60_000,
})

/** The values of a list; empty while they load. */
export function useLookup(list: string | undefined): readonly LookupItem[] {
  return useQuery({ ...queryOf(list ?? ''), enabled: list !== undefined }).data ?? noItems
}

/** The codes of every list that a definition's fields name, so that its rules can speak in words; undefined until all are there. */
export function useLookupIds(fields: Fields): LookupIds | undefined {
  const lists = useMemo(() => listsOf(fields), [fields])
  return useQueries({
    queries: lists.map(queryOf),
    combine: results => {
      if (results.some(({ data }) => data === undefined)) return undefined
      const byList = new Map(
        lists.map((list, index) => [list, Object.fromEntries((results[index]?.data ?? noItems).map(({ code, id }) => [code, id]))]),
      )
      return (list: string) => byList.get(list) ?? {}
    },
  })
}

function listsOf(fields: Fields): string[] {
  const lists = Object.values(fields).flatMap(field => (field.list ? [field.list] : field.fields ? listsOf(field.fields) : []))
  return [...new Set(lists)]
}
