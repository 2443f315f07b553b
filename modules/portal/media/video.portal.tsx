import { ExternalLink, Play } from 'lucide-react'
import { useLoaderData, type LoaderFunctionArgs } from 'react-router'
import { type Lang } from '../../define.ts'
import { besideIn } from '../../../web/generic/portal/languageList.ts'
import { bound } from '../../../web/generic/bound.tsx'
import { BodyText } from '../../../web/generic/portal/BodyText.tsx'
import { missing, moved, orMissing } from '../../../web/generic/portal/answers.ts'
import { ArabicOnly, ArabicParts, Share } from '../../../web/generic/portal/ArticleParts.tsx'
import { foreign, type GraphNode, Head } from '../../../web/generic/portal/Head.tsx'
import { LastUpdated } from '../../../web/generic/portal/LastUpdated.tsx'
import { lookupOf, nameIn } from '../../../web/generic/portal/lookups.ts'
import { imageAddress } from '../../../web/generic/portal/Picture.tsx'
import { addressIn, type Here, useHere } from '../../../web/generic/portal/site.ts'
import { ArticleDay, Code } from '../../../web/generic/portal/texts.tsx'
import { PartSign, ToldIn } from '../../../web/generic/portal/ToldIn.tsx'
import { homeStep, Trail } from '../../../web/generic/portal/Trail.tsx'
import { visitContext } from '../../../web/generic/visit.ts'
import { isInArabicAlone, toldIn, wordsOf } from '../../../web/generic/portal/published.ts'
import { EmptyState } from '../../../web/ui/EmptyState.tsx'
import { Icon } from '../../../web/ui/Icon.tsx'
import { LinkButton } from '../../../web/ui/LinkButton.tsx'
import { PageHead } from '../../../web/ui/PageHead.tsx'
import { PlainField } from '../../../web/ui/PlainField.tsx'
import { altIn, FilmSigns, Frame, rightsSaid } from './mediaParts.portal.tsx'
import { clockOf, hostOf, playerOf, secondAsked, secondsOf } from './players.ts'
import type { PublicVideo, VideoFilm } from './publicMedia.ts'
import { videoTexts } from './texts.ts'

/** The page opens players of other sites, once its reader asks for one. */
export const handle = { players: true }

const guid = /^[0-9a-f]{8}-([0-9a-f]{4}-){3}[0-9a-f]{12}$/i
const beside = 6

/** One player: the video that the address names, else the featured one, else the newest. */
export async function loader({ context, params, request }: LoaderFunctionArgs) {
  const { api, lang } = context.get(visitContext)
  const query = new URL(request.url).searchParams
  const [asked, from] = [query.get('id'), query.get('t')]
  if (asked && guid.test(asked))
    return moved(addressIn(lang, `/video/${asked}${from === null ? '' : `?${new URLSearchParams({ t: from })}`}`))
  if (params.id !== undefined && !guid.test(params.id)) return missing()
  const list = (more: Readonly<Record<string, string | number>>) =>
    api.get<{ items: readonly PublicVideo[] }>('Public/Video/GetListPaged', { maxResultCount: 1, ...more }).then(({ items }) => items)
  const chosen = async (language: ReturnType<typeof besideIn>) =>
    (await list({ isFeatured: 'true', ...language }))[0] ?? (await list(language))[0]
  const id = params.id ?? ((await chosen(besideIn(lang))) ?? (await chosen({})))?.id
  if (id === undefined) return { film: undefined }
  const film = await orMissing(api.get<VideoFilm>(`Public/Video/Get/${id}`))
  const [categories, sources, rights, site, sameKind] = await Promise.all([
    lookupOf(api, 'videoCategory'),
    lookupOf(api, 'videoSource'),
    lookupOf(api, 'mediaRights'),
    api.get<{ videoPlayers: readonly string[] }>('Public/Site'),
    list({ category: film.category, maxResultCount: beside + 1, ...besideIn(lang) }),
  ])
  const isOther = ({ id: of }: PublicVideo) => of !== film.id
  // Of a category that has no other film, the newest of all stand beside it, and say so.
  const alike = sameKind.filter(isOther)
  const others = alike.length > 0 ? alike : (await list({ maxResultCount: beside + 1, ...besideIn(lang) })).filter(isOther)
  return {
    film,
    category: categories.find(value => value.id === film.category),
    source: sources.find(value => value.id === film.source)?.code ?? '',
    rights: rights.find(value => value.id === film.rights),
    players: site.videoPlayers,
    others: others.slice(0, beside),
    isAlike: alike.length > 0,
    isNamed: params.id !== undefined,
    second: secondWithin(film, from),
  }
}

