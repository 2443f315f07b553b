import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useSearchParams } from 'react-router'
import { callsOf, findState, type AnyResource } from '../../kernel/kernel.ts'
import { browserApi } from './browserApi.ts'
import type { Row } from './record.ts'

/** A page of records. */
export interface ListPage {
  readonly totalCount: number
  readonly totalCountIsExact?: false
  readonly items: readonly Row[]
  /** What the reader may do here: `create`, `export`. */
  readonly allowed?: readonly string[]
}

/** The sizes of a page (specification, section 9). */
export const pageSizes = [5, 10, 20, 30] as const
const usualSize = 10

export interface ListState {
  readonly page: number
  readonly size: number
  /** `date desc`, as the call takes it; undefined: the definition's own order. */
  readonly sorting: string | undefined
  readonly text: string
  readonly filters: Readonly<Record<string, string>>
}

/** A list of records: what the address says is shown, and what the reader chooses is written into the address. */
export function useList(resource: AnyResource, fixed: Readonly<Record<string, string>> = {}) {
  const [params, setParams] = useSearchParams()
  const state = useMemo(() => stateOf(resource, params), [resource, params])
  const query = useMemo(() => queryOf(state, fixed), [state, fixed])
  const result = useQuery({
    queryKey: ['list', resource.name, query],
    queryFn: () => browserApi.get<ListPage>(`${callsOf(resource)}/GetListPaged`, query),
    placeholderData: keepPreviousData,
  })
  const change = (changes: Partial<ListState>) =>
    setParams(paramsOf(resource, params, { ...state, page: 1, ...changes }), { preventScrollReset: true })
  const hrefOf = (page: number) => `?${paramsOf(resource, params, { ...state, page }).toString()}`
  return { state, result, query, change, hrefOf }
}

/** What a reader may narrow a list by: the definition's filters; where records have states, whose they are and whether they wait for him. */
export function filterNamesOf(resource: AnyResource): string[] {
  return [
    ...(findState(resource) ? ['among'] : []),
    ...(resource.publishing === 'reviewed' ? ['isDraft'] : []),
    ...(resource.options.list.filters ?? []),
  ]
}

function parametersOf(resource: AnyResource): string[] {
  return filterNamesOf(resource).flatMap(name => [name, `${name}From`, `${name}To`])
}

function stateOf(resource: AnyResource, params: URLSearchParams): ListState {
  const { options } = resource
  const size = Number(params.get('size'))
  const filters = parametersOf(resource).flatMap(name => {
    const value = params.get(name)
    return value ? [[name, value]] : []
  })
  return {
    page: Math.max(1, Number(params.get('page')) || 1),
    size: pageSizes.some(known => known === size) ? size : (options.list.pageSize ?? usualSize),
    sorting: params.get('sorting') ?? undefined,
    text: params.get('filter') ?? '',
    filters: Object.fromEntries(filters),
  }
}

function queryOf(
  { page, size, sorting, text, filters }: ListState,
  fixed: Readonly<Record<string, string>>,
): Record<string, string | number> {
  return {
    maxResultCount: size,
    SkipCount: (page - 1) * size,
    ...(sorting && { sorting }),
    ...(text && { filter: text }),
    ...filters,
    ...fixed,
  }
}

/** The address of the list as it is now; what else stands in it, such as the tab that the list is in, stays. */
function paramsOf(resource: AnyResource, known: URLSearchParams, { page, size, sorting, text, filters }: ListState): URLSearchParams {
  const own = new Set(['page', 'size', 'sorting', 'filter', ...parametersOf(resource)])
  return new URLSearchParams({
    ...Object.fromEntries([...known].filter(([name]) => !own.has(name))),
    ...(page > 1 && { page: String(page) }),
    ...(size !== (resource.options.list.pageSize ?? usualSize) && { size: String(size) }),
    ...(sorting && { sorting }),
    ...(text && { filter: text }),
    ...filters,
  })
}
