import type { Lang } from '../../../kernel/kernel.ts'

/** What programs follow: the newest of a list, each with the page where it stands. All addresses are whole. */
export interface Feed {
  readonly lang: Lang
  readonly title: string
  readonly about: string
  /** Whose it is. */
  readonly author: string
  /** The feed's own address, and that of the page for readers. */
  readonly self: string
  readonly page: string
  /** In the list's own order. */
  readonly entries: readonly FeedEntry[]
  /** Nothing more will come. */
  readonly isOver?: boolean | undefined
}
export interface FeedEntry {
  /** Never changes, and nothing else has it. */
  readonly id: string
  readonly title: string
  readonly text: string
  /** The body that publishes it; undefined: whose the feed is. */
  readonly author?: string | undefined
  readonly page: string
  /** UTC instant: when it was published, or a change of it announced. */
  readonly at: string
  /** What was announced of it since: the title says it to who follows. */
  readonly change?: FeedChange | undefined
  /** What kind of thing it is, in the feed's language. */
  readonly category?: string | undefined
  /** Whole address of its picture, a WebP. */
  readonly image?: string | undefined
}

/** A change of what is published. */
export interface FeedChange {
  /** UTC instant: no two changes of an entry have the same. */
  readonly at: string
  /** In the feed's language: «مُدّد الموعد إلى 2026/12/05، 12:00 م» */
  readonly said: string
}

/** The same as a list tells it, in whichever language it is asked for. */
export interface AnnouncedChange {
  readonly at: string
  saidIn(lang: Lang, timeZone: string): string
}

const beginning = '<?xml version="1.0" encoding="utf-8"?>'
/** When nothing has come yet: a feed must say when it was changed. */
const never = '1970-01-01T00:00:00Z'

/** A feed as Atom (RFC 4287). */
export function atomOf({ lang, title, about, author, self, page, entries }: Feed): string {
  return `${beginning}
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${lang}">
<id>${xml(self)}</id>
<title>${xml(title)}</title>
<subtitle>${xml(about)}</subtitle>
<author><name>${xml(author)}</name></author>
<updated>${instant(newestOf(entries))}</updated>
<link rel="self" type="application/atom+xml" href="${xml(self)}"/>
<link rel="alternate" type="text/html" href="${xml(page)}"/>
${entries.map(atomEntry).join('')}</feed>
`
}

/** Lists have orders of their own: what was published last need not stand first. */
function newestOf(entries: readonly FeedEntry[]): string {
  return entries.map(({ at }) => at).reduce((newest, at) => (Date.parse(at) > Date.parse(newest) ? at : newest), never)
}

/** What was announced of an entry stands before its title: a reader of feeds shows the title alone. */
function titleOf({ title, change }: FeedEntry): string {
  return change ? `${change.said}: ${title}` : title
}

function atomEntry(entry: FeedEntry): string {
  const { id, text, author, page, at, category, image } = entry
  return `<entry>
<id>${xml(id)}</id>
<title>${xml(titleOf(entry))}</title>
<updated>${instant(at)}</updated>
${
  author === undefined
    ? ''
    : `<author><name>${xml(author)}</name></author>
`
}${category === undefined ? '' : `<category term="${xml(category)}"/>\n`}<link rel="alternate" type="text/html" href="${xml(page)}"/>
${image === undefined ? '' : `<link rel="enclosure" type="image/webp" href="${xml(image)}"/>\n`}<summary>${xml(text)}</summary>
</entry>
`
}

/** A feed as RSS 2.0. */
export function rssOf({ lang, title, about, self, page, entries }: Feed): string {
  return `${beginning}
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:media="http://search.yahoo.com/mrss/">
<channel>
<title>${xml(title)}</title>
<link>${xml(page)}</link>
<description>${xml(about)}</description>
<language>${lang}</language>
${entries.length === 0 ? '' : `<lastBuildDate>${new Date(newestOf(entries)).toUTCString()}</lastBuildDate>\n`}<atom:link rel="self" type="application/rss+xml" href="${xml(self)}"/>
${entries.map(rssItem).join('')}</channel>
</rss>
`
}

function rssItem(entry: FeedEntry): string {
  const { id, text, author, page, at, category, image } = entry
  return `<item>
<title>${xml(titleOf(entry))}</title>
<link>${xml(page)}</link>
<guid isPermaLink="false">${xml(id)}</guid>
<pubDate>${new Date(at).toUTCString()}</pubDate>
${
  author === undefined
    ? ''
    : `<dc:creator>${xml(author)}</dc:creator>
`
}${category === undefined ? '' : `<category>${xml(category)}</category>\n`}<description>${xml(text)}</description>
${image === undefined ? '' : `<media:content url="${xml(image)}" medium="image" type="image/webp"/>\n`}</item>
`
}

/** A feed as JSON Feed 1.1: what the program itself reads of a list is read so, and whoever asks for it (`Accept: application/feed+json`). */
export function jsonOf({ lang, title, about, author, page, entries, isOver }: Feed): string {
  return JSON.stringify({
    version: 'https://jsonfeed.org/version/1.1',
    title,
    description: about,
    language: lang,
    home_page_url: page,
    authors: [{ name: author }],
    ...(isOver && { expired: true }),
    items: entries.map(entry => ({
      id: entry.id,
      url: entry.page,
      title: entry.title,
      content_text: entry.text,
      date_published: instant(entry.at),
      ...(entry.image !== undefined && { image: entry.image }),
      ...(entry.author !== undefined && { authors: [{ name: entry.author }] }),
      ...(entry.category !== undefined && { tags: [entry.category] }),
      // The format leaves names that begin so to who writes it.
      ...(entry.change && { _change: entry.change }),
    })),
  })
}

function instant(at: string): string {
  return new Date(at).toISOString()
}

/** A text as XML holds it: what would end an element is written as its number, and what XML cannot hold is left out. */
function xml(text: string): string {
  return text
    .replace(/[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, '')
    .replace(/[&<>"']/g, character => `&#${character.charCodeAt(0)};`)
}
