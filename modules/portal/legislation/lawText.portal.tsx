import { Link2, Printer } from 'lucide-react'
import { numberOf, pluralOf, type Lang } from '../../define.ts'
import { BodyText } from '../../../web/generic/portal/BodyText.tsx'
import { foreign } from '../../../web/generic/portal/Head.tsx'
import { useHere } from '../../../web/generic/portal/site.ts'
import { Icon } from '../../../web/ui/Icon.tsx'
import type { LawText, Passage } from './articles.ts'
import { foundArticles, lawPageTexts } from './texts.ts'

/** The longest words that are looked for in a text. */
export const longestText = 200

interface FullTextProps {
  text: LawText
  /** The language of the text. */
  told: Lang
  /** What is looked for in it, and the articles that hold it. */
  q: string | undefined
  found: readonly Pick<Passage, 'anchor' | 'label' | 'title'>[]
  /** Is the law itself told in English, though its text may not be? */
  hasEnglish: boolean
}

/** The text by its articles, with its contents beside it and a search within it. */
export function FullText({ text, told, q, found, hasEnglish }: FullTextProps) {
  const { lang } = useHere()
  const words = lawPageTexts.in(lang)
  // A text without articles is one passage: it needs neither contents nor a search within it.
  if (text.passages.length === 0)
    return (
      <div className="law-only-file" {...foreign(told, lang)}>
        <BodyText html={text.preamble} q={q} />
      </div>
    )
  const firstPart = text.passages.findIndex(({ kind }) => kind === 'part')
  return (
    <div className="law-text">
      <aside className="law-contents">
        <FindWithin q={q} found={found} told={told} />
        {text.passages.length > 3 && <Contents text={text} told={told} />}
      </aside>
      <div>
        <h2 className="display-section law-text-title">{words.text}</h2>
        {told !== lang && hasEnglish && <p className="caption">{words.textArabicOnly}</p>}
        <div {...foreign(told, lang)}>
          {text.preamble && <BodyText html={text.preamble} q={q} />}
          {text.passages.map((passage, index) => (
            <PassageText key={passage.anchor} passage={passage} q={q} lang={lang} isInPart={firstPart !== -1 && index > firstPart} />
          ))}
        </div>
      </div>
    </div>
  )
}

interface PassageTextProps {
  passage: Passage
  q: string | undefined
  lang: Lang
  /** Does it stand beneath the heading of a part? */
  isInPart: boolean
}

function PassageText({ passage: { kind, anchor, label, title, html }, q, lang, isInPart }: PassageTextProps) {
  const words = lawPageTexts.in(lang)
  const Title = isInPart ? 'h4' : 'h3'
  const { to, bare } = useHere()
  if (kind === 'part')
    return (
      <section className="law-part">
        <h3 id={anchor}>{label}</h3>
        {html && <BodyText html={html} q={q} />}
      </section>
    )
  return (
    <section className="law-article" aria-labelledby={anchor} data-alone="">
      <Title id={anchor}>
        <span>
          <a className="law-anchor" href={`#${anchor}`}>
            {label}
          </a>{' '}
          {title && <span className="law-article-title">{title}</span>}
        </span>
        <button type="button" className="law-copy" hidden data-do="copy" data-link={`${to(bare)}#${anchor}`} data-done={words.copied}>
          <Icon of={Link2} small label={`${words.copy}: ${label}`} />
        </button>
        <button type="button" className="law-copy" hidden data-do="print">
          <Icon of={Printer} small label={`${words.printArticle}: ${label}`} />
        </button>
      </Title>
      <BodyText html={html} q={q} />
    </section>
  )
}

/** Words are looked for in this text; the page answers with the articles that hold them, marked. */
function FindWithin({ q, found, told }: Pick<FullTextProps, 'q' | 'found' | 'told'>) {
  const { lang, to, bare } = useHere()
  const words = lawPageTexts.in(lang)
  return (
    <search className="law-find-within">
      <form action={to(bare)}>
        <label htmlFor="find-within">{words.findIn}</label>
        <span>
          <input id="find-within" className="input" type="search" name="q" defaultValue={q} maxLength={longestText} required />
          <button type="submit" className="btn">
            {words.find}
          </button>
        </span>
      </form>
      {q !== undefined && (
        <div className="law-found-within">
          <p className="meta">
            <span>{found.length === 0 ? words.notFound : pluralOf(foundArticles, found.length, lang)}</span>
            <span>
              <a href={to(bare)}>{words.clear}</a>
            </span>
          </p>
          <ul {...foreign(told, lang)}>
            {found.map(({ anchor, label, title }) => (
              <li key={anchor}>
                <a href={`#${anchor}`}>
                  {label}
                  {title && `: ${title}`}
                </a>
              </li>
            ))}
          </ul>
        </div>
      )}
    </search>
  )
}

/** The table of contents: articles beneath their parts. Where it stands above the text it is folded; beside it a heading says what it is. */
function Contents({ text: { passages }, told }: { text: LawText; told: Lang }) {
  const { lang } = useHere()
  const parts = groupsOf(passages)
  const title = lawPageTexts.say('contents', lang)
  return (
    <details className="law-toc">
      <summary>
        <span>
          {title} (<bdi dir="ltr">{numberOf(passages.length, lang)}</bdi>)
        </span>
      </summary>
      <h2 className="law-toc-title">{title}</h2>
      <nav aria-label={title} {...foreign(told, lang)}>
        <ol>
          {parts.map(({ part, articles }) => (
            <li key={part?.anchor ?? 'first'}>
              {part && <a href={`#${part.anchor}`}>{part.label}</a>}
              {articles.length > 0 && (
                <ol>
                  {articles.map(({ anchor, label, title }) => (
                    <li key={anchor}>
                      <a href={`#${anchor}`}>
                        {label}
                        {title && `: ${title}`}
                      </a>
                    </li>
                  ))}
                </ol>
              )}
            </li>
          ))}
        </ol>
      </nav>
    </details>
  )
}

function groupsOf(passages: readonly Passage[]): { part: Passage | undefined; articles: Passage[] }[] {
  const groups: { part: Passage | undefined; articles: Passage[] }[] = []
  for (const passage of passages) {
    const last = groups.at(-1)
    if (passage.kind === 'part') groups.push({ part: passage, articles: [] })
    else if (last) last.articles.push(passage)
    else groups.push({ part: undefined, articles: [passage] })
  }
  return groups
}
