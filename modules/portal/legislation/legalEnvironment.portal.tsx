import { Mail, Search } from 'lucide-react'
import { useLoaderData, type LoaderFunctionArgs } from 'react-router'
import { inLang, pluralOf, type Lang } from '../../define.ts'
import type { Api } from '../../../web/generic/api.ts'
import { bound } from '../../../web/generic/bound.tsx'
import { FollowLinks } from '../../../web/generic/portal/FollowLinks.tsx'
import { onlyArabic, requireValues } from '../../../web/generic/portal/asked.ts'
import { type Chip, Filters, FoundLine, listTitle } from '../../../web/generic/portal/Filters.tsx'
import { FoundCount } from '../../../web/generic/portal/FoundCount.tsx'
import { foreign, Head } from '../../../web/generic/portal/Head.tsx'
import { Items } from '../../../web/generic/portal/Items.tsx'
import { listInLanguage } from '../../../web/generic/portal/languageList.ts'
import { ListEnd } from '../../../web/generic/portal/ListEnd.tsx'
import { type LookupValue, lookupOf, nameIn } from '../../../web/generic/portal/lookups.ts'
import { toldIn } from '../../../web/generic/portal/published.ts'
import { useHere } from '../../../web/generic/portal/site.ts'
import { Code, Day, Marked, marksOf } from '../../../web/generic/portal/texts.tsx'
import { ToldIn } from '../../../web/generic/portal/ToldIn.tsx'
import { NothingListed } from '../../../web/generic/portal/NothingListed.tsx'
import { tooManyIn } from '../../../web/generic/portal/tooMany.ts'
import { homeStep, trailOf } from '../../../web/generic/portal/Trail.tsx'
import { listTexts } from '../../../web/generic/portal/words.ts'
import { wayOnFrom } from '../../../web/generic/portal/wayOn.ts'
import { type Visit, visitContext } from '../../../web/generic/visit.ts'
import { Icon } from '../../../web/ui/Icon.tsx'
import { PageHead } from '../../../web/ui/PageHead.tsx'
import { PlainSelect } from '../../../web/ui/PlainField.tsx'
import { DueLabel } from '../../../web/ui/StateLabel.tsx'
import { kindsIn, TypeIndex } from './lawKinds.portal.tsx'
import { LawLink, LawNumber, LawStatus } from './lawParts.portal.tsx'
import { lawPath, lawQueryOf, type LawQuery } from './lawQuery.ts'
import type { FoundArticle, LawFacets, ListedLaw, OpenDraft } from './publicLegislation.ts'
import { daysLeft, lawCount, lawTexts, moreArticles } from './texts.ts'

export async function loader({ context, request }: LoaderFunctionArgs) {
  return loadLaws(context.get(visitContext), new URL(request.url).searchParams)
}

/** @param size so many entries for who follows the list, what was published last first; without it as many as a page of a list has, in its order */
export async function loadLaws(visit: Visit, given: URLSearchParams, size?: number) {
  const { api, lang } = visit
  const [types, subjects, bodies, statuses, facets] = await Promise.all([
    lookupOf(api, 'legislationType'),
    lookupOf(api, 'legislationSubject'),
    lookupOf(api, 'issuingBody'),
    lookupOf(api, 'legislationStatus'),
    api.get<LawFacets>('Public/LegalEnvironment/GetFacets'),
  ])
  await requireValues(given, { type: types, subject: subjects, body: bodies, status: statuses, ...onlyArabic })
  const asked = lawQueryOf(given)
  const query: LawQuery = { ...asked, isArabicOnly: asked.isArabicOnly && lang === 'en' }
  const chosen = {
    type: valueOf(types, query.type),
    subject: valueOf(subjects, query.subject),
    body: valueOf(bodies, query.body),
    status: valueOf(statuses, query.status),
  }
  const filter = {
    type: chosen.type?.id,
    subjects: chosen.subject?.id,
    issuingBody: chosen.body?.id,
    status: chosen.status?.id,
    yearFrom: query.from,
    yearTo: query.until,
    filter: query.q,
  }
  const [list, kinds] = await Promise.all([
    listInLanguage<ListedLaw>(visit, 'Public/LegalEnvironment/GetListPaged', filter, { ...query, size }),
    size === undefined ? kindsIn(visit, facets, filter, query.isArabicOnly) : [],
  ])
  const found = size === undefined ? await articlesIn(api, query.q, list.items) : []
  const wayOn = await wayOnFrom(visit.api, list.totalCount)
  return { query: { ...query, page: list.page }, list, wayOn, found, chosen, types, subjects, bodies, statuses, facets, kinds }
}

