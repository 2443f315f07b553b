import { useLoaderData, type LoaderFunctionArgs } from 'react-router'
import { inLang, pluralOf, type Lang } from '../../define.ts'
import { FollowLinks } from '../../../web/generic/portal/FollowLinks.tsx'
import { byPublication, pageOf, queryOf } from '../../../web/generic/portal/answers.ts'
import { placeAsked, requireValues } from '../../../web/generic/portal/asked.ts'
import { type Chip, Filters, FoundLine, listTitle } from '../../../web/generic/portal/Filters.tsx'
import { foreign, Head } from '../../../web/generic/portal/Head.tsx'
import { Items } from '../../../web/generic/portal/Items.tsx'
import { ListEnd } from '../../../web/generic/portal/ListEnd.tsx'
import { byName, lookupOf, nameIn, offered } from '../../../web/generic/portal/lookups.ts'
import { ofPlaces } from '../../../web/generic/portal/placeList.ts'
import { listPageSizeOf, useHere } from '../../../web/generic/portal/site.ts'
import { Money } from '../../../web/generic/portal/Money.tsx'
import { Code, Day } from '../../../web/generic/portal/texts.tsx'
import { ToldIn } from '../../../web/generic/portal/ToldIn.tsx'
import { homeStep, trailOf } from '../../../web/generic/portal/Trail.tsx'
import { type Visit, visitContext } from '../../../web/generic/visit.ts'
import { bound } from '../../../web/generic/bound.tsx'
import { EmptyState } from '../../../web/ui/EmptyState.tsx'
import { LinkButton } from '../../../web/ui/LinkButton.tsx'
import { PageHead } from '../../../web/ui/PageHead.tsx'
import { PlainField, PlainSelect } from '../../../web/ui/PlainField.tsx'
import { StateLabel } from '../../../web/ui/StateLabel.tsx'
import { type Support, supports } from './creativeIdeasBank.ts'
import type { ListedIdea } from './publicIdeas.ts'
import { isSubFieldOf } from './subFields.ts'
import { supportsOf } from './supportsOf.portal.tsx'
import { ideasCount, ideaTexts, investedCount } from './texts.ts'

interface Point {
  readonly id: string
  readonly code: string
  readonly nameAr: string
  readonly nameEn: string
  /** Code of the governorate. */
  readonly governorate: string
}

export async function loader({ context, request }: LoaderFunctionArgs) {
  return loadIdeas(context.get(visitContext), new URL(request.url).searchParams)
}

/** @param size so many entries for who follows the list, what was published last first; without it as many as a page of a list has, in its order */
export async function loadIdeas({ api, lang }: Visit, given: URLSearchParams, size?: number) {
  const [fields, subFields, governorates, statuses, currencies, rows, points] = await Promise.all([
    lookupOf(api, 'projectField'),
    lookupOf(api, 'projectSubField'),
    lookupOf(api, 'governorate'),
    lookupOf(api, 'ideaStatus'),
    lookupOf(api, 'currency'),
    size ?? listPageSizeOf(api),
    api.get<{ items: readonly Point[] }>('Public/LocalComm/GetPoints'),
  ])
  await requireValues(given, { field: fields, subField: subFields, status: statuses, support: supportWords, governorate: governorates })
  const field = fields.find(({ code }) => code === given.get('field'))
  const status = statuses.find(({ code }) => code === given.get('status'))
  // A sub field is one of the field that was chosen.
  const ofField = field ? subFields.filter(({ code }) => isSubFieldOf(field.code, code)) : []
  const subField = ofField.find(({ code }) => code === given.get('subField'))
  const support = supportWords.find(word => word === given.get('support'))
  const place = await placeAsked(api, given.get('place'))
  const governorate = governorates.find(({ code }) => code === given.get('governorate'))
  const there = governorate && points.items.filter(point => point.governorate === governorate.code).map(({ id }) => id)
  const q = given.get('q')?.trim().slice(0, 200) || undefined
  const isByJobs = given.get('sort') === 'jobs'
  const asked = {
    field: field?.id,
    subField: subField?.id,
    requestedSupport: support && supports[support][0],
    status: status?.id,
    ...ofPlaces(place?.id, there, 'localCommId'),
    filter: q,
  }
  const list = (page: number) =>
    api.get<{ totalCount: number; items: readonly ListedIdea[] }>('Public/CreativeIdeasBank/GetListPaged', {
      ...asked,
      ...(size !== undefined ? byPublication : isByJobs && { sorting: 'expectedJobs desc' }),
      maxResultCount: rows,
      SkipCount: (page - 1) * rows,
    })
  const page = pageOf(given)
  const isWhole = Object.values(asked).every(value => value === undefined)
  const invested = size === undefined && isWhole ? statuses.find(({ code }) => code === 'invested') : undefined
  const [first, ofInvested] = await Promise.all([
    list(page),
    invested && api.get<{ totalCount: number }>('Public/CreativeIdeasBank/GetListPaged', { status: invested.id, maxResultCount: 1 }),
  ])
  const pages = Math.max(1, Math.ceil(first.totalCount / rows))
  const found = page > pages ? await list(pages) : first
  return {
    fields,
    ofField,
    governorates,
    statuses,
    currencies,
    places: points.items.toSorted(byName(lang)),
    field,
    subField,
    support,
    governorate,
    status,
    place,
    q,
    isByJobs,
    /** Of all ideas, where all are listed. */
    invested: ofInvested?.totalCount,
    page: Math.min(page, pages),
    pages,
    isBeyond: page > pages,
    ...found,
  }
}
type Data = Awaited<ReturnType<typeof loader>>

