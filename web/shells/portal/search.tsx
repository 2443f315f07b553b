import { useLoaderData, type HeadersArgs, type LoaderFunctionArgs } from 'react-router'
import { inLang, numberOf, pluralOf, type Lang } from '../../../kernel/kernel.ts'
import { commaOf } from '../../fields/comma.ts'
import { bound } from '../../generic/bound.tsx'
import { DayField } from '../../generic/portal/DayField.tsx'
import { writtenDay } from '../../generic/portal/days.ts'
import { type Chip, Filters, FoundLine } from '../../generic/portal/Filters.tsx'
import { Head } from '../../generic/portal/Head.tsx'
import { Items } from '../../generic/portal/Items.tsx'
import { RangeNote } from '../../generic/portal/RangeNote.tsx'
import { useHere } from '../../generic/portal/site.ts'
import { homeStep, trailOf } from '../../generic/portal/Trail.tsx'
import { visitContext } from '../../generic/visit.ts'
import { Notice } from '../../ui/Notice.tsx'
import { PageHead } from '../../ui/PageHead.tsx'
import { Pagination } from '../../ui/Pagination.tsx'
import { PlainSelect } from '../../ui/PlainField.tsx'
import { TabLinks } from '../../ui/TabLinks.tsx'
import { kindLists } from './kindLists.ts'
import { askSearch, type Beginning, type FoundPage } from './searchData.ts'
import { longestQuery, searchPath, type SearchQuery } from './searchQuery.ts'
import { FewerWords, NoneFound, quotes } from './searchNone.tsx'
import { Result, type Found } from './searchResult.tsx'
import { resultCount, searchTexts } from './texts.ts'

/** Nothing of the search stands in a page that is kept; a refusal says when to come again. */
export function headers({ loaderHeaders }: HeadersArgs) {
  return loaderHeaders
}

export function loader({ context, request }: LoaderFunctionArgs) {
  const { api, isRead } = context.get(visitContext)
  return askSearch(api, new URL(request.url).searchParams, isRead)
}

type Data = ReturnType<typeof useLoaderData<typeof loader>>

export default function Search() {
  const data = useLoaderData<typeof loader>()
  const { query, pages, found, everywhere } = data
  const here = useHere()
  const { lang, to } = here
  const words = searchTexts.in(lang)
  const steps = [homeStep(lang), { label: words.search }]
  const { q } = query
  const chips = chipsOf(data, lang)
  const total = sumOf(found)
  const title = q === '' ? words.search : `${words.search}: ${q}${query.page > 1 ? ` - ${words.page} ${query.page}` : ''}`
  return (
    <div className="wrap">
      <Head title={title} steps={steps} noIndex feed={q === '' ? undefined : searchPath({ ...query, page: 1 })} />
      <PageHead lang={lang} title={words.search} trail={trailOf(steps, here)} />
      <SearchBox query={query} kinds={data.start?.kinds} />
      {data.refusal !== undefined && (
        <Notice tone="warn" lang={lang}>
          {data.refusal}
        </Notice>
      )}
      {data.start && <Start {...data.start} />}
      {q !== '' && (everywhere.counts.length > 0 || chips.length > 0) && <Narrowing data={data} active={chips.length} />}
      {q !== '' && (found.totalCount > 0 || chips.length > 0) && (
        <FoundLine chips={chips} clear={searchPath({ q, kind: query.kind, sort: query.sort })}>
          {found.totalCount > 0 && (
            <>
              {data.isAtLeast && `${words.atLeast} `}
              <strong>{pluralOf(resultCount, found.totalCount, lang)}</strong> {words.about} <Quoted>{q}</Quoted>
              <Also of={found.also} q={found.meant ?? q} />
            </>
          )}
          {found.meant && (
            <>
              {found.totalCount > 0 && '. '}
              {words.meant} <a href={to(searchPath({ ...query, q: found.meant, page: 1 }))}>{found.meant}</a>
            </>
          )}
          {found.isRelaxed && found.totalCount > 0 && `. ${words.relaxed}`}
        </FoundLine>
      )}
      {found.counts.length > 1 && <Kinds query={query} found={found} total={total} />}
      <Items
        className="results"
        isOrdered
        searched={JSON.stringify({ q, language: lang, kind: query.kind, from: (query.page - 1) * data.rows })}
      >
        {found.pinned.map(item => (
          <Result key={`${item.kind} ${item.id}`} item={item} kindName={item.label} isPinned />
        ))}
        {unpinnedOf(found).map(item => (
          <Result key={`${item.kind} ${item.id}`} item={item} kindName={found.counts.find(count => count.kind === item.kind)?.label} />
        ))}
      </Items>
      {q !== '' && data.refusal === undefined && found.totalCount === 0 && found.pinned.length === 0 && (
        <NoneFound query={query} narrowed={[...chips, ...kindChips(data, lang)]} found={found} everywhere={sumOf(everywhere)} />
      )}
      {found.totalCount > 0 && found.fewer.length > 0 && (
        <p>
          <FewerWords of={found.fewer} />
        </p>
      )}
      {data.isCutOff && query.page === pages && (
        <Notice tone="info" lang={lang}>
          {words.cutOff}
        </Notice>
      )}
      {pages > 1 && (
        <div className="pages">
          <Pagination page={query.page} pages={pages} hrefOf={page => to(searchPath({ ...query, page }))} lang={lang} />
          <RangeNote page={query.page} total={found.totalCount} />
        </div>
      )}
    </div>
  )
}

