import { useQuery } from '@tanstack/react-query'
import { RotateCw } from 'lucide-react'
import type { ReactNode } from 'react'
import { callsOf, type AnyResource } from '../../kernel/kernel.ts'
import { Button } from '../ui/Button.tsx'
import { EmptyState } from '../ui/EmptyState.tsx'
import { useLang } from '../ui/LangProvider.tsx'
import { ApiError } from './api.ts'
import { browserApi, messageOf } from './browserApi.ts'
import { useDesk } from './desk.ts'
import { noteFiles } from './files.ts'
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
  const failure = (
    <EmptyState
      kind={isMissing ? 'missing' : 'error'}
      title={isMissing ? say('notFound', lang) : say('failed', lang)}
      action={
        isMissing ? (
          <a className="btn" href={listHref ?? desk.listHref(resource)}>
            {say('back', lang)}
          </a>
        ) : (
          <Button icon={RotateCw} onClick={refetch}>
            {say('retry', lang)}
          </Button>
        )
      }
    >
      {isMissing ? undefined : messageOf(found.error, lang)}
    </EmptyState>
  )
  return { record: undefined, failure, refetch }
}
