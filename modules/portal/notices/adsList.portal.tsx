import { CalendarPlus } from 'lucide-react'
import { inLang, pluralOf, type Lang } from '../../define.ts'
import { commaOf } from '../../../web/fields/comma.ts'
import { ArchiveSign } from '../../../web/generic/portal/ArchiveSign.tsx'
import { byPublication } from '../../../web/generic/portal/answers.ts'
import { onlyArabic, placeAsked, requireValues } from '../../../web/generic/portal/asked.ts'
import { DayField } from '../../../web/generic/portal/DayField.tsx'
import { dayIn, writtenDay } from '../../../web/generic/portal/days.ts'
import { FollowLinks } from '../../../web/generic/portal/FollowLinks.tsx'
import { type Chip, Filters, FoundLine } from '../../../web/generic/portal/Filters.tsx'
import { Head } from '../../../web/generic/portal/Head.tsx'
import { lackingEnglish, languagesOf } from '../../../web/generic/portal/languageList.ts'
import { ListEnd } from '../../../web/generic/portal/ListEnd.tsx'
import { andChosen, lookupOf, nameIn, offered } from '../../../web/generic/portal/lookups.ts'
import { toldIn } from '../../../web/generic/portal/published.ts'
import { listPageSizeOf, useHere } from '../../../web/generic/portal/site.ts'
import { bound } from '../../../web/generic/bound.tsx'
import { Code, Day } from '../../../web/generic/portal/texts.tsx'
import { ToldIn } from '../../../web/generic/portal/ToldIn.tsx'
import { homeStep, trailOf } from '../../../web/generic/portal/Trail.tsx'
import { wayOnFrom } from '../../../web/generic/portal/wayOn.ts'
import { inArabicOnly, showArabicWords } from '../../../web/generic/portal/words.ts'
import type { Visit } from '../../../web/generic/visit.ts'
import { Icon } from '../../../web/ui/Icon.tsx'
import { PageHead } from '../../../web/ui/PageHead.tsx'
import { PlainField, PlainSelect } from '../../../web/ui/PlainField.tsx'
import { RuledTable } from '../../../web/ui/RuledTable.tsx'
import { headingOf, introOf, listNameOf } from './adsHeading.ts'
import { adsPath, adsQueryOf, type AdsQuery } from './adsQuery.ts'
import { groups } from './categories.ts'
import { Closes, DaysLeft, endOf, NoticeLink, placeSaid, saidBy, StageLabel } from './noticeParts.portal.tsx'
import { type NoticeFacets, type NoticePage, type NoticeTab, type PublicNotice, tabs } from './publicAds.ts'
import { NothingFound } from './adsNothing.portal.tsx'
import { Stages, tabWords } from './adsStages.portal.tsx'
import { noticeCount, noticesInArabic, noticeTexts } from './texts.ts'

const groupNames = ['tenders', 'jobs', 'plans', 'general'] as const satisfies readonly (keyof typeof groups)[]

/** The question of a list, with what its codes mean. @param what code of a category or a place, from the address */
export async function adsAsked({ api, lang }: Visit, what: string | undefined, given: URLSearchParams) {
  const [categories, governorates] = await Promise.all([lookupOf(api, 'adCategory'), lookupOf(api, 'governorate')])
  await requireValues(given, { stage: tabs, group: groupNames, category: categories, governorate: governorates, ...onlyArabic })
  const asked = adsQueryOf(given, dayIn)
  const meant = what && categories.find(({ code }) => code.toLowerCase() === what.toLowerCase())
  const inPath =
    what === undefined ? {} : meant ? { category: meant.code, place: asked.place } : { place: what.toUpperCase(), category: asked.category }
  // Arabic lacks nothing: there the English list's question is none.
  const governorate = governorates.find(({ code }) => code === asked.governorate)
  const query: AdsQuery = { ...asked, ...inPath, governorate: governorate?.code, isArabicOnly: asked.isArabicOnly && lang === 'en' }
  const category = categories.find(({ code }) => code === query.category)
  const place = await placeAsked(api, inPath.place ?? given.get('place'))
  const filter = {
    stage: query.tab,
    group: query.group,
    category: category?.id,
    place: place?.id,
    governorate: governorate?.id,
    closingFrom: query.from,
    closingTo: query.until,
    filter: query.q,
  }
  return { query, filter, category, place, governorate, categories, governorates }
}

