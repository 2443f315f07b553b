import { ArrowRight, Download } from 'lucide-react'
import { useLoaderData, type LoaderFunctionArgs } from 'react-router'
import { inLang, type Lang } from '../../define.ts'
import { bound } from '../../../web/generic/bound.tsx'
import { proseOf } from '../../../web/generic/plainText.ts'
import { ArabicParts } from '../../../web/generic/portal/ArticleParts.tsx'
import { foreign, Head } from '../../../web/generic/portal/Head.tsx'
import { MapCredit } from '../../../web/generic/portal/MapCredit.tsx'
import { imageAddress } from '../../../web/generic/portal/Picture.tsx'
import { ownerNode } from '../../../web/generic/portal/ownerNode.ts'
import { wordsOf } from '../../../web/generic/portal/published.ts'
import { type Here, useHere } from '../../../web/generic/portal/site.ts'
import { Day, DialLink, MailLink } from '../../../web/generic/portal/texts.tsx'
import { OwnName, PartSign } from '../../../web/generic/portal/ToldIn.tsx'
import { homeStep, trailOf } from '../../../web/generic/portal/Trail.tsx'
import { visitContext } from '../../../web/generic/visit.ts'
import { Icon } from '../../../web/ui/Icon.tsx'
import { PageHead } from '../../../web/ui/PageHead.tsx'
import type { PublicPartnership } from '../partnerships/partnerships.ts'
import { hasArabic, Heading, People, Picture, Text, titleIn, ToSection, UnitName } from './aboutSection.portal.tsx'
import { PrintButton } from './printButton.portal.tsx'
import type { AboutSection, Unit } from './publicPages.ts'
import { aboutTexts } from './texts.ts'

export async function loader({ context }: LoaderFunctionArgs) {
  const { api } = context.get(visitContext)
  const [{ items }, contacts, partnerships] = await Promise.all([
    api.get<{ items: readonly AboutSection[] }>('Public/AboutUs/GetSections'),
    api.get<{ items: readonly UnitContact[] }>('Public/ContactPoint/GetDirectory'),
    api.get<{ items: readonly PublicPartnership[] }>('Public/Partnership/GetAll'),
  ])
  const names = partnerships.items.map(({ partnerNameAr }) => partnerNameAr)
  const partners = partnerships.items.filter(({ partnerNameAr }, index) => names.indexOf(partnerNameAr) === index)
  return { sections: items, contacts: contacts.items, partners }
}

/** How a unit is reached. */
interface UnitContact {
  readonly id: string
  readonly phones: readonly string[]
  readonly email: string | null
}

/** Sections with a form of their own: what the ministry wants to be in large type, its objectives numbered, its duties as plain lines. */
const forms: Readonly<Record<string, 'statement' | 'list' | 'lines'>> = { vision: 'statement', objectives: 'list', duties: 'lines' }

/** Who the ministry is. Each section has the form of what it says: a statement, a list of duties, a chart of units, faces. */
export default function AboutUs() {
  const { sections, contacts, partners } = useLoaderData<typeof loader>()
  const here = useHere()
  const { lang, say, site } = here
  const words = aboutTexts.in(lang)
  const steps = [homeStep(lang), { label: words.title }]
  const overview = sections.find(({ section }) => section === 'overview')
  const others = sections.filter(one => one !== overview)
  const endings = [
    ...(partners.length > 0 ? [['about-partners', words.partners] as const] : []),
    ['about-contact', words.contact],
    ['about-credits', words.credits],
  ] as const
  const last = sections
    .map(({ changedAt }) => changedAt)
    .toSorted()
    .at(-1)
  return (
    <div className="wrap">
      <Head title={words.title} description={plain(overview, lang) || say(site.ownerName)} steps={steps} graph={graphOf(sections, here)} />
      <PageHead
        lang={lang}
        title={say(site.ownerName)}
        trail={trailOf(steps, here)}
        notice={<ArabicParts of={sections.some(one => hasArabic(one, lang)) || partners.some(one => !one.logo && !one.partnerNameEn)} />}
        acts={<PrintButton label={words.print} />}
      />
      {overview && (
        <section className="about-lead" aria-label={titleIn(overview, lang) ?? words.title}>
          {overview.image && <Picture of={overview} />}
          <Text of={overview} />
        </section>
      )}
      {others.length > 1 && (
        <nav className="about-contents" aria-label={words.contents}>
          <ul>
            {others.map(one => (
              <li key={one.id}>
                <ToSection of={one} />
              </li>
            ))}
            {endings.map(([id, title]) => (
              <li key={id}>
                <a href={`#${id}`}>{title}</a>
              </li>
            ))}
          </ul>
        </nav>
      )}
      {others.map(one => (
        <section key={one.id} id={one.section} className={`about-part about-${formOf(one)}`} aria-labelledby={`${one.section}-title`}>
          <Heading of={one} />
          <div className="about-body">
            {one.image && <Picture of={one} />}
            <Text of={one} />
            {one.people.length > 0 && <People of={one} />}
            {one.units.length > 0 && <Branches branches={branchesOf(one.units)} contacts={contacts} />}
            {one.chart.map(file => (
              <a key={file} className="more" href={`/api/Attachment/GetByte/${file}`}>
                <Icon of={Download} />
                {words.chart}
              </a>
            ))}
          </div>
        </section>
      ))}
      <Partners partners={partners} />
      <Ending last={last} />
    </div>
  )
}