/** The ideas bank: each idea with its field in the margin, as a register keeps what people bring. */
export default function Ideas() {
  const data = useLoaderData<typeof loader>()
  const here = useHere()
  const { lang, to } = here
  const words = ideaTexts.in(lang)
  const { q, items, totalCount, page, pages } = data
  const steps = [homeStep(lang), { label: words.ideas }]
  const chips = chipsOf(data, lang)
  const isNarrowed = chips.length > 0
  const add = (
    <LinkButton href={to('/addCreativeIdeasBank')} look="act">
      {words.add}
    </LinkButton>
  )
  const feed = pathOf(data, { sort: undefined, page: 1 })
  return (
    <div className="wrap">
      <Head
        title={`${listTitle(words.ideas, chips, lang)}${page > 1 ? ` - ${words.page} ${page}` : ''}`}
        description={words.describe}
        path={pathOf(data, { sort: undefined })}
        steps={steps}
        graph={[
          {
            '@type': 'CollectionPage',
            mainEntity: {
              '@type': 'ItemList',
              itemListElement: items.map((item, index) => ({
                '@type': 'ListItem',
                position: index + 1,
                url: here.site.origin + to(`/entrepreneurialIdeaBank/${item.id}`),
              })),
            },
          },
        ]}
        noIndex={data.isBeyond || q !== undefined || data.isByJobs}
        feed={feed}
      />
      <PageHead lang={lang} title={words.ideas} trail={trailOf(steps, here)} intro={<p>{words.intro}</p>} acts={add} />
      {(totalCount > 0 || chips.length > 0) && <IdeaFilters data={data} active={chips.length} />}
      <FoundLine chips={chips} clear="/entrepreneurialIdeaBank">
        {totalCount > 0 && <strong>{pluralOf(ideasCount, totalCount, lang)}</strong>}
        {data.invested !== undefined && data.invested > 0 && (
          <>
            {' · '}
            <a href={to('/entrepreneurialIdeaBank?status=invested')}>{pluralOf(investedCount, data.invested, lang)}</a>
          </>
        )}
      </FoundLine>
      <Items className="ideas" isOrdered>
        {items.map(item => (
          <Idea key={item.id} item={item} data={data} />
        ))}
      </Items>
      {items.length === 0 && (
        <EmptyState
          title={isNarrowed ? words.noneFound : words.none}
          action={
            isNarrowed ? (
              <LinkButton href={to('/entrepreneurialIdeaBank')}>{words.all}</LinkButton>
            ) : (
              <LinkButton href={to('/addCreativeIdeasBank')}>{words.add}</LinkButton>
            )
          }
        >
          {isNarrowed ? words.noneFoundWhy : words.noneWhy}
        </EmptyState>
      )}
      <ListEnd page={page} pages={pages} total={totalCount} pathOf={number => pathOf(data, { page: number })}>
        <FollowLinks list={feed} />
      </ListEnd>
    </div>
  )
}

function IdeaFilters({ data, active }: { data: Data; active: number }) {
  const { lang } = useHere()
  const words = ideaTexts.in(lang)
  const { fields, ofField, governorates, statuses, places, field, subField, support, governorate, status, place, q } = data
  const optionsOf = (values: readonly { code: string; nameAr: string; nameEn: string }[]) =>
    values.map(value => ({ value: value.code, label: nameIn(lang, value) }))
  return (
    <div className="many-filters">
      <Filters
        action="/entrepreneurialIdeaBank"
        label={words.filters}
        active={active}
        rows={data.isByJobs ? undefined : data.totalCount}
        second
        lesser={{
          // Whoever has chosen a field is offered its parts.
          isOpen: ofField.length > 0 || [governorate, support, status].some(asked => asked !== undefined),
          fields: (
            <>
              {ofField.length > 0 && (
                <PlainSelect
                  name="subField"
                  label={words.subField}
                  none={words.allSubFields}
                  defaultValue={subField?.code}
                  options={optionsOf(offered(ofField, subField?.code))}
                  lang={lang}
                />
              )}
              <PlainSelect
                name="governorate"
                label={words.governorate}
                none={words.allGovernorates}
                defaultValue={governorate?.code}
                options={optionsOf(offered(governorates, governorate?.code))}
                lang={lang}
              />
              <PlainSelect
                name="support"
                label={words.support}
                none={words.anySupport}
                defaultValue={support}
                options={supportWords.map(word => ({ value: word, label: supportSaid(word, lang) }))}
                lang={lang}
              />
              <PlainSelect
                name="status"
                label={words.status}
                none={words.allStatuses}
                defaultValue={status?.code}
                options={optionsOf(offered(statuses, status?.code))}
                lang={lang}
              />
            </>
          ),
        }}
      >
        <PlainField type="search" name="q" label={words.text} defaultValue={q} maxLength={200} lang={lang} />
        <PlainSelect
          name="field"
          label={words.field}
          none={words.allFields}
          defaultValue={field?.code}
          options={optionsOf(offered(fields, field?.code))}
          lang={lang}
        />
        <PlainSelect
          name="place"
          label={words.place}
          none={words.allPlaces}
          defaultValue={place?.code}
          options={optionsOf(places)}
          lang={lang}
        />
        <PlainSelect
          name="sort"
          label={words.order}
          none={words.newestFirst}
          defaultValue={data.isByJobs ? 'jobs' : undefined}
          options={[{ value: 'jobs', label: words.byJobs }]}
          lang={lang}
        />
      </Filters>
    </div>
  )
}

