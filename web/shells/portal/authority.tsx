import { ArrowRight, Clock, Columns2, Globe, Mail, MapPin, MessageSquare, Phone, Printer } from 'lucide-react'
import { Fragment, type ReactNode } from 'react'
import { useLoaderData, type LoaderFunctionArgs } from 'react-router'
import { blocks as catalogue } from '../../../catalogue.ts'
import { type Lang, numberOf } from '../../../kernel/kernel.ts'
import { NearbyMap } from '../../../modules/places/authorities/nearbyMap.portal.tsx'
import type { AuthorityPoint, AuthorityProfile } from '../../../modules/places/authorities/publicAuthorities.ts'
import { MessageBlocks, messagesAt } from '../../../modules/portal/gate/gateMessages.portal.tsx'
import { commaOf } from '../../fields/comma.ts'
import { FollowByMail } from '../../generic/portal/FollowLinks.tsx'
import { BodyText } from '../../generic/portal/BodyText.tsx'
import { Share } from '../../generic/portal/ArticleParts.tsx'
import { orMissing } from '../../generic/portal/answers.ts'
import type { Block } from '../../generic/portal/block.ts'
import { foreign, type GraphNode, Head } from '../../generic/portal/Head.tsx'
import { lookupOf, nameIn } from '../../generic/portal/lookups.ts'
import { type Here, useHere } from '../../generic/portal/site.ts'
import { bound } from '../../generic/bound.tsx'
import { Code, Day, DialLink, MailLink } from '../../generic/portal/texts.tsx'
import { homeStep, trailOf } from '../../generic/portal/Trail.tsx'
import { visitContext } from '../../generic/visit.ts'
import { FactList } from '../../ui/FactList.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { LinkButton } from '../../ui/LinkButton.tsx'
import { HeadMark } from '../../ui/Mark.tsx'
import { OwnName } from '../../generic/portal/ToldIn.tsx'
import { PageHead } from '../../ui/PageHead.tsx'
import { ContactLines, contactLine, Fax } from './ContactLines.tsx'
import { NotYet } from './NotYet.tsx'
import { authorityTexts } from './texts.ts'

/** How one calls whom one writes to, by the code of its type. */
const writeWords: Readonly<Record<string, 'writeMunicipality' | 'writeCouncil' | 'writeCommittee'>> = {
  municipality: 'writeMunicipality',
  villageCouncil: 'writeCouncil',
  localCouncil: 'writeCouncil',
  localCommittee: 'writeCommittee',
  campServicesCommittee: 'writeCommittee',
}

// Read once, when the server starts: which capabilities have something to say here, in their order.
const blocks: readonly Block[] = await Promise.all(
  catalogue.flatMap(row => (row.page === 'place' || row.page === 'localComm/{code}' ? [row.block()] : [])),
)

export async function loader({ context, params: { code = '' } }: LoaderFunctionArgs) {
  const { api, lang } = context.get(visitContext)
  const authority = await orMissing(api.get<AuthorityProfile>(`Public/LocalComm/GetByCode/${encodeURIComponent(code)}`))
  const place = { id: authority.id, code: authority.code, isCouncil: false }
  const [governorates, types, classes, points, messages, ...parts] = await Promise.all([
    lookupOf(api, 'governorate'),
    lookupOf(api, 'localAuthorityType'),
    lookupOf(api, 'municipalityClass'),
    api.get<{ items: readonly AuthorityPoint[] }>('Public/LocalComm/GetPoints'),
    messagesAt(api, 'placePage', authority.id),
    ...blocks.map(block => block.load({ api, lang, place })),
  ])
  const governorate = governorates.find(({ id }) => id === authority.governorate)
  return {
    authority,
    governorate,
    type: types.find(({ id }) => id === authority.authorityType),
    municipalityClass: classes.find(({ id }) => id === authority.municipalityClass),
    nearby: points.items.filter(point => point.governorate === governorate?.code),
    // The form on contact offers those that have a place on the map.
    isWrittenTo: points.items.some(point => point.code === authority.code),
    messages,
    parts,
  }
}

type ProfileData = Awaited<ReturnType<typeof loader>>

