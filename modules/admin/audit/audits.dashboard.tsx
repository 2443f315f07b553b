import { keepPreviousData, useQuery, type UseQueryResult } from '@tanstack/react-query'
import { Eye, ShieldCheck } from 'lucide-react'
import { useMemo, useState, type ReactNode } from 'react'
import { Link, useNavigate, useSearchParams } from 'react-router'
import { inLang, numberOf, pluralOf, type Lang } from '../../define.ts'
import { ApiError } from '../../../web/generic/api.ts'
import { browserApi } from '../../../web/generic/browserApi.ts'
import { useCaller } from '../../../web/generic/caller.ts'
import { ExportMenu } from '../../../web/generic/ExportMenu.tsx'
import { useDesk } from '../../../web/generic/desk.ts'
import { LoadFailed } from '../../../web/generic/LoadFailed.tsx'
import { useLookup } from '../../../web/generic/lookups.ts'
import { Moment } from '../../../web/generic/Moment.tsx'
import { deskClock } from '../../../web/generic/zone.ts'
import { Button } from '../../../web/ui/Button.tsx'
import { DataTable, type SheetBody, type SheetColumn } from '../../../web/ui/DataTable.tsx'
import { EmptyState } from '../../../web/ui/EmptyState.tsx'
import { IconButton } from '../../../web/ui/IconButton.tsx'
import { useLang } from '../../../web/ui/LangProvider.tsx'
import { Pagination } from '../../../web/ui/Pagination.tsx'
import { Select } from '../../../web/ui/Select.tsx'
import { auditFilters, type AuditItem, type AuditPage } from './audit.ts'
import { AuditFilters, type FilterName, type FilterValues } from './auditFilters.dashboard.tsx'
import { EntrySheet } from './entrySheet.dashboard.tsx'
import { recordOf, subjectOf } from './happened.dashboard.tsx'
import { SavedFilters } from './savedFilters.dashboard.tsx'
import { entryCount, say } from './texts.ts'
import { VerifyDialog } from './verifyDialog.dashboard.tsx'

const sizes = [5, 10, 20, 30] as const
const usualSize = 10
const usualDays = 7
const aDayMs = 86_400_000
const names = Object.keys(auditFilters).filter((name): name is FilterName => name in auditFilters)

/** The audit: what happened, newest first, narrowed by what stands in the address; an entry opens beside it at `?id=`. */
export function Audits() {
  const lang = useLang()
  const caller = useCaller()
  const [params, setParams] = useSearchParams()
  const [isVerifying, setVerifying] = useState(false)
  const state = useMemo(() => stateOf(params), [params])
  const result = useQuery({
    queryKey: ['audit', 'list', state],
    queryFn: () =>
      browserApi.get<AuditPage>('AuditLog/GetListPaged', {
        ...state.filters,
        maxResultCount: state.size,
        SkipCount: (state.page - 1) * state.size,
        cursor: state.cursor,
      }),
    placeholderData: keepPreviousData,
  })
  const change = (changes: Readonly<Record<string, string | undefined>>) =>
    setParams(paramsWith(params, changes), { preventScrollReset: true })
  const hrefOf = (changes: Readonly<Record<string, string | undefined>>) => `?${paramsWith(params, changes).toString()}`
  const id = params.get('id')
  const isFiltered = Object.keys(state.filters).length > 0
  return (
    <>
      <div className="desk-title">
        <span className="desk-name">
          <h1>{say('audits', lang)}</h1>
          <output className="desk-count">{result.data ? totalOf(result.data, lang) : ''}</output>
        </span>
        <span className="desk-title-acts">
          <span className="desk-files">
            {isFiltered && (
              <Button look="plain" onClick={() => setParams({}, { preventScrollReset: true })}>
                {say('clear', lang)}
              </Button>
            )}
            <SavedFilters
              query={paramsWith(params, { id: undefined, page: undefined, cursor: undefined }).toString()}
              onChoose={query => setParams(query)}
              lang={lang}
            />
            <ExportMenu
              path="AuditLog/Export"
              fileName="auditLog"
              query={state.filters}
              hindrance={caller.can('Admin.AuditLog.Export') ? undefined : say('noPermission', lang)}
            />
          </span>
          <Button
            icon={ShieldCheck}
            disabledReason={caller.can('Admin.AuditLog.Verify') ? undefined : say('noPermission', lang)}
            onClick={() => setVerifying(true)}
          >
            {say('verify', lang)}
          </Button>
        </span>
      </div>
      <AuditFilters
        values={state.filters}
        usualFrom={usualFrom()}
        problems={problemsOf(result.error)}
        onChange={values => change({ ...values, page: undefined, cursor: undefined, id: undefined })}
        lang={lang}
      />
      <DataTable
        caption={say('audits', lang)}
        columns={useColumns(hrefOf, lang)}
        body={bodyOf(result, state.size, isFiltered, () => setParams({}), lang)}
        keyOf={item => String(item.id)}
        firstNumber={(state.page - 1) * state.size + 1}
        actsOf={item => <OpenButton item={item} href={hrefOf({ id: String(item.id) })} lang={lang} />}
      />
      {result.data && result.data.items.length > 0 && (
        <Under page={result.data} state={state} hrefOf={hrefOf} change={change} lang={lang} />
      )}
      {id !== null && id !== '' && (
        <EntrySheet
          key={id}
          id={id}
          onClose={() => change({ id: undefined })}
          hrefOf={changes => hrefOf(changes.id === '' ? { ...nothing, ...changes, id: undefined } : changes)}
        />
      )}
      {isVerifying && <VerifyDialog lang={lang} onClose={() => setVerifying(false)} />}
    </>
  )
}

