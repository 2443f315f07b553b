import { ArrowRight, ExternalLink } from 'lucide-react'
import { codeAsked, type Lang } from '../../define.ts'
import { bound } from '../../../web/generic/bound.tsx'
import { FeedLink } from '../../../web/generic/portal/FeedLink.tsx'
import { byPublication, feedOfList, queryOf } from '../../../web/generic/portal/answers.ts'
import { onlyArabic, requireValues } from '../../../web/generic/portal/asked.ts'
import { type Chip, Filters, FoundLine, listTitle } from '../../../web/generic/portal/Filters.tsx'
import { FoundCount } from '../../../web/generic/portal/FoundCount.tsx'
import { foreign, Head } from '../../../web/generic/portal/Head.tsx'
import { labelList } from '../../../web/generic/portal/labelList.ts'
import { lackingEnglish, languagesOf } from '../../../web/generic/portal/languageList.ts'
import { type LookupValue, lookupOf, nameIn } from '../../../web/generic/portal/lookups.ts'
import { arabicOnly } from '../../../web/generic/portal/placeList.ts'
import { useHere } from '../../../web/generic/portal/site.ts'
import { NothingListed } from '../../../web/generic/portal/NothingListed.tsx'
import { homeStep, trailOf } from '../../../web/generic/portal/Trail.tsx'
import { listTexts } from '../../../web/generic/portal/words.ts'
import type { Visit } from '../../../web/generic/visit.ts'
import { Icon } from '../../../web/ui/Icon.tsx'
import { PageHead } from '../../../web/ui/PageHead.tsx'
import { PlainField, PlainSelect } from '../../../web/ui/PlainField.tsx'
import { cellsOf, type Column } from '../../../web/ui/RuledTable.tsx'
import { TabLinks } from '../../../web/ui/TabLinks.tsx'
import type { ListedService } from './publicServices.ts'
import { isOutside, ServiceLink } from './serviceParts.portal.tsx'
import { serviceCount, serviceTexts } from './texts.ts'

interface ServiceQuery {
  readonly q: string | undefined
  readonly category: string | undefined
  readonly audience: string | undefined
  readonly channel: string | undefined
  /** Of the English list: what exists in Arabic alone. */
  readonly only: string | undefined
}

const mostServices = 500
const longestText = 200

/** @param size so many entries for who follows the list, what was changed last first; without it all of them, in the ministry's order */
export async function loadServices({ api, lang }: Visit, given: URLSearchParams, size?: number) {
  const [categories, audiences, channels] = await Promise.all([
    lookupOf(api, 'gateServiceCategory'),
    lookupOf(api, 'audience'),
    lookupOf(api, 'serviceChannel'),
  ])
  const query: ServiceQuery = {
    q: given.get('q')?.trim().slice(0, longestText) || undefined,
    category: codeAsked(given, 'category'),
    audience: codeAsked(given, 'audience'),
    channel: codeAsked(given, 'channel'),
    only: lang === 'en' && given.get('only') === arabicOnly ? arabicOnly : undefined,
  }
  const chosen = {
    category: valueOf(categories, query.category),
    audience: valueOf(audiences, query.audience),
    channel: valueOf(channels, query.channel),
  }
  await requireValues(given, { category: categories, audience: audiences, channel: channels, ...onlyArabic })
  const list = (more: Readonly<Record<string, string | number | undefined>>) =>
    api.get<{ totalCount: number; items: readonly ListedService[] }>('Public/GateService/GetListPaged', {
      maxResultCount: size ?? mostServices,
      ...(size !== undefined && byPublication),
      ...more,
    })
  const filter = { filter: query.q, category: chosen.category?.id, audience: chosen.audience?.id, channels: chosen.channel?.id }
  const isNarrowed = Object.values(filter).some(value => value !== undefined)
  const languages = languagesOf(lang, query.only !== undefined)
  const [{ items }, everything, lacking] = await Promise.all([
    list({ ...filter, ...languages }),
    isNarrowed ? list(languages) : undefined,
    lang === 'ar' || query.only ? undefined : list({ ...filter, ...lackingEnglish, maxResultCount: 1 }),
  ])
  const inArabic = lacking?.totalCount ?? 0
  return { query, chosen, items, all: everything?.items ?? items, inArabic, categories, audiences, channels }
}
type ServiceListData = Exclude<Awaited<ReturnType<typeof loadServices>>, never>