export default function VideoPage() {
  const data = useLoaderData<typeof loader>()
  const here = useHere()
  const words = videoTexts.in(here.lang)
  if (data.film) return <Watch {...data} />
  const steps = [homeStep(here.lang), { label: words.watch }]
  return (
    <div className="wrap">
      <Head title={words.watch} description={words.intro} steps={steps} noIndex />
      <PageHead lang={here.lang} title={words.watch} />
      <EmptyState title={words.nothing} action={<LinkButton href={here.to('/mediaCenter')}>{words.toMedia}</LinkButton>} />
    </div>
  )
}

/** The second that is asked for, where the film is as long. */
function secondWithin({ duration }: VideoFilm, asked: string | null): number {
  const second = secondAsked(asked)
  return duration && second >= secondsOf(duration) ? 0 : second
}

type WatchData = Extract<Awaited<ReturnType<typeof loader>>, { film: VideoFilm }>

function Watch({ film, category, source, rights, players, others, isAlike, isNamed, second }: WatchData) {
  const here = useHere()
  const { lang } = here
  const words = videoTexts.in(lang)
  const { title, told, part } = wordsOf(lang, film)
  const { text: description, told: describedIn } = part(film.descriptionAr, film.descriptionEn)
  const path = `/video/${film.id}`
  const steps = [
    homeStep(lang),
    { label: words.toMedia, path: '/mediaCenter' },
    { label: words.center, path: '/videoCenter' },
    ...(category ? [{ label: nameIn(lang, category), path: `/videoCenter?category=${category.code}` }] : []),
    { label: title },
  ]
  const isArabicOnly = told !== lang
  const isOwn = (film.file ?? []).length > 0
  const beginAt = <BeginAt path={path} second={second} />
  return (
    <div className="wrap">
      <Head
        title={title}
        description={description || title}
        path={path}
        steps={steps}
        card={`video/${film.id}`}
        arabicOnly={isInArabicAlone(film)}
        graph={[videoGraph(film, { title, description, told, source }, here)]}
      />
      <div className="article-trail">
        <Trail steps={steps.slice(0, -1)} />
      </div>
      <div className="watch">
        <div>
          {isArabicOnly ? (
            <ArabicOnly {...(!isNamed && { path: `/video/${film.id}` })} />
          ) : (
            <ArabicParts of={description !== '' && describedIn !== lang} />
          )}
          <Player film={film} source={source} title={title} players={players} second={second} />
          <h1 className="display-page" {...foreign(told, lang)}>
            {bound(title)}
          </h1>
          <p className="meta">
            {film.date && <ArticleDay day={film.date} />}
            {category && <span>{nameIn(lang, category)}</span>}
            {film.placeNameAr && (
              <span className="where">{bound(nameIn(lang, { nameAr: film.placeNameAr, nameEn: film.placeNameEn }))}</span>
            )}
            {film.duration && (
              <span>
                <Code>{film.duration}</Code>
              </span>
            )}
            <FilmSigns item={film} />
          </p>
          {description && describedIn !== told && <PartSign />}
          {description && (
            <p className="watch-text" {...foreign(describedIn, lang)}>
              {bound(description)}
            </p>
          )}
          <Transcript film={film} />
          <footer className="article-end">
            {rights && (
              <p>
                <b>{words.rights}</b> {bound(rightsSaid(rights, film, here))}
              </p>
            )}
            <Share title={title} film={{ path, second, isOwn }} />
            {/* A script copies the address from where the film is now. */}
            {isOwn ? <noscript>{beginAt}</noscript> : beginAt}
          </footer>
        </div>
        {others.length > 0 && <Playlist items={others} isAlike={isAlike} />}
      </div>
      <LastUpdated at={film.publishedAt} />
    </div>
  )
}

interface PlayerProps {
  film: VideoFilm
  source: string
  title: string
  players: readonly string[]
  /** At which it begins. */
  second: number
}

/** A file of our own in the browser's player; a film of another site behind its picture, until the reader asks for it. */
function Player({ film, source, title, players, second }: PlayerProps) {
  const { lang } = useHere()
  const words = videoTexts.in(lang)
  const [file] = film.file ?? []
  if (file) return <OwnPlayer film={film} file={file} title={title} second={second} />
  const host = hostOf(film.url ?? '')
  if (host === undefined || !film.url) return null
  const player = playerOf(source, film.url, players, second)
  return (
    <div className="player" data-player="">
      <Frame
        image={film.thumbnail}
        alt={altIn(lang, film.thumbnailAltAr, film.thumbnailAltEn)}
        sizes="(min-width: 992px) 790px, calc(100vw - 32px)"
        isFirst
      />
      <div className="player-ask">
        <p>{videoTexts.say('loadedFrom', lang, { host })}</p>
        {player && (
          <button type="button" className="btn btn-act" hidden data-do="player" data-src={player} data-title={title}>
            <Icon of={Play} /> {words.play}
          </button>
        )}
        <LinkButton href={film.url} rel="external noreferrer" icon={ExternalLink}>
          {videoTexts.say('openAt', lang, { host })}
        </LinkButton>
      </div>
    </div>
  )
}

// Its captions are children that there are or are not, which no checker of the markup sees.
const Video = 'video'

