import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useCallback, type ReactNode } from 'react'
import { Link, useSearchParams } from 'react-router'
import { inLang, pluralOf, type Lang } from '../../define.ts'
import { bound } from '../../../web/generic/bound.tsx'
import { browserApi } from '../../../web/generic/browserApi.ts'
import { LoadFailed } from '../../../web/generic/LoadFailed.tsx'
import { useLookup } from '../../../web/generic/lookups.ts'
import { TextFilter } from '../../../web/generic/TextFilter.tsx'
import { Button } from '../../../web/ui/Button.tsx'
import { DataTable, type SheetBody, type SheetColumn } from '../../../web/ui/DataTable.tsx'
import { EmptyState } from '../../../web/ui/EmptyState.tsx'
import { useLang } from '../../../web/ui/LangProvider.tsx'
import { Pagination } from '../../../web/ui/Pagination.tsx'
import { Switch } from '../../../web/ui/Switch.tsx'
import { readOnPage, type ReadableItem } from './reading.ts'
import { DayOf, placeNameOf, titleIn } from './readingParts.dashboard.tsx'
import { readableCount, readingTexts } from './readingTexts.ts'

interface ReadablePage {
  readonly totalCount: number
  readonly items: readonly ReadableItem[]
}

/** What staff of every place read: each item leads to its text, a question to its answers. */
export function KnowledgeReading() {
  const lang = useLang()
  const say = readingTexts.in(lang)
  const { filter, onlyQuestions, page, set, hrefOf } = useShown()
  const found = useQuery({
    queryKey: ['knowledgeReading', 'list', filter, onlyQuestions, page],
    queryFn: () =>
      browserApi.get<ReadablePage>('KnowledgeExchange/GetReadable', {
        filter: filter || undefined,
        onlyQuestions: onlyQuestions ? 'true' : undefined,
        maxResultCount: readOnPage,
        SkipCount: (page - 1) * readOnPage,
      }),
    placeholderData: keepPreviousData,
  })
  const onText = useCallback((text: string) => set({ filter: text }), [set])
  const columns = useColumns(lang)
  const pages = Math.ceil((found.data?.totalCount ?? 0) / readOnPage)
  const isNarrowed = filter !== '' || onlyQuestions
  const instead = (
    <EmptyState title={say.none} action={isNarrowed && <Button onClick={() => set({ filter: '', questions: '' })}>{say.all}</Button>} />
  )
  return (
    <>
      <div className="desk-title">
        <h1>{say.title}</h1>
      </div>
      <p className="text-muted">{say.intro}</p>
      <search className="filters">
        <TextFilter text={filter} onText={onText} lang={lang} />
        <Switch on={onlyQuestions} onChange={on => set({ questions: on ? '1' : '' })}>
          {say.onlyQuestions}
        </Switch>
      </search>
      {found.isError && !found.data ? (
        <LoadFailed error={found.error} onRetry={() => void found.refetch()} />
      ) : (
        <DataTable
          caption={say.title}
          columns={columns}
          body={bodyOf(found.data, found.isPlaceholderData, instead)}
          keyOf={({ id }) => id}
        />
      )}
      {found.data && found.data.totalCount > 0 && (
        <div className="desk-under">
          <span className="desk-range">{pluralOf(readableCount, found.data.totalCount, lang)}</span>
          {pages > 1 && <Pagination page={page} pages={pages} hrefOf={hrefOf} lang={lang} onGo={number => set({ page: String(number) })} />}
        </div>
      )}
    </>
  )
}

function bodyOf(page: ReadablePage | undefined, stale: boolean, instead: ReactNode): SheetBody<ReadableItem> {
  if (!page) return { loading: 8 }
  return page.items.length === 0 ? { instead } : { rows: page.items, stale }
}

/** What is shown stands in the address; another filter begins with the first page. */
function useShown() {
  const [query, setQuery] = useSearchParams()
  const set = useCallback(
    (values: Readonly<Record<string, string>>) =>
      setQuery(known => changed(known, values), { replace: !('page' in values), preventScrollReset: true }),
    [setQuery],
  )
  return {
    filter: query.get('filter') ?? '',
    onlyQuestions: query.get('questions') === '1',
    page: Number(/^[1-9]\d{0,3}$/.exec(query.get('page') ?? '')?.[0] ?? 1),
    set,
    hrefOf: (page: number) => `?${changed(query, { page: String(page) }).toString()}`,
  }
}

function changed(known: URLSearchParams, values: Readonly<Record<string, string>>): URLSearchParams {
  const next = Object.entries({ ...Object.fromEntries(known), page: '', ...values })
  return new URLSearchParams(next.filter(([, value]) => value !== ''))
}

function useColumns(lang: Lang): SheetColumn<ReadableItem>[] {
  const say = readingTexts.in(lang)
  const types = useLookup('knowledgeResourceType')
  return [
    {
      key: 'title',
      heading: say.name,
      title: true,
      cell: item => {
        const { text, told } = titleIn(item, lang)
        return (
          <Link to={`/dashboard/knowledgeExchange/reading/${item.id}`}>
            <bdi lang={told}>{bound(text)}</bdi>
          </Link>
        )
      },
    },
    {
      key: 'type',
      heading: say.type,
      width: 'word',
      room: 'always',
      cell: item => {
        const type = types.find(({ id }) => id === item.resourceType)
        return type && inLang([type.nameAr, type.nameEn], lang)
      },
    },
    { key: 'place', heading: say.place, width: 'place', room: 'medium', cell: item => <bdi>{placeNameOf(item, lang)}</bdi> },
    { key: 'date', heading: say.date, width: 'date', room: 'wide', cell: ({ date }) => <DayOf day={date} /> },
    { key: 'audience', heading: say.audience, width: 'word', room: 'wide', cell: item => (item.isForStaff ? say.forStaff : say.forAll) },
    { key: 'answers', heading: say.answers, room: 'medium', figure: item => (item.isQuestion ? item.answers : undefined) },
  ]
}
