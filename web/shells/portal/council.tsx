import { ArrowRight, Globe, Mail, MapPin, MessageSquare, Phone, Printer } from 'lucide-react'
import { Fragment } from 'react'
import { useLoaderData, type LoaderFunctionArgs } from 'react-router'
import { blocks as catalogue } from '../../../catalogue.ts'
import { numberOf, type Lang } from '../../../kernel/kernel.ts'
import { MembersMap } from '../../../modules/places/authorities/membersMap.portal.tsx'
import type { AuthorityPoint } from '../../../modules/places/authorities/publicAuthorities.ts'
import type { CouncilMember, CouncilProfile } from '../../../modules/places/councils/councils.ts'
import { MessageBlocks, messagesAt } from '../../../modules/portal/gate/gateMessages.portal.tsx'
import { commaOf } from '../../fields/comma.ts'
import { bound } from '../../generic/bound.tsx'
import { Share } from '../../generic/portal/ArticleParts.tsx'
import { FollowByMail } from '../../generic/portal/FollowLinks.tsx'
import { moved, orMissing } from '../../generic/portal/answers.ts'
import type { Block } from '../../generic/portal/block.ts'
import { type GraphNode, Head } from '../../generic/portal/Head.tsx'
import { LastUpdated } from '../../generic/portal/LastUpdated.tsx'
import { type LookupValue, lookupOf, nameIn } from '../../generic/portal/lookups.ts'
import { labelList } from '../../generic/portal/labelList.ts'
import { addressIn, type Here, useHere } from '../../generic/portal/site.ts'
import { Code, Day, DialLink, MailLink } from '../../generic/portal/texts.tsx'
import { OwnName } from '../../generic/portal/ToldIn.tsx'
import { homeStep, trailOf } from '../../generic/portal/Trail.tsx'
import { visitContext } from '../../generic/visit.ts'
import { FactList } from '../../ui/FactList.tsx'
import { Figure, figuresWide } from '../../ui/Figure.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { LinkButton } from '../../ui/LinkButton.tsx'
import { HeadMark } from '../../ui/Mark.tsx'
import { PageHead } from '../../ui/PageHead.tsx'
import { type Column, RuledTable } from '../../ui/RuledTable.tsx'
import { ContactLines, contactLine, Fax } from './ContactLines.tsx'
import { NotYet } from './NotYet.tsx'
import { councilTexts } from './pageTexts.ts'

// Read once, when the server starts: which capabilities have something to say here, in their order.
const blocks: readonly Block[] = await Promise.all(catalogue.flatMap(row => (row.page === 'place' ? [row.block()] : [])))

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
  const { shared, isOfAll } = servicesOf(council.members)
  const lacking = [
    words.board,
    words.plans,
    words.documents,
    words.budgets,
    ...blocks.flatMap((block, index) => (parts[index] === undefined && block.absent ? [block.absent(lang, true)] : [])),
  ]
  const found = new Set(council.members.map(({ code }) => code))
  const served = council.members.reduce((sum, { population }) => sum + (population ?? 0), 0)
  const directorate = nameIn(lang, { nameAr: council.parentNameAr ?? '', nameEn: council.parentNameEn })
  return (
    <div className="wrap">
      <Head
        title={name}
        description={`${name}${governorate ? `${commaOf(lang)}${words.governorate} ${nameIn(lang, governorate)}` : ''}`}
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
        acts={
          <>
            <LinkButton look="act" icon={MessageSquare} href={to(`/contactUs?place=${council.code}#write`)} rel="nofollow">
              {words.write}
            </LinkButton>
            <FollowByMail page={`/council/${council.code}`} />
          </>
        }
      />
      <MessageBlocks messages={data.messages} />
      <div className="council-lead">
        {points.length > 1 && found.size > 0 && <MembersMap points={points} members={found} seat={council.location} />}
        <div className="council-said">
          <FactList
            look="rows"
            facts={[
              { label: words.members, value: <Code>{numberOf(council.members.length, lang)}</Code> },
              ...(served > 0 ? [{ label: words.served, value: <Code>{numberOf(served, lang)}</Code>, unit: words.people }] : []),
              ...(shared.length > 0
                ? [
                    {
                      label: isOfAll ? words.servicesOfAll : words.servicesOfMost,
                      value: labelList(namesOf(data.services, shared, lang), lang),
                    },
                  ]
                : []),
              ...(directorate ? [{ label: words.directorate, value: bound(directorate) }] : []),
            ]}
          />
          <Contact council={council} directorate={directorate} />
        </div>
      </div>
      <Members data={data} />
      <div className="place-pairs">
        {blocks.map((block, index) => (
          <Fragment key={index}>{parts[index] !== undefined && block.show(parts[index])}</Fragment>
        ))}
      </div>
      <NotYet titles={lacking} ask={words.askThere} />
      <p>
        <a className="more" href={to('/councils')}>
          {words.all}
          <Icon of={ArrowRight} points />
        </a>
      </p>
      <footer className="article-end">
        <Share title={name} />
      </footer>
      <LastUpdated at={council.changedAt} />
    </div>
  )
}

/** What the members receive: all that it is known of, and whether it is known of each. */
function servicesOf(members: readonly CouncilMember[]) {
  const counted = members.filter(({ services }) => services.length > 0)
  const shared = (counted[0]?.services ?? []).filter(id => counted.every(({ services }) => services.includes(id)))
  return { shared, isKnown: counted.length > 0, isOfAll: counted.length === members.length }
}

