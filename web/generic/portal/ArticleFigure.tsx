import { foreign } from './Head.tsx'
import { Picture } from './Picture.tsx'
import type { Pictured, Words } from './published.ts'

interface ArticleFigureProps {
  item: Pictured & { readonly mainImageCaptionAr?: string | null; readonly mainImageCaptionEn?: string | null }
  /** What the page tells it in. */
  words: Pick<Words, 'told' | 'part'>
  isFirst?: boolean
}

/** The main image of a record at the head of its text, with what is said beneath it; nothing where there is none. */
export function ArticleFigure({ item, words: { told, part }, isFirst }: ArticleFigureProps) {
  if (!item.mainImage) return null
  const caption = part(item.mainImageCaptionAr, item.mainImageCaptionEn)
  return (
    <figure className="article-figure">
      <Picture item={item} isFirst={isFirst} sizes="(min-width: 1024px) 660px, calc(100vw - 32px)" />
      {caption.text && (
        <figcaption className="caption" {...foreign(caption.told, told)}>
          {caption.text}
        </figcaption>
      )}
    </figure>
  )
}
