import { ArrowRight, Images, Mail, Phone, Play } from 'lucide-react'
import { useLoaderData, type LoaderFunctionArgs } from 'react-router'
import { pluralOf } from '../../../kernel/kernel.ts'
import { NewsLink, NewsMeta } from '../../../modules/portal/content/newsParts.portal.tsx'
import type { PublicNews } from '../../../modules/portal/content/publicNews.ts'
import { Album, Film, Frame } from '../../../modules/portal/media/mediaParts.portal.tsx'
import type { PublicAlbum, PublicVideo } from '../../../modules/portal/media/publicMedia.ts'
import { Slides, slidesAt } from '../../../modules/portal/media/slides.portal.tsx'
import { imageCount } from '../../../modules/portal/media/texts.ts'
import { bound } from '../../generic/bound.tsx'
import { foreign, Head } from '../../generic/portal/Head.tsx'
import { Items } from '../../generic/portal/Items.tsx'
import { besideIn } from '../../generic/portal/languageList.ts'
import { lookupOf } from '../../generic/portal/lookups.ts'
import { monthOf } from '../../generic/portal/Moment.tsx'
import { toldIn } from '../../generic/portal/published.ts'
import { useHere } from '../../generic/portal/site.ts'
import { Code, Day, dayHere, DialLink, MailLink } from '../../generic/portal/texts.tsx'
import { ToldIn } from '../../generic/portal/ToldIn.tsx'
import { NothingYet } from '../../generic/portal/NothingListed.tsx'
import { homeStep, trailOf } from '../../generic/portal/Trail.tsx'
import { wayOnFrom } from '../../generic/portal/wayOn.ts'
import { visitContext } from '../../generic/visit.ts'
import { Icon } from '../../ui/Icon.tsx'
import { PageHead } from '../../ui/PageHead.tsx'
import { mediaCenterTexts } from './texts.ts'

// One picture more of each, and the page would weigh more at first than a page may (250 kB).
const newest = { albums: 5, videos: 5, statements: 5 } as const

export async function loader({ context }: LoaderFunctionArgs) {
  const { api, lang } = context.get(visitContext)
  const categories = await lookupOf(api, 'newsCategory')
  // What is in Arabic alone stands in the lists to which this page leads, counted there.
  const { language } = besideIn(lang)
  // Here by their days, whichever order the ministry has put them in elsewhere.
  const sorting = 'date desc'
  const statement = categories.find(({ code }) => code === 'statements')
  const [slides, albums, videos, statements] = await Promise.all([
    slidesAt(api, 'mediaCenter'),
    api.get<{ items: readonly PublicAlbum[] }>('Public/ImageAlbum/GetListPaged', {
      maxResultCount: newest.albums,
      sorting,
      language,
    }),
    api.get<{ items: readonly PublicVideo[] }>('Public/Video/GetListPaged', { maxResultCount: newest.videos, sorting, language }),
    statement
      ? api.get<{ items: readonly PublicNews[] }>('Public/News/GetListPaged', {
          category: statement.id,
          maxResultCount: newest.statements,
          language,
        })
      : { items: [] },
  ])
  const count = albums.items.length + videos.items.length + statements.items.length + slides.length
  return {
    slides,
    albums: albums.items,
    videos: videos.items,
    statements: statements.items,
    statement: statement?.code ?? '',
    wayOn: await wayOnFrom(api, count),
  }
}

/** What the press and whoever looks for pictures finds in one place: albums, films, statements, and whom to ask. */
export default function MediaCenter() {
  const { slides, albums, videos, statements, statement, wayOn } = useLoaderData<typeof loader>()
  const here = useHere()
  const { lang, to } = here
  const words = mediaCenterTexts.in(lang)
  const [[film, ...films], [album, ...others]] = [videos, albums]
  const months = byMonth(films, others, here.site.timeZone)
  const steps = [homeStep(lang), { label: words.title }]
  return (
    <div className="wrap">
      <Head
        title={words.title}
        description={words.intro}
        steps={steps}
        graph={[{ '@type': 'CollectionPage', name: words.title, url: here.site.origin + to('/mediaCenter') }]}
      />
      <PageHead lang={lang} title={words.title} trail={trailOf(steps, here)} intro={words.intro} />
      {wayOn && <NothingYet title={words.nothing} wayOn={wayOn} />}
      {(film ?? album) && (
        <div className="media-part media-latest">
          {film && (
            <section aria-labelledby="films">
              <PartHead id="films" title={words.video} href={to('/videoCenter')} label={words.allVideos} />
              <Film item={film} sizes="(min-width: 992px) 700px, calc(100vw - 32px)" level={3} isFirst />
            </section>
          )}
          {album && (
            <section aria-labelledby="albums">
              <PartHead id="albums" title={words.album} href={to('/imgCenter')} label={words.allAlbums} />
              <Album item={album} sizes="(min-width: 992px) 480px, calc(100vw - 32px)" level={3} isFirst={film === undefined} />
            </section>
          )}
        </div>
      )}
      {/* What stands here always comes after what is new. */}
      <Slides slides={slides} areFirst={(film ?? album) === undefined} />
      <div className="media-part media-press">
        {statements.length > 0 && (
          <section aria-labelledby="statements">
            <PartHead id="statements" title={words.statements} href={to(`/news/${statement}`)} label={words.allStatements} />
            <ul className="lines">
              {statements.map(item => (
                <li key={item.id}>
                  {/* The heading says of which category they are. */}
                  <NewsMeta item={item} categories={[]} />
                  <h3>
                    <NewsLink item={item} />
                  </h3>
                </li>
              ))}
            </ul>
          </section>
        )}
        <Press />
      </div>
      {months.length > 0 && (
        <div className="media-months">
          {months.map(({ month, items }) => (
            <section key={month} className="media-month" aria-labelledby={`month-${month}`}>
              <h2 id={`month-${month}`}>{monthOf(month, lang)}</h2>
              <ul>
                {items.map(medium => (
                  <MediaRow key={(medium.film ?? medium.album).id} medium={medium} />
                ))}
              </ul>
            </section>
          ))}
        </div>
      )}
    </div>
  )
}