/** One idea: what it is about stands in the margin, what it says beside it, and at the end edge what it takes. */
function Idea({ item, data: { fields, statuses, currencies } }: { item: ListedIdea; data: Data }) {
  const { lang, to } = useHere()
  const words = ideaTexts.in(lang)
  const told: Lang = lang === 'en' && item.titleEn ? 'en' : 'ar'
  const field = fields.find(({ id }) => id === item.field)
  const isInvested = statuses.find(({ id }) => id === item.status)?.code === 'invested'
  const summaryTold: Lang = told === 'en' && item.summaryEn ? 'en' : 'ar'
  const summary = (summaryTold === 'en' ? item.summaryEn : item.summaryAr) ?? ''
  const place = lang === 'en' ? (item.localCommIdNameEn ?? item.localCommIdNameAr) : item.localCommIdNameAr
  return (
    <li className="idea">
      <p className="idea-field">{field && nameIn(lang, field)}</p>
      <div>
        <h2 className="idea-title" {...foreign(told, lang)}>
          <a href={to(`/entrepreneurialIdeaBank/${item.id}`)}>{told === 'en' ? item.titleEn : item.titleAr}</a>
        </h2>
        <p {...foreign(summaryTold, lang)}>{bound(summary)}</p>
        <p className="meta">
          {place && <span>{bound(place)}</span>}
          {item.date && (
            <span>
              <Day day={item.date} />
            </span>
          )}
          {item.number && (
            <span>
              <Code>{item.number}</Code>
            </span>
          )}
          {isInvested && (
            <span>
              <StateLabel kind="done">{words.invested}</StateLabel>
            </span>
          )}
          <ToldIn told={summaryTold} />
        </p>
      </div>
      <dl className="idea-wants">
        <div>
          <dt>{words.support}</dt>
          <dd>{supportsOf(item.requestedSupport, lang)}</dd>
        </div>
        {item.estimatedCost != null && (
          <div>
            <dt>{words.cost}</dt>
            <dd>
              <Money amount={item.estimatedCost} currency={currencies.find(({ id }) => id === item.currency)} />
            </dd>
          </div>
        )}
      </dl>
    </li>
  )
}

/** The one address of the list, with what narrows it. */
export function pathOf(data: Data, other: Readonly<Record<string, string | number | undefined>>): string {
  const { field, subField, support, place, governorate, status, q, isByJobs, page } = data
  const codes = { field: field?.code, subField: subField?.code, place: place?.code, governorate: governorate?.code }
  const query = { ...codes, support, status: status?.code, q, sort: isByJobs ? 'jobs' : undefined, page, ...other }
  return `/entrepreneurialIdeaBank${queryOf({ ...query, page: Number(query.page) > 1 ? query.page : undefined })}`
}

/** What narrows the list, each with the list without it. */
export function chipsOf(data: Data, lang: Lang): Chip[] {
  const { support, q } = data
  const named = (key: 'field' | 'subField' | 'place' | 'governorate' | 'status') => {
    const value = data[key]
    // Without its field nothing is left of a sub field.
    const also = key === 'field' ? { subField: undefined } : {}
    return value && { label: nameIn(lang, value), without: pathOf(data, { page: 1, [key]: undefined, ...also }) }
  }
  return [
    q !== undefined && { label: q, without: pathOf(data, { page: 1, q: undefined }) },
    named('field'),
    named('subField'),
    named('governorate'),
    named('place'),
    support !== undefined && { label: supportSaid(support, lang), without: pathOf(data, { page: 1, support: undefined }) },
    named('status'),
  ].filter(chip => typeof chip === 'object')
}

const supportWords = ['funding', 'partner', 'technical', 'premises', 'licence', 'training', 'other'] as const satisfies readonly Support[]

function supportSaid(word: Support, lang: Lang): string {
  const [, ar, en] = supports[word]
  return inLang([ar, en], lang)
}
