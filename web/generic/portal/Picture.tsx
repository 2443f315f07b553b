import type { Pictured } from './published.ts'
import { useHere } from './site.ts'

interface PictureProps {
  item: Pictured
  /** How wide it stands, as the browser reads `sizes`. */
  sizes: string
  /** Asked for at once; others when the reader comes near. */
  isFirst?: boolean | undefined
}

/** The main image in its 16:9 frame, in the width that the screen needs. */
export function Picture({ item, sizes, isFirst }: PictureProps) {
  const { lang } = useHere()
  if (!item.mainImage) return null
  const alt = (lang === 'en' ? item.mainImageAltEn : undefined) ?? item.mainImageAltAr ?? ''
  return (
    <img
      className={`picture${focusOf(item.mainImageFocus)}`}
      src={imageAddress(item.mainImage, 800)}
      srcSet={[400, 800, 1600].map(width => `${imageAddress(item.mainImage ?? '', width)} ${width}w`).join(', ')}
      sizes={sizes}
      width="1600"
      height="900"
      alt={alt}
      loading={isFirst ? undefined : 'lazy'}
      fetchPriority={isFirst ? 'high' : undefined}
      // Drawn together with what stands around it, and not some moments later in an empty frame.
      decoding="sync"
    />
  )
}

/** A page has no styles of its own: each tenth is a class. */
function focusOf(focus: string | null | undefined): string {
  const [x, y] = focus?.split(' ') ?? []
  return x === undefined || y === undefined ? '' : ` focus-x-${x} focus-y-${y}`
}

/** Where a stored image is, in one of its widths. */
export function imageAddress(id: string, width: number): string {
  return `/api/Attachment/GetByte/${id}?width=${width}`
}