/** @param size entries; without one as many as a page of a list has */
export async function loadList(visit: Visit, what: string | undefined, given: URLSearchParams, size?: number) {
  const { api, lang } = visit
  const { query, filter, ...meant } = await adsAsked(visit, what, given)
  const [facets, stages, rows] = await Promise.all([
    api.get<NoticeFacets>('Public/Ads/GetFacets'),
    lookupOf(api, 'noticeStage'),
    size ?? listPageSizeOf(api),
  ])
  const list = (more: Readonly<Record<string, string | number>>) =>
    api.get<NoticePage>('Public/Ads/GetByStage', { ...filter, ...(size !== undefined && byPublication), ...more })
  const page = (number: number) => list({ ...languagesOf(lang, query.isArabicOnly), maxResultCount: rows, SkipCount: (number - 1) * rows })
  const first = await page(query.page)
  const pages = Math.max(1, Math.ceil(first.totalCount / rows))
  // Whoever asks beyond the end is shown the end.
  const { items, totalCount, counts } = query.page > pages ? await page(pages) : first
  const inArabic = lang === 'ar' ? 0 : query.isArabicOnly ? totalCount : (await list({ ...lackingEnglish, maxResultCount: 1 })).totalCount
  return {
    ...meant,
    query: { ...query, page: Math.min(query.page, pages) },
    isBeyond: query.page > pages,
    items,
    totalCount,
    counts,
    pages,
    inArabic,
    facets,
    stages,
    wayOn: await wayOnFrom(api, totalCount),
  }
}
type AdsListData = Awaited<ReturnType<typeof loadList>>

export function AdsListPage(data: AdsListData) {
  const here = useHere()
  const { lang, to } = here
  const words = noticeTexts.in(lang)
  const { query, items, counts, pages, category, place } = data
  const chips = chipsOf(data, lang)
  // A category or a place that the path names is what the page is about, not a filter that somebody has set.
  const isOfOne = (category === undefined) !== (place === undefined)
  const heading = headingOf(data, lang)
  const listName = listNameOf(data, lang)
  const steps = [homeStep(lang), ...(category || place ? [{ label: words.ads, path: '/ads' }, { label: heading }] : [{ label: words.ads }])]
  return (
    <div className="wrap">
      <Head
        title={`${titleOf(data, listName, lang)}${query.page > 1 ? ` - ${words.page} ${query.page}` : ''}`}
        description={`${words.describe} ${words.in} ${here.say(here.site.productName)}: ${listName}`}
        path={adsPath(query)}
        steps={steps}
        feed={adsPath({ ...query, page: 1 })}
        graph={[listGraph(items, here.site.origin, to)]}
        noIndex={data.isBeyond || query.q !== undefined || query.isArabicOnly || query.from !== undefined || query.until !== undefined}
      />
      <PageHead lang={lang} title={heading} trail={trailOf(steps, here)} intro={introOf(data, query.tab, lang)} />
      {(counts.all > 0 || chips.length > 0 || query.wrongFrom !== undefined || query.wrongUntil !== undefined) && (
        <AdsFilters {...data} active={chips.length - (isOfOne ? 1 : 0)} />
      )}
      {counts.all > 0 && <Stages {...data} />}
      <FoundLine chips={chips} clear={adsPath({ ...emptyQuery, tab: query.tab })}>
        <Found {...data} />
      </FoundLine>
      <div className="notices">
        <Notices {...data} />
      </div>
      {items.length === 0 && <NothingFound {...data} isNarrowed={chips.length > 0} />}
      <ListEnd page={query.page} pages={pages} total={data.totalCount} pathOf={page => adsPath({ ...query, page })}>
        <a className="more" href={to(adsPath({ ...query, tab: 'open', page: 1 }, '/ads/closings.ics'))}>
          <Icon of={CalendarPlus} />
          {words.calendar}
        </a>
        <FollowLinks list={adsPath({ ...query, page: 1 })} />
      </ListEnd>
    </div>
  )
}

