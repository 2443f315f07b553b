import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import type { Lang } from '../../define.ts'
import { browserApi } from '../../../web/generic/browserApi.ts'
import { useCaller } from '../../../web/generic/caller.ts'
import { ExportMenu } from '../../../web/generic/ExportMenu.tsx'
import { LoadFailed } from '../../../web/generic/LoadFailed.tsx'
import { DataTable, type SheetBody, type SheetColumn } from '../../../web/ui/DataTable.tsx'
import { EmptyState } from '../../../web/ui/EmptyState.tsx'
import { useLang } from '../../../web/ui/LangProvider.tsx'
import { Select } from '../../../web/ui/lateFields.tsx'
import type { PageVisits } from './calls.ts'
import { pageCountTexts, pageVisitTexts } from './texts.ts'

const usual = '30'

/** How often each page was opened in a time: the most visited first. */
export function VisitsByPage() {
  const lang = useLang()
  const caller = useCaller()
  const say = pageVisitTexts.in(lang)
  const rated = pageCountTexts.in(lang)
  const periods = [
    { value: '7', label: say.week },
    { value: usual, label: rated.month },
    { value: '90', label: rated.quarter },
    { value: '365', label: rated.year },
  ]
  const [query, setQuery] = useSearchParams()
  const days = periods.find(({ value }) => value === query.get('days'))?.value ?? usual
  const found = useQuery({
    queryKey: ['pageFeedback', 'visits', days],
    queryFn: () => browserApi.get<{ items: readonly PageVisits[] }>('PageFeedback/GetVisits', { days }),
    placeholderData: keepPreviousData,
  })
  return (
    <>
      <div className="desk-title">
        <h1>{say.visits}</h1>
        <ExportMenu
          path="PageFeedback/ExportVisits"
          fileName="visits"
          query={{ days }}
          hindrance={caller.can('Portal.VisitorEntry.Export') ? undefined : say.noExport}
        />
      </div>
      <p className="text-muted">{say.intro}</p>
      <search className="filters">
        <Select
          label={rated.period}
          options={periods}
          value={days}
          onChange={value => setQuery(value === undefined || value === usual ? {} : { days: value }, { preventScrollReset: true })}
        />
      </search>
      {found.isError && !found.data ? (
        <LoadFailed error={found.error} onRetry={() => void found.refetch()} />
      ) : (
        <DataTable<PageVisits>
          caption={say.visits}
          columns={columnsIn(lang)}
          body={bodyOf(found.data?.items, found.isPlaceholderData, lang)}
          keyOf={({ page }) => page}
        />
      )}
    </>
  )
}

function bodyOf(items: readonly PageVisits[] | undefined, stale: boolean, lang: Lang): SheetBody<PageVisits> {
  if (!items) return { loading: 4 }
  if (items.length > 0) return { rows: items, stale }
  const say = pageVisitTexts.in(lang)
  return { instead: <EmptyState title={say.none}>{say.noneWhy}</EmptyState> }
}

function columnsIn(lang: Lang): SheetColumn<PageVisits>[] {
  const say = pageVisitTexts.in(lang)
  return [
    {
      key: 'page',
      heading: pageCountTexts.say('page', lang),
      title: true,
      cell: ({ page }) => (
        <a href={lang === 'en' ? `/en${page === '/' ? '' : page}` : page} dir="ltr">
          {page}
        </a>
      ),
    },
    { key: 'all', heading: say.all, figure: ({ inArabic, inEnglish }) => inArabic + inEnglish },
    { key: 'inArabic', heading: say.inArabic, figure: ({ inArabic }) => inArabic },
    { key: 'inEnglish', heading: say.inEnglish, figure: ({ inEnglish }) => inEnglish },
  ]
}
