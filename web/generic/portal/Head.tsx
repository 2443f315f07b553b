import { directionOf, type Lang } from '../../../kernel/kernel.ts'
import { feedOfList } from './answers.ts'
import { addressIn, useHere } from './site.ts'

/** A node of the page's graph of facts (schema.org), without its context. */
export type GraphNode = Readonly<Record<string, unknown>> & { readonly '@type': string | readonly string[] }

/** A step of the way to this page; the last one is the page itself. */
export interface Step {
  readonly label: string
  /** Path in Arabic. */
  readonly path?: string | undefined
}

interface HeadProps {
  /** Behind the product's name; without one the slogan stands there. */
  title?: string | undefined
  description?: string | undefined
  /** The page's one address, in Arabic, with the query that belongs to it; this page's path without one. */
  path?: string | undefined
  /** The record whose card stands for the page elsewhere: `news/{id}`; without one the portal's. Pictures are of any shape, a card is of the shape that is shown. */
  card?: string | undefined
  /** The list that programs may follow, by its path in Arabic and the query that narrows it. */
  feed?: string | undefined
  kind?: 'website' | 'article'
  graph?: readonly GraphNode[]
  steps?: readonly Step[]
  noIndex?: boolean
  /** In the place of a page that is not there: it has no address, and other languages have none either. */
  isNowhere?: boolean
  /** What it lists may be nothing in the other language. */
  isUnpaired?: boolean
  /** The page exists in Arabic alone: that is its address, whatever language surrounds it, and there alone it is to be found. */
  arabicOnly?: boolean
}

const longestDescription = 160

/** What machines read of a page: title, addresses in both languages, Open Graph, facts. */
export function Head({
  title,
  description,
  path,
  card,
  feed,
  kind = 'website',
  graph = [],
  steps = [],
  noIndex,
  isNowhere,
  isUnpaired,
  arabicOnly,
}: HeadProps) {
  const { lang, bare, site, say } = useHere()
  const address = path ?? bare
  const full = (language: Lang, to: string) => site.origin + addressIn(language, to)
  const canonical = full(arabicOnly ? 'ar' : lang, address)
  const name = `${say(site.productName)} - ${title ?? say(site.slogan)}`
  const isFound = !noIndex && !isNowhere && !(arabicOnly && lang === 'en')
  // The second page of a list holds other items in another language.
  const hasOthers = isFound && !isUnpaired && !/[?&]page=/.test(address)
  const told = shortened(description ?? `${say(site.productName)}: ${say(site.slogan)}`)
  const trail: GraphNode[] =
    steps.length < 2
      ? []
      : [
          {
            '@type': 'BreadcrumbList',
            itemListElement: steps.map((step, index) => ({
              '@type': 'ListItem',
              position: index + 1,
              name: step.label,
              item: step.path === undefined ? canonical : full(lang, step.path),
            })),
          },
        ]
  return (
    <>
      <title>{name}</title>
      <meta name="description" content={told} />
      {(!isFound || !site.isIndexed) && <meta name="robots" content="noindex, follow" />}
      {!isNowhere && <link rel="canonical" href={canonical} />}
      {hasOthers && <link rel="alternate" hrefLang="ar" href={full('ar', address)} />}
      {hasOthers && !arabicOnly && <link rel="alternate" hrefLang="en" href={full('en', address)} />}
      {hasOthers && <link rel="alternate" hrefLang="x-default" href={full('ar', address)} />}
      {!isNowhere && <meta property="og:url" content={canonical} />}
      <meta property="og:type" content={kind} />
      <meta property="og:title" content={title ?? say(site.slogan)} />
      <meta property="og:description" content={told} />
      <meta property="og:site_name" content={say(site.productName)} />
      <meta property="og:locale" content={lang === 'ar' ? 'ar_PS' : 'en_GB'} />
      <meta property="og:image" content={site.origin + cardAddress(card ?? 'site', lang)} />
      <meta property="og:image:type" content="image/png" />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta property="og:image:alt" content={card ? (title ?? say(site.slogan)) : say(site.slogan)} />
      <meta name="twitter:card" content="summary_large_image" />
      {feed && <link rel="alternate" type="application/rss+xml" href={full(lang, feedOfList(feed))} />}
      {feed && <link rel="alternate" type="application/atom+xml" href={full(lang, feedOfList(feed, 'feed.atom'))} />}
      {(graph.length > 0 || trail.length > 0) && <Graph nodes={[...graph, ...trail]} />}
    </>
  )
}

/** Where the picture of a page is drawn (server/http/cards.ts). */
function cardAddress(card: string, lang: Lang): string {
  return `/cards/${card}.png${lang === 'en' ? '?lang=en' : ''}`
}

/** One graph a page. What stands in it is data: no character of it can end the element. */
function Graph({ nodes }: { nodes: readonly GraphNode[] }) {
  const json = JSON.stringify({ '@context': 'https://schema.org', '@graph': nodes }).replaceAll('<', '\\u003c')
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />
}

/** A text in the one language that it exists in: marked where the page speaks another. */
export function foreign(told: Lang, lang: Lang): { lang: Lang; dir: 'rtl' | 'ltr' } | undefined {
  return told === lang ? undefined : { lang: told, dir: directionOf[told] }
}

/** The beginning of a text, cut between two words. */
export function shortened(text: string, most = longestDescription): string {
  if (text.length <= most) return text
  const cut = text.slice(0, most - 2)
  return `${cut.slice(0, cut.lastIndexOf(' '))} …`
}
