import { Captions, Hand, Images, Play } from 'lucide-react'
import { pluralOf, type Lang } from '../../define.ts'
import { bound } from '../../../web/generic/bound.tsx'
import { foreign } from '../../../web/generic/portal/Head.tsx'
import { type LookupValue, nameIn } from '../../../web/generic/portal/lookups.ts'
import { imageAddress } from '../../../web/generic/portal/Picture.tsx'
import { type Here, useHere } from '../../../web/generic/portal/site.ts'
import { toldIn } from '../../../web/generic/portal/published.ts'
import { Code, Day } from '../../../web/generic/portal/texts.tsx'
import { ToldIn } from '../../../web/generic/portal/ToldIn.tsx'
import { Icon } from '../../../web/ui/Icon.tsx'
import { MotifMark } from '../../../web/ui/Mark.tsx'
import type { AlbumPlace } from './albumRows.ts'
import type { PublicAlbum, PublicVideo } from './publicMedia.ts'
import { albumTexts, imageCount, videoTexts } from './texts.ts'

/** On what terms media may be used; whose they are by name. */
export function rightsSaid(
  rights: LookupValue,
  { placeNameAr, placeNameEn }: Pick<PublicVideo, 'placeNameAr' | 'placeNameEn'>,
  { lang, say, site }: Here,
): string {
  if (rights.code !== 'owned') return nameIn(lang, rights)
  const body = placeNameAr ? nameIn(lang, { nameAr: placeNameAr, nameEn: placeNameEn }) : say(site.ownerName)
  // In English a ministry has its article within a sentence.
  return albumTexts.say('ownedBy', lang, { body: body.replace(/^(?=Ministry\b)/, 'the ') })
}

interface FrameProps {
  /** Id of a file; without one the frame holds a pale motif. */
  image: string | null | undefined
  alt: string
  /** How wide it stands, as the browser reads `sizes`. */
  sizes: string
  isFirst?: boolean | undefined
}

/** A picture that stands for a film or an album, in the width that the screen needs. */
export function Frame({ image, alt, sizes, isFirst }: FrameProps) {
  if (!image)
    return (
      <span className="frame-empty">
        <MotifMark motif="star" size="large" pale bare />
      </span>
    )
  return (
    <img
      className="picture"
      src={imageAddress(image, 400)}
      srcSet={[400, 800, 1600].map(width => `${imageAddress(image, width)} ${width}w`).join(', ')}
      sizes={sizes}
      width="1600"
      height="900"
      alt={alt}
      loading={isFirst ? undefined : 'lazy'}
      fetchPriority={isFirst ? 'high' : undefined}
      decoding={isFirst ? 'sync' : 'async'}
    />
  )
}

/** What is said of a picture in the page's language; in Arabic where there is no English. */
export function altIn(lang: Lang, ar: string | null | undefined, en: string | null | undefined): string {
  return (lang === 'en' ? en : undefined) ?? ar ?? ''
}

interface FilmProps {
  item: PublicVideo
  sizes: string
  isFirst?: boolean
  /** The heading of its title, by where it stands. */
  level?: 2 | 3
  categories?: readonly LookupValue[]
  /** In a row: its first sentence is told beneath its title, and its length there, not on a picture so small. */
  isTold?: boolean
}

/** A film in a grid or a row: its picture with sign and length, then its title, which is the link. */
export function Film({ item, sizes, isFirst, level = 2, categories = [], isTold = false }: FilmProps) {
  const { lang, to } = useHere()
  const { title, told } = toldIn(lang, item)
  const Title = level === 2 ? 'h2' : 'h3'
  const category = categories.find(({ id }) => id === item.category)
  const said = isTold ? descriptionOf(item, lang) : undefined
  return (
    <article className="film">
      <span className="film-frame">
        {/* The title beneath says what the film is: its picture says nothing of its own here. */}
        <Frame image={item.thumbnail} alt="" sizes={sizes} isFirst={isFirst} />
        {!isTold && (
          <span className="film-play">
            <Icon of={Play} />
          </span>
        )}
        {!isTold && item.duration && (
          <span className="film-length">
            <Code>{item.duration}</Code>
          </span>
        )}
      </span>
      <Title className="film-title">
        <a href={to(`/video/${item.id}`)} {...foreign(told, lang)}>
          {bound(title)}
        </a>
      </Title>
      <p className="meta">
        {isTold && item.duration && (
          <span>
            <Icon of={Play} small /> <Code>{item.duration}</Code>
          </span>
        )}
        {item.date && <Day day={item.date} />}
        {category && <span>{nameIn(lang, category)}</span>}
        <FilmSigns item={item} />
        <ToldIn told={told} />
      </p>
      {said?.text && (
        <p className="film-said" {...foreign(said.told, lang)}>
          {bound(firstSentenceOf(said.text))}
        </p>
      )}
    </article>
  )
}

/** What is said of a film in the language in which its title is told. */
export function descriptionOf(item: PublicVideo, lang: Lang): { readonly text: string | null | undefined; readonly told: Lang } {
  return lang === 'en' && item.titleEn ? { text: item.descriptionEn, told: 'en' } : { text: item.descriptionAr, told: 'ar' }
}

/** The first sentence of a text, with the sign that ends it. */
export function firstSentenceOf(text: string): string {
  return /^.*?[.!?؟…](?=\s|$)/su.exec(text)?.[0] ?? text
}

/** For whom a film is made accessible, by sign and word. */
export function FilmSigns({ item }: { item: Pick<PublicVideo, 'isCaptioned' | 'signLanguage'> }) {
  const words = videoTexts.in(useHere().lang)
  return (
    <>
      {item.isCaptioned && (
        <span>
          <Icon of={Captions} small /> {words.captions}
        </span>
      )}
      {item.signLanguage && (
        <span>
          <Icon of={Hand} small /> {words.sign}
        </span>
      )}
    </>
  )
}

interface AlbumProps {
  item: PublicAlbum
  sizes: string
  isFirst?: boolean
  level?: 2 | 3
  /** How it stands among others; without it as one of many alike. */
  place?: AlbumPlace
  /** Id of the place on whose page it stands: of its own albums nobody reads there whose they are. */
  of?: string
}

const placeClasses = [
  ['isLarge', 'album-large'],
  ['isWhole', 'album-whole'],
  ['isAlone', 'album-alone'],
] as const

/** An album as a print lying on others: its cover, how many pictures, its title. */
export function Album({ item, sizes, isFirst, level = 2, place, of }: AlbumProps) {
  const { lang, to } = useHere()
  const { title, told } = toldIn(lang, item)
  const Title = level === 2 ? 'h2' : 'h3'
  return (
    <article className={['album', ...placeClasses.flatMap(([key, name]) => (place?.[key] ? [name] : []))].join(' ')}>
      <span className="album-cover">
        <Frame image={item.cover} alt="" sizes={sizes} isFirst={isFirst} />
      </span>
      <Title className="film-title">
        <a href={to(`/imgCenter/${item.id}`)} {...foreign(told, lang)}>
          {bound(title)}
        </a>
      </Title>
      <p className="meta">
        <span>
          <Icon of={Images} small /> {pluralOf(imageCount, item.imageCount ?? 0, lang)}
        </span>
        {item.date && <Day day={item.date} />}
        {item.placeNameAr && item.place !== of && (
          <span className="where">{bound(nameIn(lang, { nameAr: item.placeNameAr, nameEn: item.placeNameEn }))}</span>
        )}
        <ToldIn told={told} />
      </p>
    </article>
  )
}