/** A film or an album, and which of both it is. */
type Medium = { readonly film: PublicVideo; readonly album?: never } | { readonly album: PublicAlbum; readonly film?: never }

/** Films and albums together, by the month of their day, the newest first. */
function byMonth(films: readonly PublicVideo[], albums: readonly PublicAlbum[], timeZone: string) {
  const media: readonly Medium[] = [...films.map(film => ({ film })), ...albums.map(album => ({ album }))]
  const inOrder = media.map(medium => ({ medium, day: dayOf(medium, timeZone) })).toSorted((one, other) => other.day.localeCompare(one.day))
  const months = [...new Set(inOrder.map(({ day }) => day.slice(0, 7)))]
  return months.map(month => ({ month, items: inOrder.flatMap(({ medium, day }) => (day.startsWith(month) ? [medium] : [])) }))
}

function dayOf({ film, album }: Medium, timeZone: string): string {
  const { date, publishedAt } = film ?? album
  return dayHere(date ?? publishedAt, timeZone)
}

/** A film or an album as a line: its picture, what it is, its title. */
function MediaRow({ medium: { film, album } }: { medium: Medium }) {
  const { lang, to } = useHere()
  const item = film ?? album
  const { title, told } = toldIn(lang, item)
  return (
    <li>
      <Frame image={film ? film.thumbnail : album.cover} alt="" sizes="160px" />
      <div>
        <p className="meta">
          <span>
            <Icon of={film ? Play : Images} small />{' '}
            {film ? mediaCenterTexts.say('film', lang) : pluralOf(imageCount, album.imageCount ?? 0, lang)}
            {film?.duration && (
              <>
                {' '}
                <Code>{film.duration}</Code>
              </>
            )}
          </span>
          {item.date && <Day day={item.date} />}
          <ToldIn told={told} />
        </p>
        <h3>
          <a href={to(`/${film ? 'video' : 'imgCenter'}/${item.id}`)} {...foreign(told, lang)}>
            {bound(title)}
          </a>
        </h3>
      </div>
    </li>
  )
}

function PartHead({ id, title, href, label }: { id: string; title: string; href: string; label: string }) {
  return (
    <div className="section-head">
      <h2 id={id} className="display-section">
        {title}
      </h2>
      <a className="more" href={href}>
        {label}
        <Icon of={ArrowRight} points />
      </a>
    </div>
  )
}

/** For the press: whom to ask, the logo, and on what terms pictures are used. */
function Press() {
  const { lang, site } = useHere()
  const words = mediaCenterTexts.in(lang)
  const { phone, email } = site.contact
  return (
    <section className="aside printed" aria-labelledby="press">
      <h2 id="press">{words.press}</h2>
      <Items className="contact">
        {phone && (
          <li>
            <Icon of={Phone} label={words.phone} />
            <DialLink number={phone} />
          </li>
        )}
        {email && (
          <li>
            <Icon of={Mail} label={words.mail} />
            <MailLink address={email} />
          </li>
        )}
      </Items>
      <p className="caption">{words.terms}</p>
      {site.logo && (
        <>
          <p className="caption">{words.logoTerms}</p>
          <ul>
            <LogoFile id={site.logo} label={words.logo} />
            {site.logoDark && <LogoFile id={site.logoDark} label={words.logoDark} />}
          </ul>
        </>
      )}
    </section>
  )
}

function LogoFile({ id, label }: { id: string; label: string }) {
  return (
    <li>
      <a className="more" href={`/api/Attachment/GetByte/${id}`}>
        {label}
      </a>
    </li>
  )
}