const emptyQuery = adsQueryOf(new URLSearchParams(), dayIn)

function AdsFilters({ query, counts, facets, categories, governorates, place, active }: AdsListData & { active: number }) {
  const { lang } = useHere()
  const words = noticeTexts.in(lang)
  return (
    <Filters
      action="/ads"
      label={words.filters}
      active={active}
      rows={counts.all}
      isOpen={query.wrongFrom !== undefined || query.wrongUntil !== undefined}
      lesser={{
        isOpen: [query.governorate, query.from, query.until, query.wrongFrom, query.wrongUntil].some(asked => asked !== undefined),
        fields: (
          <>
            <PlainSelect
              name="governorate"
              label={words.governorate}
              none={words.allGovernorates}
              defaultValue={query.governorate}
              options={optionsOf(offered(governorates, query.governorate), lang)}
              lang={lang}
            />
            <DayField name="from" label={words.closesFrom} asked={{ day: query.from, wrong: query.wrongFrom }} />
            <DayField name="until" label={words.until} asked={{ day: query.until, wrong: query.wrongUntil }} />
          </>
        ),
      }}
    >
      {query.tab !== 'open' && <input type="hidden" name="stage" value={query.tab} />}
      {query.isArabicOnly && <input type="hidden" name="only" value="ar" />}
      <PlainField type="search" name="q" label={words.text} defaultValue={query.q} maxLength={200} lang={lang} />
      <PlainSelect
        name="group"
        label={words.group}
        none={words.allGroups}
        defaultValue={query.group}
        options={groupNames.map(value => ({ value, label: words[value] }))}
        lang={lang}
      />
      <PlainSelect
        name="category"
        label={words.category}
        none={words.allCategories}
        defaultValue={query.category}
        options={optionsOf(
          offered(categories, query.category).filter(({ id, code }) => code === query.category || facets.categories.includes(id)),
          lang,
        )}
        lang={lang}
      />
      <PlainSelect
        name="place"
        label={words.place}
        none={words.allPlaces}
        defaultValue={query.place}
        options={optionsOf(andChosen(facets.publishers, place), lang)}
        lang={lang}
      />
    </Filters>
  )
}

/** The register: what ends today first, as a group of its own. */
function Notices({ items, query, categories, stages }: AdsListData) {
  const { lang } = useHere()
  const words = noticeTexts.in(lang)
  const endsToday = ({ daysLeft }: PublicNotice) => query.tab === 'open' && daysLeft === 0
  const hasToday = items.some(endsToday)
  const rows = [...items.filter(endsToday), ...items.filter(item => !endsToday(item))]
  const kindOf = (item: PublicNotice) => categories.find(({ id }) => id === item.category)
  const hasNumbers = rows.some(({ number }) => number !== null)
  if (rows.length === 0) return null
  return (
    <RuledTable
      ledger
      lang={lang}
      caption={words[tabWords[query.tab]]}
      captionHidden
      rows={rows}
      groupOf={hasToday ? item => (endsToday(item) ? words.endsToday : words.alsoOpen) : undefined}
      keyOf={({ id }) => id}
      columns={[
        {
          key: 'title',
          heading: words.notice,
          title: true,
          cell: item => {
            const category = kindOf(item)
            return (
              <>
                <NoticeLink item={item} />
                <span className="row-note meta">
                  {category && <span>{nameIn(lang, category)}</span>}
                  {!query.place && <span className="where">{bound(placeSaid(item, lang))}</span>}
                  {item.number && (
                    <span className="narrow-said">
                      <Code>{item.number}</Code>
                    </span>
                  )}
                  {item.date && (
                    <span className="narrow-said">
                      {words.issued} <Day day={item.date} />
                    </span>
                  )}
                  <ArchiveSign day={endOf(item)} />
                  <ToldIn told={toldIn(lang, item).told} />
                </span>
              </>
            )
          },
        },
        ...(hasNumbers
          ? [
              {
                key: 'number',
                heading: words.number,
                room: 'wide' as const,
                cell: (item: PublicNotice) => (item.number ? <bdi className="whitespace-nowrap">{item.number}</bdi> : '–'),
              },
            ]
          : []),
        { key: 'date', heading: words.issued, room: 'wide', cell: item => item.date && <Day day={item.date} /> },
        {
          key: 'closing',
          heading: words.closing,
          cell: item => (
            <span className="notice-when">
              <Closes item={item} />
              <DaysLeft days={item.daysLeft} />
            </span>
          ),
        },
        {
          key: 'stage',
          heading: words.stage,
          cell: item => (
            // What the tab says a phone need not hear of each.
            <span className={saidBy[query.tab].some(stage => stage === item.stage) ? 'is-said' : undefined}>
              <StageLabel of={item} stages={stages} />
            </span>
          ),
        },
      ]}
    />
  )
}

