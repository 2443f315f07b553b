import { useLoaderData, type LoaderFunctionArgs } from 'react-router'
import { inLang } from '../../define.ts'
import { commaOf } from '../../../web/fields/comma.ts'
import { bound } from '../../../web/generic/bound.tsx'
import { additionalFacts } from '../../../web/generic/portal/additional.tsx'
import { ArabicOnly, ArabicParts, Share } from '../../../web/generic/portal/ArticleParts.tsx'
import { ChosenMap } from '../../../web/generic/portal/ChosenMap.tsx'
import { orMissing } from '../../../web/generic/portal/answers.ts'
import { foreign, Head } from '../../../web/generic/portal/Head.tsx'
import { labelList } from '../../../web/generic/portal/labelList.ts'
import { LastUpdated } from '../../../web/generic/portal/LastUpdated.tsx'
import { lookupOf, nameIn } from '../../../web/generic/portal/lookups.ts'
import type { Neighbour } from '../../../web/generic/portal/PointMap.tsx'
import { isInArabicAlone, wordsOf } from '../../../web/generic/portal/published.ts'
import { useHere } from '../../../web/generic/portal/site.ts'
import { Code, DialLink, MailLink } from '../../../web/generic/portal/texts.tsx'
import { isForeign, OwnWords, PartSign } from '../../../web/generic/portal/ToldIn.tsx'
import { homeStep, trailOf } from '../../../web/generic/portal/Trail.tsx'
import { visitContext } from '../../../web/generic/visit.ts'
import { FactList } from '../../../web/ui/FactList.tsx'
import { LinkButton } from '../../../web/ui/LinkButton.tsx'
import { PageHead } from '../../../web/ui/PageHead.tsx'
import { investmentRanges } from './investor.ts'
import type { PublicInvestor } from './publicInvestors.ts'
import { investorTexts } from './texts.ts'

export async function loader({ context, params }: LoaderFunctionArgs) {
  const { api } = context.get(visitContext)
  const [investor, activities, countries, kinds, points] = await Promise.all([
    orMissing(api.get<PublicInvestor>(`Public/Investors/Get/${params.id ?? ''}`)),
    lookupOf(api, 'economicActivity'),
    lookupOf(api, 'country'),
    lookupOf(api, 'applicantType'),
    api.get<{ items: readonly (Neighbour & { readonly id: string })[] }>('Public/LocalComm/GetPoints'),
  ])
  return {
    investor,
    points: points.items,
    fields: activities.filter(({ id }) => investor.interestField.includes(id)),
    country: countries.find(({ id }) => id === investor.country),
    kind: kinds.find(({ id }) => id === investor.kind),
  }
}

