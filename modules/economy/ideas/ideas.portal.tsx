import { Lightbulb } from 'lucide-react'
import { useLoaderData, type LoaderFunctionArgs } from 'react-router'
import { pluralOf, type Lang } from '../../define.ts'
import { FollowLinks } from '../../../web/generic/portal/FollowLinks.tsx'
import { byPublication, pageOf, queryOf } from '../../../web/generic/portal/answers.ts'
import { Filters, FoundLine, listTitle } from '../../../web/generic/portal/Filters.tsx'
import { foreign, Head } from '../../../web/generic/portal/Head.tsx'
import { Items } from '../../../web/generic/portal/Items.tsx'
import { lookupOf, nameIn, offered } from '../../../web/generic/portal/lookups.ts'
import { RangeNote } from '../../../web/generic/portal/RangeNote.tsx'
import { listPageSizeOf, useHere } from '../../../web/generic/portal/site.ts'
import { Code, Day } from '../../../web/generic/portal/texts.tsx'
import { ToldIn } from '../../../web/generic/portal/ToldIn.tsx'
import { homeStep, trailOf } from '../../../web/generic/portal/Trail.tsx'
import { type Visit, visitContext } from '../../../web/generic/visit.ts'
import { bound } from '../../../web/generic/bound.tsx'
import { EmptyState } from '../../../web/ui/EmptyState.tsx'
import { LinkButton } from '../../../web/ui/LinkButton.tsx'
import { PageHead } from '../../../web/ui/PageHead.tsx'
import { Pagination } from '../../../web/ui/Pagination.tsx'
import { PlainField, PlainSelect } from '../../../web/ui/PlainField.tsx'
import { StateLabel } from '../../../web/ui/StateLabel.tsx'
import type { ListedIdea } from './publicIdeas.ts'
import { ideasCount, ideaTexts } from './texts.ts'

export async function loader({ context, request }: LoaderFunctionArgs) {
  return loadIdeas(context.get(visitContext), new URL(request.url).searchParams)
}

