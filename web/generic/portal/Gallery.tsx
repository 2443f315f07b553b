import { bound } from '../bound.tsx'
import { mediaTexts } from './mediaTexts.ts'
import { imageAddress } from './Picture.tsx'
import { useHere } from './site.ts'

/** A picture of a record's gallery. */
export interface GalleryPicture {
  /** Id of a file. */
  readonly image: string
  readonly altAr: string
  readonly altEn?: string | null
  readonly captionAr?: string | null
  readonly captionEn?: string | null
}

/** The gallery of a record's page: each picture small, opened in full by a click; nothing where there are none. */
export function Gallery({ pictures }: { pictures: readonly GalleryPicture[] }) {
  const { lang } = useHere()
  if (pictures.length === 0) return null
  const say = (ar: string | null | undefined, en: string | null | undefined) => (lang === 'en' ? en : undefined) ?? ar ?? ''
  return (
    <section className="gallery" aria-labelledby="gallery">
      <h2 id="gallery" className="display-section">
        {mediaTexts.in(lang).gallery}
      </h2>
      <ul>
        {pictures.map(({ image, altAr, altEn, captionAr, captionEn }) => {
          const caption = say(captionAr, captionEn)
          return (
            <li key={image}>
              <figure>
                <a href={imageAddress(image, 1600)}>
                  <img
                    src={imageAddress(image, 400)}
                    srcSet={[400, 800].map(width => `${imageAddress(image, width)} ${width}w`).join(', ')}
                    sizes="(min-width: 992px) 320px, 50vw"
                    width="800"
                    height="600"
                    alt={say(altAr, altEn)}
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
