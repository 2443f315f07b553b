import { useQuery } from '@tanstack/react-query'
import { browserApi } from './browserApi.ts'

/** A place to choose: what pickers and names need of it. */
export interface PlaceItem {
  readonly id: string
  readonly code: string
  readonly nameAr: string
  readonly nameEn: string
  readonly typeCode: number
  readonly governorate: number | null
}
const none: readonly PlaceItem[] = []

/** Every active place; some 400, read once. @param isWanted false: none are read */
export function usePlaces(isWanted = true): readonly PlaceItem[] {
  return (
    useQuery({
      queryKey: ['places'],
      queryFn: () => browserApi.get<{ items: PlaceItem[] }>('Place/GetSelect').then(answer => answer.items),
      staleTime: 5 * 60_000,
      enabled: isWanted,
    }).data ?? none
  )
}
