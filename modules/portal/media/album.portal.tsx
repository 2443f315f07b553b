import { inLang, pluralOf, type Lang } from '../../define.ts'
import { bound } from '../../../web/generic/bound.tsx'
import { orMissing, orNothing } from '../../../web/generic/portal/answers.ts'
import { ArabicOnly, ArabicParts, Share } from '../../../web/generic/portal/ArticleParts.tsx'
import { foreign, type GraphNode, Head } from '../../../web/generic/portal/Head.tsx'
import { LastUpdated } from '../../../web/generic/portal/LastUpdated.tsx'
import { type LookupValue, lookupOf, nameIn } from '../../../web/generic/portal/lookups.ts'
import { imageAddress } from '../../../web/generic/portal/Picture.tsx'
import { addressIn, type Here, useHere } from '../../../web/generic/portal/site.ts'
import { isInArabicAlone, toldIn, wordsOf } from '../../../web/generic/portal/published.ts'
import { ArticleDay } from '../../../web/generic/portal/texts.tsx'
import { PartSign } from '../../../web/generic/portal/ToldIn.tsx'
import { homeStep, trailOf } from '../../../web/generic/portal/Trail.tsx'
import type { Visit } from '../../../web/generic/visit.ts'
import { PageHead } from '../../../web/ui/PageHead.tsx'
import { imageAlbum } from './imageAlbum.ts'
import { altIn, rightsSaid } from './mediaParts.portal.tsx'
import type { AlbumPictures } from './publicMedia.ts'
import { albumTexts, imageCount, videoTexts } from './texts.ts'

/** An album with what its pages say of it. */
export async function loadAlbum({ api }: Visit, id: string) {
  const [album, categories, rights] = await Promise.all([
    orMissing(api.get<AlbumPictures>(`Public/ImageAlbum/Get/${id}`)),
    lookupOf(api, 'albumCategory'),
    lookupOf(api, 'mediaRights'),
  ])
  const event = album.event ? await findEvent(api, album.event) : undefined
  return {
    album,
    event,
    category: categories.find(value => value.id === album.category),
    rights: rights.find(value => value.id === album.rights),
  }
}

/** The event whose pictures they are, with the path of its page: of its own while it is to come; undefined where it is not published. */
async function findEvent(api: Visit['api'], id: string): Promise<(AlbumEvent & { readonly path: string }) | undefined> {
  const event = await orNothing(api.get<AlbumEvent>(`Public/Event/Get/${id}`))
  return event && { ...event, path: `/${Date.parse(event.endAt) > Date.now() ? 'newEvent' : 'event'}/${id}` }
}

interface AlbumEvent {
  readonly id: string
  readonly titleAr: string
  readonly titleEn?: string | null
  /** UTC instant. */
  readonly endAt: string
}

/** The steps to an album, itself last. */
export function stepsTo(title: string, category: LookupValue | undefined, lang: Lang) {
  return [
    homeStep(lang),
    { label: videoTexts.in(lang).toMedia, path: '/mediaCenter' },
    { label: albumTexts.in(lang).center, path: '/imgCenter' },
    ...(category ? [{ label: nameIn(lang, category), path: `/imgCenter?category=${category.code}` }] : []),
    { label: title },
  ]
}

