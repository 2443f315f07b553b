import { useLoaderData, type LoaderFunctionArgs } from 'react-router'
import { numberOf, type Lang } from '../../define.ts'
import { bound } from '../../../web/generic/bound.tsx'
import { FollowLinks } from '../../../web/generic/portal/FollowLinks.tsx'
import { onlyArabic, placeAsked, requireValues } from '../../../web/generic/portal/asked.ts'
import { type Chip, Filters, FoundLine, listTitle } from '../../../web/generic/portal/Filters.tsx'
import { FoundCount } from '../../../web/generic/portal/FoundCount.tsx'
import { foreign, Head } from '../../../web/generic/portal/Head.tsx'
import { Items } from '../../../web/generic/portal/Items.tsx'
import { besideIn, listInLanguage } from '../../../web/generic/portal/languageList.ts'
import { ListEnd } from '../../../web/generic/portal/ListEnd.tsx'
import { type LookupValue, andChosen, lookupOf, nameIn } from '../../../web/generic/portal/lookups.ts'
import { toldIn } from '../../../web/generic/portal/published.ts'
import { useHere } from '../../../web/generic/portal/site.ts'
import { Code } from '../../../web/generic/portal/texts.tsx'
import { NothingListed } from '../../../web/generic/portal/NothingListed.tsx'
import { homeStep, trailOf } from '../../../web/generic/portal/Trail.tsx'
import { listTexts } from '../../../web/generic/portal/words.ts'
import { wayOnFrom } from '../../../web/generic/portal/wayOn.ts'
import { type Visit, visitContext } from '../../../web/generic/visit.ts'
import { PageHead } from '../../../web/ui/PageHead.tsx'
import { PlainField, PlainSelect } from '../../../web/ui/PlainField.tsx'
import { OpenQuestions } from './knowledgeAnswers.portal.tsx'
import { KnowledgeLink, KnowledgeMeta } from './knowledgeParts.portal.tsx'
import { knowledgePath, knowledgeQueryOf, languageCode, languages, languageWord, type KnowledgeQuery } from './knowledgeQuery.ts'
import type { FileFigures, KnowledgeFacets, PublicKnowledge } from './publicKnowledge.ts'
import { knowledgeCount, knowledgeTexts, languageTexts } from './texts.ts'

export async function loader({ context, request }: LoaderFunctionArgs) {
  return loadKnowledge(context.get(visitContext), new URL(request.url).searchParams)
}

/** @param size so many entries for who follows the list, what was published last first; without it as many as a page of a list has, in its order */
export async function loadKnowledge(visit: Visit, given: URLSearchParams, size?: number) {
  const { api, lang } = visit
  const asked = knowledgeQueryOf(given)
  const query: KnowledgeQuery = { ...asked, isArabicOnly: asked.isArabicOnly && lang === 'en' }
  const [types, topics, licences, facets] = await Promise.all([
    lookupOf(api, 'knowledgeResourceType'),
    lookupOf(api, 'knowledgeTopic'),
    lookupOf(api, 'mediaRights'),
    api.get<KnowledgeFacets>('Public/KnowledgeExchange/GetFacets', query.isArabicOnly ? {} : besideIn(lang)),
  ])
  await requireValues(given, { type: types, topic: topics, licence: licences, language: languages, ...onlyArabic })
  const chosen = {
    type: valueOf(types, query.type),
    topic: valueOf(topics, query.topic),
    licence: valueOf(licences, query.licence),
    place: await placeAsked(api, given.get('place')),
  }
  const filter = {
    resourceType: chosen.type?.id,
    topics: chosen.topic?.id,
    licence: chosen.licence?.id,
    place: chosen.place?.id,
    year: query.year,
    resourceLanguage: query.language && languageCode(query.language),
    filter: query.q,
    ...(query.isMostDownloaded && size === undefined && { sorting: 'downloads desc' }),
  }
  const list = await listInLanguage<PublicKnowledge>(visit, 'Public/KnowledgeExchange/GetListPaged', filter, { ...query, size })
  const [wayOn, figures] = await Promise.all([wayOnFrom(visit.api, list.totalCount), figuresOf(visit, list.items)])
  return { query: { ...query, page: list.page }, list, figures, wayOn, chosen, types, topics, licences, facets }
}
/** Sizes and downloads of their files. */
async function figuresOf({ api }: Visit, items: readonly PublicKnowledge[]): Promise<readonly FileFigures[]> {
  const ids = items.filter(({ file }) => (file ?? []).length > 0).map(({ id }) => id)
  if (ids.length === 0) return []
  return (await api.get<{ items: readonly FileFigures[] }>('Public/KnowledgeExchange/GetFileFigures', { ids: ids.join() })).items
}

