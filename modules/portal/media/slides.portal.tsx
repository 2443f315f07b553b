import { ArrowRight, ChevronLeft, ChevronRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { numberOf, type Lang } from '../../define.ts'
import type { Api } from '../../../web/generic/api.ts'
import { bound } from '../../../web/generic/bound.tsx'
import { foreign } from '../../../web/generic/portal/Head.tsx'
import { imageAddress } from '../../../web/generic/portal/Picture.tsx'
import { toldIn } from '../../../web/generic/portal/published.ts'
import { useHere } from '../../../web/generic/portal/site.ts'
import { Icon } from '../../../web/ui/Icon.tsx'
import { altIn } from './mediaParts.portal.tsx'
import type { Slide } from './publicMedia.ts'
import { slideTexts } from './texts.ts'

/** The slides that a page shows now, for loaders. */
export async function slidesAt(api: Api, placement: 'home' | 'mediaCenter'): Promise<readonly Slide[]> {
  return (await api.get<{ items: readonly Slide[] }>('Public/Slider', { placement })).items
}

interface SlidesProps {
  slides: readonly Slide[]
  /** They stand on the first screen of the page: the first one's picture is asked for at once. */
  areFirst?: boolean
}

/** Slides in a row that its reader moves: by the finger, the bar, or the links of each to those beside it. Nothing moves by itself. */
export function Slides({ slides, areFirst = false }: SlidesProps) {
  const { lang } = useHere()
  const words = slideTexts.in(lang)
  if (slides.length === 0) return null
  const all = numberOf(slides.length, lang)
  return (
    <section className="slides" aria-label={words.label}>
      <ul className="slides-row" {...(slides.length > 1 && { tabIndex: 0 })}>
        {slides.map((slide, index) => (
          <li key={slide.id} id={`slide-${index + 1}`} aria-label={slideTexts.say('slide', lang, { n: numberOf(index + 1, lang), all })}>
            <SlideFace slide={slide} isFirst={areFirst && index === 0}>
              {slides.length > 1 && <Ways slides={slides} index={index} />}
            </SlideFace>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Which of the slides this is, the way to each, and to those beside it: after the last comes the first. */
function Ways({ slides, index }: { slides: readonly Slide[]; index: number }) {
  const { lang } = useHere()
  const all = numberOf(slides.length, lang)
  const way = (word: 'before' | 'after', step: number) => {
    const to = (index + step + slides.length) % slides.length
    const slide = slides[to]
    return (
      slide && (
        <a href={`#slide-${to + 1}`} aria-label={slideTexts.say(word, lang, { title: toldIn(lang, slide).title })}>
          <Icon of={word === 'before' ? ChevronLeft : ChevronRight} points />
        </a>
      )
    )
  }
  return (
    <p className="slide-ways">
      {way('before', -1)}
      {slides.map(({ id }, at) => (
        <a
          key={id}
          href={`#slide-${at + 1}`}
          aria-label={slideTexts.say('slide', lang, { n: numberOf(at + 1, lang), all })}
          aria-current={at === index ? 'true' : undefined}
        >
          {numberOf(at + 1, lang)}
        </a>
      ))}
      {way('after', 1)}
    </p>
  )
}

function SlideFace({ slide, isFirst, children }: { slide: Slide; isFirst: boolean; children: ReactNode }) {
  const { lang, to } = useHere()
  const { title, told } = toldIn(lang, slide)
  const text = told === 'en' ? slide.textEn : slide.textAr
  const toldOf = (ar: string | null | undefined, en: string | null | undefined): Lang =>
    lang === 'en' && en == null && ar != null ? 'ar' : lang
  const href = slide.linkUrl?.startsWith('/') ? to(slide.linkUrl) : slide.linkUrl
  const { image, mobileImage } = slide
  const widths = (id: string, of: readonly number[]) => of.map(width => `${imageAddress(id, width)} ${width}w`).join(', ')
  return (
    <>
      <picture>
        {mobileImage && <source media="(max-width: 599px)" srcSet={widths(mobileImage, [400, 800])} sizes="calc(100vw - 32px)" />}
        <img
          src={imageAddress(image, 800)}
          srcSet={widths(image, [400, 800, 1600])}
          sizes="(min-width: 1264px) 800px, (min-width: 992px) 65vw, calc(100vw - 32px)"
          width="1600"
          height="900"
          alt={altIn(lang, slide.imageAltAr, slide.imageAltEn)}
          lang={foreign(toldOf(slide.imageAltAr, slide.imageAltEn), lang)?.lang}
          loading={isFirst ? undefined : 'lazy'}
          fetchPriority={isFirst ? 'high' : undefined}
          // Drawn together with its words: without it the panel would stand half empty until the picture is decoded.
          decoding="sync"
        />
      </picture>
      <div className="slide-side">
        <div className="slide-words" {...foreign(told, lang)}>
          <h2 className="display-section">{bound(title)}</h2>
          {text && <p>{bound(text)}</p>}
          {href && (
            // The label has a language of its own, which need not be that of the words around it.
            <a className="more" href={href} {...foreign(toldOf(slide.linkLabelAr, slide.linkLabelEn), told)}>
              {altIn(lang, slide.linkLabelAr, slide.linkLabelEn)}
              <Icon of={ArrowRight} points />
            </a>
          )}
        </div>
        {children}
      </div>
    </>
  )
}