/** The articles of the texts that the page shows; whoever asks more often than one may search has the list without them. */
async function articlesIn(api: Api, q: string | undefined, laws: readonly ListedLaw[]): Promise<readonly FoundArticle[]> {
  if (q === undefined || laws.length === 0) return []
  try {
    const ids = laws.map(({ id }) => id).join(',')
    return (await api.get<{ items: readonly FoundArticle[] }>('Public/LegalEnvironment/FindArticles', { q, ids })).items
  } catch (error) {
    if (tooManyIn(error)) return []
    throw error
  }
}

type Data = Exclude<Awaited<ReturnType<typeof loader>>, never>

export default function LegalEnvironment() {
  const data = useLoaderData<typeof loader>()
  const here = useHere()
  const { lang, to } = here
  const words = lawTexts.in(lang)
  const { query, list, facets, chosen } = data
  const chips = chipsOf(data, lang)
  const hasAny = facets.types.length > 0 || chips.length > 0
  const drafts = chips.length === 0 ? facets.drafts : []
  const heading = chosen.type ? `${words.title}: ${nameIn(lang, chosen.type)}` : words.title
  const steps = [homeStep(lang), { label: words.title, ...(chips.length > 0 && { path: '/legalEnvironment' }) }]
  const page = list.page > 1 ? ` - ${listTexts.say('page', lang)} ${list.page}` : ''
  return (
    <div className="wrap">
      <Head
        title={listTitle(words.title, chips, lang) + page}
        description={words.intro}
        path={lawPath({ ...query, q: undefined })}
        steps={steps}
        feed={lawPath({ ...query, page: 1 })}
        noIndex={list.isBeyond || query.q !== undefined || query.isArabicOnly}
        graph={[collectionOf(list.items, here.site.origin, to)]}
      />
      <PageHead lang={lang} title={heading} trail={trailOf(steps, here)} intro={words.intro} />
      {hasAny && <FindInTexts query={query} />}
      {drafts.length > 0 && <Drafts drafts={drafts} />}
      <div className={facets.types.length > 0 ? 'law-columns law-columns-two' : 'law-columns'}>
        <TypeIndex {...data} />
        <div>
          {hasAny && <LawFilters data={data} active={chips.length} />}
          <FoundLine chips={chips} clear="/legalEnvironment">
            <FoundCount
              count={lawCount}
              total={list.totalCount}
              inArabic={list.inArabic}
              isArabicOnly={query.isArabicOnly}
              other={lawPath({ ...query, isArabicOnly: !query.isArabicOnly, page: 1 })}
            />
          </FoundLine>
          <Register data={data} told={drafts} />
          {list.items.length === 0 && (
            <NothingListed
              isNarrowed={chips.length > 0}
              yet={words.noneYet}
              wayOn={data.wayOn}
              title={words.none}
              why={words.noneWhy}
              all={words.all}
              path="/legalEnvironment"
              inArabic={list.inArabic}
            />
          )}
          <ListEnd page={list.page} pages={list.pages} total={list.totalCount} pathOf={page => lawPath({ ...query, page })}>
            <FollowLinks list={lawPath({ ...query, page: 1 })} />
          </ListEnd>
        </div>
      </div>
    </div>
  )
}

/** The one search of the page: it looks into titles, summaries and articles, and keeps the filters in force. */
function FindInTexts({ query }: { query: LawQuery }) {
  const { lang, to } = useHere()
  const words = lawTexts.in(lang)
  const { type, subject, body, status, from, until } = query
  const kept = { type, subject, body, status, from, until, only: query.isArabicOnly ? 'ar' : undefined }
  return (
    <search className="law-find">
      <form className="find" action={to('/legalEnvironment')}>
        <input
          className="input"
          type="search"
          name="q"
          aria-label={words.search}
          placeholder={words.searchHint}
          defaultValue={query.q}
          maxLength={200}
        />
        {Object.entries(kept).map(
          ([key, value]) => value !== undefined && <input key={key} type="hidden" name={key} value={String(value)} />,
        )}
        <button type="submit" className="btn btn-act">
          {words.find}
        </button>
      </form>
    </search>
  )
}

