import { useLoaderData, type LoaderFunctionArgs } from 'react-router'
import type { WireFor } from '../../define.ts'
import { bound } from '../../../web/generic/bound.tsx'
import { missing, orMissing } from '../../../web/generic/portal/answers.ts'
import { ArabicOnly, Share } from '../../../web/generic/portal/ArticleParts.tsx'
import { articleTexts } from '../../../web/generic/portal/articleTexts.ts'
import { withReadableTables } from '../../../web/generic/portal/bodyTables.ts'
import { foreign, Head } from '../../../web/generic/portal/Head.tsx'
import { lookupOf, nameIn } from '../../../web/generic/portal/lookups.ts'
import { isInArabicAlone, wordsOf } from '../../../web/generic/portal/published.ts'
import { imageAddress } from '../../../web/generic/portal/Picture.tsx'
import { useHere } from '../../../web/generic/portal/site.ts'
import { Code, Day, withUnitsInHtml } from '../../../web/generic/portal/texts.tsx'
import { homeStep, trailOf } from '../../../web/generic/portal/Trail.tsx'
import { visitContext } from '../../../web/generic/visit.ts'
import { FactList } from '../../../web/ui/FactList.tsx'
import { PageHead } from '../../../web/ui/PageHead.tsx'
import { Prose } from '../../../web/ui/Prose.tsx'
import type { localGovernmentSector } from './localGovernmentSector.ts'
import type { SectorOverview } from './publicSector.ts'
import { Figures } from './sectorParts.portal.tsx'
import { sectorTexts } from './texts.ts'

interface ComponentPage extends WireFor<typeof localGovernmentSector> {
  readonly publishedAt: string
}

export async function loader({ context, params: { id = '' } }: LoaderFunctionArgs) {
  const { api } = context.get(visitContext)
  const page = await orMissing(api.get<ComponentPage>(`Public/LocalGovernmentSector/Get/${encodeURIComponent(id)}`))
  const [overview, kinds] = await Promise.all([
    api.get<SectorOverview>('Public/LocalGovernmentSector/GetOverview'),
    lookupOf(api, 'sectorComponentKind'),
  ])
  const component = overview.components.find(({ id: of }) => of === page.id)
  if (!component) return missing()
  return {
    page,
    component,
    kind: kinds.find(({ id: of }) => of === page.kind),
    others: overview.components.filter(({ id: of }) => of !== page.id).map(({ id: of, nameAr, nameEn }) => ({ id: of, nameAr, nameEn })),
  }
}
type Data = Exclude<Awaited<ReturnType<typeof loader>>, never>

export default function SectorComponentPage() {
  const data = useLoaderData<typeof loader>()
  const here = useHere()
  const { lang, to } = here
  const words = sectorTexts.in(lang)
  const { page, component, kind, others } = data
  const name = nameIn(lang, page)
  const { summary, body, told } = wordsOf(lang, page)
  const steps = [homeStep(lang), { label: words.title, path: '/localGovernmentSector' }, { label: name }]
  const alt = (lang === 'en' ? page.imageAltEn : undefined) ?? page.imageAltAr ?? ''
  return (
    <div className="wrap">
      <Head
        title={name}
        description={summary}
        card={`localGovernmentSector/${page.id}`}
        steps={steps}
        arabicOnly={isInArabicAlone(page)}
        image={page.image ? imageAddress(page.image, 1600) : undefined}
        graph={[
          {
            '@type': 'Organization',
            name,
            description: summary,
            ...(page.website && { url: page.website }),
            ...(page.phone && { telephone: page.phone }),
            ...(page.email && { email: page.email }),
          },
        ]}
      />
      <PageHead
        lang={lang}
        title={name}
        trail={trailOf(steps.slice(0, -1), here)}
        {...(page.logo && { mark: <img className="component-logo" src={imageAddress(page.logo, 400)} alt="" width="72" height="72" /> })}
        intro={kind && <span>{nameIn(lang, kind)}</span>}
      />
      {told !== lang && <ArabicOnly />}
      <div className="with-side">
        <article>
          <p className="standfirst" {...foreign(told, lang)}>
            {bound(summary)}
          </p>
          {page.image && (
            <figure className="article-figure">
              <img className="picture" src={imageAddress(page.image, 800)} alt={alt} width="1600" height="900" decoding="async" />
            </figure>
          )}
          {component.figures.length > 0 && <Figures figures={component.figures} />}
          <div {...foreign(told, lang)}>
            <Prose
              dangerouslySetInnerHTML={{
                __html: withUnitsInHtml(
                  withReadableTables(body, { name: articleTexts.say('table', lang), more: articleTexts.say('moreColumns', lang) }),
                ),
              }}
            />
          </div>
          <footer className="article-end">
            <Share title={name} />
          </footer>
        </article>
        <aside className="aside">
          <Reach data={data} />
          {component.laws.length > 0 && (
            <section>
              <h2>{words.basis}</h2>
              <ul>
                {component.laws.map(law => (
                  <li key={law.id}>
                    <a href={to(`/legalEnvironment/${law.id}`)}>{bound(lang === 'en' && law.titleEn ? law.titleEn : law.titleAr)}</a>
                  </li>
                ))}
              </ul>
            </section>
          )}
          {others.length > 0 && (
            <section>
              <h2>{words.others}</h2>
              <ul>
                {others.map(other => (
                  <li key={other.id}>
                    <a href={to(`/localGovernmentSector/${other.id}`)}>{bound(nameIn(lang, other))}</a>
                  </li>
                ))}
              </ul>
            </section>
          )}
        </aside>
      </div>
      <p className="page-foot">
        {words.updated} <Day day={page.publishedAt} />
      </p>
    </div>
  )
}

/** How one reaches it, and where on the portal it leads. */
function Reach({ data: { page } }: { data: Data }) {
  const { lang, to } = useHere()
  const words = sectorTexts.in(lang)
  const address = (lang === 'en' ? page.addressEn : undefined) ?? page.addressAr
  const facts = [
    ...(page.website
      ? [
          {
            label: words.website,
            value: (
              <a href={page.website} rel="external">
                <Code>{page.website.replace(/^https?:\/\//, '').replace(/\/$/, '')}</Code>
              </a>
            ),
          },
        ]
      : []),
    ...(page.phone
      ? [
          {
            label: words.phone,
            value: (
              <a href={`tel:${page.phone}`}>
                <Code>{page.phone}</Code>
              </a>
            ),
          },
        ]
      : []),
    ...(page.email
      ? [
          {
            label: words.mail,
            value: (
              <a href={`mailto:${page.email}`}>
                <Code>{page.email}</Code>
              </a>
            ),
          },
        ]
      : []),
    ...(address ? [{ label: words.address, value: address }] : []),
  ]
  return (
    <>
      {page.linkedRoute && (
        <section>
          <h2>{words.page}</h2>
          <p>
            <a className="more" href={to(page.linkedRoute)}>
              {sectorTexts.say('open', lang, { name: nameIn(lang, page) })}
            </a>
          </p>
        </section>
      )}
      {facts.length > 0 && (
        <section>
          <h2>{words.contact}</h2>
          <FactList look="rows" facts={facts} />
        </section>
      )}
    </>
  )
}