/** In which order the notices of each tab stand. */
const orderWords = { open: 'soonest', soon: 'soonest', closed: 'newest', all: 'newest' } as const satisfies Readonly<
  Record<NoticeTab, string>
>

/** How many there are, and which stands first; in English how many more stand in Arabic only, with the way there and the way back. */
function Found({ query, totalCount, inArabic }: AdsListData) {
  const { lang, to } = useHere()
  const words = noticeTexts.in(lang)
  const other = to(adsPath({ ...query, isArabicOnly: !query.isArabicOnly, page: 1 }))
  if (query.isArabicOnly)
    return (
      <>
        <strong>{pluralOf(inArabicOnly, totalCount, lang)}</strong> <a href={other}>{words.backToEnglish}</a>
      </>
    )
  return (
    <>
      {totalCount > 0 && <strong>{pluralOf(noticeCount, totalCount, lang)}</strong>}
      {totalCount > 1 && `${commaOf(lang)}${words[orderWords[query.tab]]}`}
      {inArabic > 0 && (
        <>
          {totalCount > 0 && '. '}
          {pluralOf(totalCount > 0 ? noticesInArabic : inArabicOnly, inArabic, lang)}{' '}
          <a href={other}>{showArabicWords(inArabic, lang, words.showArabic)}</a>
        </>
      )}
    </>
  )
}

function titleOf({ query, governorate }: AdsListData, listName: string, lang: Lang): string {
  const words = noticeTexts.in(lang)
  const more = [
    query.tab !== 'open' && words[tabWords[query.tab]],
    query.group && words[query.group],
    governorate && nameIn(lang, governorate),
    query.q,
    query.isArabicOnly && words.arabicOnly,
  ].filter(Boolean)
  return more.length === 0 ? listName : `${listName}: ${more.join(commaOf(lang))}`
}

export function chipsOf({ query, category, place, governorate }: AdsListData, lang: Lang): Chip[] {
  const words = noticeTexts.in(lang)
  const first = { ...query, page: 1 }
  return [
    query.q && { label: query.q, without: adsPath({ ...first, q: undefined }) },
    query.group && { label: words[query.group], without: adsPath({ ...first, group: undefined }) },
    category && { label: nameIn(lang, category), without: adsPath({ ...first, category: undefined }) },
    place && { label: nameIn(lang, place), without: adsPath({ ...first, place: undefined }) },
    governorate && { label: nameIn(lang, governorate), without: adsPath({ ...first, governorate: undefined }) },
    query.from && { label: `${words.closesFrom} ${writtenDay(query.from)}`, without: adsPath({ ...first, from: undefined }) },
    query.until && { label: `${words.until} ${writtenDay(query.until)}`, without: adsPath({ ...first, until: undefined }) },
    query.isArabicOnly && { label: words.arabicOnly, without: adsPath({ ...first, isArabicOnly: false }) },
  ].filter(chip => typeof chip === 'object')
}

function optionsOf(values: readonly { code: string; nameAr: string; nameEn: string }[], lang: Lang) {
  return values.map(value => ({ value: value.code, label: inLang([value.nameAr, value.nameEn], lang) }))
}

function listGraph(items: readonly PublicNotice[], origin: string, to: (path: string) => string) {
  return {
    '@type': 'CollectionPage',
    mainEntity: {
      '@type': 'ItemList',
      itemListElement: items.map((item, index) => ({ '@type': 'ListItem', position: index + 1, url: origin + to(`/ads/${item.id}`) })),
    },
  }
}