type Data = Exclude<Awaited<ReturnType<typeof loader>>, never>

export default function KnowledgeList() {
  const data = useLoaderData<typeof loader>()
  const here = useHere()
  const { lang, to } = here
  const words = knowledgeTexts.in(lang)
  const { query, list, types, licences, figures, chosen } = data
  const chips = chipsOf(data, lang)
  const heading = chosen.topic ? `${words.title}: ${nameIn(lang, chosen.topic)}` : words.title
  const steps = [homeStep(lang), { label: words.title, ...(chips.length > 0 && { path: '/knowledgeExchange' }) }]
  const page = list.page > 1 ? ` - ${listTexts.say('page', lang)} ${list.page}` : ''
  const feed = knowledgePath({ ...query, isMostDownloaded: false, page: 1 })
  return (
    <div className="wrap">
      <Head
        title={listTitle(words.title, chips, lang) + page}
        description={words.intro}
        path={knowledgePath({ ...query, q: undefined, isMostDownloaded: false })}
        steps={steps}
        feed={feed}
        noIndex={list.isBeyond || query.q !== undefined || query.isArabicOnly || query.isMostDownloaded}
        graph={[
          {
            '@type': 'CollectionPage',
            mainEntity: {
              '@type': 'ItemList',
              itemListElement: list.items.map(({ id }, index) => ({
                '@type': 'ListItem',
                position: index + 1,
                url: here.site.origin + to(`/knowledgeExchange/${id}`),
              })),
            },
          },
        ]}
      />
      <PageHead lang={lang} title={heading} trail={trailOf(steps, here)} intro={words.intro} />
      <Topics data={data} />
      {(list.totalCount > 0 || list.inArabic > 0 || chips.length > 0) && <KnowledgeFilters data={data} active={chips.length} />}
      <FoundLine chips={chips} clear="/knowledgeExchange">
        <FoundCount
          count={knowledgeCount}
          total={list.totalCount}
          inArabic={list.inArabic}
          isArabicOnly={query.isArabicOnly}
          other={knowledgePath({ ...query, isArabicOnly: !query.isArabicOnly, page: 1 })}
        />
      </FoundLine>
      <Items className="shelf">
        {list.items.map(item => {
          const { summary, told } = toldIn(lang, item)
          const place = item.placeNameAr ? nameIn(lang, { nameAr: item.placeNameAr, nameEn: item.placeNameEn }) : words.ministry
          return (
            <li key={item.id}>
              <h2 className="entries-title">
                <KnowledgeLink item={item} />
              </h2>
              <KnowledgeMeta
                item={item}
                types={types}
                figures={figures.find(({ id }) => id === item.id)}
                licence={licences.find(({ id }) => id === item.licence)}
              />
              <p {...foreign(told, lang)}>{bound(summary)}</p>
              <p className="shelf-from">{bound(place)}</p>
            </li>
          )
        })}
      </Items>
      {list.items.length === 0 && (
        <NothingListed
          isNarrowed={chips.length > 0}
          yet={words.noneYet}
          wayOn={data.wayOn}
          title={words.none}
          why={words.noneWhy}
          all={words.all}
          path="/knowledgeExchange"
          inArabic={list.inArabic}
        />
      )}
      <ListEnd page={list.page} pages={list.pages} total={list.totalCount} pathOf={page => knowledgePath({ ...query, page })}>
        <FollowLinks list={feed} />
      </ListEnd>
      {chips.length === 0 && list.page === 1 && (
        <OpenQuestions questions={data.facets.openQuestions.filter(question => !list.items.some(({ id }) => id === question.id))} />
      )}
    </div>
  )
}

