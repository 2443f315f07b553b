import { bound } from '../../../web/generic/bound.tsx'
import { missing } from '../../../web/generic/portal/answers.ts'
import { foreign, Head } from '../../../web/generic/portal/Head.tsx'
import { imageAddress } from '../../../web/generic/portal/Picture.tsx'
import { useHere } from '../../../web/generic/portal/site.ts'
import { isInArabicAlone, wordsOf } from '../../../web/generic/portal/published.ts'
import { pictureAt, placeAmong, Stage } from '../../../web/generic/portal/Stage.tsx'
import { Trail } from '../../../web/generic/portal/Trail.tsx'
import type { Visit } from '../../../web/generic/visit.ts'
import { loadAlbum, stepsTo } from './album.portal.tsx'
import { altIn, rightsSaid } from './mediaParts.portal.tsx'
import { albumTexts } from './texts.ts'

/** @param number of the picture in its album, from 1 */
export async function loadPicture(visit: Visit, id: string, number: string) {
  const loaded = await loadAlbum(visit, id)
  const found = pictureAt(loaded.album.images, number)
  return found === undefined ? missing() : { ...loaded, ...found }
}

/** One picture on its stage. */
export function PicturePage({ album, category, rights, item, n }: Awaited<ReturnType<typeof loadPicture>>) {
  const here = useHere()
  const { lang, site, to } = here
  const { title, told } = wordsOf(lang, album)
  const all = album.images?.length ?? 0
  const said = placeAmong(lang, n, all)
  const alt = altIn(lang, item.altAr, item.altEn)
  const address = `/imgCenter/${album.id}`
  const steps = [
    ...stepsTo(title, category, lang).map((step, index, list) => (index === list.length - 1 ? { ...step, path: address } : step)),
    { label: said },
  ]
  return (
    <div className="wrap">
      <Head
        title={`${title}: ${said}`}
        description={altIn(lang, item.captionAr, item.captionEn) || alt}
        steps={steps}
        card={`imageAlbum/${album.id}`}
        arabicOnly={isInArabicAlone(album)}
        noIndex
        graph={[{ '@type': 'ImageObject', contentUrl: site.origin + imageAddress(item.image, 1600), name: alt }]}
      />
      <div className="article-trail">
        <Trail steps={steps.slice(0, -1)} />
      </div>
      <h1 className="picture-title" {...foreign(told, lang)}>
        <a href={to(address)}>{bound(title)}</a>
      </h1>
      <Stage
        picture={item}
        n={n}
        all={all}
        address={address}
        back={albumTexts.say('back', lang)}
        rights={rights && bound(rightsSaid(rights, album, here))}
      />
    </div>
  )
}
