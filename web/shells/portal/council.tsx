import { Globe, Mail, MapPin, Phone, Printer, type LucideIcon } from 'lucide-react'
import { Fragment, type ReactNode } from 'react'
import { useLoaderData, type LoaderFunctionArgs } from 'react-router'
import { blocks as catalogue } from '../../../catalogue.ts'
import { numberOf } from '../../../kernel/kernel.ts'
import { NearbyMap } from '../../../modules/places/authorities/nearbyMap.portal.tsx'
import type { AuthorityPoint } from '../../../modules/places/authorities/publicAuthorities.ts'
import type { CouncilMember, CouncilProfile } from '../../../modules/places/councils/councils.ts'
import { MessageBlocks, messagesAt } from '../../../modules/portal/gate/gateMessages.portal.tsx'
import { bound } from '../../generic/bound.tsx'
import { Share } from '../../generic/portal/ArticleParts.tsx'
import { FollowByMail } from '../../generic/portal/FollowLinks.tsx'
import { moved, orMissing } from '../../generic/portal/answers.ts'
import type { Block } from '../../generic/portal/block.ts'
import { type GraphNode, Head } from '../../generic/portal/Head.tsx'
import { LastUpdated } from '../../generic/portal/LastUpdated.tsx'
import { type LookupValue, lookupOf, nameIn } from '../../generic/portal/lookups.ts'
import { addressIn, type Here, useHere } from '../../generic/portal/site.ts'
import { Code, Day, MailAddress, PhoneNumber } from '../../generic/portal/texts.tsx'
import { homeStep, trailOf } from '../../generic/portal/Trail.tsx'
import { visitContext } from '../../generic/visit.ts'
import { FactList } from '../../ui/FactList.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { HeadMark } from '../../ui/Mark.tsx'
import { PageHead } from '../../ui/PageHead.tsx'
import { type Column, RuledTable } from '../../ui/RuledTable.tsx'
import { ContactLines } from './ContactLines.tsx'
import { councilTexts } from './pageTexts.ts'

// Read once, when the server starts: which capabilities have something to say here, in their order.
const blocks: readonly Block[] = await Promise.all(catalogue.flatMap(row => (row.page === 'council/{id}' ? [row.block()] : [])))

export async function loader({ context, params: { id = '' } }: LoaderFunctionArgs) {
  const { api, lang } = context.get(visitContext)
  const council = await orMissing(api.get<CouncilProfile>(`Public/Council/Get/${encodeURIComponent(id)}`))
  // Its one address is its code: who comes by its id is led there.
  if (council.code !== id) return moved(addressIn(lang, `/council/${council.code}`))
  const place = { id: council.id, code: council.code, isCouncil: true }
  const [governorates, services, points, messages, ...parts] = await Promise.all([
    lookupOf(api, 'governorate'),
    lookupOf(api, 'councilService'),
    api.get<{ items: readonly AuthorityPoint[] }>('Public/LocalComm/GetPoints'),
    messagesAt(api, 'placePage', council.id),
    ...blocks.map(block => block.load({ api, lang, place })),
  ])
  const members = new Set(council.members.map(({ code }) => code))
  const around = new Set(points.items.filter(({ code }) => members.has(code)).map(({ governorate }) => governorate))
  return {
    council,
    governorate: governorates.find(({ code }) => code === council.governorate),
    services,
    points: points.items.filter(({ governorate }) => around.has(governorate)),
    messages,
    parts,
  }
}
type CouncilData = Awaited<ReturnType<typeof loader>>