/** @param size so many entries for who follows the list, what was published last first; without it as many as a page of a list has, in its order */
export async function loadIdeas({ api }: Visit, given: URLSearchParams, size?: number) {
  const [fields, statuses, rows, points] = await Promise.all([
    lookupOf(api, 'projectField'),
    lookupOf(api, 'ideaStatus'),
    size ?? listPageSizeOf(api),
    api.get<{ items: readonly { code: string; nameAr: string; nameEn: string }[] }>('Public/LocalComm/GetPoints'),
  ])
  const field = fields.find(({ code }) => code === given.get('field'))
  const status = statuses.find(({ code }) => code === given.get('status'))
  const placeCode = points.items.find(({ code }) => code === given.get('place'))?.code
  const place =
    placeCode === undefined
      ? undefined
      : await api.get<{ id: string; nameAr: string; nameEn: string }>(`Public/Place/GetByCode/${placeCode}`)
  const q = given.get('q')?.trim().slice(0, 200) || undefined
  const asked = { field: field?.id, status: status?.id, localCommId: place?.id, filter: q }
  const list = (page: number) =>
    api.get<{ totalCount: number; items: readonly ListedIdea[] }>('Public/CreativeIdeasBank/GetListPaged', {
      ...asked,
      ...(size !== undefined && byPublication),
      maxResultCount: rows,
      SkipCount: (page - 1) * rows,
    })
  const page = pageOf(given)
  const first = await list(page)
  const pages = Math.max(1, Math.ceil(first.totalCount / rows))
  const found = page > pages ? await list(pages) : first
  return {
    fields,
    statuses,
    places: points.items,
    field,
    status,
    place,
    placeCode,
    q,
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
  const { fields, statuses, places, field, status, placeCode, q, items, totalCount, page, pages } = data
  const steps = [homeStep(lang), { label: words.ideas }]
  const chips = chipsOf(data, lang)
  const isNarrowed = chips.length > 0
  const add = (
    <LinkButton href={to('/addCreativeIdeasBank')} look="act" icon={Lightbulb}>
      {words.add}
    </LinkButton>
  )
  const acts = (
    <>
      <FollowLinks list={pathOf(data, { page: 1 })} />
      {add}
    </>
  )
  return (
    <div className="wrap">
      <Head
        title={`${listTitle(words.ideas, chips, lang)}${page > 1 ? ` - ${words.page} ${page}` : ''}`}
        description={words.describe}
        path={pathOf(data, {})}
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
        noIndex={data.isBeyond || q !== undefined}
        feed={pathOf(data, { page: 1 })}
      />
      <PageHead lang={lang} title={words.ideas} trail={trailOf(steps, here)} intro={<p>{words.intro}</p>} acts={acts} />
      <Filters action="/entrepreneurialIdeaBank" label={words.filters} active={chips.length} second>
        <PlainField type="search" name="q" label={words.text} defaultValue={q} maxLength={200} lang={lang} />
        <PlainSelect
          name="field"
          label={words.field}
          none={words.allFields}
          defaultValue={field?.code}
          options={offered(fields, field?.code).map(value => ({ value: value.code, label: nameIn(lang, value) }))}
          lang={lang}
        />
        <PlainSelect
          name="place"
          label={words.place}
          none={words.allPlaces}
          defaultValue={placeCode}
          options={places.map(one => ({ value: one.code, label: nameIn(lang, one) }))}
          lang={lang}
        />
        <PlainSelect
          name="status"
          label={words.status}
          none={words.allStatuses}
          defaultValue={status?.code}
          options={offered(statuses, status?.code).map(value => ({ value: value.code, label: nameIn(lang, value) }))}
          lang={lang}
        />
      </Filters>
      <FoundLine chips={chips} clear="/entrepreneurialIdeaBank">
        {totalCount > 0 && <strong>{pluralOf(ideasCount, totalCount, lang)}</strong>}
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
      {pages > 1 && (
        <div className="pages">
          <Pagination page={page} pages={pages} hrefOf={number => to(pathOf(data, { page: number }))} lang={lang} />
          <RangeNote page={page} total={totalCount} />
        </div>
      )}
    </div>
  )
}

/** One idea: what it is about stands in the margin, what it says beside it. */
function Idea({ item, data: { fields, statuses } }: { item: ListedIdea; data: Data }) {
  const { lang, to } = useHere()
  const told: Lang = lang === 'en' && item.titleEn ? 'en' : 'ar'
  const field = fields.find(({ id }) => id === item.field)
  const isInvested = statuses.find(({ id }) => id === item.status)?.code === 'invested'
  const summary = told === 'en' ? (item.summaryEn ?? '') : (item.summaryAr ?? '')
  const place = lang === 'en' ? (item.localCommIdNameEn ?? item.localCommIdNameAr) : item.localCommIdNameAr
  return (
    <li className="idea">
      <p className="idea-field">{field && nameIn(lang, field)}</p>
      <div>
        <h2 className="idea-title" {...foreign(told, lang)}>
          <a href={to(`/entrepreneurialIdeaBank/${item.id}`)}>{told === 'en' ? item.titleEn : item.titleAr}</a>
        </h2>
        <p {...foreign(told, lang)}>{bound(summary)}</p>
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
              <StateLabel kind="done">{ideaTexts.say('invested', lang)}</StateLabel>
            </span>
          )}
          <ToldIn told={told} />
        </p>
      </div>
    </li>
  )
}

export function pathOf({ field, status, placeCode, q, page }: Data, other: Readonly<Record<string, string | number | undefined>>): string {
  const query = { field: field?.code, place: placeCode, status: status?.code, q, page: page > 1 ? page : undefined, ...other }
  return `/entrepreneurialIdeaBank${queryOf({ ...query, page: Number(query.page ?? 1) > 1 ? query.page : undefined })}`
}

export function chipsOf(data: Data, lang: Lang) {
  const { field, status, place, q } = data
  const first = { page: 1 }
  return [
    ...(q === undefined ? [] : [{ label: q, without: pathOf(data, { ...first, q: undefined }) }]),
    ...(field ? [{ label: nameIn(lang, field), without: pathOf(data, { ...first, field: undefined }) }] : []),
    ...(place ? [{ label: nameIn(lang, place), without: pathOf(data, { ...first, place: undefined }) }] : []),
    ...(status ? [{ label: nameIn(lang, status), without: pathOf(data, { ...first, status: undefined }) }] : []),
  ]
}