export function ServiceListPage(data: ServiceListData) {
  const here = useHere()
  const { lang, to } = here
  const words = serviceTexts.in(lang)
  const { query, chosen, items, categories } = data
  const chips = chipsOf(data, lang)
  const feed = servicesPath(query)
  const heading = chosen.category ? `${words.title}: ${nameIn(lang, chosen.category)}` : words.title
  const steps = [homeStep(lang), { label: words.title, ...(chips.length > 0 && { path: '/gateServices' }) }]
  const groups = categories
    .map(category => ({ category, own: items.filter(service => service.category === category.id) }))
    .filter(({ own }) => own.length > 0)
  return (
    <div className="wrap">
      <Head
        title={listTitle(words.title, chips, lang)}
        description={words.intro}
        path={servicesPath({ ...query, q: undefined })}
        steps={steps}
        noIndex={query.q !== undefined || query.only !== undefined}
        feed={feed}
        graph={[
          {
            '@type': 'ItemList',
            itemListElement: items.map((service, index) => ({
              '@type': 'ListItem',
              position: index + 1,
              item: {
                '@type': 'GovernmentService',
                name: nameIn(lang, service),
                url: here.site.origin + to(`/gateServices?service=${service.id}`),
              },
            })),
          },
        ]}
      />
      <PageHead lang={lang} title={heading} trail={trailOf(steps, here)} intro={words.intro} />
      {(data.all.length > 0 || chips.length > 0) && <ServiceFilters data={data} active={chips.length} />}
      <FoundLine chips={chips} clear="/gateServices">
        <FoundCount
          count={serviceCount}
          total={items.length}
          inArabic={data.inArabic}
          isArabicOnly={query.only !== undefined}
          other={servicesPath({ ...query, only: query.only ? undefined : arabicOnly })}
        />
      </FoundLine>
      {groups.length > 1 && (
        <div className="service-kinds">
          <TabLinks
            lang={lang}
            label={words.wants}
            tabs={groups.map(({ category, own }) => ({
              href: `#${category.code}`,
              label: nameIn(lang, category),
              count: own.length,
            }))}
          />
        </div>
      )}
      {groups.length > 0 && <Register groups={groups} audiences={data.audiences} channels={data.channels} />}
      {items.length === 0 && (
        <NothingListed
          isNarrowed={chips.length > 0}
          yet={words.noneYet}
          wayOn="contact"
          title={words.none}
          why={words.noneWhy}
          all={words.all}
          path="/gateServices"
          inArabic={data.inArabic}
        />
      )}
      <div className="pages">
        <FeedLink address={feedOfList(feed)} />
      </div>
    </div>
  )
}

interface RegisterProps {
  groups: readonly { readonly category: LookupValue; readonly own: readonly ListedService[] }[]
  audiences: readonly LookupValue[]
  channels: readonly LookupValue[]
}

