import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Eye, EyeOff } from 'lucide-react'
import { Link, useSearchParams } from 'react-router'
import { numberOf, type Lang } from '../../define.ts'
import { browserApi, messageOf } from '../../../web/generic/browserApi.ts'
import { useCaller } from '../../../web/generic/caller.ts'
import { LoadFailed } from '../../../web/generic/LoadFailed.tsx'
import { lacks } from '../../../web/generic/texts.ts'
import { DataTable, type SheetBody, type SheetColumn } from '../../../web/ui/DataTable.tsx'
import { EmptyState } from '../../../web/ui/EmptyState.tsx'
import { useLang } from '../../../web/ui/LangProvider.tsx'
import { Select } from '../../../web/ui/lateFields.tsx'
import { RowActs } from '../../../web/ui/RowActs.tsx'
import { toast } from '../../../web/ui/Toasts.tsx'
import { askedViews, type AskedSearch, type AskedTotals } from './calls.ts'
import { searchSynonym } from './searchSynonym.ts'
import { askedTexts } from './texts.ts'

const periods = [
  ['7', 'week'],
  ['30', 'month'],
  ['90', 'quarter'],
] as const
const languages = [
  ['ar', 'arabic'],
  ['en', 'english'],
] as const
const usual: Readonly<Record<string, string>> = { view: 'most', days: '30' }

interface Answer {
  readonly items: readonly AskedSearch[]
  readonly totals: AskedTotals
}

/** What visitors searched for in a time, with the ways to help who searches for it next. */
export function AskedSearches() {
  const lang = useLang()
  const say = askedTexts.in(lang)
  const [query, setQuery] = useSearchParams()
  const view = askedViews.find(value => value === query.get('view')) ?? 'most'
  const days = periods.find(([value]) => value === query.get('days'))?.[0] ?? '30'
  const language = languages.find(([value]) => value === query.get('language'))?.[0]
  const found = useQuery({
    queryKey: ['searchSetting', 'asked', view, days, language],
    queryFn: () => browserApi.get<Answer>('SearchSynonym/GetAsked', { view, days, language }),
    placeholderData: keepPreviousData,
  })
  const change = (name: string) => (value: string | undefined) =>
    setQuery(
      known => {
        if (value === undefined || value === '' || value === usual[name]) known.delete(name)
        else known.set(name, value)
        return known
      },
      { preventScrollReset: true },
    )
  return (
    <>
      <div className="desk-title">
        <h1>{say.asked}</h1>
      </div>
      <p className="text-muted">{say.intro}</p>
      <search className="filters">
        <Select label={say.view} options={askedViews.map(value => ({ value, label: say[value] }))} value={view} onChange={change('view')} />
        <Select
          label={say.period}
          options={periods.map(([value, word]) => ({ value, label: say[word] }))}
          value={days}
          onChange={change('days')}
        />
        <Select
          label={say.language}
          options={[{ value: '', label: say.allLanguages }, ...languages.map(([value, word]) => ({ value, label: say[word] }))]}
          value={language ?? ''}
          onChange={change('language')}
        />
      </search>
      {view === 'few' && <p className="text-muted">{say.fewWhy}</p>}
      {found.isError && !found.data ? (
        <LoadFailed error={found.error} onRetry={() => void found.refetch()} />
      ) : (
        <>
          {found.data && <p className="text-muted">{askedTexts.say('totals', lang, wordsOf(found.data.totals, lang))}</p>}
          <DataTable<AskedSearch>
            caption={say[view]}
            columns={columnsIn(lang)}
            body={bodyOf(found.data?.items, found.isPlaceholderData, lang)}
            keyOf={({ query: text, language: of }) => `${of} ${text}`}
            actsOf={search => <Hiding search={search} lang={lang} />}
          />
        </>
      )}
    </>
  )
}

/** Takes what visitors typed away from what others are shown, or gives it back. */
function Hiding({ search: { query, language, isHidden }, lang }: { search: AskedSearch; lang: Lang }) {
  const say = askedTexts.in(lang)
  const queries = useQueryClient()
  const caller = useCaller()
  const label = isHidden ? say.unhide : say.hide
  const change = useMutation({
    mutationFn: () => browserApi.send('PUT', 'SearchSynonym/HideAsked', { query, language, isHidden: !isHidden }),
    onSuccess: async () => {
      await queries.invalidateQueries({ queryKey: ['searchSetting', 'asked'] })
      toast(isHidden ? say.wasShown : say.wasHidden)
    },
    onError: error => toast(messageOf(error, lang), 'danger'),
  })
  const hindrance = caller.can('Portal.SearchSetting.Update') ? undefined : lacks(label, searchSynonym.options.label, lang)
  return <RowActs name={query} acts={[{ icon: isHidden ? Eye : EyeOff, label, onAct: () => change.mutate(), disabledReason: hindrance }]} />
}

function wordsOf({ asked, unfound, unnamed }: AskedTotals, lang: Lang) {
  return { asked: numberOf(asked, lang), unfound: numberOf(unfound, lang), unnamed: numberOf(unnamed, lang) }
}

function bodyOf(items: readonly AskedSearch[] | undefined, stale: boolean, lang: Lang): SheetBody<AskedSearch> {
  if (!items) return { loading: 4 }
  if (items.length > 0) return { rows: items, stale }
  const say = askedTexts.in(lang)
  const way = (
    <Link className="btn" to="/dashboard/searchSetting">
      {say.toList}
    </Link>
  )
  return {
    instead: (
      <EmptyState title={say.nobody} action={way}>
        {say.nobodyWhy}
      </EmptyState>
    ),
  }
}

function columnsIn(lang: Lang): SheetColumn<AskedSearch>[] {
  const say = askedTexts.in(lang)
  return [
    {
      key: 'query',
      heading: say.query,
      title: true,
      cell: ({ query, language, isHidden }) => (
        <>
          <a href={`${language === 'en' ? '/en' : ''}/search?${new URLSearchParams({ q: query }).toString()}`}>
            <bdi>{query}</bdi>
          </a>
          {isHidden && <small className="text-area">{say.isHidden}</small>}
        </>
      ),
    },
    { key: 'asked', heading: say.times, figure: ({ asked }) => asked },
    { key: 'unfound', heading: say.unfound, figure: ({ unfound }) => unfound },
    { key: 'results', heading: say.results, figure: ({ results }) => results },
    { key: 'clicks', heading: say.clicks, figure: ({ clicks }) => clicks },
    { key: 'rank', heading: say.rank, cell: ({ rank }) => rank ?? '—' },
    { key: 'lastDay', heading: say.lastDay, cell: ({ lastDay }) => <bdi dir="ltr">{lastDay.replaceAll('-', '/')}</bdi> },
    {
      key: 'acts',
      heading: say.acts,
      cell: ({ query }) => (
        <>
          <Link
            to={`/dashboard/searchSetting/0?${new URLSearchParams({ words: query }).toString()}`}
            aria-label={askedTexts.say('toSynonymOf', lang, { query })}
          >
            {say.toSynonym}
          </Link>
          {' · '}
          <Link
            to={`/dashboard/searchPin/0?${new URLSearchParams({ queries: query }).toString()}`}
            aria-label={askedTexts.say('toPinOf', lang, { query })}
          >
            {say.toPin}
          </Link>
        </>
      ),
    },
  ]
}