/** Nothing of the film is fetched before it is played. */
function OwnPlayer({ film, file, title, second }: { film: VideoFilm; file: string; title: string; second: number }) {
  const { lang } = useHere()
  // Where no picture was given, the frame at three seconds is shown.
  const from = second > 0 ? second : film.thumbnail ? 0 : 3
  const tracks = [
    ['ar', film.captionsAr?.[0], videoTexts.in(lang).captionsAr],
    ['en', film.captionsEn?.[0], videoTexts.in(lang).captionsEn],
  ] as const
  return (
    <Video
      className="player"
      controls
      playsInline
      preload={film.thumbnail ? 'none' : 'metadata'}
      poster={film.thumbnail ? imageAddress(film.thumbnail, 800) : undefined}
      aria-label={title}
      width="1600"
      height="900"
    >
      <source src={`/api/Attachment/GetByte/${file}${from > 0 ? `#t=${from}` : ''}`} />
      {tracks.map(
        ([language, track, label]) =>
          track && (
            <track
              key={language}
              kind="captions"
              src={`/api/Attachment/GetByte/${track}`}
              srcLang={language}
              label={label}
              default={language === lang}
            />
          ),
      )}
    </Video>
  )
}

/** The way to an address of the film that begins within it, to be handed on; of a film of another site nobody but its player knows where it is. */
function BeginAt({ path, second }: { path: string; second: number }) {
  const { lang, to } = useHere()
  const words = videoTexts.in(lang)
  return (
    <form className="begin-at" action={to(path)}>
      <PlainField
        name="t"
        label={words.beginAt}
        placeholder="0:00"
        defaultValue={second > 0 ? clockOf(second) : undefined}
        inputMode="numeric"
        pattern="(\d{1,2}:)?\d{1,3}:\d{2}"
        dir="ltr"
        lang={lang}
      />
      <button type="submit" className="btn">
        {words.begin}
      </button>
    </form>
  )
}

/** What is said in the film, to be read; in the page's language where there is one. */
function Transcript({ film }: { film: VideoFilm }) {
  const { lang } = useHere()
  const words = videoTexts.in(lang)
  const told: Lang = lang === 'en' && film.transcriptEn ? 'en' : 'ar'
  const html = (told === 'en' ? film.transcriptEn : film.transcriptAr) ?? ''
  if (html === '') return film.isCaptioned ? null : <p className="caption watch-text">{words.noSound}</p>
  return (
    <section className="transcript" aria-labelledby="transcript">
      <h2 id="transcript" className="display-section">
        {words.transcript}
      </h2>
      <div {...foreign(told, lang)}>
        <BodyText html={html} />
      </div>
    </section>
  )
}

/** What may be watched after this: others of its kind, or whatever else there is. */
function Playlist({ items, isAlike }: { items: readonly PublicVideo[]; isAlike: boolean }) {
  const { lang, to } = useHere()
  const words = videoTexts.in(lang)
  return (
    <aside className="aside playlist">
      <h2>{isAlike ? words.list : words.otherFilms}</h2>
      <ol>
        {items.map((item, index) => {
          const { title, told } = toldIn(lang, item)
          return (
            <li key={item.id}>
              <Frame image={item.thumbnail} alt="" sizes="120px" />
              <div>
                {index === 0 && <small>{words.next}</small>}
                <a href={to(`/video/${item.id}`)} {...foreign(told, lang)}>
                  {bound(title)}
                </a>
                {(item.duration || told !== lang) && (
                  <small className="meta">
                    {item.duration && (
                      <span>
                        <Code>{item.duration}</Code>
                      </span>
                    )}
                    <ToldIn told={told} />
                  </small>
                )}
              </div>
            </li>
          )
        })}
      </ol>
      <a className="more" href={to('/videoCenter')}>
        {words.all}
      </a>
    </aside>
  )
}

function videoGraph(
  film: VideoFilm,
  { title, description, told, source }: { title: string; description: string; told: Lang; source: string },
  { site }: Here,
): GraphNode {
  const [file] = film.file ?? []
  return {
    '@type': 'VideoObject',
    name: title,
    description: description || title,
    inLanguage: told,
    uploadDate: film.date,
    url: site.origin + addressIn(told, `/video/${film.id}`),
    ...(film.thumbnail && { thumbnailUrl: [site.origin + imageAddress(film.thumbnail, 1600)] }),
    ...(file && { contentUrl: `${site.origin}/api/Attachment/GetByte/${file}` }),
    ...(source !== 'uploaded' && film.url && { sameAs: film.url }),
    ...(film.duration && { duration: isoDuration(film.duration) }),
  }
}

/** `1:02:30` as `PT1H2M30S`. */
function isoDuration(duration: string): string {
  const [seconds = '0', minutes = '0', hours] = duration.split(':').toReversed()
  return `PT${hours === undefined ? '' : `${Number(hours)}H`}${Number(minutes)}M${Number(seconds)}S`
}
