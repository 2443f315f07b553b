import { ArrowRight, Clock, Mail, MapPin, Navigation, Phone, Printer } from 'lucide-react'
import { useLoaderData, type LoaderFunctionArgs } from 'react-router'
import { inLang, pluralOf } from '../../../kernel/kernel.ts'
import { GovernorateMap } from '../../../modules/places/authorities/governorateMap.portal.tsx'
import type { AuthorityPoint } from '../../../modules/places/authorities/publicAuthorities.ts'
import type { PublicContactPoint } from '../../../modules/portal/contact/directory.ts'
import { contactTexts, workingDayCount } from '../../../modules/portal/contact/texts.ts'
import { contactForm } from '../../../modules/portal/contactMessages/contactForm.ts'
import { replyDaysOf } from '../../../modules/portal/contactMessages/replyDays.ts'
import { WriteToUs } from '../../../modules/portal/contactMessages/writeToUs.portal.tsx'
import { rowsOf } from '../../fields/rowKeys.ts'
import { bound } from '../../generic/bound.tsx'
import { loadEntryForm } from '../../generic/portal/entryForm.ts'
import type { Question } from '../../generic/portal/contents.ts'
import { Head } from '../../generic/portal/Head.tsx'
import { Items } from '../../generic/portal/Items.tsx'
import { hoursIn, openingsIn } from '../../generic/portal/hoursTexts.ts'
import { labelList } from '../../generic/portal/labelList.ts'
import { type LookupValue, lookupOf, nameIn } from '../../generic/portal/lookups.ts'
import { ownerNode } from '../../generic/portal/ownerNode.ts'
import { PointMap } from '../../generic/portal/PointMap.tsx'
import { Questions } from '../../generic/portal/Questions.tsx'
import { type Contact, type Here, useHere } from '../../generic/portal/site.ts'
import { Day, DialLink, MailLink, PhoneNumber } from '../../generic/portal/texts.tsx'
import { homeStep, trailOf } from '../../generic/portal/Trail.tsx'
import { WayThere } from '../../generic/portal/WayThere.tsx'
import { visitContext } from '../../generic/visit.ts'
import { contactLine, Fax } from './ContactLines.tsx'
import { frequentQuestions } from './frequentQuestions.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { FactList } from '../../ui/FactList.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { LinkButton } from '../../ui/LinkButton.tsx'
import { PageHead } from '../../ui/PageHead.tsx'

export async function loader({ context, request }: LoaderFunctionArgs) {
  const visit = context.get(visitContext)
  const { api } = visit
  const asked = new URL(request.url).searchParams
  const [{ items }, governorates, points, form, subjects, config, questions] = await Promise.all([
    api.get<{ items: readonly PublicContactPoint[] }>('Public/ContactPoint/GetDirectory'),
    lookupOf(api, 'governorate'),
    api.get<{ items: readonly AuthorityPoint[] }>('Public/LocalComm/GetPoints'),
    loadEntryForm(visit, contactForm, asked),
    lookupOf(api, 'contactSubject'),
    api.get<Readonly<Record<string, unknown>>>('Public/Config'),
    frequentQuestions(visit),
  ])
  const open = governorates.find(({ code }) => code === asked.get('governorate'))?.code
  const terms = answerTerms(subjects, config['Contact.ReplyDays'])
  return { contacts: items, governorates, points: points.items, open, form, terms, questions }
}

/**
 * Whom to call, how to write and where to go: the headquarters first, then the form, then the directorate of one's own governorate and the
 * other units. A form that came back with mistakes stands before all of it.
 */
export default function ContactUs() {
  const { contacts, governorates, points, open, form, terms, questions } = useLoaderData<typeof loader>()
  const here = useHere()
  const { lang, to } = here
  const words = contactTexts.in(lang)
  const steps = [homeStep(lang), { label: words.title }]
  const headquarters = contacts.find(({ kind }) => kind === 'headquarters')
  const directorates = contacts.filter(({ kind, governorate }) => kind === 'directorate' && governorate !== null)
  const intro = words[introOf(ownWays(headquarters, here.site.contact), directorates)]
  const others = contacts.filter(one => one !== headquarters && !directorates.includes(one))
  return (
    <div className="wrap contact-page">
      <Head title={words.title} description={intro} steps={steps} graph={graphOf(contacts, here)} noIndex={form.posted !== undefined} />
      <PageHead lang={lang} title={words.title} trail={trailOf(steps, here)} intro={intro} />
      {form.posted && <WriteToUs data={form} />}
      <Headquarters point={headquarters} neighbours={points} />
      {!form.posted && <WriteToUs data={form} />}
      {contacts.length === 0 && points.length > 0 && (
        <EmptyState
          title={words.none}
          action={
            <LinkButton href={to('/localComms')} look="plain">
              {words.authorities}
            </LinkButton>
          }
        >
          {words.noneWhy}
        </EmptyState>
      )}
      {directorates.length > 0 && (
        <section className="contact-part" id="directorates" aria-labelledby="directorates-title">
          <h2 id="directorates-title" className="display-section">
            {words.directorates}
          </h2>
          <p className="caption">{words.directoratesIntro}</p>
          <div className="with-side with-map">
            <Directorates points={directorates} governorates={governorates} open={open} />
            <aside className="aside">
              <GovernorateMap
                points={points}
                governorates={governorates}
                isBeside
                pathOf={code => `/contactUs?governorate=${code}#g-${code}`}
                purpose={{ map: words.map, points: words.mapPoints, choose: words.mapChoose }}
              />
            </aside>
          </div>
        </section>
      )}
      {others.length > 0 && (
        <section className="contact-part" aria-labelledby="units-title">
          <h2 id="units-title" className="display-section">
            {words.others}
          </h2>
          <ul className="contact-units">
            {others.map(point => (
              <li key={point.id}>
                <h3>{nameOf(point, lang)}</h3>
                <Ways point={point} />
              </li>
            ))}
          </ul>
        </section>
      )}
      <AnswerTerms terms={terms} />
      <Before hasAuthorities={points.length > 0} questions={questions} />
    </div>
  )
}

