import { useQuery } from '@tanstack/react-query'
import { callsOf, type AnyResource, type Lang } from '../../kernel/kernel.ts'
import type { Option } from '../ui/options.tsx'
import { browserApi } from './browserApi.ts'
import { titleOf, type Row } from './record.ts'

const none: readonly Row[] = []

/** Every record of a definition of which there are few: roles, types of lists. Read once for all who ask. */
export function useRecords(resource: AnyResource): readonly Row[] {
  return (
    useQuery({
      queryKey: ['list', resource.name, 'all'],
      queryFn: () =>
        browserApi.get<{ items: Row[] }>(`${callsOf(resource)}/GetListPaged`, { maxResultCount: 1000 }).then(({ items }) => items),
      staleTime: 60_000,
    }).data ?? none
  )
}

/** The same to choose from. */
export function useRecordOptions(resource: AnyResource, lang: Lang): readonly Option[] {
  return useRecords(resource).map(row => ({ value: String(row.id), label: titleOf(resource, row, lang) }))
}