/** Every filter taken back. */
const nothing: Readonly<Record<string, undefined>> = Object.fromEntries([...names, 'page', 'cursor'].map(name => [name, undefined]))

interface ListState {
  readonly filters: FilterValues
  readonly page: number
  readonly size: number
  readonly cursor: string | undefined
}

function stateOf(params: URLSearchParams): ListState {
  const filters = Object.fromEntries(
    names.flatMap(name => {
      const value = params.get(name)
      return value ? [[name, value]] : []
    }),
  )
  const size = Number(params.get('size'))
  return {
    filters,
    page: Math.max(1, Number(params.get('page')) || 1),
    size: sizes.some(known => known === size) ? size : usualSize,
    cursor: params.get('cursor') ?? undefined,
  }
}

function paramsWith(params: URLSearchParams, changes: Readonly<Record<string, string | undefined>>): URLSearchParams {
  const all: Record<string, string | undefined> = { ...Object.fromEntries(params), ...changes }
  return new URLSearchParams(Object.entries(all).flatMap(([name, value]) => (value === undefined || value === '' ? [] : [[name, value]])))
}

/** The first day of what the server shows where nothing is said. */
function usualFrom(): string {
  return new Date(Date.parse(`${deskClock.today()}T00:00:00Z`) - usualDays * aDayMs).toISOString().slice(0, 10)
}

function totalOf({ totalCount, totalCountIsExact }: AuditPage, lang: Lang): string {
  const count = pluralOf(entryCount, totalCount, lang)
  return totalCountIsExact === false ? `${say('moreThan', lang)} ${numberOf(totalCount, lang)}` : count
}

function problemsOf(error: Error | null): ApiError['validationErrors'] {
  return error instanceof ApiError ? error.validationErrors : []
}

function bodyOf(result: UseQueryResult<AuditPage>, size: number, isFiltered: boolean, clear: () => void, lang: Lang): SheetBody<AuditItem> {
  // What is wrong stands at its filter; to ask again would not help.
  if (problemsOf(result.error).length > 0)
    return {
      instead: (
        <EmptyState kind="error" title={say('wrongFilter', lang)} action={<Button onClick={clear}>{say('clear', lang)}</Button>}>
          {problemsOf(result.error)
            .map(({ message }) => message)
            .join(lang === 'ar' ? '، ' : ', ')}
        </EmptyState>
      ),
    }
  if (result.isError && !(result.data && !(result.error instanceof ApiError)))
    return { instead: <LoadFailed error={result.error} onRetry={() => void result.refetch()} /> }
  if (!result.data) return { loading: size }
  if (result.data.items.length > 0) return { rows: result.data.items, stale: result.isPlaceholderData }
  return {
    instead: (
      <EmptyState
        title={say(isFiltered ? 'noneFiltered' : 'none', lang)}
        action={isFiltered && <Button onClick={clear}>{say('clear', lang)}</Button>}
      >
        {say('noneWhy', lang)}
      </EmptyState>
    ),
  }
}

