import { ArrowRight } from 'lucide-react'
import { bound } from '../../../web/generic/bound.tsx'
import type { HomeBlock, HomeRequest } from '../../../web/generic/portal/block.ts'
import { proseOf } from '../../../web/generic/plainText.ts'
import { foreign, shortened } from '../../../web/generic/portal/Head.tsx'
import { wordsOf } from '../../../web/generic/portal/published.ts'
import { useHere } from '../../../web/generic/portal/site.ts'
import { ToldIn } from '../../../web/generic/portal/ToldIn.tsx'
import { Icon } from '../../../web/ui/Icon.tsx'
import type { AboutSection } from './publicPages.ts'
import { ministerTexts } from './texts.ts'

/** Of a longer word home has its beginning. */
const most = 420

/** The minister's word, for the home page: how it begins, who speaks, and the way to all of it. */
export const ministerWord = {
  async load({ api }: HomeRequest): Promise<AboutSection | undefined> {
    const { items } = await api.get<{ items: readonly AboutSection[] }>('Public/AboutUs/GetSections')
    return items.find(({ section, bodyAr }) => section === 'ministerWord' && wordIn(bodyAr ?? '') !== '')
  },
  show: (section: AboutSection) => <MinisterWord section={section} />,
} satisfies HomeBlock

function MinisterWord({ section }: { section: AboutSection }) {
  const { lang, to } = useHere()
  const [speaker] = section.people
  const photo = speaker?.photo ?? section.image
  const { told, title, body, part } = wordsOf(lang, section)
  const alt = speaker?.photo ? undefined : part(section.imageAltAr, section.imageAltEn)
  const name = speaker && part(speaker.nameAr, speaker.nameEn)
  const position = speaker && part(speaker.positionAr, speaker.positionEn)
  const word = wordIn(body)
  const begun = shortened(word, most)
  return (
    <section className="section" aria-labelledby="minister-word">
      <div className={photo ? 'wrap word has-photo' : 'wrap word'}>
        {photo && (
          <img
            src={`/api/Attachment/GetByte/${photo}?width=400`}
            alt={alt?.text ?? ''}
            lang={alt && foreign(alt.told, lang)?.lang}
            width="200"
            height="250"
            loading="lazy"
          />
        )}
        <div>
          <h2 id="minister-word" className="display-section" {...foreign(told, lang)}>
            {bound(title)}
          </h2>
          {told !== lang && (
            <p className="meta">
              <ToldIn told={told} />
            </p>
          )}
          <figure>
            <blockquote className="standfirst" {...foreign(told, lang)}>
              {bound(begun)}
            </blockquote>
            {name && position && (
              <figcaption>
                <b {...foreign(name.told, lang)}>{bound(name.text)}</b>
                <span className="caption" {...foreign(position.told, lang)}>
                  {bound(position.text)}
                </span>
              </figcaption>
            )}
          </figure>
          {begun !== word && (
            <a className="more" href={`${to('/aboutUs')}#ministerWord`}>
              {ministerTexts.say('whole', lang)}
              <Icon of={ArrowRight} points />
            </a>
          )}
        </div>
      </div>
    </section>
  )
}

/** The word itself, without its headings. */
function wordIn(html: string): string {
  return proseOf(html.replaceAll(/<h[1-6](?:\s[^>]*)?>.*?<\/h[1-6]>/gs, ' '))
}
