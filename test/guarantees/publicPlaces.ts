import { until } from './launch.ts'

/** Somewhere where citizens meet what is published: an address, and what of the item its answer holds. */
export interface PublicPlace {
  readonly name: string
  readonly path: string
  readonly mark: string
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
    { name: 'item', path: `/news/${id}`, mark: title },
    { name: 'RSS', path: '/news/feed.xml', mark: title },
    { name: 'Atom', path: '/news/feed.atom', mark: title },
    { name: 'search, call', path: `/api/Public/Search?${query}`, mark: id },
    { name: 'search, page', path: `/search?${query}`, mark: id },
    { name: 'sitemap', path: `/sitemaps/news-${sitemap}.xml`, mark: id },
    // A file has no words: that it is answered at all is looked at.
    { name: 'file', path: `/api/Attachment/GetByte/${mainImage}`, mark: '' },
  ]
}

/** Those of the places where the item is met now. @param url where the process answers */
export async function shownAt(url: string, places: readonly PublicPlace[]): Promise<string[]> {
  const shown = await Promise.all(places.map(async place => ((await shows(url, place)) ? [place.path] : [])))
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

async function shows(url: string, { path, mark }: PublicPlace): Promise<boolean> {
  const answer = await fetch(url + path)
  return answer.ok && (await answer.text()).includes(mark)
}
