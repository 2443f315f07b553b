import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { callsOf, type AnyResource } from '../../kernel/kernel.ts'
import { EmptyState } from '../ui/EmptyState.tsx'
import { useLang } from '../ui/LangProvider.tsx'
import { ApiError } from './api.ts'
import { browserApi } from './browserApi.ts'
import { useDesk } from './desk.ts'
import { noteFiles } from './files.ts'
import { LoadFailed } from './LoadFailed.tsx'
import type { Row } from './record.ts'
import { say } from './texts.ts'

interface FoundRecord {
  readonly record: Row | undefined
  /** Shown instead of the record: it does not exist, or could not be read. */
  readonly failure: ReactNode | undefined
  readonly refetch: () => void
}

/** The record of a page, read once for all that stand on it. @param id `0`: a new one, of which nothing is read */
export function useRecord(resource: AnyResource, id: string, listHref?: string): FoundRecord {
  const lang = useLang()
  const desk = useDesk()
  const found = useQuery({
    queryKey: ['record', resource.name, id],
    queryFn: async () => {
      const answer = await browserApi.get<Row>(`${callsOf(resource)}/Get/${id}`)
      noteFiles(answer)
      return answer
    },
    enabled: id !== '0',
    retry: false,
    refetchOnWindowFocus: false,
  })
  const refetch = () => void found.refetch()
  // What is open stays when it could not be read anew: what is typed in it is worth more.
  if (!found.isError || found.data) return { record: found.data, failure: undefined, refetch }
  const isMissing = found.error instanceof ApiError && found.error.status === 404
  const failure = isMissing ? (
    <EmptyState
      kind="missing"
      title={say('notFound', lang)}
      action={
        <a className="btn" href={listHref ?? desk.listHref(resource)}>
          {say('back', lang)}
        </a>
      }
    />
  ) : (
    <LoadFailed error={found.error} onRetry={refetch} />
  )
  return { record: undefined, failure, refetch }
}
