import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useSearchParams } from 'react-router'
import type { AnyResource } from '../../kernel/kernel.ts'
import { callName } from '../../kernel/kernel.ts'
import { browserApi } from './browserApi.ts'
import type { Row } from './record.ts'

/** A page of records. */
export interface ListPage {
  readonly totalCount: number
  readonly totalCountIsExact?: false
  readonly items: readonly Row[]
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
    queryFn: () => browserApi.get<ListPage>(`${callName(resource.name)}/GetListPaged`, query),
    placeholderData: keepPreviousData,
  })
  const change = (changes: Partial<ListState>) =>
    setParams(paramsOf(resource, { ...state, page: 1, ...changes }), { preventScrollReset: true })
  const hrefOf = (page: number) => `?${paramsOf(resource, { ...state, page }).toString()}`
  return { state, result, query, change, hrefOf }
}

function stateOf({ options }: AnyResource, params: URLSearchParams): ListState {
  const size = Number(params.get('size'))
  const filters = (options.list.filters ?? [])
    .flatMap(name => [name, `${name}From`, `${name}To`])
    .flatMap(name => {
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

function paramsOf({ options }: AnyResource, { page, size, sorting, text, filters }: ListState): URLSearchParams {
  return new URLSearchParams({
    ...(page > 1 && { page: String(page) }),
    ...(size !== (options.list.pageSize ?? usualSize) && { size: String(size) }),
    ...(sorting && { sorting }),
    ...(text && { filter: text }),
    ...filters,
  })
}
