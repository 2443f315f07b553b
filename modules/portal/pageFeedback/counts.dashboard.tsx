import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Link, useSearchParams } from 'react-router'
import type { Lang } from '../../define.ts'
import { browserApi } from '../../../web/generic/browserApi.ts'
import { LoadFailed } from '../../../web/generic/LoadFailed.tsx'
import { Moment } from '../../../web/generic/Moment.tsx'
import { DataTable, type SheetBody, type SheetColumn } from '../../../web/ui/DataTable.tsx'
import { EmptyState } from '../../../web/ui/EmptyState.tsx'
import { useLang } from '../../../web/ui/LangProvider.tsx'
import { Select } from '../../../web/ui/lateFields.tsx'
import type { PageCount } from './calls.ts'
import { pageCountTexts } from './texts.ts'

const periods = [
  ['30', 'month'],
  ['90', 'quarter'],
  ['365', 'year'],
] as const
const usual = '90'

/** How each page was rated in a time: those first that most found of no use. */
export function RatingsByPage() {
  const lang = useLang()
  const say = pageCountTexts.in(lang)
  const [query, setQuery] = useSearchParams()
  const days = periods.find(([value]) => value === query.get('days'))?.[0] ?? usual
  const found = useQuery({
    queryKey: ['pageFeedback', 'counts', days],
    queryFn: () => browserApi.get<{ items: readonly PageCount[] }>('PageFeedback/GetCounts', { days }),
    placeholderData: keepPreviousData,
  })
  return (
    <>
      <div className="desk-title">
        <h1>{say.byPage}</h1>
      </div>
      <p className="text-muted">{say.intro}</p>
      <search className="filters">
        <Select
          label={say.period}
          options={periods.map(([value, word]) => ({ value, label: say[word] }))}
          value={days}
          onChange={value => setQuery(value === undefined || value === usual ? {} : { days: value }, { preventScrollReset: true })}
        />
      </search>
      {found.isError && !found.data ? (
        <LoadFailed error={found.error} onRetry={() => void found.refetch()} />
      ) : (
        <DataTable<PageCount>
          caption={say.byPage}
          columns={columnsIn(lang)}
          body={bodyOf(found.data?.items, found.isPlaceholderData, lang)}
          keyOf={({ page }) => page}
        />
      )}
    </>
  )
}

function bodyOf(items: readonly PageCount[] | undefined, stale: boolean, lang: Lang): SheetBody<PageCount> {
  if (!items) return { loading: 4 }
  if (items.length > 0) return { rows: items, stale }
  const say = pageCountTexts.in(lang)
  const way = (
    <Link className="btn" to="/dashboard/pageFeedback">
      {say.toList}
    </Link>
  )
  return {
    instead: (
      <EmptyState title={say.none} action={way}>
        {say.noneWhy}
      </EmptyState>
    ),
  }
}

function columnsIn(lang: Lang): SheetColumn<PageCount>[] {
  const say = pageCountTexts.in(lang)
  return [
    {
      key: 'page',
      heading: say.page,
      title: true,
      cell: ({ page }) => (
        <a href={lang === 'en' ? `/en${page === '/' ? '' : page}` : page} dir={page === '/' ? undefined : 'ltr'}>
          {page === '/' ? say.home : page}
        </a>
      ),
    },
    { key: 'notUseful', heading: say.notUseful, figure: ({ notUseful }) => notUseful },
    { key: 'useful', heading: say.useful, figure: ({ useful }) => useful },
    { key: 'comments', heading: say.comments, figure: ({ comments }) => comments },
    { key: 'lastAt', heading: say.last, cell: ({ lastAt }) => <Moment at={lastAt} lang={lang} /> },
    {
      key: 'ratings',
      heading: say.ratings,
      cell: ({ page }) => (
        <Link
          to={`/dashboard/pageFeedback?${new URLSearchParams({ filter: page }).toString()}`}
          aria-label={pageCountTexts.say('show', lang, { page })}
        >
          {say.ratings}
        </Link>
      ),
    },
  ]
}
