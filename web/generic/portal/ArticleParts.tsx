import { Download, FileText } from 'lucide-react'
import { Fragment, use, type ReactNode } from 'react'
import { localeOf, type Lang } from '../../../kernel/kernel.ts'
import type { Api } from '../api.ts'
import { bound } from '../bound.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { articleTexts } from './articleTexts.ts'
import { isOfArchive } from './ArchiveSign.tsx'
import { foreign } from './Head.tsx'
import { endingOf, isShownInPlace, nameOfFile, type Downloadable, type Expiring, type Publishing } from './published.ts'
import { nameIn } from './lookups.ts'
import { PublisherMark } from './PublisherMark.tsx'
import { ShortPathContext, useHere, type Here } from './site.ts'
import { Day } from './texts.tsx'
import { OwnWords } from './ToldIn.tsx'

// What the pages of one record have in common, whatever its kind.

/**
 * On a page in English of what is told in Arabic alone, above its title: says so, and leads to the Arabic address (domain/portal-and-admin, section 11.4).
 * @param path of a page whose query belongs to its address
 */
export function ArabicOnly({ path }: { path?: string }) {
  const { lang, bare } = useHere()
  const words = articleTexts.in(lang)
  return (
    <div className="page-notice">
      <Notice lang={lang}>
        {words.arabicOnly}{' '}
        <a href={path ?? bare} hrefLang="ar">
          {words.inArabic}
        </a>
      </Notice>
    </div>
  )
}

/**
 * On a page in English, of which some is told in Arabic alone, above its title: says so once; each part bears its sign.
 * @param of what there may be of such parts: is any in Arabic?
 */
export function ArabicParts({ of }: { of: boolean }) {
  const { lang } = useHere()
  if (lang === 'ar' || !of) return null
  return (
    <div className="page-notice">
      <Notice lang={lang}>{articleTexts.in(lang).arabicParts}</Notice>
    </div>
  )
}

/** Over what was published for a time that is over, or is so old that it is of the archive. @param day the one by which it ages, or an instant of it */
export function Expired({ item, day }: { item: Expiring; day?: string | null | undefined }) {
  const { lang, site } = useHere()
  const words = articleTexts.in(lang)
  if (!item.expiredAt)
    return isOfArchive(day, site) ? (
      <div className="page-notice">
        <Notice lang={lang}>
          <strong>{words.archived}</strong>. {words.archivedWhy}
        </Notice>
      </div>
    ) : null
  return (
    <div className="page-notice">
      <Notice lang={lang} tone="warn">
        <strong>{words.expired}</strong> <Day day={item.expiredAt} />. {words.expiredWhy}
      </Notice>
    </div>
  )
}

interface PublishedByProps {
  publisher: Publishing
  /** Path of everything of this kind that the body has published. */
  list: string
  /** «كل أخبار الجهة» */
  more: string
}

/** Who publishes, with the way to the rest. */
export function PublishedBy({ publisher, list, more }: PublishedByProps) {
  const { lang, to } = useHere()
  return (
    <section className="printed">
      <h2>{articleTexts.in(lang).publisher}</h2>
      <p className="who">
        <PublisherMark publisher={publisher} />
        <span>
          <a href={to(publisher.page ?? list)}>{bound(officialNameOf(publisher, lang))}</a>
          <a className="more" href={to(list)}>
            {more}
          </a>
        </span>
      </p>
    </section>
  )
}

/** The body as it calls itself, else as its place is called. */
export function officialNameOf(publisher: Publishing, lang: Lang): string {
  return (lang === 'en' ? publisher.officialNameEn : publisher.officialNameAr) ?? nameIn(lang, publisher)
}

interface NeighboursProps {
  /** What stands before and after, each with its label; nothing where there is none. */
  ways: readonly (readonly [label: string, link: ReactNode | undefined])[]
}

/** On to the record before this one, and to the one after it. */
export function Neighbours({ ways }: NeighboursProps) {
  return (
    <nav className="neighbours" aria-label={articleTexts.say('others', useHere().lang)}>
      {ways.map(
        ([label, link]) =>
          link && (
            <p key={label}>
              <small>{label}</small>
              {link}
            </p>
          ),
      )}
    </nav>
  )
}