/** An album as a wall of its pictures: the first one large, each leading to its own page. */
export function AlbumPage({ album, event, category, rights }: Awaited<ReturnType<typeof loadAlbum>>) {
  const here = useHere()
  const { lang } = here
  const words = albumTexts.in(lang)
  const { title, told, part } = wordsOf(lang, album)
  const { text: description, told: describedIn } = part(album.descriptionAr, album.descriptionEn)
  const location = altIn(lang, album.locationAr, album.locationEn)
  const steps = stepsTo(title, category, lang)
  const images = album.images ?? []
  const isArabicOnly = told !== lang
  return (
    <div className="wrap">
      <Head
        title={title}
        description={description || title}
        steps={steps}
        card={`imageAlbum/${album.id}`}
        arabicOnly={isInArabicAlone(album)}
        graph={[galleryGraph(album, { title, told }, rights, here)]}
      />
      <PageHead
        lang={lang}
        title={title}
        told={foreign(told, lang)}
        trail={trailOf(steps.slice(0, -1), here)}
        notice={isArabicOnly ? <ArabicOnly /> : <ArabicParts of={description !== '' && describedIn !== lang} />}
        intro={
          <>
            <span>{pluralOf(imageCount, images.length, lang)}</span>
            {album.date && <ArticleDay day={album.date} />}
            {location && <span className="where">{bound(location)}</span>}
            {album.placeNameAr && (
              <span className="where">{bound(nameIn(lang, { nameAr: album.placeNameAr, nameEn: album.placeNameEn }))}</span>
            )}
          </>
        }
      />
      {description && describedIn !== told && <PartSign />}
      {description && (
        <p className="album-text" {...foreign(describedIn, lang)}>
          {bound(description)}
        </p>
      )}
      <Wall images={images} address={`/imgCenter/${album.id}`} />
      <footer className="article-end">
        {event && <OfEvent event={event} />}
        {rights && (
          <p>
            <b>{words.rights}</b> {bound(rightsSaid(rights, album, here))}
          </p>
        )}
        <Share title={title} />
      </footer>
      <LastUpdated at={album.publishedAt} />
    </div>
  )
}

/** The pictures, each with what is said of it and the way to its own page. @param address of the album; each picture has its number behind it */
function Wall({ images, address }: { images: NonNullable<AlbumPictures['images']>; address: string }) {
  const { lang, to } = useHere()
  return (
    <ul className="wall">
      {images.map((item, index) => {
        const caption = altIn(lang, item.captionAr, item.captionEn)
        return (
          <li key={item.image}>
            <a href={to(`${address}/${index + 1}`)}>
              <img
                src={imageAddress(item.image, 400)}
                srcSet={[400, 800].map(width => `${imageAddress(item.image, width)} ${width}w`).join(', ')}
                sizes={index === 0 ? '(min-width: 992px) 600px, calc(100vw - 32px)' : '(min-width: 992px) 300px, 50vw'}
                width="800"
                height="600"
                alt={altIn(lang, item.altAr, item.altEn)}
                loading={index === 0 ? undefined : 'lazy'}
                fetchPriority={index === 0 ? 'high' : undefined}
                decoding={index === 0 ? undefined : 'async'}
              />
            </a>
            {caption && (
              <p className="caption" {...foreign(item.captionEn ? lang : 'ar', lang)}>
                {bound(caption)}
              </p>
            )}
          </li>
        )
      })}
    </ul>
  )
}

/** The way to the event whose pictures they are. */
function OfEvent({ event }: { event: AlbumEvent & { readonly path: string } }) {
  const { lang, to } = useHere()
  const { title, told } = toldIn(lang, event)
  return (
    <p>
      <b>{inLang(imageAlbum.fields.event.label, lang)}:</b>{' '}
      <a href={to(event.path)} {...foreign(told, lang)}>
        {bound(title)}
      </a>
    </p>
  )
}

/** Where a licence is told to machines. */
const licences: Readonly<Record<string, string>> = {
  ccBy: 'https://creativecommons.org/licenses/by/4.0/',
  ccBySa: 'https://creativecommons.org/licenses/by-sa/4.0/',
  publicDomain: 'https://creativecommons.org/publicdomain/mark/1.0/',
}

function galleryGraph(
  album: AlbumPictures,
  { title, told }: { readonly title: string; readonly told: Lang },
  rights: LookupValue | undefined,
  { site, lang }: Here,
): GraphNode {
  const licence = licences[rights?.code ?? '']
  return {
    '@type': 'ImageGallery',
    name: title,
    datePublished: album.date,
    image: (album.images ?? []).map((item, index) => ({
      '@type': 'ImageObject',
      contentUrl: site.origin + imageAddress(item.image, 1600),
      url: site.origin + addressIn(told, `/imgCenter/${album.id}/${index + 1}`),
      name: altIn(lang, item.altAr, item.altEn),
      ...(item.captionAr && { caption: altIn(lang, item.captionAr, item.captionEn) }),
      ...(item.photographer && { creditText: item.photographer }),
      ...(licence && { license: licence }),
    })),
  }
}
