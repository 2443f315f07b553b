import { useQuery } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { useSearchParams } from 'react-router'
import { callsOf, type AnyResource } from '../../kernel/kernel.ts'
import { Button } from '../ui/Button.tsx'
import { EmptyState } from '../ui/EmptyState.tsx'
import { LinkButton } from '../ui/LinkButton.tsx'
import { useLang } from '../ui/LangProvider.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'
import { TabLinks } from '../ui/TabLinks.tsx'
import { ApiError } from './api.ts'
import { browserApi } from './browserApi.ts'
import { useCaller } from './caller.ts'
import { LoadFailed } from './LoadFailed.tsx'
import { RecordForm } from './RecordForm.tsx'
import { addHindrance } from './RecordList.tsx'
import { RecordStatus } from './RecordStatus.tsx'
import type { Row } from './record.ts'
import { say } from './texts.ts'
import type { ListPage } from './useList.ts'
import { yearTexts } from './yearTexts.ts'

interface YearlyTabProps {
  readonly resource: AnyResource
  /** Whose sheets they are. */
  readonly owner: string
}

/** The yearly sheets of a place: its years at the top, the form of one beneath. */
export function YearlyTab({ resource, owner }: YearlyTabProps) {
  const lang = useLang()
  const caller = useCaller()
  const [params, setParams] = useSearchParams()
  const ownerKey = resource.scope.owner
  const years = useQuery({
    queryKey: ['list', resource.name, 'years', owner],
    queryFn: () =>
      browserApi.get<ListPage>(`${callsOf(resource)}/GetListPaged`, { [ownerKey]: owner, maxResultCount: 100, sorting: 'year desc' }),
  })
  if (years.isPending) return <Skeleton lang={lang} lines={6} />
  // An address that names nobody whose sheets there are: to ask again would not help.
  if (years.error instanceof ApiError && years.error.status === 400)
    return (
      <EmptyState kind="missing" title={say('notFound', lang)} action={<LinkButton href="/dashboard">{say('back', lang)}</LinkButton>} />
    )
  if (years.isError) return <LoadFailed error={years.error} onRetry={() => void years.refetch()} />
  const open = (record: string | undefined) => setParams(known => withRecord(known, record))
  const selected = params.get('record') ?? (typeof years.data.items[0]?.id === 'string' ? years.data.items[0].id : undefined)
  const hindrance = addHindrance(resource, caller, years.data, lang)
  const add = (
    <Button icon={Plus} disabledReason={hindrance} onClick={() => open('0')}>
      {yearTexts.say('addYear', lang)}
    </Button>
  )
  const pageHref = (row: Row) => `?${withRecord(params, String(row.id)).toString()}`
  return (
    <>
      {/* A year and its sign; the words of the state that is open stand beneath. */}
      <div className="year-bar">
        <TabLinks
          label={say('year', lang)}
          lang={lang}
          tabs={years.data.items.map(row => ({
            href: pageHref(row),
            label: (
              <>
                <bdi>{String(row.year)}</bdi> <RecordStatus resource={resource} row={row} lang={lang} />
              </>
            ),
            current: row.id === selected,
            onClick: event => follow(event, () => open(String(row.id))),
          }))}
        />
      </div>
      {selected === undefined ? (
        <EmptyState title={yearTexts.say(hindrance === undefined ? 'noYears' : 'noYearsSeen', lang)} action={add} />
      ) : selected === '0' && hindrance !== undefined ? (
        <EmptyState kind="forbidden" title={hindrance} />
      ) : (
        <RecordForm
          key={selected}
          resource={resource}
          id={selected}
          given={{ [ownerKey]: owner }}
          listHref="?"
          hrefOf={pageHref}
          besideHistory={selected === '0' ? null : add}
          isPart
        />
      )}
    </>
  )
}

function withRecord(params: URLSearchParams, record: string | undefined): URLSearchParams {
  const next = new URLSearchParams(params)
  if (record === undefined) next.delete('record')
  else next.set('record', record)
  return next
}

function follow(event: React.MouseEvent, go: () => void): void {
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
  event.preventDefault()
  go()
}
