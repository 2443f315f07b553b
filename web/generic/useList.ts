import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect, useMemo } from 'react'
import { useSearchParams } from 'react-router'
import { callsOf, decisionsOf, findState, type AnyResource, type Caller } from '../../kernel/kernel.ts'
import { browserApi } from './browserApi.ts'
import { useConfig } from './config.ts'
import type { Row } from './record.ts'

/** A page of records. */
export interface ListPage {
  readonly totalCount: number
  readonly totalCountIsExact?: false
  readonly items: readonly Row[]
  /** What the reader may do here: `create`, `export`. */
  readonly allowed?: readonly string[]
}

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
  const { pageSizes, pageSize } = useConfig()
  const sizes = useMemo(() => ({ all: pageSizes, usual: resource.options.list.pageSize ?? pageSize }), [pageSizes, pageSize, resource])
  const state = useMemo(() => stateOf(resource, params, sizes), [resource, params, sizes])
  const query = useMemo(() => queryOf(state, fixed), [state, fixed])
  const result = useQuery({
    queryKey: ['list', resource.name, query],
    queryFn: () => browserApi.get<ListPage>(`${callsOf(resource)}/GetListPaged`, query),
    placeholderData: keepPreviousData,
  })
  const change = (changes: Partial<ListState>, replace = false) =>
    setParams(paramsOf(resource, params, { ...state, page: 1, ...changes }, sizes), { preventScrollReset: true, replace })
  const page = result.isPlaceholderData ? undefined : pageInPlaceOf(state, result.data)
  useEffect(() => {
    if (page) change({ page }, true)
  })
  const hrefOf = (page: number) => `?${paramsOf(resource, params, { ...state, page }, sizes).toString()}`
  /** The list narrowed by these alone. */
  const viewOf = (filters: ListState['filters']) =>
    `?${paramsOf(resource, params, { ...state, page: 1, text: '', filters }, sizes).toString()}`
  return { state, result, query, change, hrefOf, viewOf, pageSizes }
}

/** The page that is shown in the place of one behind the last, such as an address that was kept while the list was longer. */
export function pageInPlaceOf({ page, size }: ListState, list: ListPage | undefined): number | undefined {
  if (!list || list.items.length > 0 || page === 1) return undefined
  const last = Math.ceil(list.totalCount / size) || 1
  // Of very many the total is estimated: there may be fewer.
  return last < page ? last : 1
}

/** What a reader may narrow a list by: the definition's filters; where records have states, whose they are and whether they wait for him. */
export function filterNamesOf(resource: AnyResource): string[] {
  const isMade = findState(resource) !== undefined && !resource.options.without?.includes('create')
  return [
    // What nobody makes by hand is nobody's own, and may wait for a decision all the same.
    ...(isMade || decisionsOf(resource).length > 0 ? ['among'] : []),
    ...(resource.options.list.filters ?? []).filter(name => !isSaid(resource, name)),
    ...(resource.publishing === 'reviewed' && !isSaid(resource, 'isDraft') ? ['isDraft'] : []),
  ]
}

/** Whose records a reader may narrow a list to: those that he has made, those that wait for his decision, and those that wait for anybody's. */
export type Among = 'mine' | 'waiting' | 'inReview'

/** Of these what makes sense to the caller; nothing where he neither makes nor decides. */
export function amongOf(resource: AnyResource, caller: Caller): readonly Among[] {
  const decisions = decisionsOf(resource)
  // What nobody makes by hand is nobody's own, and nobody sends it for review.
  const isMade = !resource.options.without?.includes('create')
  const isDecider = decisions.some(({ permission }) => caller.can(permission))
  return ([isMade && 'mine', isDecider && 'waiting', isMade && decisions[0] && 'inReview'] as const).filter(word => !!word)
}

/** Where a list tells how each record stands, its readers narrow it by that, not by the two things that it follows from. */
function isSaid(resource: AnyResource, name: string): boolean {
  return resource.options.facts?.standing !== undefined && (name === 'isDraft' || name === findState(resource)?.name)
}

function parametersOf(resource: AnyResource): string[] {
  return filterNamesOf(resource).flatMap(name => [name, `${name}From`, `${name}To`])
}

/** The sizes of a page that are offered, and the one of a list that says nothing else. */
interface Sizes {
  readonly all: readonly number[]
  readonly usual: number
}

function stateOf(resource: AnyResource, params: URLSearchParams, sizes: Sizes): ListState {
  const size = Number(params.get('size'))
  const filters = parametersOf(resource).flatMap(name => {
    const value = params.get(name)
    return value ? [[name, value]] : []
  })
  return {
    page: Math.max(1, Number.parseInt(params.get('page') ?? '') || 1),
    size: sizes.all.includes(size) ? size : sizes.usual,
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
function paramsOf(
  resource: AnyResource,
  known: URLSearchParams,
  { page, size, sorting, text, filters }: ListState,
  sizes: Sizes,
): URLSearchParams {
  const own = new Set(['page', 'size', 'sorting', 'filter', ...parametersOf(resource)])
  return new URLSearchParams({
    ...Object.fromEntries([...known].filter(([name]) => !own.has(name))),
    ...(page > 1 && { page: String(page) }),
    ...(size !== sizes.usual && { size: String(size) }),
    ...(sorting && { sorting }),
    ...(text && { filter: text }),
    ...filters,
  })
}
