import { bound } from '../bound.tsx'
import { foreign, Head } from './Head.tsx'
import { imageAddress } from './Picture.tsx'
import { isInArabicAlone, wordsOf, type Told } from './published.ts'
import { useHere } from './site.ts'
import { type GalleryPicture, placeAmong, saidOf, Stage } from './Stage.tsx'
import { homeStep, Trail } from './Trail.tsx'
import { mediaTexts } from './mediaTexts.ts'

interface GalleryPageProps {
  /** The record whose gallery it is. */
  record: Told & { readonly id: string; readonly gallery?: readonly GalleryPicture[] | null | undefined }
  item: GalleryPicture
  /** Which of the gallery it is, from 1. */
  n: number
  /** Path of the record, where that is not behind the path of its list. */
  address?: string
  /** The list in which the record stands. */
  list: { readonly label: string; readonly path: string }
  /** Name of its definition, for its card. */
  kind: string
}

/** One picture of a record's gallery at an address of its own, so that one goes through all of them without a script too (section 15.2). */
export function GalleryPage({ record, item, n, list, kind, address = `${list.path}/${record.id}` }: GalleryPageProps) {
  const { lang, site, to } = useHere()
  const { title, told } = wordsOf(lang, record)
  const all = record.gallery?.length ?? 0
  const said = placeAmong(lang, n, all)
  const steps = [homeStep(lang), list, { label: title, path: address }, { label: said }]
  const alt = saidOf(lang, item.altAr, item.altEn)
  return (
    <div className="wrap">
      <Head
        title={`${title}: ${said}`}
        description={saidOf(lang, item.captionAr, item.captionEn) || alt}
        steps={steps}
        card={`${kind}/${record.id}`}
        arabicOnly={isInArabicAlone(record)}
        noIndex
        graph={[{ '@type': 'ImageObject', contentUrl: site.origin + imageAddress(item.image, 1600), name: alt }]}
      />
      <div className="article-trail">
        <Trail steps={steps.slice(0, -1)} />
      </div>
      <h1 className="picture-title" {...foreign(told, lang)}>
        <a href={to(address)}>{bound(title)}</a>
      </h1>
      <Stage picture={item} n={n} all={all} address={address} back={mediaTexts.say('back', lang)} />
    </div>
  )
}
