import { besideIn } from '../../../web/generic/portal/languageList.ts'
import type { HomeBlock, HomeRequest } from '../../../web/generic/portal/block.ts'
import { useHere } from '../../../web/generic/portal/site.ts'
import { Section } from '../../../web/ui/Section.tsx'
import { Album, Film } from './mediaParts.portal.tsx'
import type { PublicAlbum, PublicVideo, Slide } from './publicMedia.ts'
import { Slides, slidesAt } from './slides.portal.tsx'
import { mediaBlockTexts } from './texts.ts'

/** The slides of home, where there are any. */
export const homeSlides = {
  async load({ api }: HomeRequest): Promise<readonly Slide[] | undefined> {
    const slides = await slidesAt(api, 'home')
    return slides.length === 0 ? undefined : slides
  },
  show: (slides: readonly Slide[]) => (
    <div className="wrap">
      <Slides slides={slides} />
    </div>
  ),
} satisfies HomeBlock

interface HomeMediaData {
  readonly film: PublicVideo | undefined
  readonly albums: readonly PublicAlbum[]
}

/** One film, large, and the newest albums beside it. */
export const homeMedia = {
  async load({ api, lang, count }: HomeRequest): Promise<HomeMediaData | undefined> {
    // What is in Arabic alone stands in the lists behind the media centre, counted there.
    const { language } = besideIn(lang)
    const [featured, newest, albums] = await Promise.all([
      api.get<{ items: readonly PublicVideo[] }>('Public/Video/GetListPaged', { isFeatured: 'true', language, maxResultCount: 1 }),
      api.get<{ items: readonly PublicVideo[] }>('Public/Video/GetListPaged', { language, maxResultCount: 1 }),
      api.get<{ items: readonly PublicAlbum[] }>('Public/ImageAlbum/GetListPaged', { language, maxResultCount: count - 1 }),
    ])
    const film = featured.items[0] ?? newest.items[0]
    return film === undefined && albums.items.length === 0 ? undefined : { film, albums: albums.items }
  },
  show: (data: HomeMediaData) => <HomeMedia {...data} />,
} satisfies HomeBlock

function HomeMedia({ film, albums }: HomeMediaData) {
  const { lang, to } = useHere()
  const words = mediaBlockTexts.in(lang)
  return (
    <Section id="media" title={words.home} more={{ href: to('/mediaCenter'), label: words.more }}>
      <div className="home-media">
        {film && <Film item={film} sizes="(min-width: 992px) 600px, calc(100vw - 32px)" level={3} />}
        {albums.length > 0 && (
          <div className="albums">
            {albums.map(item => (
              <Album key={item.id} item={item} sizes="(min-width: 992px) 280px, 50vw" level={3} />
            ))}
          </div>
        )}
      </div>
    </Section>
  )
}