/** Only what stands on the page is promised at its head. */
function introOf(
  own: Ways,
  directorates: readonly PublicContactPoint[],
): 'intro' | 'introHeadquarters' | 'introDirectorates' | 'introWrite' {
  const isReached = own.phones.length > 0 && Boolean(own.addressAr)
  if (directorates.length > 0) return isReached ? 'intro' : 'introDirectorates'
  return isReached ? 'introHeadquarters' : 'introWrite'
}

/** Within how many working days a message is answered: the subjects of each term, the shortest first. */
function AnswerTerms({ terms }: { terms: ReturnType<typeof answerTerms> }) {
  const { lang } = useHere()
  const words = contactTexts.in(lang)
  if (terms.length === 0) return null
  return (
    <section className="contact-part" aria-labelledby="terms-title">
      <h2 id="terms-title" className="display-section">
        {words.terms}
      </h2>
      <p className="caption">{words.termsIntro}</p>
      <FactList
        look="rows"
        facts={terms.map(({ days, subjects }) => ({
          label: pluralOf(workingDayCount, days, lang),
          value: labelList(
            subjects.map(subject => nameIn(lang, subject)),
            lang,
          ),
        }))}
      />
    </section>
  )
}

/** The subjects by the working days within which a message about them is answered. @param set as the ministry has set them: rows by the ids of subjects */
function answerTerms(subjects: readonly LookupValue[], set: unknown) {
  const own = rowsOf(set).flatMap(({ subject, workingDays }) => {
    const code = subjects.find(({ id }) => id === subject)?.code
    return code === undefined || typeof workingDays !== 'number' ? [] : [{ subject: code, workingDays }]
  })
  const days = [...new Set(subjects.map(({ code }) => replyDaysOf(code, own)))].toSorted((one, other) => one - other)
  return days.map(term => ({ days: term, subjects: subjects.filter(({ code }) => replyDaysOf(code, own) === term) }))
}