function sumOf({ counts }: FoundPage): number {
  return counts.reduce((sum, { count }) => sum + count, 0)
}

/** What is pinned does not stand there twice. */
function unpinnedOf({ pinned, items }: FoundPage): readonly Found[] {
  return items.filter(item => !pinned.some(({ kind, id }) => kind === item.kind && id === item.id))
}

/** @param kinds where nothing has been asked yet: in which of them one may look */
function SearchBox({ query: { q, kind }, kinds }: { query: SearchQuery; kinds: Beginning['kinds'] | undefined }) {
  const { lang, to } = useHere()
  const words = searchTexts.in(lang)
  const hasChoice = kinds !== undefined && kinds.length > 1
  return (
    <search aria-label={words.find}>
      <form
        id="find"
        tabIndex={-1}
        className={hasChoice ? 'find has-choice search-box' : 'find search-box'}
        action={to('/search')}
        method="get"
      >
        <input
          className="input"
          type="search"
          name="q"
          // An empty one is read as one of the page: its hint begins where the page begins.
          dir={q === '' ? undefined : 'auto'}
          data-suggest=""
          autoComplete="off"
          defaultValue={q}
          maxLength={longestQuery}
          aria-label={words.field}
          placeholder={words.hint}
        />
        {hasChoice && (
          <span className="select">
            <select name="kind" className="input" aria-label={words.within} defaultValue={kind}>
              <option value="">{words.allKinds}</option>
              {kinds?.map(({ kind: value, label }) => (
                <option key={value} value={value}>
                  {inLang(label, lang)}
                </option>
              ))}
            </select>
          </span>
        )}
        <button type="submit" className="btn btn-act">
          {words.find}
        </button>
      </form>
    </search>
  )
}

/** Before anything was asked: what one may ask, and all lists, to look through. @param asked what others have asked most; until that is known, examples stand there */
function Start({ asked, kinds }: Beginning) {
  const { lang, to } = useHere()
  const words = searchTexts.in(lang)
  const [label, examples] =
    asked.length > 0 ? [words.asked, asked] : [words.examples, [words.exampleTender, words.exampleLicence, words.exampleSector]]
  return (
    <>
      <p className="standfirst">{bound(words.start)}</p>
      <p className="search-examples">
        {label}:{' '}
        {examples.map(example => (
          <a key={example} href={to(searchPath({ q: example }))}>
            {example}
          </a>
        ))}
      </p>
      <nav className="search-kinds" aria-labelledby="search-kinds">
        <h2 id="search-kinds" className="display-section">
          {words.lists}
        </h2>
        <ul>
          {Object.entries(kindLists).map(([kind, list]) => {
            const label = kinds.find(one => one.kind === kind)?.label
            return (
              label !== undefined && (
                <li key={kind}>
                  <a href={to(list)}>{inLang(label, lang)}</a>
                </li>
              )
            )
          })}
        </ul>
      </nav>
    </>
  )
}

