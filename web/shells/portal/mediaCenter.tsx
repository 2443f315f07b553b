import { ArrowRight, Mail, Phone } from 'lucide-react'
import { useLoaderData, type LoaderFunctionArgs } from 'react-router'
import { NewsLink, NewsMeta } from '../../../modules/portal/content/newsParts.portal.tsx'
import type { PublicNews } from '../../../modules/portal/content/publicNews.ts'
import { Album, Film } from '../../../modules/portal/media/mediaParts.portal.tsx'
import type { PublicAlbum, PublicVideo } from '../../../modules/portal/media/publicMedia.ts'
import { Slides, slidesAt } from '../../../modules/portal/media/slides.portal.tsx'
import { Head } from '../../generic/portal/Head.tsx'
import { lookupOf } from '../../generic/portal/lookups.ts'
import { useHere } from '../../generic/portal/site.ts'
import { Code } from '../../generic/portal/texts.tsx'
import { homeStep, trailOf } from '../../generic/portal/Trail.tsx'
import { visitContext } from '../../generic/visit.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { LinkButton } from '../../ui/LinkButton.tsx'
import { PageHead } from '../../ui/PageHead.tsx'
import { mediaCenterTexts } from './texts.ts'

const newest = { albums: 6, videos: 5, statements: 5 } as const

export async function loader({ context }: LoaderFunctionArgs) {
  const { api, lang } = context.get(visitContext)
  const categories = await lookupOf(api, 'newsCategory')
  const statement = categories.find(({ code }) => code === 'statements')
  const [slides, albums, videos, statements] = await Promise.all([
    slidesAt(api, 'mediaCenter'),
    api.get<{ items: readonly PublicAlbum[] }>('Public/ImageAlbum/GetListPaged', { maxResultCount: newest.albums }),
    api.get<{ items: readonly PublicVideo[] }>('Public/Video/GetListPaged', { maxResultCount: newest.videos }),
    statement
      ? api.get<{ items: readonly PublicNews[] }>('Public/News/GetListPaged', {
          category: statement.id,
          maxResultCount: newest.statements,
          language: lang === 'en' ? 'en' : undefined,
        })
      : { items: [] },
  ])
  return { slides, albums: albums.items, videos: videos.items, statements: statements.items, statement: statement?.code ?? '', categories }
}

/** What the press and whoever looks for pictures finds in one place: albums, films, statements, and whom to ask. */
export default function MediaCenter() {
  const { slides, albums, videos, statements, statement, categories } = useLoaderData<typeof loader>()
  const here = useHere()
  const { lang, to } = here
  const words = mediaCenterTexts.in(lang)
  const [film, ...others] = videos
  const steps = [homeStep(lang), { label: words.title }]
  const isEmpty = albums.length + videos.length + statements.length + slides.length === 0
  return (
    <div className="wrap">
      <Head
        title={words.title}
        description={words.intro}
        steps={steps}
        graph={[{ '@type': 'CollectionPage', name: words.title, url: here.site.origin + to('/mediaCenter') }]}
      />
      <PageHead lang={lang} title={words.title} trail={trailOf(steps, here)} intro={words.intro} />
      <Slides slides={slides} areFirst />
      {isEmpty && <EmptyState title={words.nothing} action={<LinkButton href={to('/news')}>{words.news}</LinkButton>} />}
      {albums.length > 0 && (
        <section className="media-part" aria-labelledby="albums">
          <PartHead id="albums" title={words.albums} href={to('/imgCenter')} label={words.allAlbums} />
          <div className="strip">
            {albums.map(item => (
              <Album key={item.id} item={item} sizes="260px" level={3} />
            ))}
          </div>
        </section>
      )}
      {film && (
        <section className="media-part" aria-labelledby="films">
          <PartHead id="films" title={words.videos} href={to('/videoCenter')} label={words.allVideos} />
          <div className="films films-lead">
            <Film item={film} sizes="(min-width: 992px) 800px, calc(100vw - 32px)" level={3} />
            {others.map(item => (
              <Film key={item.id} item={item} sizes="(min-width: 992px) 380px, 50vw" level={3} />
            ))}
          </div>
        </section>
      )}
      <div className="media-part media-press">
        {statements.length > 0 && (
          <section aria-labelledby="statements">
            <PartHead id="statements" title={words.statements} href={to(`/news/${statement}`)} label={words.allStatements} />
            <ul className="lines">
              {statements.map(item => (
                <li key={item.id}>
                  <NewsMeta item={item} categories={categories} />
                  <h3>
                    <NewsLink item={item} />
                  </h3>
                </li>
              ))}
            </ul>
          </section>
        )}
        <Press />
      </div>
    </div>
  )
}

function PartHead({ id, title, href, label }: { id: string; title: string; href: string; label: string }) {
  return (
    <div className="section-head">
      <h2 id={id} className="display-section">
        {title}
      </h2>
      <a className="more" href={href}>
        {label}
        <Icon of={ArrowRight} points />
      </a>
    </div>
  )
}

/** For the press: whom to ask, the logo, and on what terms pictures are used. */
function Press() {
  const { lang, site } = useHere()
  const words = mediaCenterTexts.in(lang)
  const { phone, email } = site.contact
  return (
    <section className="aside" aria-labelledby="press">
      <h2 id="press">{words.press}</h2>
      <ul className="contact">
        {phone && (
          <li>
            <Icon of={Phone} label={words.phone} />
            <a href={`tel:${phone}`}>
              <Code>{phone}</Code>
            </a>
          </li>
        )}
        {email && (
          <li>
            <Icon of={Mail} label={words.mail} />
            <a href={`mailto:${email}`}>
              <Code>{email}</Code>
            </a>
          </li>
        )}
      </ul>
      <p className="caption">{words.terms}</p>
      {site.logo && (
        <a className="more" href={`/api/Attachment/GetByte/${site.logo}`}>
          {words.logo}
        </a>
      )}
    </section>
  )
}
