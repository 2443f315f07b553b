import { useLoaderData, type LoaderFunctionArgs } from 'react-router'
import { inLang, pluralOf, type Lang } from '../../../kernel/kernel.ts'
import { pageOf, queryOf } from '../../generic/portal/answers.ts'
import { foreign, Head } from '../../generic/portal/Head.tsx'
import { RangeNote } from '../../generic/portal/RangeNote.tsx'
import { listPageSizeOf, useHere } from '../../generic/portal/site.ts'
import { bound } from '../../generic/bound.tsx'
import { Day, Marked } from '../../generic/portal/texts.tsx'
import { ToldIn } from '../../generic/portal/ToldIn.tsx'
import { homeStep, trailOf } from '../../generic/portal/Trail.tsx'
import { visitContext } from '../../generic/visit.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { LinkButton } from '../../ui/LinkButton.tsx'
import { PageHead } from '../../ui/PageHead.tsx'
import { Pagination } from '../../ui/Pagination.tsx'
import { TabLinks } from '../../ui/TabLinks.tsx'
import { resultCount, searchTexts } from './texts.ts'

const longest = 200

interface Found {
  readonly kind: string
  readonly id: string
  readonly title: string
  readonly extract: string | null
  readonly extractLang: Lang
  readonly url: string
  readonly date: string | null
  readonly place: string | null
  readonly lang: Lang
}
interface FoundPage {
  readonly totalCount: number
  readonly items: readonly Found[]
  readonly counts: readonly { readonly kind: string; readonly label: readonly [ar: string, en: string]; readonly count: number }[]
}

const nothing: FoundPage = { totalCount: 0, items: [], counts: [] }

export async function loader({ context, request }: LoaderFunctionArgs) {
  const { api } = context.get(visitContext)
  const given = new URL(request.url).searchParams
  const q = (given.get('q') ?? '').trim().slice(0, longest)
  const page = pageOf(given)
  const kind = given.get('kind') ?? undefined
  if (q === '') return { q, kind: undefined, page: 1, pages: 0, found: nothing }
  const rows = await listPageSizeOf(api)
  const ask = (number: number) => api.get<FoundPage>('Public/Search', { q, kind, maxResultCount: rows, SkipCount: (number - 1) * rows })
  const first = await ask(page)
  const pages = Math.max(1, Math.ceil(first.totalCount / rows))
  return { q, kind, page: Math.min(page, pages), pages, found: page > pages ? await ask(pages) : first }
}

const quotes = { ar: ['«', '»'], en: ['“', '”'] } as const

export default function Search() {
  const { q, kind, page, pages, found } = useLoaderData<typeof loader>()
  const here = useHere()
  const { lang, to } = here
  const words = searchTexts.in(lang)
  const steps = [homeStep(lang), { label: words.search }]
  const total = found.counts.reduce((sum, { count }) => sum + count, 0)
  const address = (more: { kind?: string | undefined; page?: number }) => to(`/search${queryOf({ q, ...more })}`)
  return (
    <div className="wrap">
      <Head title={q === '' ? words.search : `${words.search}: ${q}`} steps={steps} noIndex />
      <PageHead lang={lang} title={words.search} trail={trailOf(steps, here)} />
      <search aria-label={words.find}>
        <form className="find search-box" action={to('/search')} method="get">
          <input
            className="input"
            type="search"
            name="q"
            defaultValue={q}
            maxLength={longest}
            aria-label={words.field}
            placeholder={words.hint}
          />
          <button type="submit" className="btn btn-act">
            {words.find}
          </button>
        </form>
      </search>
      {q === '' && <p className="standfirst">{words.start}</p>}
      {q !== '' && (
        <p className="search-count">
          <strong>{pluralOf(resultCount, total, lang)}</strong> {words.about} <Quoted>{q}</Quoted>
        </p>
      )}
      {found.counts.length > 1 && (
        <TabLinks
          lang={lang}
          label={words.kinds}
          tabs={[
            { href: address({}), label: words.all, count: total, current: kind === undefined },
            ...found.counts.map(count => ({
              href: address({ kind: count.kind }),
              label: inLang(count.label, lang),
              count: count.count,
              current: kind === count.kind,
            })),
          ]}
        />
      )}
      <ol className="results">
        {found.items.map(item => (
          <Result
            key={`${item.kind} ${item.id}`}
            item={item}
            query={q}
            kindName={found.counts.find(count => count.kind === item.kind)?.label}
          />
        ))}
      </ol>
      {q !== '' && total === 0 && (
        <EmptyState
          title={`${words.none} ${quotes[lang][0]}${q}${quotes[lang][1]}`}
          action={
            <span className="error-ways">
              <LinkButton href={to('/localComms')}>{words.authorities}</LinkButton>
              <LinkButton href={to('/news')}>{words.news}</LinkButton>
            </span>
          }
        >
          {words.noneWhy}
        </EmptyState>
      )}
      {pages > 1 && (
        <div className="pages">
          <Pagination page={page} pages={pages} hrefOf={number => address({ kind, page: number })} lang={lang} />
          <RangeNote page={page} total={found.totalCount} />
        </div>
      )}
    </div>
  )
}

/** What was asked, in the quotation marks of the page. */
function Quoted({ children }: { children: string }) {
  const [before, after] = quotes[useHere().lang]
  return (
    <>
      {before}
      <bdi>{children}</bdi>
      {after}
    </>
  )
}

/** One thing that was found: what it is, its title and an extract with the words marked. */
function Result({ item, query, kindName }: { item: Found; query: string; kindName: readonly [ar: string, en: string] | undefined }) {
  const { lang, to } = useHere()
  return (
    <li>
      <h2 className="entries-title" {...foreign(item.lang, lang)}>
        <a href={to(item.url)}>
          <Marked text={item.title} query={query} />
        </a>
      </h2>
      {item.extract && item.extract !== item.title && (
        <p {...foreign(item.extractLang, lang)}>
          <Marked text={item.extract} query={query} />
        </p>
      )}
      <p className="meta">
        {kindName && <span>{inLang(kindName, lang)}</span>}
        {item.place && <span>{bound(item.place)}</span>}
        {item.date && <Day day={item.date} />}
        <ToldIn told={item.lang} />
      </p>
    </li>
  )
}
