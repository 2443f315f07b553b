import { useLoaderData, type LoaderFunctionArgs } from 'react-router'
import type { WireFor } from '../../define.ts'
import type { CouncilLine } from '../../places/councils/councils.ts'
import type { Api } from '../../../web/generic/api.ts'
import { bound } from '../../../web/generic/bound.tsx'
import { bareOf } from '../../../web/generic/lang.ts'
import { BodyText } from '../../../web/generic/portal/BodyText.tsx'
import { missing, orMissing } from '../../../web/generic/portal/answers.ts'
import { ArabicOnly } from '../../../web/generic/portal/ArticleParts.tsx'
import { foreign, Head } from '../../../web/generic/portal/Head.tsx'
import { LastUpdated } from '../../../web/generic/portal/LastUpdated.tsx'
import { lookupOf, nameIn } from '../../../web/generic/portal/lookups.ts'
import { isInArabicAlone, wordsOf } from '../../../web/generic/portal/published.ts'
import { imageAddress } from '../../../web/generic/portal/Picture.tsx'
import { useHere } from '../../../web/generic/portal/site.ts'
import { Code, DialLink, MailLink } from '../../../web/generic/portal/texts.tsx'
import { homeStep, trailOf } from '../../../web/generic/portal/Trail.tsx'
import { visitContext } from '../../../web/generic/visit.ts'
import { FactList } from '../../../web/ui/FactList.tsx'
import { LinkButton } from '../../../web/ui/LinkButton.tsx'
import { PageHead } from '../../../web/ui/PageHead.tsx'
import { RuledTable } from '../../../web/ui/RuledTable.tsx'
import type { PublicContactPoint } from '../contact/contact.ts'
import type { localGovernmentSector } from './localGovernmentSector.ts'
import type { SectorOverview } from './publicSector.ts'
import { Figures, SectorMap, tiersOf, Types } from './sectorParts.portal.tsx'
import { sectorTexts } from './texts.ts'

interface ComponentPage extends WireFor<typeof localGovernmentSector> {
  readonly publishedAt: string
}

export async function loader({ context, params: { id = '' } }: LoaderFunctionArgs) {
  const { api } = context.get(visitContext)
  const page = await orMissing(api.get<ComponentPage>(`Public/LocalGovernmentSector/Get/${encodeURIComponent(id)}`))
  const [overview, kinds, authorityTypes, classes] = await Promise.all([
    api.get<SectorOverview>('Public/LocalGovernmentSector/GetOverview'),
    lookupOf(api, 'sectorComponentKind'),
    lookupOf(api, 'localAuthorityType'),
    lookupOf(api, 'municipalityClass'),
  ])
  const component = overview.components.find(({ id: of }) => of === page.id)
  if (!component) return missing()
  const kind = kinds.find(({ id: of }) => of === page.kind)
  return {
    page,
    component,
    kind,
    bodies: await bodiesOf(api, kind?.code),
    types: overview.types.filter(({ type }) =>
      authorityTypes.some(({ id: of, code }) => of === type && code === typeOfKind[kind?.code ?? '']),
    ),
    authorityTypes,
    classes,
    tiers: tiersOf(
      overview.components.map(({ id: of, kind: ofKind, nameAr, nameEn }) => ({ id: of, kind: ofKind, nameAr, nameEn })),
      kinds,
    ),
  }
}

/** Of components that are a type of authority: code of the type. */
const typeOfKind: Readonly<Record<string, string>> = {
  municipalities: 'municipality',
  villageCouncils: 'villageCouncil',
  localCommittees: 'localCommittee',
}

/** A body of the register that belongs to a component. */
interface Body {
  readonly nameAr: string
  readonly nameEn: string | null
  readonly path: string
  readonly members: number | null
}

/** The bodies that a component consists of, where they are few enough to be named. @param kind code of the component's kind */
async function bodiesOf(api: Api, kind: string | undefined): Promise<readonly Body[]> {
  if (kind === 'jointCouncils') {
    const { items } = await api.get<{ items: readonly CouncilLine[] }>('Public/Council/GetList')
    return items.map(({ nameAr, nameEn, code, members }) => ({ nameAr, nameEn, path: `/council/${code}`, members }))
  }
  if (kind !== 'directorates') return []
  const { items } = await api.get<{ items: readonly PublicContactPoint[] }>('Public/ContactPoint/GetDirectory')
  return items
    .filter(({ governorate }) => governorate !== null)
    .map(({ nameAr, nameEn, governorate }) => ({ nameAr, nameEn, path: `/contactUs?governorate=${governorate}`, members: null }))
}