/** What is answered already. */
function Before({ hasAuthorities, questions }: { hasAuthorities: boolean; questions: readonly Question[] }) {
  const { lang, to } = useHere()
  const words = contactTexts.in(lang)
  const ways = [
    ['/page/help', words.help],
    ['/page/access-to-information', words.information],
    ...(hasAuthorities ? [['/localComms', words.authority] as const] : []),
  ] as const
  return (
    <section className="contact-part" aria-labelledby="before-title">
      <h2 id="before-title" className="display-section">
        {words.answers}
      </h2>
      <p className="caption">{words.answersIntro}</p>
      <Questions questions={questions} />
      <ul className="contact-before">
        {ways.map(([path, label]) => (
          <li key={path}>
            <a className="more" href={to(path)}>
              {label}
              <Icon of={ArrowRight} points />
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Name, ways and hours of the owner; where no headquarters is published, what the settings say of it. */
function Headquarters({ point, neighbours }: { point: PublicContactPoint | undefined; neighbours: readonly AuthorityPoint[] }) {
  const { lang, say, site } = useHere()
  const words = contactTexts.in(lang)
  const { contact, hours } = site
  const own = ownWays(point, contact)
  const isReached =
    point !== undefined || contact.hotline !== '' || own.phones.length > 0 || Boolean(own.fax ?? own.email ?? own.addressAr ?? own.point)
  const holidays = hours.holidays.slice(0, 3)
  const HoursHeading = isReached ? 'h3' : 'h2'
  return (
    <section className="headquarters" aria-labelledby={isReached ? 'headquarters-title' : 'headquarters-hours'}>
      {isReached && (
        <div>
          <h2 id="headquarters-title" className="display-lead">
            {point ? nameOf(point, lang) : say(site.ownerName)}
          </h2>
          <Ways point={own} hotline={contact.hotline} />
        </div>
      )}
      <div className="headquarters-hours">
        <HoursHeading id="headquarters-hours">
          <Icon of={Clock} />
          {words.hours}
        </HoursHeading>
        <p>{bound(hoursIn(hours, lang))}</p>
        <p className="open-now" data-hours={JSON.stringify(openingsIn(hours, lang))} data-zone={site.timeZone} />
        {holidays.length > 0 && (
          <>
            <h3>{words.holidays}</h3>
            <ul>
              {holidays.map(({ fromDate, toDate, name }) => (
                <li key={fromDate}>
                  {say(name)} <Day day={fromDate} />
                  {toDate !== fromDate && (
                    <>
                      {' – '}
                      <Day day={toDate} />
                    </>
                  )}
                </li>
              ))}
            </ul>
          </>
        )}
      </div>
      {own.point && neighbours.length > 0 && (
        <div className="headquarters-map">
          <PointMap point={own.point} neighbours={neighbours} label={words.headquartersMap} here={words.here} />
        </div>
      )}
    </section>
  )
}

/** What is known of the headquarters: its own entry, else the settings. */
function ownWays(point: PublicContactPoint | undefined, { phone, fax, email, address, map = null }: Contact): Ways {
  if (point) return point.point ? point : { ...point, point: map }
  return {
    phones: phone === '' ? [] : [phone],
    fax: fax || null,
    email: email || null,
    addressAr: address?.[0] ?? null,
    addressEn: address?.[1] ?? null,
    point: map,
    officeHoursAr: null,
    officeHoursEn: null,
  }
}

interface DirectoratesProps {
  readonly points: readonly PublicContactPoint[]
  readonly governorates: readonly LookupValue[]
  readonly open: string | undefined
}

function Directorates({ points, governorates, open }: DirectoratesProps) {
  const { lang } = useHere()
  return (
    <div className="site-places">
      {governorates.map(governorate => {
        const own = points.filter(one => one.governorate === governorate.code)
        if (own.length === 0) return null
        return (
          <details key={governorate.code} className="place-fold" id={`g-${governorate.code}`} open={governorate.code === open}>
            <summary>
              <span>{bound(nameIn(lang, governorate))}</span>
              {own.length === 1 && own[0]?.phones[0] && (
                <small>
                  <PhoneNumber>{own[0].phones[0]}</PhoneNumber>
                </small>
              )}
            </summary>
            {own.map(point => (
              <div key={point.id} className="place-ways">
                <h3>{bound(nameOf(point, lang))}</h3>
                <Ways point={point} />
              </div>
            ))}
          </details>
        )
      })}
    </div>
  )
}

type Ways = Pick<PublicContactPoint, 'phones' | 'fax' | 'email' | 'addressAr' | 'addressEn' | 'point' | 'officeHoursAr' | 'officeHoursEn'>

/** Telephones, mail, address, hours of its own, and the way there on a map. */
function Ways({ point, hotline = '' }: { point: Ways; hotline?: string }) {
  const { lang } = useHere()
  const words = contactTexts.in(lang)
  const address = inLang([point.addressAr ?? '', point.addressEn ?? ''], lang)
  const hours = inLang([point.officeHoursAr ?? '', point.officeHoursEn ?? ''], lang)
  const numbers = [...point.phones, ...(hotline === '' ? [] : [hotline])]
  return (
    <Items className="contact">
      {numbers.length > 0 &&
        contactLine(
          Phone,
          words.phone,
          <span className="contact-numbers">
            {numbers.map(number => (
              <DialLink key={number} number={number} />
            ))}
          </span>,
        )}
      {point.fax && contactLine(Printer, undefined, <Fax number={point.fax} word={words.fax} />)}
      {point.email && contactLine(Mail, words.email, <MailLink address={point.email} />)}
      {address !== '' && contactLine(MapPin, words.address, bound(address))}
      {hours !== '' && contactLine(Clock, words.hours, hours)}
      {point.point && contactLine(Navigation, undefined, <WayThere point={point.point}>{words.route}</WayThere>)}
    </Items>
  )
}

function nameOf({ nameAr, nameEn }: PublicContactPoint, lang: 'ar' | 'en'): string {
  return inLang([nameAr, nameEn ?? ''], lang)
}

/** As machines call the days of the week, by the numbers of JavaScript. */
const dayNames = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']

function graphOf(contacts: readonly PublicContactPoint[], here: Here) {
  const { site, to, lang } = here
  const { days, from, to: until } = site.hours
  const dayOfWeek = days.flatMap(day => dayNames[day] ?? [])
  const hoursAvailable = { '@type': 'OpeningHoursSpecification', dayOfWeek, opens: from, closes: until }
  return [
    { '@type': 'ContactPage', name: contactTexts.say('title', lang), url: site.origin + to('/contactUs'), inLanguage: lang },
    {
      ...ownerNode(here),
      contactPoint: contacts.map(point => ({
        '@type': 'ContactPoint',
        name: nameOf(point, lang),
        contactType: inLang([point.kindAr, point.kindEn], lang),
        ...(point.phones[0] && { telephone: point.phones[0] }),
        ...(point.email && { email: point.email }),
        // Hours of its own are words: only the general ones are days and times.
        ...(point.officeHoursAr === null && { hoursAvailable }),
        availableLanguage: ['ar', 'en'],
      })),
    },
  ] as const
}
