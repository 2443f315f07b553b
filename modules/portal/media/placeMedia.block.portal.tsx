import { ArrowRight } from 'lucide-react'
import type { Block, BlockRequest } from '../../../web/generic/portal/block.ts'
import { useHere } from '../../../web/generic/portal/site.ts'
import { Icon } from '../../../web/ui/Icon.tsx'
import { Album, Film } from './mediaParts.portal.tsx'
import type { PublicAlbum, PublicVideo } from './publicMedia.ts'
import { albumTexts, mediaBlockTexts, videoTexts } from './texts.ts'

interface PlaceMediaData {
  readonly videos: readonly PublicVideo[]
  readonly albums: readonly PublicAlbum[]
  readonly id: string
  readonly code: string
  readonly isCouncil: boolean
}

/** The newest albums and films of an authority or a council; nothing where it has published none. */
export const placeMedia = {
  async load({ api, place }: BlockRequest): Promise<PlaceMediaData | undefined> {
    const asked = { place: place.id, maxResultCount: 2 }
    const [videos, albums] = await Promise.all([
      api.get<{ items: readonly PublicVideo[] }>('Public/Video/GetListPaged', asked),
      api.get<{ items: readonly PublicAlbum[] }>('Public/ImageAlbum/GetListPaged', asked),
    ])
    const count = videos.items.length + albums.items.length
    return count === 0
      ? undefined
      : { videos: videos.items, albums: albums.items, id: place.id, code: place.code, isCouncil: place.isCouncil }
  },
  show: (data: PlaceMediaData) => <PlaceMedia {...data} />,
} satisfies Block

function PlaceMedia({ videos, albums, id, code, isCouncil }: PlaceMediaData) {
  const { lang, to } = useHere()
  const sizes = '(min-width: 992px) 380px, (min-width: 600px) 50vw, calc(100vw - 32px)'
  const ways = [
    [albums.length > 0, `/imgCenter?place=${code}`, albumTexts.in(lang).all],
    [videos.length > 0, `/videoCenter?place=${code}`, videoTexts.in(lang).all],
  ] as const
  return (
    <section className="block" aria-labelledby="place-media">
      <h2 id="place-media" className="display-section">
        {mediaBlockTexts.say(isCouncil ? 'council' : 'place', lang)}
      </h2>
      <div className="films films-pair">
        {albums.map(item => (
          <Album key={item.id} item={item} sizes={sizes} of={id} level={3} />
        ))}
        {videos.map(item => (
          <Film key={item.id} item={item} sizes={sizes} level={3} />
        ))}
      </div>
      <p className="ways">
        {ways.map(
          ([isThere, path, label]) =>
            isThere && (
              <a key={path} className="more" href={to(path)}>
                {label}
                <Icon of={ArrowRight} points />
              </a>
            ),
        )}
      </p>
    </section>
  )
}
