import { ArrowRight } from 'lucide-react'
import { inLang } from '../../define.ts'
import { bound } from '../../../web/generic/bound.tsx'
import type { HomeBlock, HomeRequest } from '../../../web/generic/portal/block.ts'
import { textOf } from '../../../web/generic/portal/contents.ts'
import { shortened } from '../../../web/generic/portal/Head.tsx'
import { useHere } from '../../../web/generic/portal/site.ts'
import { Icon } from '../../../web/ui/Icon.tsx'
import type { AboutSection } from './publicPages.ts'
import { ministerTexts } from './texts.ts'

/** Of a longer word home has its beginning. */
const most = 420

/** The minister's word, for the home page: how it begins, who speaks, and the way to all of it. */
export const ministerWord = {
  async load({ api }: HomeRequest): Promise<AboutSection | undefined> {
    const { items } = await api.get<{ items: readonly AboutSection[] }>('Public/AboutUs/GetSections')
    return items.find(({ section, bodyAr }) => section === 'ministerWord' && proseOf(bodyAr ?? '') !== '')
  },
  show: (section: AboutSection) => <MinisterWord section={section} />,
} satisfies HomeBlock

function MinisterWord({ section }: { section: AboutSection }) {
  const { lang, to } = useHere()
  const [speaker] = section.people
  const photo = speaker?.photo ?? section.image
  const said = (pair: readonly [ar: string | null, en: string | null]) => inLang([pair[0] ?? '', pair[1] ?? ''], lang)
  const word = proseOf(said([section.bodyAr, section.bodyEn]))
  const begun = shortened(word, most)
  return (
    <section className="section" aria-labelledby="minister-word">
      <div className={photo ? 'wrap word has-photo' : 'wrap word'}>
        {photo && (
          <img
            src={`/api/Attachment/GetByte/${photo}?width=400`}
            alt={speaker?.photo ? '' : said([section.imageAltAr, section.imageAltEn])}
            width="200"
            height="250"
            loading="lazy"
          />
        )}
        <div>
          <h2 id="minister-word" className="display-section">
            {bound(said([section.titleAr, section.titleEn]))}
          </h2>
          <figure>
            <blockquote className="standfirst">{bound(begun)}</blockquote>
            {speaker && (
              <figcaption>
                <b>{bound(said([speaker.nameAr, speaker.nameEn]))}</b>
                <span className="caption">{bound(said([speaker.positionAr, speaker.positionEn]))}</span>
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

/** What a text says in one breath: without its headings, its paragraphs one after the other. */
function proseOf(html: string): string {
  const prose = html.replaceAll(/<h[1-6](?:\s[^>]*)?>.*?<\/h[1-6]>/gs, ' ').replaceAll(/<(?:\/(?:p|li)|br)[^>]*>/g, ' ')
  return textOf(prose).replaceAll(/\s+/g, ' ')
}