function Narrowing({ data: { query, everywhere, places }, active }: { data: Data; active: number }) {
  const { lang } = useHere()
  const words = searchTexts.in(lang)
  const { language, open, from, until, wrongFrom, wrongUntil, year } = query
  return (
    <Filters
      action="/search"
      label={words.filters}
      active={active}
      second
      isOpen={wrongFrom !== undefined || wrongUntil !== undefined}
      lesser={{
        isOpen: [language, open, from, until, wrongFrom, wrongUntil, year].some(asked => asked !== undefined),
        fields: (
          <>
            <PlainSelect
              name="language"
              label={words.language}
              none={words.allLanguages}
              defaultValue={language}
              options={[{ value: 'en', label: words.inEnglish }]}
              lang={lang}
            />
            <PlainSelect
              name="open"
              label={words.state}
              none={words.openOrNot}
              defaultValue={open}
              options={[{ value: 'true', label: words.openNow }]}
              lang={lang}
            />
            <DayField name="from" label={words.from} asked={{ day: year === undefined ? from : undefined, wrong: wrongFrom }} />
            <DayField name="to" label={words.until} asked={{ day: year === undefined ? until : undefined, wrong: wrongUntil }} />
            <PlainSelect
              name="year"
              label={words.year}
              none={words.allYears}
              defaultValue={year}
              options={everywhere.years.map(({ year, count }) => ({ value: year, label: `${year} (${numberOf(count, lang)})` }))}
              lang={lang}
            />
          </>
        ),
      }}
    >
      <input type="hidden" name="q" value={query.q} />
      {query.kind !== undefined && <input type="hidden" name="kind" value={query.kind} />}
      <PlainSelect
        name="governorate"
        label={words.governorate}
        none={words.allGovernorates}
        defaultValue={query.governorate}
        options={everywhere.governorates.map(({ code, label, count }) => ({
          value: code,
          label: `${inLang(label, lang)} (${numberOf(count, lang)})`,
        }))}
        lang={lang}
      />
      <PlainSelect
        name="place"
        label={words.place}
        none={words.allPlaces}
        defaultValue={query.place}
        options={places.map(({ id, label, count }) => ({
          value: id,
          label: `${inLang(label, lang)} (${numberOf(count, lang)})`,
        }))}
        lang={lang}
      />
      <PlainSelect
        name="sort"
        label={words.order}
        none={words.byRelevance}
        defaultValue={query.sort}
        options={[{ value: 'newest', label: words.byDate }]}
        lang={lang}
      />
    </Filters>
  )
}

function Kinds({ query, found, total }: { query: SearchQuery; found: FoundPage; total: number }) {
  const { lang, to } = useHere()
  const words = searchTexts.in(lang)
  const address = (kind: string | undefined) => to(searchPath({ ...query, kind, page: 1 }))
  return (
    <div>
      <TabLinks
        lang={lang}
        label={words.kinds}
        tabs={[
          { href: address(undefined), label: words.all, count: total, current: query.kind === undefined },
          ...found.counts.map(({ kind, label, count }) => ({
            href: address(kind),
            label: inLang(label, lang),
            count,
            current: query.kind === kind,
          })),
        ]}
      />
    </div>
  )
}

/** What was looked for beside the words, in the language of the page or of the words: so that who finds another word marked sees why. */
function Also({ of, q }: { of: readonly string[]; q: string }) {
  const { lang } = useHere()
  const read = of.filter(word => [lang === 'ar', isArabic(q)].includes(isArabic(word))).slice(0, mostAlso)
  if (read.length === 0) return null
  return (
    <>
      {' '}
      {searchTexts.say('also', lang)} (<bdi>{read.join(commaOf(lang))}</bdi>)
    </>
  )
}
const mostAlso = 3

function isArabic(text: string): boolean {
  return /\p{Script=Arabic}/u.test(text)
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

/** The kind stands in the tabs; where there are none it is named with what else narrows the search. */
function kindChips({ query, emptyKind }: Data, lang: Lang): Chip[] {
  if (query.kind === undefined) return []
  const label = emptyKind ? inLang(emptyKind, lang) : searchTexts.say('kind', lang)
  return [{ label, without: searchPath({ ...query, kind: undefined, page: 1 }) }]
}

function chipsOf({ query, everywhere, places }: Data, lang: Lang): Chip[] {
  const words = searchTexts.in(lang)
  const first = { ...query, page: 1 }
  const place = places.find(({ id }) => id === query.place)
  const governorate = everywhere.governorates.find(({ code }) => code === query.governorate)

  return [
    query.governorate !== undefined && {
      label: governorate ? inLang(governorate.label, lang) : words.governorate,
      without: searchPath({ ...first, governorate: undefined }),
    },
    query.place !== undefined && {
      label: place ? inLang(place.label, lang) : words.place,
      without: searchPath({ ...first, place: undefined }),
    },
    query.open !== undefined && { label: words.openNow, without: searchPath({ ...first, open: undefined }) },
    query.language !== undefined && { label: words.inEnglish, without: searchPath({ ...first, language: undefined }) },
    query.year !== undefined && {
      label: query.year,
      without: searchPath({ ...first, year: undefined, from: undefined, until: undefined }),
    },
    query.year === undefined &&
      query.from !== undefined && { label: `${words.since} ${writtenDay(query.from)}`, without: searchPath({ ...first, from: undefined }) },
    query.year === undefined &&
      query.until !== undefined && {
        label: `${words.before} ${writtenDay(query.until)}`,
        without: searchPath({ ...first, until: undefined }),
      },
  ].filter(chip => typeof chip === 'object')
}
