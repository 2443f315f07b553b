import { ArrowLeft, ArrowRight } from 'lucide-react'
import { numberOf } from '../../define.ts'
import { bound } from '../../../web/generic/bound.tsx'
import { missing } from '../../../web/generic/portal/answers.ts'
import { foreign, Head } from '../../../web/generic/portal/Head.tsx'
import { imageAddress } from '../../../web/generic/portal/Picture.tsx'
import { useHere } from '../../../web/generic/portal/site.ts'
import { isInArabicAlone, wordsOf } from '../../../web/generic/portal/published.ts'
import { Trail } from '../../../web/generic/portal/Trail.tsx'
import type { Visit } from '../../../web/generic/visit.ts'
import { Icon } from '../../../web/ui/Icon.tsx'
import { loadAlbum, stepsTo } from './album.portal.tsx'
import { altIn, rightsSaid } from './mediaParts.portal.tsx'
import { albumTexts } from './texts.ts'

/** @param number of the picture in its album, from 1 */
export async function loadPicture(visit: Visit, id: string, number: string) {
  const loaded = await loadAlbum(visit, id)
  const n = /^[1-9]\d{0,2}$/.test(number) ? Number(number) : 0
  const item = loaded.album.images?.[n - 1]
  return item === undefined ? missing() : { ...loaded, item, n }
}

/** One picture on its stage, with the one before and the one after: by links, and by the arrow keys where a script runs. */
export function PicturePage({ album, category, rights, item, n }: Awaited<ReturnType<typeof loadPicture>>) {
  const here = useHere()
  const { lang, to } = here
  const words = albumTexts.in(lang)
  const { title, told } = wordsOf(lang, album)
  const all = album.images?.length ?? 0
  const said = albumTexts.say('picture', lang, { n: numberOf(n, lang), all: numberOf(all, lang) })
  const alt = altIn(lang, item.altAr, item.altEn)
  const caption = altIn(lang, item.captionAr, item.captionEn)
  const isEnglishCaption = lang === 'ar' || !item.captionAr || !!item.captionEn
  const address = `/imgCenter/${album.id}`
  const steps = [
    ...stepsTo(title, category, lang).map((step, index, list) => (index === list.length - 1 ? { ...step, path: address } : step)),
    { label: said },
  ]
  return (
    <div className="wrap">
      <Head
        title={`${title}: ${said}`}
        description={caption || alt}
        steps={steps}
        card={`imageAlbum/${album.id}`}
        arabicOnly={isInArabicAlone(album)}
        noIndex
        graph={[{ '@type': 'ImageObject', contentUrl: imageAddress(item.image, 1600), name: alt }]}
      />
      <div className="article-trail">
        <Trail steps={steps.slice(0, -1)} />
      </div>
      <h1 className="picture-title" {...foreign(told, lang)}>
        {bound(title)}
      </h1>
      <figure className="stage">
        <img
          src={imageAddress(item.image, 800)}
          srcSet={[400, 800, 1600].map(width => `${imageAddress(item.image, width)} ${width}w`).join(', ')}
          sizes="(min-width: 1264px) 1216px, calc(100vw - 32px)"
          width="1600"
          height="900"
          alt={alt}
          fetchPriority="high"
          decoding="async"
        />
        <figcaption>
          {caption && <p {...(isEnglishCaption ? {} : foreign('ar', lang))}>{bound(caption)}</p>}
          <p className="meta">
            <span>{said}</span>
            {item.photographer && (
              <span>
                {words.by} {item.photographer}
              </span>
            )}
            {rights && <span>{bound(rightsSaid(rights, album, here))}</span>}
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
          {words.back}
        </a>
        <a className="more" href={`/api/Attachment/GetByte/${item.image}`}>
          {words.whole}
        </a>
      </nav>
      <p className="caption keys-note">{words.keys}</p>
    </div>
  )
}