/** What citizens may comment on now, the nearest end first. */
function Drafts({ drafts }: { drafts: readonly OpenDraft[] }) {
  const { lang } = useHere()
  const words = lawTexts.in(lang)
  return (
    <section className="law-drafts" aria-labelledby="drafts">
      <h2 id="drafts" className="display-section">
        {words.drafts}
      </h2>
      <ul>
        {drafts.map(draft => {
          const { summary, told } = toldIn(lang, draft)
          const left = draft.daysLeft === 0 ? words.lastDay : pluralOf(daysLeft, draft.daysLeft, lang)
          return (
            <li key={draft.id}>
              <h3>
                <LawLink law={draft} />
              </h3>
              {summary && <p {...foreign(told, lang)}>{bound(summary)}</p>}
              <p className="meta">
                <span>
                  {words.until} <Day day={draft.consultationUntil} />
                </span>
                <span>{draft.daysLeft <= 3 ? <DueLabel>{left}</DueLabel> : left}</span>
              </p>
              <a className="more" href={`mailto:${draft.consultationEmail}`}>
                <Icon of={Mail} /> {words.comment}
              </a>
            </li>
          )
        })}
      </ul>
    </section>
  )
}

function LawFilters({ data, active }: { data: Data; active: number }) {
  const { lang } = useHere()
  const words = lawTexts.in(lang)
  const { query, facets, kinds, types, subjects, bodies, statuses } = data
  const offered = kinds.filter(({ type, count }) => count > 0 || type === data.chosen.type?.id).map(({ type }) => type)
  const counted = (value: LookupValue) => {
    const told = ` (${kinds.find(({ type }) => type === value.id)?.count ?? 0})`
    return { ...value, nameAr: value.nameAr + told, nameEn: value.nameEn + told }
  }
  const select = (
    name: string,
    label: string,
    none: string,
    chosen: string | undefined,
    values: readonly LookupValue[],
    ids: readonly number[],
  ) => (
    <PlainSelect
      name={name}
      label={label}
      none={none}
      defaultValue={chosen}
      options={values.filter(({ id }) => ids.includes(id)).map(value => ({ value: value.code, label: nameIn(lang, value) }))}
      lang={lang}
    />
  )
  return (
    <div className="law-filters">
      <Filters
        action="/legalEnvironment"
        label={words.filters}
        active={active}
        second
        lesser={{
          isOpen: query.from !== undefined || query.until !== undefined,
          fields: (['from', 'until'] as const).map(name => (
            <PlainSelect
              key={name}
              name={name}
              label={name === 'from' ? words.yearFrom : words.yearUntil}
              none={name === 'from' ? words.earliest : words.latest}
              defaultValue={query[name] === undefined ? undefined : String(query[name])}
              options={facets.years.map(year => ({ value: String(year), label: String(year) }))}
              lang={lang}
            />
          )),
        }}
      >
        {query.q !== undefined && <input type="hidden" name="q" value={query.q} />}
        {query.isArabicOnly && <input type="hidden" name="only" value="ar" />}
        {/* On a wide page the index beside the list says the kinds, and how many there are of each. */}
        <div className="law-type-select">{select('type', words.type, words.allTypes, query.type, types.map(counted), offered)}</div>
        {select('subject', words.subject, words.allSubjects, query.subject, subjects, facets.subjects)}
        {select('body', words.body, words.allBodies, query.body, bodies, facets.issuingBodies)}
        {select('status', words.status, words.allStatuses, query.status, statuses, facets.statuses)}
      </Filters>
    </div>
  )
}