/** One investor: what he does, in what and where he wants to invest, and how one reaches him as far as he allows. */
export default function Investor() {
  const { investor, points, fields, country, kind } = useLoaderData<typeof loader>()
  const here = useHere()
  const { lang } = here
  const words = investorTexts.in(lang)
  const name = nameIn(lang, investor)
  // A name in English is shown on the page in English, whatever language the rest is in.
  const named = { nameAr: investor.nameAr, nameEn: investor.nameEn }
  const { told, part } = wordsOf(lang, named)
  const { text: activity, told: activityTold } = part(investor.activityDescriptionAr, investor.activityDescriptionEn)
  const range = Object.values(investmentRanges).find(([code]) => code === investor.investmentRange)
  const places = (lang === 'en' ? investor.interestPlacesNamesEn : investor.interestPlacesNamesAr) ?? []
  const chosen = new Set(points.filter(({ id }) => investor.interestPlaces.includes(id)).map(({ code }) => code))
  const position = investor.publicPosition
  const comma = commaOf(lang)
  const steps = [homeStep(lang), { label: words.investors, path: '/investors' }, { label: name }]
  // What an authority asks first: how much, into what, where.
  const offer = [
    ...(range ? [{ label: words.range, value: bound(inLang([range[1], range[2]], lang)) }] : []),
    ...(fields.length > 0
      ? [
          {
            label: words.fields,
            value: labelList(
              fields.map(value => nameIn(lang, value)),
              lang,
            ),
          },
        ]
      : []),
    ...(places.length > 0 ? [{ label: words.places, value: places.join(comma) }] : []),
  ]
  const facts = [
    ...(kind ? [{ label: words.kind, value: bound(nameIn(lang, kind)) }] : []),
    ...(country
      ? [
          {
            label: words.from,
            value: (
              <From
                country={nameIn(lang, country)}
                city={investor.city}
                authority={points.find(({ nameAr }) => nameAr === investor.city)}
              />
            ),
          },
        ]
      : []),
    ...(position ? [{ label: words.heldPosition, value: <OwnWords>{position}</OwnWords> }] : []),
    ...(investor.website
      ? [
          {
            label: words.website,
            value: (
              <a href={investor.website} rel="nofollow ugc noopener" dir="ltr">
                {investor.website.replace(/^https?:\/\//, '')}
              </a>
            ),
          },
        ]
      : []),
    ...additionalFacts(investor.publicData, lang),
    ...(investor.number ? [{ label: words.number, value: <Code>{investor.number}</Code> }] : []),
  ]
  return (
    <div className="wrap">
      <Head
        title={name}
        description={activityTold === told ? activity : undefined}
        steps={steps}
        card={`investors/${investor.id}`}
        arabicOnly={isInArabicAlone(named)}
        graph={[{ '@type': 'Organization', name, ...(investor.website && { url: investor.website }) }]}
      />
      <PageHead
        lang={lang}
        title={name}
        trail={trailOf(steps, here)}
        mark={
          investor.logo && (
            <img className="mark object-contain" src={`/api/Attachment/GetByte/${investor.logo}?width=400`} alt="" width="96" height="96" />
          )
        }
        notice={told !== lang ? <ArabicOnly /> : <ArabicParts of={isForeign(activity, lang)} />}
      />
      <FactList facts={offer} />
      <div className="investor-page">
        <Contact investor={investor} />
        <section className="investor-said">
          <h2 className="entry-heading">{words.activity}</h2>
          {activityTold !== told && <PartSign />}
          <p className="entry-lead" {...foreign(activityTold, lang)}>
            <bdi>{activity}</bdi>
          </p>
          <FactList look="rows" facts={facts} />
        </section>
        {chosen.size > 0 && (
          <section className="investor-where" aria-labelledby="where">
            <h2 id="where" className="entry-heading">
              {words.places}
            </h2>
            <ChosenMap points={points} chosen={chosen} label={words.placesMap} />
          </section>
        )}
      </div>
      <footer className="article-end">
        <Share title={name} />
      </footer>
      <LastUpdated at={investor.publishedAt} />
    </div>
  )
}

/** How one reaches him, as far as he allows. */
function Contact({ investor }: { investor: PublicInvestor }) {
  const { lang, to } = useHere()
  const words = investorTexts.in(lang)
  return (
    <section className="investor-contact" aria-labelledby="contact">
      <h2 id="contact" className="entry-heading">
        {words.contact}
      </h2>
      {investor.publicEmail || investor.publicPhone ? (
        <ul>
          {investor.publicEmail && (
            <li>
              <MailLink address={investor.publicEmail} />
            </li>
          )}
          {investor.publicPhone && (
            <li>
              <DialLink number={investor.publicPhone} />
            </li>
          )}
        </ul>
      ) : (
        <>
          <p>{words.relay}</p>
          <p className="entry-acts">
            <LinkButton look="act" href={`${to('/contactUs')}?page=/investors/${investor.id}#write`}>
              {words.write}
            </LinkButton>
          </p>
        </>
      )}
    </section>
  )
}

interface FromProps {
  country: string
  city: string | null | undefined
  /** That is called exactly as the city is. */
  authority: Neighbour | undefined
}

/** The country, and the city as he has written it; one that has an authority is named in the reader's language. */
function From({ country, city, authority }: FromProps) {
  const { lang } = useHere()
  return (
    <>
      {country}
      {city && (
        <>
          {commaOf(lang)}
          {authority ? bound(nameIn(lang, authority)) : <OwnWords>{city}</OwnWords>}
        </>
      )}
    </>
  )
}