/** So many members stand open on a phone. */
const mostOpen = 8

function Members({ data: { council, services } }: { data: CouncilData }) {
  const { lang, to } = useHere()
  const words = councilTexts.in(lang)
  // What all of them receive is said once, beside the map; a row says what is different in it.
  const { shared, isKnown } = servicesOf(council.members)
  const said = ({ services: ids }: CouncilMember) =>
    ids.length === 0
      ? words.unknownServices
      : labelList(
          namesOf(
            services,
            ids.filter(id => !shared.includes(id)),
            lang,
          ),
          lang,
        )
  // The largest first, as on the map; of whom no number is known, last.
  const members = council.members.toSorted((one, other) => (other.population ?? -1) - (one.population ?? -1))
  const isOrdered = members.length > 1 && members.some(({ population }) => population !== null)
  const columns: Column<CouncilMember>[] = [
    {
      key: 'name',
      heading: words.member,
      title: true,
      cell: member =>
        member.isPublished ? <a href={to(`/localComm/${member.code}`)}>{bound(nameIn(lang, member))}</a> : bound(nameIn(lang, member)),
    },
    ...(isKnown && members.some(member => said(member) !== '') ? [{ key: 'services', heading: words.services, cell: said }] : []),
    ...(council.members.some(({ joinDate }) => joinDate !== null)
      ? [{ key: 'joined', heading: words.joined, cell: ({ joinDate }: CouncilMember) => joinDate && <Day day={joinDate} /> }]
      : []),
    { key: 'population', heading: words.population, figure: ({ population }) => population ?? undefined },
  ]
  // Names and numbers alone would leave the page's middle empty: what each is of the whole stands between them.
  // Of a whole that is not known there are no shares.
  if (columns.length === 2 && members.length > 1 && members.every(({ population }) => population))
    columns.splice(1, 0, shareColumn(members, words.share, lang))
  const table = (
    <>
      {isOrdered && <p className="caption">{words.order}</p>}
      <RuledTable caption={words.members} captionHidden columns={columns} rows={members} keyOf={({ code }) => code} lang={lang} />
    </>
  )
  return (
    <div className="block">
      <h2 className="display-section">{words.members}</h2>
      {council.members.length === 0 ? (
        <p className="not-yet">{words.noMembers}</p>
      ) : (
        <>
          {members.length > mostOpen ? (
            <details className="fold-narrow">
              <summary>
                <span>
                  <span className="when-shut">{words.showMembers}</span>
                  <span className="when-open">{words.hideMembers}</span> ({numberOf(members.length, lang)})
                </span>
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

/** How much of the council's population lives in each member, drawn and in percent. */
function shareColumn(members: readonly CouncilMember[], heading: string, lang: Lang): Column<CouncilMember> {
  const counts = members.map(({ population }) => population ?? 0)
  const [all, most] = [counts.reduce((sum, count) => sum + count, 0), Math.max(...counts)]
  const percentOf = (population: number | null) => (population === null ? undefined : Math.round((population / all) * 1000) / 10)
  const width = figuresWide(
    members.map(({ population }) => percentOf(population)),
    1,
  )
  return {
    key: 'share',
    heading,
    isFigure: true,
    cell: ({ population }) => (
      <span className="member-share">
        <svg viewBox="0 0 100 1" preserveAspectRatio="none" aria-hidden="true">
          <rect width={Math.round(((population ?? 0) / most) * 1000) / 10} height="1" />
        </svg>
        <Figure value={percentOf(population)} decimals={1} width={width} lang={lang} />
      </span>
    ),
  }
}

function namesOf(values: readonly LookupValue[], ids: readonly number[], lang: 'ar' | 'en'): string[] {
  return ids.flatMap(id => values.find(one => one.id === id) ?? []).map(value => nameIn(lang, value))
}

function Contact({ council, directorate }: { council: CouncilProfile; directorate: string }) {
  const { lang, to } = useHere()
  const words = councilTexts.in(lang)
  const address = (lang === 'en' ? council.addressEn : undefined) ?? council.addressAr
  const ways = [
    contactLine(Phone, words.phone, council.phone && <DialLink number={council.phone} />),
    contactLine(Printer, undefined, council.fax && <Fax number={council.fax} word={words.fax} />),
    contactLine(Mail, words.mail, council.email && <MailLink address={council.email} />),
    contactLine(
      Globe,
      words.website,
      council.website && (
        <a href={council.website}>
          <Code>{council.website.replace(/^https?:\/\//, '')}</Code>
        </a>
      ),
    ),
    contactLine(MapPin, words.address, address && <OwnName>{address}</OwnName>),
  ]
  const directorateWays = [
    contactLine(Phone, words.phone, council.parentPhone && <DialLink number={council.parentPhone} />),
    contactLine(Mail, words.mail, council.parentEmail && <MailLink address={council.parentEmail} />),
  ]
  return (
    <section className="aside printed place-contact" id="contact">
      <h2 className="display-section">{words.contact}</h2>
      {ways.every(way => way === null) && (
        <p className="caption">
          {words.askDirectorate} <a href={to('/contactUs')}>{directorate === '' ? words.directorate : bound(directorate)}</a>
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