/** The register: beneath its year each text by number, title and status; what was looked for stands beneath it by article. @param told drafts that stand above */
function Register({ data: { list, query, types, bodies, statuses, found }, told: above }: { data: Data; told: readonly OpenDraft[] }) {
  const { lang } = useHere()
  const laws = list.items.filter(({ id }) => !above.some(draft => draft.id === id))
  return (
    <Items className="law-register" isOrdered>
      {laws.map((law, index) => {
        const { summary, told } = toldIn(lang, law)
        const type = types.find(({ id }) => id === law.type)
        const body = bodies.find(({ id }) => id === law.issuingBody)
        const articles = found.filter(article => article.law === law.id)
        const isFirstOfYear = index === 0 || laws[index - 1]?.year !== law.year
        return (
          <li key={law.id} className={isFirstOfYear ? 'law-row law-year-begins' : 'law-row'}>
            <p className="law-year" aria-hidden={isFirstOfYear ? undefined : true}>
              {isFirstOfYear && <Code>{law.year}</Code>}
            </p>
            <div>
              <p className="meta">
                {type && <span>{nameIn(lang, type)}</span>}
                <span>
                  <LawNumber number={law.number} year={law.year} />
                </span>
                {body && <span className="where">{nameIn(lang, body)}</span>}
                <ToldIn told={told} />
              </p>
              <h2 className="entries-title">
                <LawLink law={law} />
              </h2>
              {summary && articles.length === 0 && (
                <p className="law-summary" {...foreign(told, lang)}>
                  {bound(summary)}
                </p>
              )}
              {articles.length > 0 && query.q !== undefined && <FoundArticles articles={articles} q={query.q} law={told} />}
            </div>
            <p className="law-state">
              <LawStatus value={statuses.find(({ id }) => id === law.status)} />
            </p>
          </li>
        )
      })}
    </Items>
  )
}

/** @param law in which language the law itself is told: where its text is in another one, that is said here */
function FoundArticles({ articles, q, law: lawTold }: { articles: readonly FoundArticle[]; q: string; law: Lang }) {
  const { lang, to } = useHere()
  const asked = encodeURIComponent(q)
  const [first] = articles
  const more = (first?.ofLaw ?? 0) - articles.length
  return (
    <>
      {lawTold === lang && articles.some(({ told }) => told !== lang) && (
        <p className="meta">
          <ToldIn told="ar" />
        </p>
      )}
      <ul className="law-found" aria-label={lawTexts.say('inArticles', lang)}>
        {articles.map(({ law, told, anchor, label, extract }) => (
          <li key={anchor} {...foreign(told, lang)}>
            <a href={to(`/legalEnvironment/${law}?q=${asked}#${anchor}`)}>
              <Icon of={Search} small /> {label}
            </a>
            <p>
              <Marked text={extract} marks={marksOf(extract, q)} />
            </p>
          </li>
        ))}
      </ul>
      {first && more > 0 && (
        <a className="more" href={to(`/legalEnvironment/${first.law}?q=${asked}#find-within`)}>
          {pluralOf(moreArticles, more, lang)}
        </a>
      )}
    </>
  )
}

function valueOf(values: readonly LookupValue[], code: string | undefined): LookupValue | undefined {
  return code === undefined ? undefined : values.find(value => value.code.toLowerCase() === code.toLowerCase())
}

export function chipsOf({ query, chosen }: Data, lang: Lang): Chip[] {
  const first = { ...query, page: 1 }
  const years = yearsSaid(query, lang)
  const named = (key: 'type' | 'subject' | 'body' | 'status') => {
    const value = chosen[key]
    return value && { label: nameIn(lang, value), without: lawPath({ ...first, [key]: undefined }) }
  }
  return [
    query.q && { label: query.q, without: lawPath({ ...first, q: undefined }) },
    named('type'),
    named('subject'),
    named('body'),
    named('status'),
    years && { label: years, without: lawPath({ ...first, from: undefined, until: undefined }) },
    query.isArabicOnly && { label: inLang(listTexts.words.arabicOnly, lang), without: lawPath({ ...first, isArabicOnly: false }) },
  ].filter(chip => typeof chip === 'object')
}

/** «من 2010 إلى 2018» */
function yearsSaid({ from, until }: LawQuery, lang: Lang): string | undefined {
  if (from === until) return from === undefined ? undefined : String(from)
  if (from === undefined) return lawTexts.say('untilYear', lang, { until: String(until) })
  if (until === undefined) return lawTexts.say('sinceYear', lang, { from: String(from) })
  return lawTexts.say('betweenYears', lang, { from: String(from), until: String(until) })
}

function collectionOf(items: readonly ListedLaw[], origin: string, to: (path: string) => string) {
  return {
    '@type': 'CollectionPage',
    mainEntity: {
      '@type': 'ItemList',
      itemListElement: items.map(({ id }, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        url: origin + to(`/legalEnvironment/${id}`),
      })),
    },
  }
}
