import { bound } from '../bound.tsx'
import { mediaTexts } from './mediaTexts.ts'
import { imageAddress } from './Picture.tsx'
import { useHere } from './site.ts'
import { type GalleryPicture, saidOf } from './Stage.tsx'

interface GalleryProps {
  pictures: readonly GalleryPicture[]
  /** Path of the record; each picture has a page with its number behind it. */
  address: string
}

/** The gallery of a record's page: each picture small, leading to its own page; nothing where there are none. */
export function Gallery({ pictures, address }: GalleryProps) {
  const { lang, to } = useHere()
  if (pictures.length === 0) return null
  return (
    <section className="gallery" aria-labelledby="gallery">
      <h2 id="gallery" className="display-section">
        {mediaTexts.in(lang).gallery}
      </h2>
      <ul>
        {pictures.map(({ image, altAr, altEn, captionAr, captionEn }, index) => {
          const caption = saidOf(lang, captionAr, captionEn)
          return (
            <li key={image}>
              <figure>
                <a href={to(`${address}/${index + 1}`)}>
                  <img
                    src={imageAddress(image, 400)}
                    srcSet={[400, 800].map(width => `${imageAddress(image, width)} ${width}w`).join(', ')}
                    sizes={pictures.length === 1 ? '(min-width: 992px) 660px, 100vw' : '(min-width: 992px) 320px, 50vw'}
                    width="800"
                    height="600"
                    alt={saidOf(lang, altAr, altEn)}
                    loading="lazy"
                    decoding="async"
                  />
                </a>
                {caption && <figcaption className="caption">{bound(caption)}</figcaption>}
              </figure>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