/** What a record says of where it comes from. */
export interface Sourced {
  readonly tags?: readonly string[] | null
  readonly source?: string | null
  readonly sourceUrl?: string | null
}

/** Keywords, source and the ways to hand it on: plain links, nobody else's script. */
export function ArticleEnd({ article, title, told }: { article: Sourced; title: string; told: Lang }) {
  const { lang, to } = useHere()
  const words = articleTexts.in(lang)
  // Keywords have no second language: beside an English text stand those that are not Arabic.
  const tags = (article.tags ?? []).filter(tag => told === 'ar' || !/\p{Script=Arabic}/u.test(tag))
  return (
    <footer className="article-end">
      {tags.length > 0 && (
        <p>
          <b>{words.tags}</b>{' '}
          {tags.map(tag => (
            <a key={tag} className="tag" href={to(`/search?q=${encodeURIComponent(tag)}`)} {...foreign(told, lang)}>
              {tag}
            </a>
          ))}
        </p>
      )}
      {article.source && (
        <p>
          <b>{words.source}</b>{' '}
          {article.sourceUrl ? (
            <a href={article.sourceUrl} rel="external">
              {article.source}
            </a>
          ) : (
            article.source
          )}
        </p>
      )}
      <Share title={title} />
    </footer>
  )
}

/** A place that a record concerns beside the one that publishes it. */
export interface PlaceConcerned {
  readonly code: string
  readonly nameAr: string
  readonly nameEn: string
  /** Path of its page in Arabic; null where it has none. */
  readonly page: string | null
}

/** The places that a record names, as its page tells them. */
export async function concernedBy(api: Api, ids: readonly string[] | null | undefined): Promise<readonly PlaceConcerned[]> {
  if (!ids || ids.length === 0) return []
  return (await api.get<{ items: readonly PlaceConcerned[] }>('Public/Place/GetNamed', { ids: ids.join(',') })).items
}

/** The places concerned, each with the way to its page, or to what it has published of this kind. @param listOf path of that by the code of a place */
export function PlacesConcerned({ places, listOf }: { places: readonly PlaceConcerned[]; listOf?: (code: string) => string }) {
  const { lang, to } = useHere()
  if (places.length === 0) return null
  return (
    <p className="article-places">
      <b>{articleTexts.say('places', lang)}</b>{' '}
      {places.map(place => {
        const [way, name] = [place.page ?? listOf?.(place.code), bound(nameIn(lang, place))]
        return way === undefined ? (
          <span key={place.code}>{name}</span>
        ) : (
          <a key={place.code} href={to(way)}>
            {name}
          </a>
        )
      })}
    </p>
  )
}

/** The same for machines, among what is said of the record. */
export function aboutPlaces(places: readonly PlaceConcerned[], { site, lang, to }: Pick<Here, 'site' | 'lang' | 'to'>) {
  if (places.length === 0) return {}
  return { about: places.map(place => placeNode(place, lang, place.page === null ? undefined : site.origin + to(place.page))) }
}

function placeNode(place: PlaceConcerned, lang: Lang, url: string | undefined) {
  return { '@type': 'GovernmentOrganization', name: nameIn(lang, place), ...(url !== undefined && { url }) }
}

interface FilesProps {
  files: readonly Downloadable[]
  /** What they are, where the page has other files too. */
  title?: string
  /** With the hash of each: by it whoever has a copy sees that it is whole and unchanged. */
  hashed?: boolean
}

