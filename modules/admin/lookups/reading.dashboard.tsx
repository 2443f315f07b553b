import { useQuery, useQueryClient } from '@tanstack/react-query'
import { browserApi } from '../../../web/generic/browserApi.ts'
import type { ListItem, UsageAnswer, UsagesAnswer, ValuesOfType } from './answers.ts'

// Everything beneath `lookup` is read anew when the server says that a list has changed.

/** All lists. */
export function useTypes() {
  return useQuery({
    queryKey: ['lookup', '', 'types'],
    queryFn: () => browserApi.get<{ items: readonly ListItem[] }>('Lookup/GetTypes').then(({ items }) => items),
  })
}

/** The values of a list with what their administration needs. @param code of the list */
export function useValues(code: string | undefined) {
  return useQuery({
    queryKey: ['lookup', code, 'administered'],
    queryFn: () => browserApi.get<ValuesOfType>(`Lookup/GetByType/${encodeURIComponent(code ?? '')}`),
    enabled: code !== undefined,
  })
}

/** How many records hold each value of a list; undefined while it is counted. */
export function useUsages(code: string | undefined): ReadonlyMap<number, number> | undefined {
  return useQuery({
    queryKey: ['lookupUsages', 'values', code],
    queryFn: () => browserApi.get<UsagesAnswer>('Lookup/GetUsages', { type: code }).then(countsOf),
    enabled: code !== undefined,
  }).data
}

/** How many records hold a value of each of these lists; undefined while it is counted. */
export function useTypeUsages(ids: readonly number[]): ReadonlyMap<number, number> | undefined {
  return useQuery({
    queryKey: ['lookupUsages', 'types', ids],
    queryFn: () => browserApi.get<UsagesAnswer>(`LookupType/GetUsages?${ids.map(id => `ids=${id}`).join('&')}`).then(countsOf),
    enabled: ids.length > 0,
  }).data
}

function countsOf({ items }: UsagesAnswer): ReadonlyMap<number, number> {
  return new Map(items.map(({ id, count }) => [id, count]))
}

/** Where a value, or the values of a list, stand. */
export function useUsage(kind: 'Lookup' | 'LookupType', id: number) {
  return useQuery({ queryKey: ['lookupUsages', kind, id], queryFn: () => browserApi.get<UsageAnswer>(`${kind}/GetUsage/${id}`) })
}

/** Reads the lists anew after a change of one's own. */
export function useRefresh(): () => Promise<void> {
  const queries = useQueryClient()
  return async () => {
    await Promise.all(
      [['lookup'], ['lookupUsages'], ['list', 'lookup'], ['list', 'lookupType'], ['record', 'lookup']].map(queryKey =>
        queries.invalidateQueries({ queryKey }),
      ),
    )
  }
}