export default function Authority() {
  const data = useLoaderData<typeof loader>()
  const here = useHere()
  const { authority, governorate, type, municipalityClass, parts } = data
  const { lang, to } = here
  const words = authorityTexts.in(lang)
  const name = nameOf(authority, lang)
  const steps = [
    homeStep(lang),
    { label: words.authorities, path: '/localComms' },
    ...(governorate ? [{ label: nameIn(lang, governorate), path: `/localComms/${governorate.code}` }] : []),
    { label: name },
  ]
  const kind = [type, municipalityClass].flatMap(value => (value ? [nameIn(lang, value)] : [])).join(commaOf(lang))
  const partsWhere = (isMeant: (isBroad: boolean) => boolean) =>
    blocks.map((block, index) => (
      <Fragment key={index}>{parts[index] !== undefined && isMeant(block.isBroad === true) && block.show(parts[index])}</Fragment>
    ))
  const broad = partsWhere(isBroad => isBroad)
  // Beneath a text of a few lines, and nothing else, the councils and the map stand in the first column: beside them it would be void.
  const isShort = blocks.every((block, index) => !block.isBroad || parts[index] === undefined) && lettersOf(authority, lang) < fewLetters
  // What is empty stands below what is full, in one line.
  const lacking = [
    ...(isTold(authority) ? [] : [words.about]),
    words.plans,
    words.budgets,
    words.citizenBudget,
    words.disclosure,
    ...blocks.flatMap((block, index) => (parts[index] === undefined && block.absent ? [block.absent(lang, false)] : [])),
  ]
  return (
    <div className="wrap">
      <Head
        title={name}
        description={`${name}: ${kind}${governorate ? `${commaOf(lang)}${words.governorate} ${nameIn(lang, governorate)}` : ''}`}
        steps={steps}
        card={`localComm/${authority.code}`}
        graph={[authorityGraph(data, name, here)]}
      />
      <PageHead
        lang={lang}
        trail={trailOf(steps, here)}
        title={name}
        mark={<BigMark authority={authority} governorate={governorate} />}
        intro={
          <>
            <span>{kind}</span>
            {governorate && (
              <span>
                {words.governorate} {nameIn(lang, governorate)}
              </span>
            )}
            <span>
              {words.code} <Code>{authority.code}</Code>
            </span>
          </>
        }
        acts={
          <>
            {data.isWrittenTo && (
              <LinkButton look="act" icon={MessageSquare} href={to(`/contactUs?place=${authority.code}#write`)} rel="nofollow">
                {words[writeWords[type?.code ?? ''] ?? 'writeAuthority']}
              </LinkButton>
            )}
            <a className="more" href={to(`/localComms?view=table&compare=${authority.code}#compared`)} rel="nofollow">
              <Icon of={Columns2} />
              {words.compare}
            </a>
            <FollowByMail page={`/localComm/${authority.code}`} />
          </>
        }
      />
      <MessageBlocks messages={data.messages} />
      <Facts data={data} />
      <div className={isShort ? 'with-side place-columns place-short' : 'with-side place-columns'}>
        <Contact authority={authority} />
        <div className="place-main">
          {isTold(authority) && <About authority={authority} />}
          {broad}
        </div>
        <Side data={data} />
      </div>
      {/* Short lists stand in pairs: one beneath the other they would leave the second column void. */}
      <div className="place-pairs">{partsWhere(isBroad => !isBroad)}</div>
      <NotYet titles={lacking} ask={words.askThere} />
      <footer className="article-end">
        <Share title={name} />
      </footer>
      <p className="page-foot">
        <span>
          {words.updated} <Day day={authority.publishedAt} />
        </span>
      </p>
    </div>
  )
}

function BigMark({ authority, governorate }: Pick<ProfileData, 'authority' | 'governorate'>) {
  const code = governorate?.code ?? ''
  if (!authority.logo) return <HeadMark code={code} />
  return <img className="mark object-contain" src={`/api/Attachment/GetByte/${authority.logo}?width=400`} alt="" width="96" height="96" />
}

/** Its type and class stand beneath its name. */
function Facts({ data: { authority } }: { data: ProfileData }) {
  const { lang } = useHere()
  const words = authorityTexts.in(lang)
  const directorate = lang === 'en' ? authority.parentNameEn : authority.parentNameAr
  const fact = (label: string, value: ReactNode, unit?: string) => (value == null ? [] : [{ label, value, ...(unit && { unit }) }])
  return (
    <FactList
      facts={[
        ...fact(words.population, authority.populationCount && <Code>{numberOf(authority.populationCount, lang)}</Code>, words.people),
        ...fact(words.established, authority.establishmentYear && <Code>{authority.establishmentYear}</Code>),
        ...fact(words.postal, authority.postalCode && <Code>{authority.postalCode}</Code>),
        ...fact(words.directorate, directorate && <span className="fact-long">{bound(directorate)}</span>),
      ]}
    />
  )
}

/** Has it said anything of itself? */
function isTold({ aboutAr, aboutEn, visionAr, visionEn }: AuthorityProfile): boolean {
  return [aboutAr, aboutEn, visionAr, visionEn].some(Boolean)
}

/** So many letters make no column: about six lines. */
const fewLetters = 400

/** How long what it says of itself is. */
function lettersOf(authority: AuthorityProfile, lang: Lang): number {
  const { about, vision } = toldOf(authority, lang)
  return `${about ?? ''}${vision ?? ''}`.replace(/<[^>]*>/g, '').length
}

/** What it says of itself in this language, else in Arabic. */
function toldOf({ aboutAr, aboutEn, visionAr, visionEn }: AuthorityProfile, lang: Lang) {
  return { about: (lang === 'en' ? aboutEn : undefined) ?? aboutAr, vision: (lang === 'en' ? visionEn : undefined) ?? visionAr }
}

