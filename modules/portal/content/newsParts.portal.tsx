import type { ReactNode } from 'react'
import type { Lang } from '../../define.ts'
import { foreign } from '../../../web/generic/portal/Head.tsx'
import { type LookupValue, nameIn } from '../../../web/generic/portal/lookups.ts'
import { useHere } from '../../../web/generic/portal/site.ts'
import { bound } from '../../../web/generic/bound.tsx'
import { Day } from '../../../web/generic/portal/texts.tsx'
import { ToldIn } from '../../../web/generic/portal/ToldIn.tsx'
import { PlaceMark } from '../../../web/ui/Avatar.tsx'
import { ProductMark } from '../../../web/ui/Mark.tsx'
import type { Publisher, PublicNews } from './publicNews.ts'

/** What an item's title and summary are in the page's language; in Arabic where there is no English, and marked so. */
export function toldIn(lang: Lang, item: PublicNews): { title: string; summary: string; told: Lang } {
  const told: Lang = lang === 'en' && item.titleEn ? 'en' : 'ar'
  return {
    title: (told === 'en' ? item.titleEn : item.titleAr) ?? '',
    summary: (told === 'en' ? item.summaryEn : item.summaryAr) ?? '',
    told,
  }
}

/** Whose news it is, unless the title begins with that name: then nobody reads it twice. */
export function publisherSaid(lang: Lang, item: PublicNews): string | undefined {
  if (!item.placeNameAr) return undefined
  const name = nameIn(lang, { nameAr: item.placeNameAr, nameEn: item.placeNameEn })
  return toldIn(lang, item).title.startsWith(name) || (item.titleAr ?? '').startsWith(item.placeNameAr) ? undefined : name
}

/** The title as the link to the item. */
export function NewsLink({ item, children }: { item: PublicNews; children?: ReactNode }) {
  const { lang, to } = useHere()
  const { title, told } = toldIn(lang, item)
  return (
    <a href={to(`/news/${item.id}`)} {...foreign(told, lang)}>
      {children ?? bound(title)}
    </a>
  )
}

/** Date, category and publishing body of an item, and its language where that is not the page's; the ministry's own says nothing of its body. */
export function NewsMeta({ item, categories }: { item: PublicNews; categories: readonly LookupValue[] }) {
  const { lang } = useHere()
  const { told } = toldIn(lang, item)
  const category = categories.find(({ id }) => id === item.category)
  const publisher = publisherSaid(lang, item)
  return (
    <p className="meta">
      {item.date && <Day day={item.date} />}
      {category && <span>{nameIn(lang, category)}</span>}
      {publisher !== undefined && <span className="where">{bound(publisher)}</span>}
      <ToldIn told={told} />
    </p>
  )
}

interface NewsImageProps {
  item: PublicNews
  /** How wide it stands, as the browser reads `sizes`. */
  sizes: string
  /** Asked for at once; others when the reader comes near. */
  isFirst?: boolean
}

/** The main image in its 16:9 frame, in the width that the screen needs. */
export function NewsImage({ item, sizes, isFirst }: NewsImageProps) {
  const { lang } = useHere()
  if (!item.mainImage) return null
  const alt = (lang === 'en' ? item.mainImageAltEn : undefined) ?? item.mainImageAltAr ?? ''
  return (
    <img
      className="picture"
      src={imageAddress(item.mainImage, 800)}
      srcSet={[400, 800, 1600].map(width => `${imageAddress(item.mainImage ?? '', width)} ${width}w`).join(', ')}
      sizes={sizes}
      width="1600"
      height="900"
      alt={alt}
      loading={isFirst ? undefined : 'lazy'}
      fetchPriority={isFirst ? 'high' : undefined}
      decoding="async"
    />
  )
}

/** Where a stored image is, in one of its widths. */
export function imageAddress(id: string, width: number): string {
  return `/api/Attachment/GetByte/${id}?width=${width}`
}

/** Whose news it is, by logo or by the stitches of its governorate; the ministry by the product's own sign. */
export function PublisherMark({ publisher }: { publisher: Publisher | undefined }) {
  if (!publisher?.governorate)
    return (
      <span className="mark">
        <ProductMark />
      </span>
    )
  return <PlaceMark governorate={publisher.governorate} logo={publisher.logo ? imageAddress(publisher.logo, 400) : undefined} />
}
