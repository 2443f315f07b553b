import type { Api } from '../api.ts'

/** Where somebody goes from a list in which nothing has been published: to what there is on the first day. */
export type WayOn = 'services' | 'contact'

/** The way on from a list, for loaders; undefined while the list has something. @param count how many it has */
export async function wayOnFrom(api: Api, count: number): Promise<WayOn | undefined> {
  if (count > 0) return undefined
  const { totalCount } = await api.get<{ totalCount: number }>('Public/GateService/GetListPaged', { maxResultCount: 1 })
  return totalCount > 0 ? 'services' : 'contact'
}
