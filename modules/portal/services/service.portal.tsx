import { ArrowRight, Download, ExternalLink } from 'lucide-react'
import type { Lang } from '../../define.ts'
import { bound } from '../../../web/generic/bound.tsx'
import { orMissing, orNothing } from '../../../web/generic/portal/answers.ts'
import { Share } from '../../../web/generic/portal/ArticleParts.tsx'
import { foreign, Head } from '../../../web/generic/portal/Head.tsx'
import { labelList } from '../../../web/generic/portal/labelList.ts'
import { LastUpdated } from '../../../web/generic/portal/LastUpdated.tsx'
import { type LookupValue, lookupOf, nameIn } from '../../../web/generic/portal/lookups.ts'
import { besideIn } from '../../../web/generic/portal/languageList.ts'
import { useHere } from '../../../web/generic/portal/site.ts'
import { DialLink, MailLink } from '../../../web/generic/portal/texts.tsx'
import { homeStep, trailOf } from '../../../web/generic/portal/Trail.tsx'
import type { Visit } from '../../../web/generic/visit.ts'
import { FactList } from '../../../web/ui/FactList.tsx'
import { Icon } from '../../../web/ui/Icon.tsx'
import { PageHead } from '../../../web/ui/PageHead.tsx'
import type { PublicContactPoint } from '../contact/contact.ts'
import type { ListedService, ServiceDetail } from './publicServices.ts'
import { isOutside, ServiceLink } from './serviceParts.portal.tsx'
import { serviceTexts } from './texts.ts'

/** So many services stand beside one of which little is told. */
const mostBeside = 6

interface NamedLaw {
  readonly id: string
  readonly titleAr: string
  readonly titleEn?: string | null | undefined
}

export async function loadService({ api, lang }: Visit, id: string) {
  const service = await orMissing(api.get<ServiceDetail>(`Public/GateService/Get/${encodeURIComponent(id)}`))
  const isThin = [service.steps, service.documents].every(rows => rows == null || rows.length === 0)
  const [categories, audiences, channels, law, directory, beside] = await Promise.all([
    lookupOf(api, 'gateServiceCategory'),
    lookupOf(api, 'audience'),
    lookupOf(api, 'serviceChannel'),
    // One that is not published is not spoken of.
    service.legalBasis ? orNothing(api.get<NamedLaw>(`Public/LegalEnvironment/Get/${service.legalBasis}`)) : undefined,
    service.contactPoint ? api.get<{ items: readonly PublicContactPoint[] }>('Public/ContactPoint/GetDirectory') : undefined,
    isThin ? besideOf(api, service, lang) : [],
  ])
  return {
    service,
    category: categories.find(({ id: of }) => of === service.category),
    audiences: audiences.filter(({ id: of }) => service.audience.includes(of)),
    channels: channels.filter(({ id: of }) => service.channels.includes(of)),
    // One that is no longer published is not spoken of.
    contact: directory?.items.find(({ id: of }) => of === service.contactPoint),
    law: law && { id: law.id, titleAr: law.titleAr, titleEn: law.titleEn },
    beside,
  }
}

/** Other services of its category, in the ministry's order. */
async function besideOf(api: Visit['api'], { id, category }: ServiceDetail, lang: Lang): Promise<readonly ServiceName[]> {
  const { items } = await api.get<{ items: readonly ListedService[] }>('Public/GateService/GetListPaged', {
    category,
    ...besideIn(lang),
    maxResultCount: mostBeside + 1,
  })
  const others = items.filter(other => other.id !== id).slice(0, mostBeside)
  return others.map(other => ({ id: other.id, nameAr: other.nameAr, nameEn: other.nameEn }))
}
type ServiceName = Pick<ListedService, 'id' | 'nameAr' | 'nameEn'>

type ServiceData = Awaited<ReturnType<typeof loadService>>

export function ServicePage(data: ServiceData) {
  const here = useHere()
  const { lang } = here
  const words = serviceTexts.in(lang)
  const { service, category } = data
  const name = nameIn(lang, service)
  const summary = pairIn(lang, service.summaryAr, service.summaryEn)
  const path = `/gateServices?service=${service.id}`
  const steps = [
    homeStep(lang),
    { label: words.title, path: '/gateServices' },
    ...(category ? [{ label: nameIn(lang, category), path: `/gateServices?category=${category.code}` }] : []),
    { label: name },
  ]
  return (
    <div className="wrap">
      <Head
        title={name}
        description={summary?.text ?? name}
        path={path}
        steps={steps}
        graph={[
          {
            '@type': 'GovernmentService',
            name,
            ...(summary && { description: summary.text }),
            url: here.site.origin + here.to(path),
            provider: { '@type': 'GovernmentOrganization', name: here.say(here.site.ownerName) },
            audience: data.audiences.map(audience => ({ '@type': 'Audience', audienceType: nameIn(lang, audience) })),
          },
        ]}
      />
      <PageHead
        lang={lang}
        title={name}
        trail={trailOf(steps.slice(0, -1), here)}
        intro={summary && <span {...foreign(summary.told, lang)}>{bound(summary.text)}</span>}
      />
      <Begin link={service.linkUrl} />
      <div className="service-page">
        <div>
          <Steps service={service} />
          <Documents service={service} />
        </div>
        <Facts data={data} />
        <Beside services={data.beside} category={category} />
      </div>
      <footer className="article-end">
        <Share title={name} />
      </footer>
      <LastUpdated at={service.publishedAt} />
    </div>
  )
}