/** Where to write to, and whose work the portal stands on. */
function Ending({ last }: { last: string | undefined }) {
  const { lang, to, site } = useHere()
  const words = aboutTexts.in(lang)
  return (
    <>
      <section className="about-part" aria-labelledby="about-contact">
        <h2 id="about-contact" className="display-section">
          {words.contact}
        </h2>
        <div className="about-body">
          <p>{words.contactIntro}</p>
          <a className="more" href={to('/contactUs')}>
            {words.contactPage}
            <Icon of={ArrowRight} points />
          </a>
        </div>
      </section>
      <section className="about-part" aria-labelledby="about-credits">
        <h2 id="about-credits" className="display-section">
          {words.credits}
        </h2>
        <ul className="about-body about-credits">
          {site.isDemonstration && <li>{words.creditPlaces}</li>}
          {!site.isDemonstration && site.mapCredit && (
            <li>
              <MapCredit />
            </li>
          )}
          <li>{words.creditFonts}</li>
          <li>{words.creditIcons}</li>
        </ul>
      </section>
      {last && (
        <p className="page-foot">
          <span>
            {words.changed} <Day day={last} />
          </span>
        </p>
      )}
    </>
  )
}

function formOf({ section, units, people }: AboutSection): 'statement' | 'list' | 'lines' | 'units' | 'people' | 'text' {
  const own = forms[section]
  if (own) return own
  if (units.length > 0) return 'units'
  return people.length > 0 ? 'people' : 'text'
}

interface Branch {
  readonly unit: Unit
  readonly under: Branch[]
}

/** With whom the ministry works, each once. */
function Partners({ partners }: { partners: readonly PublicPartnership[] }) {
  const { lang, to } = useHere()
  const words = aboutTexts.in(lang)
  if (partners.length === 0) return null
  return (
    <section className="about-part" aria-labelledby="about-partners">
      <h2 id="about-partners" className="display-section">
        {words.partners}
      </h2>
      <div className="about-body">
        <ul className="home-partners">
          {partners.map(({ id, logo, partnerNameAr, partnerNameEn }) => {
            const name = inLang([partnerNameAr ?? '', partnerNameEn ?? ''], lang)
            const told = partnerNameEn ? lang : 'ar'
            return (
              <li key={id}>
                <a href={to(`/partnerships?id=${id}`)}>
                  {logo ? (
                    <img
                      className="partner-logo"
                      src={imageAddress(logo, 400)}
                      alt={name}
                      lang={foreign(told, lang)?.lang}
                      width="200"
                      height="100"
                      loading="lazy"
                    />
                  ) : (
                    <span className="partner-name" {...foreign(told, lang)}>
                      {bound(name)}
                    </span>
                  )}
                </a>
                {!logo && told !== lang && <PartSign />}
              </li>
            )
          })}
        </ul>
        <a className="more" href={to('/partnerships')}>
          {words.allPartners}
          <Icon of={ArrowRight} points />
        </a>
      </div>
    </section>
  )
}

/** The outline as a chart: a nested list, whose lines the stylesheet draws; each unit with how it is reached. */
function Branches({ branches, contacts }: { branches: readonly Branch[]; contacts: readonly UnitContact[] }) {
  const { lang } = useHere()
  return (
    <ul className="units">
      {branches.map(({ unit, under }, index) => (
        // The outline of a chart never changes while it is shown.
        <li key={index}>
          <span className="unit-name">
            <UnitName unit={unit} />
            {unit.head && (
              <small>
                {aboutTexts.say('head', lang)}: <OwnName>{unit.head}</OwnName>
              </small>
            )}
            <UnitWays contact={contacts.find(({ id }) => id === unit.contactPoint)} />
          </span>
          {under.length > 0 && <Branches branches={under} contacts={contacts} />}
        </li>
      ))}
    </ul>
  )
}

/** The telephone and the mail of a unit whose contact point is published. */
function UnitWays({ contact }: { contact: UnitContact | undefined }) {
  const [phone] = contact?.phones ?? []
  return (
    <>
      {phone && (
        <small>
          <DialLink number={phone} />
        </small>
      )}
      {contact?.email && (
        <small>
          <MailLink address={contact.email} />
        </small>
      )}
    </>
  )
}

function branchesOf(units: readonly Unit[]): Branch[] {
  const roots: Branch[] = []
  const open: Branch[] = []
  for (const unit of units) {
    const branch: Branch = { unit, under: [] }
    open.length = Math.min(open.length, unit.level - 1)
    ;(open.at(-1)?.under ?? roots).push(branch)
    open.push(branch)
  }
  return roots
}

/** How a section begins, in the page's language; empty where it is not told in it. */
function plain(section: AboutSection | undefined, lang: Lang): string {
  const { body, told } = wordsOf(lang, section ?? {})
  return told === lang ? proseOf(body).slice(0, 200) : ''
}

function graphOf(sections: readonly AboutSection[], here: Here) {
  const { site, to, lang } = here
  const units = sections.flatMap(({ units: all }) => all.filter(({ level }) => level > 1))
  return [
    { '@type': 'AboutPage', name: aboutTexts.say('title', lang), url: site.origin + to('/aboutUs'), inLanguage: lang },
    {
      ...ownerNode(here),
      department: units.map(({ nameAr, nameEn }) => ({ '@type': 'Organization', name: inLang([nameAr, nameEn ?? ''], lang) })),
    },
  ] as const
}