type Data = Exclude<Awaited<ReturnType<typeof loader>>, never>

export default function SectorComponentPage() {
  const data = useLoaderData<typeof loader>()
  const here = useHere()
  const { lang, to } = here
  const words = sectorTexts.in(lang)
  const { page, component, kind, bodies, types, authorityTypes, classes, tiers } = data
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
        notice={told !== lang && <ArabicOnly />}
        {...(page.logo && { mark: <img className="component-logo" src={imageAddress(page.logo, 400)} alt="" width="72" height="72" /> })}
        {...(kind && nameIn(lang, kind) !== name && { intro: <span>{nameIn(lang, kind)}</span> })}
        {...(page.linkedRoute && {
          acts: <LinkButton href={to(page.linkedRoute)}>{words[aimOf(bareOf(page.linkedRoute))]}</LinkButton>,
        })}
      />
      <div className="component-face">
        <p className="standfirst" {...foreign(told, lang)}>
          {bound(summary)}
        </p>
        {component.figures.length > 0 && (
          <div>
            <Figures figures={component.figures} />
            {component.figures.some(({ isLive }) => isLive) && <p className="caption">{words.live}</p>}
          </div>
        )}
      </div>
      <div className={component.laws.length > 0 || canReach(page) ? 'component-page has-aside' : 'component-page'}>
        <article>
          {page.image && (
            <figure className="article-figure">
              <img className="picture" src={imageAddress(page.image, 800)} alt={alt} width="1600" height="900" fetchPriority="high" />
            </figure>
          )}
          <div {...foreign(told, lang)}>
            <BodyText html={body} />
          </div>
          {types.length > 0 && <Types title={words.consists} types={types} names={authorityTypes} classes={classes} />}
          {bodies.length > 0 && <Bodies bodies={bodies} kind={kind?.code} />}
        </article>
        <aside className="aside">
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
          <Reach page={page} />
        </aside>
      </div>
      <section className="component-where" aria-labelledby="where">
        <h2 id="where" className="display-section">
          {words.where}
        </h2>
        <SectorMap tiers={tiers} label={words.map} pathOf={of => to(`/localGovernmentSector/${of}`)} current={page.id} />
      </section>
      <LastUpdated at={page.publishedAt} />
    </div>
  )
}

/** What the linked page has of a component: bodies are listed, notices announced. */
function aimOf(route: string): 'openList' | 'openNotices' | 'openPage' {
  if (/^\/(?:localComms|councils)\b/.test(route)) return 'openList'
  return /^\/ads\b/.test(route) ? 'openNotices' : 'openPage'
}

/** The bodies by name, each leading to its own page. */
function Bodies({ bodies, kind }: { bodies: readonly Body[]; kind: string | undefined }) {
  const { lang, to } = useHere()
  const words = sectorTexts.in(lang)
  const isCouncils = kind === 'jointCouncils'
  return (
    <section className="block">
      <h2 className="display-section">{words.consists}</h2>
      <RuledTable
        caption={words.consists}
        captionHidden
        lang={lang}
        rows={bodies}
        keyOf={({ path }) => path}
        columns={[
          {
            key: 'name',
            heading: isCouncils ? words.council : words.directorate,
            title: true,
            cell: body => <a href={to(body.path)}>{bound(nameIn(lang, body))}</a>,
          },
          ...(isCouncils ? [{ key: 'members', heading: words.members, figure: ({ members }: Body) => members ?? undefined }] : []),
        ]}
      />
    </section>
  )
}

/** Is there anything to say of how one reaches it? */
function canReach({ website, phone, email, addressAr }: ComponentPage): boolean {
  return [website, phone, email, addressAr].some(way => way != null && way !== '')
}

/** How one reaches it. */
function Reach({ page }: Pick<Data, 'page'>) {
  const { lang } = useHere()
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
    ...(page.phone ? [{ label: words.phone, value: <DialLink number={page.phone} /> }] : []),
    ...(page.email ? [{ label: words.mail, value: <MailLink address={page.email} /> }] : []),
    ...(address ? [{ label: words.address, value: address }] : []),
  ]
  if (!canReach(page)) return null
  return (
    <section>
      <h2>{words.contact}</h2>
      <FactList look="rows" facts={facts} />
    </section>
  )
}
