import { ExternalLink, FileText } from 'lucide-react'
import type { Api } from '../../../web/generic/api.ts'
import { bound } from '../../../web/generic/bound.tsx'
import { orMissing } from '../../../web/generic/portal/answers.ts'
import { ArabicOnly, ArabicParts, Share } from '../../../web/generic/portal/ArticleParts.tsx'
import { foreign, Head } from '../../../web/generic/portal/Head.tsx'
import { Items } from '../../../web/generic/portal/Items.tsx'
import { lookupOf, nameIn } from '../../../web/generic/portal/lookups.ts'
import { imageAddress } from '../../../web/generic/portal/Picture.tsx'
import { isInArabicAlone, wordsOf } from '../../../web/generic/portal/published.ts'
import { useHere } from '../../../web/generic/portal/site.ts'
import { Money } from '../../../web/generic/portal/Money.tsx'
import { Day } from '../../../web/generic/portal/texts.tsx'
import { PartSign } from '../../../web/generic/portal/ToldIn.tsx'
import { homeStep, trailOf } from '../../../web/generic/portal/Trail.tsx'
import { FactList } from '../../../web/ui/FactList.tsx'
import { Icon } from '../../../web/ui/Icon.tsx'
import { PageHead } from '../../../web/ui/PageHead.tsx'
import { Prose } from '../../../web/ui/Prose.tsx'
import { type PartnerLists, PartnershipStatus, Period, usePartnerName } from './partnerParts.portal.tsx'
import type { PartnershipDetail, PublicPartnership } from './publicPartnerships.ts'
import { partnershipTexts } from './texts.ts'

export async function loadPartnership(api: Api, id: string) {
  const [detail, currencies] = await Promise.all([
    orMissing(api.get<PartnershipDetail>(`Public/Partnership/Get/${id}`)),
    lookupOf(api, 'currency'),
  ])
  return { detail, currency: currencies.find(({ id: of }) => of === detail.currency) }
}

interface PartnershipPageProps extends Awaited<ReturnType<typeof loadPartnership>> {
  partnership: PublicPartnership
  lists: PartnerLists
}

export function PartnershipPage({ partnership, detail, currency, lists }: PartnershipPageProps) {
  const here = useHere()
  const { lang, to } = here
  const words = partnershipTexts.in(lang)
  const partner = usePartnerName(partnership)
  const { title, told, part } = wordsOf(lang, partnership)
  const description = part(detail.descriptionAr, detail.descriptionEn)
  const kind = lists.kinds.find(({ id }) => id === partnership.kind)
  const status = lists.statuses.find(({ id }) => id === partnership.status)
  const path = `/partnerships?id=${partnership.id}`
  const steps = [homeStep(lang), { label: words.title, path: '/partnerships' }, { label: title }]
  const topics = lists.topics.filter(({ id }) => (partnership.topics ?? []).includes(id))
  const facts = [
    { label: words.partner, value: bound(partner) },
    ...(kind ? [{ label: words.kind, value: nameIn(lang, kind) }] : []),
    { label: words.status, value: <PartnershipStatus value={status} /> },
    ...(detail.signedOn ? [{ label: words.signed, value: <Day day={detail.signedOn} /> }] : []),
    ...(partnership.startDate || partnership.endDate ? [{ label: words.period, value: <Period partnership={partnership} /> }] : []),
    ...(detail.publicValue == null ? [] : [{ label: words.value, value: <Money amount={detail.publicValue} currency={currency} /> }]),
    ...(topics.length > 0
      ? [{ label: words.topics, value: topics.map(topic => nameIn(lang, topic)).join(lang === 'ar' ? '، ' : ', ') }]
      : []),
  ]
  return (
    <div className="wrap">
      <Head
        title={title}
        description={`${title}: ${partner}`}
        path={path}
        steps={steps}
        arabicOnly={isInArabicAlone(partnership)}
        graph={[
          {
            '@type': 'Organization',
            name: partner,
            url: partnership.website ?? here.site.origin + to(path),
            ...(partnership.logo && { logo: here.site.origin + imageAddress(partnership.logo, 400) }),
          },
        ]}
      />
      <PageHead
        lang={lang}
        title={title}
        trail={trailOf(steps.slice(0, -1), here)}
        {...(partnership.logo && {
          mark: <img className="partner-logo" src={imageAddress(partnership.logo, 400)} alt="" width="200" height="100" />,
        })}
        intro={<span>{bound(partner)}</span>}
      />
      {told === lang ? <ArabicParts of={description.text !== '' && description.told !== lang} /> : <ArabicOnly path={path} />}
      <div className="with-side">
        <div>
          {description.text && (
            <>
              {description.told !== told && <PartSign />}
              <div {...foreign(description.told, lang)}>
                <Prose dangerouslySetInnerHTML={{ __html: description.text }} />
              </div>
            </>
          )}
          {partnership.places.length > 0 && (
            <section className="block" aria-labelledby="places">
              <h2 id="places" className="display-section">
                {words.places}
              </h2>
              <ul className="partner-places">
                {partnership.places.map(place => (
                  <li key={place.id}>
                    {place.isAuthority ? (
                      <a href={to(`/localComm/${place.code}`)}>{bound(nameIn(lang, place))}</a>
                    ) : (
                      bound(nameIn(lang, place))
                    )}
                  </li>
                ))}
              </ul>
            </section>
          )}
          <footer className="article-end">
            <Share title={title} />
          </footer>
        </div>
        <aside aria-label={words.facts}>
          <FactList look="rows" facts={facts} />
          <Items className="law-acts">
            {(detail.publicAgreement ?? []).map(file => (
              <li key={file}>
                <a href={`/api/Attachment/GetByte/${file}`}>
                  <Icon of={FileText} small /> {words.document}
                </a>
              </li>
            ))}
            {partnership.website && (
              <li>
                <a href={partnership.website} rel="external">
                  <Icon of={ExternalLink} small /> {words.website}
                </a>
              </li>
            )}
          </Items>
        </aside>
      </div>
      <p className="page-foot">
        {words.updated} <Day day={detail.publishedAt} />
      </p>
    </div>
  )
}