/** The one act of the page: where the service begins. */
function Begin({ link }: { link: string | null | undefined }) {
  const { lang, to } = useHere()
  const words = serviceTexts.in(lang)
  if (!link) return null
  return (
    <p className="service-begin">
      {isOutside(link) ? (
        <a className="btn btn-act" href={link} rel="external">
          {words.startOutside} <Icon of={ExternalLink} label={words.outside} />
        </a>
      ) : (
        <a className="btn btn-act" href={to(link)}>
          {words.start}
        </a>
      )}
    </p>
  )
}

function Steps({ service: { steps } }: Pick<ServiceData, 'service'>) {
  const { lang } = useHere()
  if (steps == null || steps.length === 0) return null
  return (
    <section aria-labelledby="steps">
      <h2 id="steps" className="display-section">
        {serviceTexts.say('steps', lang)}
      </h2>
      <ol className="service-steps">
        {steps.map(({ textAr, textEn }, index) => {
          const step = pairIn(lang, textAr, textEn)
          return (
            <li key={index}>
              <span {...foreign(step?.told ?? lang, lang)}>{bound(step?.text ?? '')}</span>
            </li>
          )
        })}
      </ol>
    </section>
  )
}

function Documents({ service: { documents } }: Pick<ServiceData, 'service'>) {
  const { lang } = useHere()
  const words = serviceTexts.in(lang)
  if (documents == null || documents.length === 0) return null
  return (
    <section aria-labelledby="documents">
      <h2 id="documents" className="display-section">
        {words.documents}
      </h2>
      <ul className="service-documents">
        {documents.map(({ textAr, textEn, form, isRequired }, index) => {
          const text = pairIn(lang, textAr, textEn)
          return (
            <li key={index}>
              <span>
                <span {...foreign(text?.told ?? lang, lang)}>{bound(text?.text ?? '')}</span>
                {isRequired === false && <small> ({words.optional})</small>}
              </span>
              {form?.map(file => (
                <a key={file} href={`/api/Attachment/GetByte/${file}`} aria-label={`${words.form}: ${text?.text ?? ''}`}>
                  <Icon of={Download} small /> {words.form}
                </a>
              ))}
            </li>
          )
        })}
      </ul>
    </section>
  )
}

function Facts({ data: { service, audiences, channels, law, contact } }: { data: ServiceData }) {
  const { lang, to } = useHere()
  const words = serviceTexts.in(lang)
  const list = (values: readonly LookupValue[]) =>
    labelList(
      values.map(value => nameIn(lang, value)),
      lang,
    )
  const told = (label: string, ar: string | null | undefined, en: string | null | undefined) => {
    const text = pairIn(lang, ar, en)
    return text ? [{ label, value: <span {...foreign(text.told, lang)}>{bound(text.text)}</span> }] : []
  }
  const title = law && pairIn(lang, law.titleAr, law.titleEn)
  return (
    <section aria-label={words.facts}>
      <FactList
        look="rows"
        facts={[
          { label: words.who, value: list(audiences) },
          { label: words.how, value: list(channels) },
          ...told(words.fee, service.feeAr, service.feeEn),
          ...told(words.duration, service.durationAr, service.durationEn),
          ...(law && title
            ? [
                {
                  label: words.law,
                  value: (
                    <a href={to(`/legalEnvironment/${law.id}`)} {...foreign(title.told, lang)}>
                      {bound(title.text)}
                    </a>
                  ),
                },
              ]
            : []),
          { label: words.ask, value: contact ? <WhomToAsk contact={contact} /> : <a href={to('/contactUs')}>{words.askMinistry}</a> },
        ]}
      />
    </section>
  )
}

/** Where little is told of a service, the others of its category stand beside it: one of them may be what was meant. */
function Beside({ services, category }: { services: readonly ServiceName[]; category: LookupValue | undefined }) {
  const { lang, to } = useHere()
  if (services.length === 0 || !category) return null
  return (
    <aside className="aside" aria-labelledby="beside">
      <h2 id="beside">{serviceTexts.say('beside', lang, { category: nameIn(lang, category) })}</h2>
      <ul>
        {services.map(service => (
          <li key={service.id}>
            <ServiceLink service={service} />
          </li>
        ))}
      </ul>
      <a className="more" href={to(`/gateServices?category=${category.code}`)}>
        {serviceTexts.say('allOfCategory', lang)}
        <Icon of={ArrowRight} points />
      </a>
    </aside>
  )
}

/** The unit that answers for the service, and how one reaches it. */
function WhomToAsk({ contact }: { contact: PublicContactPoint }) {
  const { lang } = useHere()
  const name = pairIn(lang, contact.nameAr, contact.nameEn)
  const { phones, email } = contact
  const hours = pairIn(lang, contact.officeHoursAr, contact.officeHoursEn)
  return (
    <ul className="service-ask">
      {name && <li {...foreign(name.told, lang)}>{bound(name.text)}</li>}
      {phones.map(number => (
        <li key={number}>
          <DialLink number={number} />
        </li>
      ))}
      {email && (
        <li>
          <MailLink address={email} />
        </li>
      )}
      {hours && (
        <li className="text-muted" {...foreign(hours.told, lang)}>
          {bound(hours.text)}
        </li>
      )}
    </ul>
  )
}

/** A text in the page's language; in Arabic where there is no English. */
function pairIn(
  lang: 'ar' | 'en',
  ar: string | null | undefined,
  en: string | null | undefined,
): { text: string; told: 'ar' | 'en' } | undefined {
  if (lang === 'en' && en) return { text: en, told: 'en' }
  return ar ? { text: ar, told: 'ar' } : undefined
}