function useColumns(hrefOf: (changes: Readonly<Record<string, string>>) => string, lang: Lang): SheetColumn<AuditItem>[] {
  const { kinds } = useDesk()
  const actions = useLookup('auditAction')
  const modules = useLookup('moduleType')
  const nameIn = (items: ReturnType<typeof useLookup>, id: number | null): string => {
    const found = items.find(item => item.id === id)
    return found ? inLang([found.nameAr, found.nameEn], lang) : '—'
  }
  const heading = (word: Parameters<typeof say>[0]) => say(word, lang)
  return [
    {
      key: 'record',
      heading: heading('record'),
      title: true,
      cell: item => {
        const { table, title } = recordOf(item, kinds, lang)
        return (
          <Link to={hrefOf({ id: String(item.id) })} className="audit-record">
            <bdi>{title ?? table ?? nameIn(actions, item.action)}</bdi>
            {title !== undefined && table !== undefined && <small>{table}</small>}
          </Link>
        )
      },
    },
    { key: 'action', heading: heading('action'), width: 'word', cell: item => nameIn(actions, item.action) },
    {
      key: 'user',
      heading: heading('user'),
      width: 'word',
      cell: item => {
        const place = (lang === 'en' ? item.placeNameEn : null) ?? item.placeNameAr
        return (
          <span className="audit-who">
            <bdi>{subjectOf(item, lang)}</bdi>
            {place !== null && (
              <small>
                <bdi>{place}</bdi>
              </small>
            )}
          </span>
        )
      },
    },
    {
      key: 'time',
      heading: heading('time'),
      width: 'date',
      room: 'always',
      cell: item => <Moment at={item.executionTime} lang={lang} />,
    },
    { key: 'module', heading: heading('module'), room: 'wide', width: 'word', cell: item => nameIn(modules, item.moduleName) },
    { key: 'fields', heading: heading('changedFields'), room: 'widest', figure: item => item.fieldNames.length },
    {
      key: 'status',
      heading: heading('status'),
      room: 'widest',
      cell: item => (item.httpStatusCode === null ? '—' : <bdi dir="ltr">{item.httpStatusCode}</bdi>),
    },
    {
      key: 'address',
      heading: heading('address'),
      room: 'widest',
      cell: item => (item.clientIpAddress === null ? '—' : <bdi dir="ltr">{item.clientIpAddress}</bdi>),
    },
  ]
}

function OpenButton({ item, href, lang }: { item: AuditItem; href: string; lang: Lang }): ReactNode {
  const navigate = useNavigate()
  const { kinds } = useDesk()
  const { table, title } = recordOf(item, kinds, lang)
  return (
    <IconButton
      icon={Eye}
      label={`${say('open', lang)}: ${title ?? table ?? item.id}`}
      onClick={() => void navigate(href, { preventScrollReset: true })}
    />
  )
}

interface UnderProps {
  readonly page: AuditPage
  readonly state: ListState
  readonly hrefOf: (changes: Readonly<Record<string, string | undefined>>) => string
  readonly change: (changes: Readonly<Record<string, string | undefined>>) => void
  readonly lang: Lang
}

/** The pages of what is counted, and the way on beyond it. */
function Under({ page, state, hrefOf, change, lang }: UnderProps) {
  const pages = Math.max(1, Math.ceil(page.totalCount / state.size))
  const isBeyond = state.cursor !== undefined
  const pageHref = (number: number) => hrefOf({ page: number > 1 ? String(number) : undefined, id: undefined })
  return (
    <div className="desk-under">
      {isBeyond ? (
        <Link to={hrefOf({ cursor: undefined })}>{say('newest', lang)}</Link>
      ) : (
        <Pagination
          page={state.page}
          pages={pages}
          hrefOf={pageHref}
          lang={lang}
          onGo={number => change({ page: number > 1 ? String(number) : undefined, id: undefined })}
        />
      )}
      {page.nextCursor !== undefined && (isBeyond || (page.totalCountIsExact === false && state.page === pages)) && (
        <Link to={hrefOf({ cursor: page.nextCursor, page: undefined, id: undefined })}>{say('older', lang)}</Link>
      )}
      <span className="desk-size">
        <Select
          label={say('rowsOnPage', lang)}
          options={sizes.map(size => ({ value: String(size), label: numberOf(size, lang) }))}
          value={String(state.size)}
          onChange={size => change({ size: size === String(usualSize) ? undefined : size, page: undefined })}
        />
      </span>
    </div>
  )
}
