import { Play } from 'lucide-react'
import type { Api } from '../api.ts'
import { bound } from '../bound.tsx'
import { orNothing } from './answers.ts'
import { Icon } from '../../ui/Icon.tsx'
import { foreign } from './Head.tsx'
import { mediaTexts } from './mediaTexts.ts'
import { imageAddress } from './Picture.tsx'
import { toldIn } from './published.ts'
import { useHere } from './site.ts'
import { Code } from './texts.tsx'

/** A film that a record names. */
export interface LinkedVideo {
  readonly id: string
  readonly titleAr: string
  readonly titleEn?: string | null
  /** Id of a file. */
  readonly thumbnail?: string | null
  readonly duration?: string | null
}

/** The film that a record names, for loaders; null where there is none, or it is not published. */
export async function videoOf(api: Api, id: string | null | undefined): Promise<LinkedVideo | null> {
  return id ? ((await orNothing(api.get<LinkedVideo>(`Public/Video/Get/${id}`))) ?? null) : null
}

/** The way to a film: its picture, its title; it is played on its own page. */
export function RelatedVideo({ video }: { video: LinkedVideo | null }) {
  const { lang, to } = useHere()
  if (!video) return null
  const { title, told } = toldIn(lang, video)
  return (
    <section className="related-film" aria-labelledby="related-film">
      <h2 id="related-film" className="display-section">
        {mediaTexts.in(lang).video}
      </h2>
      <article className="film">
        <span className="film-frame">
          {video.thumbnail && (
            <img
              className="picture"
              src={imageAddress(video.thumbnail, 400)}
              srcSet={[400, 800].map(width => `${imageAddress(video.thumbnail ?? '', width)} ${width}w`).join(', ')}
              sizes="(min-width: 600px) 400px, calc(100vw - 32px)"
              width="1600"
              height="900"
              alt=""
              loading="lazy"
              decoding="async"
            />
          )}
          <span className="film-play">
            <Icon of={Play} />
          </span>
          {video.duration && (
            <span className="film-length">
              <Code>{video.duration}</Code>
            </span>
          )}
        </span>
        <h3 className="film-title">
          <a href={to(`/video/${video.id}`)} {...foreign(told, lang)}>
            {bound(title)}
          </a>
        </h3>
      </article>
    </section>
  )
}