/** A council: who is in it and what it does for them, whom to call, what it has published. */
export default function Council() {
  const data = useLoaderData<typeof loader>()
  const here = useHere()
  const { council, governorate, points, parts } = data
  const { lang, to } = here
  const words = councilTexts.in(lang)
  const name = nameIn(lang, council)
  const steps = [homeStep(lang), { label: words.councils, path: '/councils' }, { label: name }]
  const found = new Set(council.members.map(({ code }) => code))
  const served = council.members.reduce((sum, { population }) => sum + (population ?? 0), 0)
  const directorate = nameIn(lang, { nameAr: council.parentNameAr ?? '', nameEn: council.parentNameEn })
  return (
    <div className="wrap">
      <Head
        title={name}
        description={`${name}${governorate ? `, ${words.governorate} ${nameIn(lang, governorate)}` : ''}`}
        steps={steps}
        card={`council/${council.code}`}
        graph={[graphOf(data, name, here)]}
      />
      <PageHead
        lang={lang}
        title={name}
        trail={trailOf(steps, here)}
        mark={<HeadMark code={governorate?.code ?? ''} />}
        intro={
          <>
            <span>{words.council}</span>
            {governorate && (
              <span>
                {words.governorate} {nameIn(lang, governorate)}
              </span>
            )}
            <span>
              {words.code} <Code>{council.code}</Code>
            </span>
          </>
        }
        acts={<FollowByMail page={`/council/${council.code}`} />}
      />
      <MessageBlocks messages={data.messages} />
      {council.members.length > 0 && (
        <FactList
          facts={[
            { label: words.members, value: <Code>{numberOf(council.members.length, lang)}</Code> },
            ...(served > 0 ? [{ label: words.served, value: <Code>{numberOf(served, lang)}</Code>, unit: words.people }] : []),
            ...(directorate ? [{ label: words.directorate, value: bound(directorate) }] : []),
          ]}
        />
      )}
      <div className="with-side place-columns">
        <Contact council={council} directorate={directorate} />
        <div>
          <Members data={data} />
          {blocks.map((block, index) => (
            <Fragment key={index}>{parts[index] !== undefined && block.show(parts[index])}</Fragment>
          ))}
        </div>
        <aside className="aside place-rest">
          {points.length > 1 && found.size > 0 && (
            <section>
              <h2 className="display-section">{words.map}</h2>
              <NearbyMap points={points} found={found} />
            </section>
          )}
          <a className="more" href={to('/councils')}>
            {words.all}
          </a>
        </aside>
      </div>
      <footer className="article-end">
        <Share title={name} />
      </footer>
      <LastUpdated at={council.changedAt} />
    </div>
  )
}

/** So many members stand open on a phone. */
const mostOpen = 8

function Members({ data: { council, services } }: { data: CouncilData }) {
  const { lang, to } = useHere()
  const words = councilTexts.in(lang)
  const written = (ids: readonly number[]) => ids.flatMap(id => namesIn(services, id, lang)).join(lang === 'ar' ? '، ' : ', ')
  // What all of them receive stands above the table, once; a row says what is different in it.
  const counted = council.members.filter(({ services: ids }) => ids.length > 0)
  const shared = (counted[0]?.services ?? []).filter(id => counted.every(({ services: ids }) => ids.includes(id)))
  const said = ({ services: ids }: CouncilMember) =>
    ids.length === 0 ? words.unknownServices : written(ids.filter(id => !shared.includes(id)))
  const members = council.members.toSorted((one, other) => nameIn(lang, one).localeCompare(nameIn(lang, other), lang))
  const columns: Column<CouncilMember>[] = [
    {
      key: 'name',
      heading: words.member,
      title: true,
      cell: member =>
        member.isPublished ? <a href={to(`/localComm/${member.code}`)}>{bound(nameIn(lang, member))}</a> : bound(nameIn(lang, member)),
    },
    ...(counted.length > 0 && members.some(member => said(member) !== '')
      ? [{ key: 'services', heading: words.services, cell: said }]
      : []),
    ...(council.members.some(({ joinDate }) => joinDate !== null)
      ? [{ key: 'joined', heading: words.joined, cell: ({ joinDate }: CouncilMember) => joinDate && <Day day={joinDate} /> }]
      : []),
    { key: 'population', heading: words.population, figure: ({ population }) => population ?? undefined },
  ]
  const table = <RuledTable caption={words.members} captionHidden columns={columns} rows={members} keyOf={({ code }) => code} lang={lang} />
  return (
    <div className="block">
      <h2 className="display-section">{words.members}</h2>
      {council.members.length === 0 ? (
        <p className="not-yet">{words.noMembers}</p>
      ) : (
        <>
          {shared.length > 0 && (
            <p className="council-services">
              {counted.length === members.length ? words.servicesOfAll : words.servicesOfMost} {written(shared)}.
            </p>
          )}
          {members.length > mostOpen ? (
            <details className="fold-narrow">
              <summary>
                <span className="when-shut">{words.showMembers}</span>
                <span className="when-open">{words.hideMembers}</span> ({numberOf(members.length, lang)})
              </summary>
              {table}
            </details>
          ) : (
            table
          )}
        </>
      )}
    </div>
  )
}