function About({ authority }: { authority: AuthorityProfile }) {
  const { lang } = useHere()
  const { about, vision } = toldOf(authority, lang)
  const told = (english: string | null | undefined) => foreign(lang === 'en' && !english ? 'ar' : lang, lang)
  return (
    <section className="block" aria-labelledby="about">
      <h2 id="about" className="display-section">
        {about ? authorityTexts.in(lang).about : authorityTexts.in(lang).vision}
      </h2>
      {about && (
        <div {...told(authority.aboutEn)}>
          <BodyText html={about} />
        </div>
      )}
      {vision && (
        <p className="vision" {...told(authority.visionEn)}>
          {vision}
        </p>
      )}
    </section>
  )
}

function Side({ data: { authority, governorate, nearby } }: { data: ProfileData }) {
  const { lang, to } = useHere()
  const words = authorityTexts.in(lang)
  return (
    <aside className="aside place-rest">
      {authority.councils.length > 0 && (
        <section className="printed">
          <h2 className="display-section">{words.councils}</h2>
          <ul>
            {authority.councils.map(council => (
              <li key={council.code}>
                <a href={to(`/council/${council.code}`)}>{bound(nameIn(lang, council))}</a>
              </li>
            ))}
          </ul>
        </section>
      )}
      {governorate && nearby.length > 1 && (
        <section>
          <h2 className="display-section">
            {words.nearby} {nameIn(lang, governorate)}
          </h2>
          <NearbyMap points={nearby} own={authority.code} />
          <a className="more" href={to(`/localComms/${governorate.code}`)}>
            {words.all}
            <Icon of={ArrowRight} points />
          </a>
        </section>
      )}
    </aside>
  )
}

function Contact({ authority }: { authority: AuthorityProfile }) {
  const { lang } = useHere()
  const words = authorityTexts.in(lang)
  const address = (lang === 'en' ? authority.addressEn : undefined) ?? authority.addressAr
  const hours = (lang === 'en' ? authority.officeHoursEn : undefined) ?? authority.officeHoursAr
  const ways = [
    contactLine(Phone, words.phone, authority.phone && <DialLink number={authority.phone} />),
    contactLine(Printer, undefined, authority.fax && <Fax number={authority.fax} word={words.fax} />),
    contactLine(Mail, words.mail, authority.email && <MailLink address={authority.email} />),
    contactLine(
      Globe,
      words.website,
      authority.website && (
        <a href={authority.website} rel="external">
          <Code>{bareAddress(authority.website)}</Code>
        </a>
      ),
    ),
    contactLine(MapPin, words.address, address && <OwnName>{address}</OwnName>),
  ]
  return (
    <section className="aside printed place-contact" id="contact">
      <h2 className="display-section">{words.contact}</h2>
      {ways.every(way => way === null) && <NoContact authority={authority} />}
      <ContactLines lines={[...ways, contactLine(Clock, words.hours, hours && <OwnName>{hours}</OwnName>)]} />
    </section>
  )
}

/** Nobody is left without a number to call: the directorate above the authority answers for it. */
function NoContact({ authority }: { authority: AuthorityProfile }) {
  const { lang, to } = useHere()
  const words = authorityTexts.in(lang)
  const { parentPhone, parentEmail } = authority
  const name = lang === 'en' ? authority.parentNameEn : authority.parentNameAr
  return (
    <>
      <p className="caption">
        {words.noContact}
        {name && (
          <>
            {' '}
            {words.ask} {authority.parentCode ? <a href={to(`/news/${authority.parentCode}`)}>{bound(name)}</a> : bound(name)}
            {parentPhone || parentEmail ? ':' : '.'}
          </>
        )}
      </p>
      <ContactLines
        lines={[
          contactLine(Phone, words.phone, parentPhone && <DialLink number={parentPhone} />),
          contactLine(Mail, words.mail, parentEmail && <MailLink address={parentEmail} />),
        ]}
      />
    </>
  )
}

function bareAddress(address: string): string {
  return address.replace(/^https?:\/\//, '').replace(/\/$/, '')
}

function nameOf(authority: AuthorityProfile, lang: 'ar' | 'en'): string {
  const official = lang === 'en' ? authority.officialNameEn : authority.officialNameAr
  return official ?? nameIn(lang, authority)
}

function authorityGraph({ authority, governorate, type }: ProfileData, name: string, { site, to, bare, lang }: Here): GraphNode {
  const { phone, email, website, location } = authority
  return {
    '@type': type?.code === 'municipality' ? ['CityHall', 'GovernmentOrganization'] : 'GovernmentOrganization',
    name,
    identifier: authority.code,
    url: site.origin + to(bare),
    ...(phone && { telephone: phone }),
    ...(email && { email }),
    ...(website && { sameAs: website }),
    ...(location && {
      location: { '@type': 'Place', geo: { '@type': 'GeoCoordinates', latitude: location.lat, longitude: location.lng } },
    }),
    areaServed: {
      '@type': 'City',
      name: nameIn(lang, authority),
      ...(governorate && { containedInPlace: { '@type': 'AdministrativeArea', name: nameIn(lang, governorate) } }),
    },
  }
}
