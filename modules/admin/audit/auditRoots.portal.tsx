import { useLoaderData, type LoaderFunctionArgs } from 'react-router'
import { pluralOf, type Lang } from '../../define.ts'
import { FeedLink } from '../../../web/generic/portal/FeedLink.tsx'
import { pageOf, queryOf } from '../../../web/generic/portal/answers.ts'
import { bound } from '../../../web/generic/bound.tsx'
import { Head, type GraphNode } from '../../../web/generic/portal/Head.tsx'
import { ListEnd } from '../../../web/generic/portal/ListEnd.tsx'
import { type Here, useHere } from '../../../web/generic/portal/site.ts'
import { Day } from '../../../web/generic/portal/texts.tsx'
import { homeStep, trailOf } from '../../../web/generic/portal/Trail.tsx'
import { visitContext } from '../../../web/generic/visit.ts'
import { EmptyState } from '../../../web/ui/EmptyState.tsx'
import { LinkButton } from '../../../web/ui/LinkButton.tsx'
import { PageHead } from '../../../web/ui/PageHead.tsx'
import { PlainField } from '../../../web/ui/PlainField.tsx'
import { RuledTable } from '../../../web/ui/RuledTable.tsx'
import { TabLinks } from '../../../web/ui/TabLinks.tsx'
import { Button } from '../../../web/ui/Button.tsx'
import type { AuditRoot, PublicRoots } from './audit.ts'
import { atomPath, rootsPath, rssPath } from './rootsAddresses.ts'
import { closedDays, rootsTexts } from './rootsTexts.ts'

const rows = 30
const howId = 'how'
const hashLength = 64
/** As deep as the call pages: 10,000 days. */
const mostPages = 333

export async function loader({ context, request }: LoaderFunctionArgs) {
  const { api } = context.get(visitContext)
  const given = new URL(request.url).searchParams
  // A root as somebody may have kept it: broken over lines, in capitals.
  const q = (given.get('q') ?? '')
    .replaceAll(/\s/g, '')
    .toLowerCase()
    .slice(0, hashLength + 1)
  const year = /^\d{4}$/.exec(given.get('year') ?? '')?.[0]
  const page = Math.min(pageOf(given), mostPages)
  const isRoot = /^[0-9a-f]{64}$/.test(q)
  const ask = (number: number) =>
    api.get<PublicRoots>('Public/AuditRoots', { year, root: q || undefined, maxResultCount: rows, SkipCount: (number - 1) * rows })
  const first = q === '' || isRoot ? await ask(page) : { totalCount: 0, items: [], years: [] }
  const pages = Math.max(1, Math.ceil(first.totalCount / rows))
  const { items, totalCount, years } = page > pages ? await ask(pages) : first
  return { q, isRoot, year, page: Math.min(page, pages), isBeyond: page > pages, pages, items, totalCount, years }
}
type RootsData = Awaited<ReturnType<typeof loader>>

/** The roots of closed days, so that anybody can keep them and hold the audit to them later (portal and administration, section 6.2). */
export default function AuditRoots() {
  const data = useLoaderData<typeof loader>()
  const here = useHere()
  const { lang } = here
  const words = rootsTexts.in(lang)
  const { q, year, page, isBeyond } = data
  const steps = [homeStep(lang), { label: words.title }]
  const path = rootsPath + queryOf({ year, page: page > 1 ? page : undefined })
  return (
    <div className="wrap">
      <Head
        title={`${words.title}${year ? `: ${year}` : ''}${page > 1 ? ` - ${words.page} ${page}` : ''}`}
        description={words.intro}
        path={path}
        steps={steps}
        graph={[datasetOf(here)]}
        noIndex={isBeyond || q !== ''}
      />
      <FeedLinks />
      <PageHead
        lang={lang}
        title={words.title}
        intro={
          <>
            {words.intro} <a href={`#${howId}`}>{words.how}</a>
          </>
        }
        trail={trailOf(steps, here)}
      />
      <div className="with-side">
        <div>
          <Listed {...data} />
        </div>
        <Explanation />
      </div>
    </div>
  )
}