function namesIn(values: readonly LookupValue[], id: number, lang: 'ar' | 'en'): string[] {
  const value = values.find(one => one.id === id)
  return value ? [nameIn(lang, value)] : []
}

function Contact({ council, directorate }: { council: CouncilProfile; directorate: string }) {
  const { lang, to } = useHere()
  const words = councilTexts.in(lang)
  const address = (lang === 'en' ? council.addressEn : undefined) ?? council.addressAr
  const line = (icon: LucideIcon, label: string, value: ReactNode) =>
    value ? (
      <li key={label}>
        <Icon of={icon} label={label} />
        <span>{value}</span>
      </li>
    ) : null
  const mail = (address: string) => (
    <a href={`mailto:${address}`}>
      <MailAddress>{address}</MailAddress>
    </a>
  )
  const dial = (number: string) => (
    <a href={`tel:${number}`}>
      <PhoneNumber>{number}</PhoneNumber>
    </a>
  )
  const ways = [
    line(Phone, words.phone, council.phone && dial(council.phone)),
    line(Printer, words.fax, council.fax && <PhoneNumber>{council.fax}</PhoneNumber>),
    line(Mail, words.mail, council.email && mail(council.email)),
    line(
      Globe,
      words.website,
      council.website && (
        <a href={council.website}>
          <Code>{council.website.replace(/^https?:\/\//, '')}</Code>
        </a>
      ),
    ),
    line(MapPin, words.address, address),
  ]
  const directorateWays = [
    line(Phone, words.phone, council.parentPhone && dial(council.parentPhone)),
    line(Mail, words.mail, council.parentEmail && mail(council.parentEmail)),
  ]
  return (
    <section className="aside place-contact" id="contact">
      <h2 className="display-section">{words.contact}</h2>
      {ways.every(way => way === null) && (
        <p className="caption">
          {words.noContact} <a href={to('/contactUs')}>{directorate === '' ? words.directorate : bound(directorate)}</a>
          {council.parentPhone || council.parentEmail ? ':' : '.'}
        </p>
      )}
      <ContactLines lines={ways.some(way => way !== null) ? ways : directorateWays} />
    </section>
  )
}

function graphOf({ council, governorate }: CouncilData, name: string, { site, to, lang }: Here): GraphNode {
  const { phone, email, location } = council
  return {
    '@type': 'GovernmentOrganization',
    name,
    identifier: council.code,
    url: site.origin + to(`/council/${council.code}`),
    ...(phone && { telephone: phone }),
    ...(email && { email }),
    ...(location && {
      location: { '@type': 'Place', geo: { '@type': 'GeoCoordinates', latitude: location.lat, longitude: location.lng } },
    }),
    ...(governorate && { areaServed: { '@type': 'AdministrativeArea', name: nameIn(lang, governorate) } }),
    member: council.members.map(member => ({ '@type': 'GovernmentOrganization', name: nameIn(lang, member) })),
  }
}