/** The files of a record by their titles, each with what it is, its format and its size; on paper too. */
export function Files({ files, title, hashed = false }: FilesProps) {
  const { lang } = useHere()
  const words = articleTexts.in(lang)
  return (
    <section className="printed">
      <h2>{title ?? words.files}</h2>
      <ul>
        {files.map(file => (
          <li key={file.id}>
            <a href={`/api/Attachment/GetByte/${file.id}`}>
              <Icon of={FileText} small /> <OwnWords>{nameOfFile(file, lang)}</OwnWords>
            </a>
            <small className="meta">
              {/* Each has its place, and two may say the same. */}
              {[lang === 'en' ? file.typeEn : file.typeAr, endingOf(file.originalFileName), sizeInWords(file.sizeBytes, lang)].map(
                (fact, at) =>
                  fact && (
                    // The gap before a fact lies on the page's side of it, whichever way the fact itself is read.
                    <span key={at}>
                      <bdi>{fact}</bdi>
                    </span>
                  ),
              )}
            </small>
            {isShownInPlace(file.originalFileName) && (
              <a
                className="file-save"
                href={`/api/Attachment/GetByte/${file.id}?download=1`}
                aria-label={`${words.download}: ${nameOfFile(file, lang)}`}
              >
                <Icon of={Download} small /> {words.download}
              </a>
            )}
            {hashed && file.sha256 && (
              <small>
                {words.hash}
                {/* Read in groups, none of them broken; taken, it is whole and without a gap. */}
                <code className="file-hash" dir="ltr">
                  {(file.sha256.match(/.{1,8}/g) ?? []).map((group, at) => (
                    <Fragment key={at}>
                      <span>{group}</span>
                      <wbr />
                    </Fragment>
                  ))}
                </code>
              </small>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}

/** The same for machines, among what is said of the record. */
export function filesGraph(files: readonly Downloadable[], { site, lang }: Here): Readonly<Record<string, unknown>> {
  if (files.length === 0) return {}
  return {
    associatedMedia: files.map(file => ({
      '@type': 'MediaObject',
      name: nameOfFile(file, lang),
      contentUrl: `${site.origin}/api/Attachment/GetByte/${file.id}`,
      contentSize: sizeInWords(file.sizeBytes, lang),
    })),
  }
}

/** «2.4 م.ب» */
export function sizeInWords(bytes: number, lang: Lang): string {
  const inMegabytes = bytes >= 1_000_000
  const amount = new Intl.NumberFormat(localeOf[lang], { maximumFractionDigits: inMegabytes ? 1 : 0 }).format(
    Math.max(1, bytes / (inMegabytes ? 1_000_000 : 1000)),
  )
  return articleTexts.say(inMegabytes ? 'megabytes' : 'kilobytes', lang, { size: amount })
}

interface ShareProps {
  title: string
  /** Of a page with a film: the second at which it begins here, with which it is handed on, and whether the browser's own player tells where it is now. */
  film?: { readonly path: string; readonly second: number; readonly isOwn: boolean }
}

/** The ways to hand a page on, by its short address where it has one: plain links, nobody else's script. */
export function Share({ title, film }: ShareProps) {
  const { lang, bare, to, site } = useHere()
  const words = articleTexts.in(lang)
  const short = use(ShortPathContext)
  const from = film && film.second > 0 ? `?t=${film.second}` : ''
  // What stands at the address of all films is another one tomorrow.
  const page = to(short ?? film?.path ?? bare)
  const here = site.origin + page + from
  const address = encodeURIComponent(here)
  const said = encodeURIComponent(title)
  const ways = [
    [words.whatsApp, `https://wa.me/?text=${said}%20${address}`],
    [words.telegram, `https://t.me/share/url?url=${address}&text=${said}`],
    [words.facebook, `https://www.facebook.com/sharer/sharer.php?u=${address}`],
    [words.x, `https://x.com/intent/post?url=${address}&text=${said}`],
    [words.mail, `mailto:?subject=${said}&body=${address}`],
  ] as const
  return (
    <p className="share">
      <b>{words.share}</b>{' '}
      {ways.map(([name, href]) => (
        <a key={name} href={href} rel="external">
          {name}
        </a>
      ))}
      {/* These need a script, which shows them. */}
      <button
        type="button"
        hidden
        data-do="copy"
        data-link={short === null && !film ? undefined : page + from}
        data-done={words.copied}
        aria-live="polite"
      >
        {words.copy}
      </button>
      {film?.isOwn && (
        <button type="button" hidden data-do="copy" data-link={page} data-film="" data-done={words.copied} aria-live="polite">
          {words.copyFrom}
        </button>
      )}
      <button type="button" hidden data-do="print">
        {words.print}
      </button>
    </p>
  )
}