function Listed(data: RootsData) {
  const { lang, to } = useHere()
  const words = rootsTexts.in(lang)
  const { q, year, page, pages, items, totalCount } = data
  return (
    <>
      <Check {...data} />
      {q === '' && <Years {...data} />}
      {items.length > 0 && (
        <>
          <p className="found">
            {q === '' ? <strong>{pluralOf(closedDays, totalCount, lang)}</strong> : <strong>{words.known}</strong>} {words.utc}
          </p>
          <Roots items={items} lang={lang} />
        </>
      )}
      {items.length === 0 && q === '' && <EmptyState title={words.none}>{words.noneWhy}</EmptyState>}
      {items.length === 0 && data.isRoot && (
        <EmptyState title={words.unknown} action={<LinkButton href={to(rootsPath)}>{words.all}</LinkButton>}>
          {words.unknownWhy}
        </EmptyState>
      )}
      <ListEnd
        page={page}
        pages={pages}
        total={totalCount}
        rows={rows}
        pathOf={number => rootsPath + queryOf({ year, page: number > 1 ? number : undefined })}
      >
        <FeedLink address={rssPath} />
      </ListEnd>
    </>
  )
}

/** Where programs find the feed of this page. */
function FeedLinks() {
  const { lang, to } = useHere()
  return (
    <>
      <link rel="alternate" type="application/atom+xml" href={to(atomPath)} title={rootsTexts.in(lang).title} />
      <link rel="alternate" type="application/rss+xml" href={to(rssPath)} title={rootsTexts.in(lang).title} />
    </>
  )
}

/** What the roots are for, and how anybody checks them. */
function Explanation() {
  const { lang, to } = useHere()
  const words = rootsTexts.in(lang)
  return (
    <aside className="aside roots-words">
      <section>
        <h2>{words.what}</h2>
        <p>{bound(words.whatText)}</p>
      </section>
      <section>
        <h2 id={howId}>{words.how}</h2>
        <ol>
          <li>
            {words.keep} (<a href={to(atomPath)}>Atom</a> {words.and} <a href={to(rssPath)}>RSS</a>).
          </li>
          <li>{bound(words.compare)}</li>
          <li>{bound(words.compute)}</li>
        </ol>
      </section>
    </aside>
  )
}

/** A root that somebody kept, held against those that are published. */
function Check({ q, isRoot }: RootsData) {
  const { lang, to } = useHere()
  const words = rootsTexts.in(lang)
  return (
    <search aria-label={words.checking}>
      <form action={to(rootsPath)} method="get" className="roots-check">
        <PlainField
          name="q"
          label={words.field}
          hint={words.hint}
          error={q !== '' && !isRoot ? words.wrong : undefined}
          defaultValue={q}
          dir="ltr"
          autoComplete="off"
          spellCheck={false}
          lang={lang}
        />
        <Button type="submit" look="act">
          {words.check}
        </Button>
      </form>
    </search>
  )
}

function Years({ year, years }: RootsData) {
  const { lang, to } = useHere()
  if (years.length < 2) return null
  const words = rootsTexts.in(lang)
  return (
    <TabLinks
      lang={lang}
      label={words.years}
      tabs={[
        { href: to(rootsPath), label: words.allYears, current: year === undefined },
        ...years.map(each => ({ href: to(rootsPath + queryOf({ year: each })), label: each, current: year === String(each) })),
      ]}
    />
  )
}

function Roots({ items, lang }: { items: readonly AuditRoot[]; lang: Lang }) {
  const words = rootsTexts.in(lang)
  return (
    <RuledTable
      caption={words.roots}
      captionHidden
      ledger
      lang={lang}
      rows={items}
      keyOf={({ day }) => day}
      columns={[
        { key: 'day', heading: words.day, title: true, cell: ({ day }) => <Day day={day} /> },
        { key: 'count', heading: words.count, figure: ({ count }) => count },
        { key: 'root', heading: words.root, cell: ({ root }) => <code className="root">{root}</code> },
      ]}
    />
  )
}

function datasetOf({ lang, site, say, to }: Here): GraphNode {
  const words = rootsTexts.in(lang)
  return {
    '@type': 'Dataset',
    name: words.title,
    description: words.whatText,
    url: site.origin + to(rootsPath),
    isAccessibleForFree: true,
    creator: { '@type': 'GovernmentOrganization', name: say(site.ownerName) },
    distribution: [
      { '@type': 'DataDownload', encodingFormat: 'application/atom+xml', contentUrl: site.origin + to(atomPath) },
      { '@type': 'DataDownload', encodingFormat: 'application/json', contentUrl: `${site.origin}/api/Public/AuditRoots` },
    ],
  }
}
