import { ArrowLeft, ArrowRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { numberOf, type Lang } from '../../../kernel/kernel.ts'
import { bound } from '../bound.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { foreign } from './Head.tsx'
import { mediaTexts } from './mediaTexts.ts'
import { imageAddress } from './Picture.tsx'
import { useHere } from './site.ts'
import { OwnWords } from './ToldIn.tsx'

/** A picture of a record's gallery. */
export interface GalleryPicture {
  /** Id of a file. */
  readonly image: string
  readonly altAr: string
  readonly altEn?: string | null
  readonly captionAr?: string | null
  readonly captionEn?: string | null
}

interface StageProps {
  picture: GalleryPicture & { readonly photographer?: string | null | undefined }
  /** Which of all it is, from 1. */
  n: number
  all: number
  /** Path of what holds the pictures; each has its number behind it. */
  address: string
  /** «كل صور الألبوم» */
  back: string
  /** On what terms it may be used. */
  rights?: ReactNode
}

/** One picture in full, with the one before and the one after it: by links, and by the arrow keys where a script runs. */
export function Stage({ picture, n, all, address, back, rights }: StageProps) {
  const { lang, to } = useHere()
  const words = mediaTexts.in(lang)
  const caption = saidOf(lang, picture.captionAr, picture.captionEn)
  const isEnglishCaption = lang === 'ar' || !picture.captionAr || !!picture.captionEn
  return (
    <>
      <figure className="stage">
        <img
          src={imageAddress(picture.image, 800)}
          srcSet={[400, 800, 1600].map(width => `${imageAddress(picture.image, width)} ${width}w`).join(', ')}
          sizes="(min-width: 1264px) 1216px, calc(100vw - 32px)"
          width="1600"
          height="900"
          alt={saidOf(lang, picture.altAr, picture.altEn)}
          fetchPriority="high"
        />
        <figcaption>
          {caption && <p {...(isEnglishCaption ? {} : foreign('ar', lang))}>{bound(caption)}</p>}
          <p className="meta">
            <span>{placeAmong(lang, n, all)}</span>
            {picture.photographer && (
              <span>
                {words.by} <OwnWords>{picture.photographer}</OwnWords>
              </span>
            )}
            {rights && <span>{rights}</span>}
          </p>
        </figcaption>
      </figure>
      <nav className="stage-ways" aria-label={words.ways} data-arrows="">
        {n > 1 && (
          <a rel="prev" className="btn" href={to(`${address}/${n - 1}`)}>
            <Icon of={ArrowLeft} points /> {words.previous}
          </a>
        )}
        {n < all && (
          <a rel="next" className="btn" href={to(`${address}/${n + 1}`)}>
            {words.next} <Icon of={ArrowRight} points />
          </a>
        )}
        <a className="more" href={to(address)}>
          {back}
        </a>
        <a className="more" href={`/api/Attachment/GetByte/${picture.image}`}>
          {words.whole}
        </a>
      </nav>
      <p className="caption keys-note">{words.keys}</p>
    </>
  )
}

/** «الصورة 2 من 7» */
export function placeAmong(lang: Lang, n: number, all: number): string {
  return mediaTexts.say('picture', lang, { n: numberOf(n, lang), all: numberOf(all, lang) })
}

/** What is said of a picture in the page's language; in Arabic where there is no English. */
export function saidOf(lang: Lang, ar: string | null | undefined, en: string | null | undefined): string {
  return (lang === 'en' ? en : undefined) ?? ar ?? ''
}

/**
 * Which of the pictures an address names.
 * @param number from 1, as it stands in the address
 * @returns undefined for one that there is not
 */
export function pictureAt<P>(pictures: readonly P[] | null | undefined, number: string): { item: P; n: number } | undefined {
  const n = /^[1-9]\d{0,2}$/.test(number) ? Number(number) : 0
  const item = pictures?.[n - 1]
  return item === undefined ? undefined : { item, n }
}