/** The topics as the index of a library, on a phone folded: each with how many items there are. */
function Topics({ data: { query, topics, facets } }: { data: Data }) {
  const { lang, to } = useHere()
  const words = knowledgeTexts.in(lang)
  const offered = facets.topics.flatMap(({ topic, count }) => {
    const value = topics.find(({ id }) => id === topic)
    return value ? [{ ...value, count }] : []
  })
  if (offered.length === 0) return null
  // Each has so many of all: the way leads to all of them, whatever the list is narrowed by.
  const all = knowledgeQueryOf(new URLSearchParams())
  return (
    <nav className="topics" aria-label={words.topics}>
      <details className="fold-narrow">
        <summary>{`${words.topics} (${numberOf(offered.length, lang)})`}</summary>
        <ul>
          {offered.map(value => (
            <li key={value.id}>
              <a
                href={to(knowledgePath({ ...all, topic: value.code, isArabicOnly: query.isArabicOnly }))}
                aria-current={query.topic === value.code ? 'true' : undefined}
              >
                <span>{nameIn(lang, value)}</span> <Code>{value.count}</Code>
              </a>
            </li>
          ))}
        </ul>
      </details>
    </nav>
  )
}

function KnowledgeFilters({ data, active }: { data: Data; active: number }) {
  const { lang } = useHere()
  const words = knowledgeTexts.in(lang)
  const { query, facets, types, licences } = data
  const named = (values: readonly LookupValue[], ids: readonly number[]) =>
    values.filter(({ id }) => ids.includes(id)).map(value => ({ value: value.code, label: nameIn(lang, value) }))
  return (
    <div className="many-filters">
      <Filters
        action="/knowledgeExchange"
        label={words.filters}
        active={active}
        lesser={{
          isOpen: [query.year, query.language, query.licence].some(asked => asked !== undefined),
          fields: (
            <>
              <PlainSelect
                name="year"
                label={words.year}
                none={words.allYears}
                defaultValue={query.year === undefined ? undefined : String(query.year)}
                options={[...new Set([...facets.years, ...(query.year === undefined ? [] : [query.year])])].map(year => ({
                  value: String(year),
                  label: String(year),
                }))}
                lang={lang}
              />
              <PlainSelect
                name="language"
                label={words.language}
                none={words.allLanguages}
                defaultValue={query.language}
                options={facets.languages.map(languageWord).map(word => ({ value: word, label: languageTexts.say(word, lang) }))}
                lang={lang}
              />
              <PlainSelect
                name="licence"
                label={words.licence}
                none={words.allLicences}
                defaultValue={query.licence}
                options={named(licences, facets.licences)}
                lang={lang}
              />
            </>
          ),
        }}
      >
        {query.topic !== undefined && <input type="hidden" name="topic" value={query.topic} />}
        {query.isArabicOnly && <input type="hidden" name="only" value="ar" />}
        <PlainField type="search" name="q" label={words.text} defaultValue={query.q} maxLength={200} lang={lang} />
        <PlainSelect
          name="type"
          label={words.type}
          none={words.allTypes}
          defaultValue={query.type}
          options={named(
            types,
            facets.types.map(({ type }) => type),
          )}
          lang={lang}
        />
        <PlainSelect
          name="place"
          label={words.place}
          none={words.allPlaces}
          defaultValue={query.place}
          options={andChosen(facets.publishers, data.chosen.place).map(place => ({ value: place.code, label: nameIn(lang, place) }))}
          lang={lang}
        />
        <PlainSelect
          name="sort"
          label={words.order}
          none={words.newestFirst}
          defaultValue={query.isMostDownloaded ? 'downloads' : undefined}
          options={[{ value: 'downloads', label: words.mostDownloaded }]}
          lang={lang}
        />
      </Filters>
    </div>
  )
}

function valueOf(values: readonly LookupValue[], code: string | undefined): LookupValue | undefined {
  return code === undefined ? undefined : values.find(value => value.code.toLowerCase() === code.toLowerCase())
}

export function chipsOf({ query, chosen }: Data, lang: Lang): Chip[] {
  const first = { ...query, page: 1 }
  const named = (key: 'type' | 'topic' | 'licence' | 'place') => {
    const value = chosen[key]
    return value && { label: nameIn(lang, value), without: knowledgePath({ ...first, [key]: undefined }) }
  }
  return [
    query.q && { label: query.q, without: knowledgePath({ ...first, q: undefined }) },
    named('topic'),
    named('type'),
    named('place'),
    query.year && { label: `${knowledgeTexts.say('year', lang)} ${query.year}`, without: knowledgePath({ ...first, year: undefined }) },
    query.language && { label: languageTexts.say(query.language, lang), without: knowledgePath({ ...first, language: undefined }) },
    named('licence'),
    query.isArabicOnly && { label: listTexts.say('arabicOnly', lang), without: knowledgePath({ ...first, isArabicOnly: false }) },
  ].filter(chip => typeof chip === 'object')
}