/** A register: what each service is, for whom and by which way, category by category; its headings stand once above all of them. */
function Register({ groups, audiences, channels }: RegisterProps) {
  const { lang } = useHere()
  const words = serviceTexts.in(lang)
  const namesOf = (values: readonly LookupValue[], ids: readonly number[]) =>
    labelList(
      values.filter(({ id }) => ids.includes(id)).map(value => nameIn(lang, value)),
      lang,
    )
  const columns: readonly Column<ListedService>[] = [
    { key: 'service', heading: words.service, title: true, cell: service => <Service service={service} /> },
    {
      key: 'audience',
      heading: words.audience,
      cell: ({ audience }) => <span className="where">{namesOf(audiences, audience)}</span>,
    },
    {
      key: 'channel',
      heading: words.channel,
      cell: service => (
        <>
          <span className="where">{namesOf(channels, service.channels)}</span>
          {service.linkUrl && isOutside(service.linkUrl) && (
            <span className="row-note">
              <Icon of={ExternalLink} small /> {words.outside}
            </span>
          )}
        </>
      ),
    },
  ]
  return (
    <div className="services table-place">
      <p className="services-head" aria-hidden="true">
        {columns.map(({ key, heading }) => (
          <span key={key}>{heading}</span>
        ))}
      </p>
      {groups.map(({ category, own }) => {
        const cells = cellsOf(columns, own, lang)
        return (
          <section key={category.code} id={category.code} aria-labelledby={`of-${category.code}`}>
            <h2 id={`of-${category.code}`}>{nameIn(lang, category)}</h2>
            <table className="ruled by-row" aria-labelledby={`of-${category.code}`}>
              <colgroup>
                {columns.map(({ key }) => (
                  <col key={key} />
                ))}
              </colgroup>
              <thead>
                <tr>
                  {columns.map(({ key, heading }) => (
                    <th key={key} scope="col">
                      {heading}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {own.map(service => (
                  <tr key={service.id}>{cells(service)}</tr>
                ))}
              </tbody>
            </table>
          </section>
        )
      })}
    </div>
  )
}

function Service({ service }: { service: ListedService }) {
  const { lang } = useHere()
  const summary = (lang === 'en' ? service.summaryEn : undefined) ?? service.summaryAr
  const told = lang === 'en' && service.summaryEn ? 'en' : 'ar'
  return (
    <>
      {/* Before the link, which lies over the whole row. */}
      <Icon of={ArrowRight} points />
      <ServiceLink service={service} />
      {summary && (
        <span className="service-summary" {...foreign(told, lang)}>
          {bound(summary)}
        </span>
      )}
    </>
  )
}

function ServiceFilters({ data, active }: { data: ServiceListData; active: number }) {
  const { lang } = useHere()
  const words = serviceTexts.in(lang)
  const { query, all, audiences, channels } = data
  const offered = (values: readonly LookupValue[], isUsed: (id: number) => boolean) =>
    values.filter(({ id }) => isUsed(id)).map(value => ({ value: value.code, label: nameIn(lang, value) }))
  return (
    <Filters action="/gateServices" label={words.filters} active={active}>
      {/* The strip beneath says what there is of each category, and leads there. */}
      {query.category && <input type="hidden" name="category" value={query.category} />}
      {query.only && <input type="hidden" name="only" value={query.only} />}
      <PlainField type="search" name="q" label={words.text} defaultValue={query.q} maxLength={longestText} lang={lang} />
      <PlainSelect
        name="audience"
        label={words.audience}
        none={words.everybody}
        defaultValue={query.audience}
        options={offered(audiences, id => all.some(service => service.audience.includes(id)))}
        lang={lang}
      />
      <PlainSelect
        name="channel"
        label={words.channel}
        none={words.allChannels}
        defaultValue={query.channel}
        options={offered(channels, id => all.some(service => service.channels.includes(id)))}
        lang={lang}
      />
    </Filters>
  )
}

/** The one address of the list, with what narrows it. */
export function servicesPath({ q, category, audience, channel, only }: ServiceQuery): string {
  return `/gateServices${queryOf({ category, audience, channel, q, only })}`
}

/** What narrows the list, each with the list without it. */
export function chipsOf({ query, chosen }: ServiceListData, lang: Lang): Chip[] {
  const named = (key: 'category' | 'audience' | 'channel') => {
    const value = chosen[key]
    return value && { label: nameIn(lang, value), without: servicesPath({ ...query, [key]: undefined }) }
  }
  return [
    query.q && { label: query.q, without: servicesPath({ ...query, q: undefined }) },
    named('category'),
    named('audience'),
    named('channel'),
    query.only && { label: listTexts.say('arabicOnly', lang), without: servicesPath({ ...query, only: undefined }) },
  ].filter(chip => typeof chip === 'object')
}

function valueOf(values: readonly LookupValue[], code: string | undefined): LookupValue | undefined {
  return code === undefined ? undefined : values.find(value => value.code.toLowerCase() === code.toLowerCase())
}
