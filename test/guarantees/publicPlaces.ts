import { until } from './launch.ts'

/** Somewhere where citizens meet what is published: an address, and what of the item its answer holds. */
export interface PublicPlace {
  readonly name: string
  readonly path: string
  readonly mark: string
  /** It is there for the item, or for the last of its kind: it may be gone with it, while other places go on without. */
  readonly mayGo?: true
}

/** Where a news item is met. */
export interface Met {
  readonly id: string
  readonly title: string
  readonly mainImage: string
  /** Words that find it. */
  readonly words: string
  /** Which file of the sitemap the newest items are in. */
  readonly sitemap?: number
}

/** Pages, feeds, search, sitemap and files: wherever a published news item is met. */
export function publicPlacesOf({ id, title, mainImage, words, sitemap = 1 }: Met): PublicPlace[] {
  const query = `q=${encodeURIComponent(words)}`
  return [
    { name: 'home', path: '/', mark: title },
    { name: 'list', path: '/news', mark: title },
    { name: 'item', path: `/news/${id}`, mark: title, mayGo: true },
    { name: 'RSS', path: '/news/feed.xml', mark: title },
    { name: 'Atom', path: '/news/feed.atom', mark: title },
    { name: 'search, call', path: `/api/Public/Search?${query}`, mark: id },
    { name: 'search, page', path: `/search?${query}`, mark: id },
    { name: 'sitemap', path: `/sitemaps/news-${sitemap}.xml`, mark: id, mayGo: true },
    // A file has no words: that it is answered at all is looked at.
    { name: 'file', path: `/api/Attachment/GetByte/${mainImage}`, mark: '', mayGo: true },
  ]
}

/** Those of the places where the item is met now. @param url where the process answers @throws Error when one does not say */
export async function shownAt(url: string, places: readonly PublicPlace[]): Promise<string[]> {
  const shown = await Promise.all(
    places.map(async place => {
      const seen = await shows(url, place)
      if (seen === undefined) throw new Error(`${place.path} does not say whether it shows it`)
      return seen ? [place.path] : []
    }),
  )
  return shown.flat()
}

/** Waits until all places show the item, or none does. @returns after how many milliseconds each did @throws Error after `mostMs` */
export function whenAll(url: string, places: readonly PublicPlace[], wanted: boolean, mostMs: number): Promise<Map<string, number>> {
  const begun = performance.now()
  return Promise.all(
    places.map(async place => {
      await until(
        `${place.path} ${wanted ? 'shows it' : 'shows it no more'}`,
        async () => (await shows(url, place)) === wanted || undefined,
        mostMs,
      )
      return [place.path, performance.now() - begun] as const
    }),
  ).then(times => new Map(times))
}

/** A place that fails shows nothing, and has not lost anything for that. @returns undefined where it does not say */
async function shows(url: string, { path, mark, mayGo }: PublicPlace): Promise<boolean | undefined> {
  const answer = await fetch(url + path)
  const text = await answer.text()
  if (answer.ok) return text.includes(mark)
  return mayGo && (answer.status === 404 || answer.status === 410) ? false : undefined
}
