import { Download } from 'lucide-react'
import type { FirstPage, Lang } from '../../../kernel/kernel.ts'
import { commaOf } from '../../fields/comma.ts'
import { Icon } from '../../ui/Icon.tsx'
import { languageOf } from '../plainText.ts'
import { sizeInWords } from './ArticleParts.tsx'
import { articleTexts } from './articleTexts.ts'
import { foreign } from './Head.tsx'
import { paragraphsOf } from './pageParagraphs.ts'
import { useHere } from './site.ts'

interface Numbered extends FirstPage {
  readonly number: number
}

interface FirstPagesProps {
  file: { readonly id: string; readonly sizeBytes: number }
  /** From the first one on. */
  pages: readonly FirstPage[]
  /** Where the whole file is fetched. */
  href: string
}

/** What stands at the beginning of a file: its pages as pictures, and their text in a fold; without pictures the text alone. */
export function FirstPages({ file, pages, href }: FirstPagesProps) {
  const { lang } = useHere()
  const words = articleTexts.in(lang)
  const numbered = pages.map((page, at) => ({ ...page, number: at + 1 }))
  const pictured = numbered.filter(({ widthPx }) => widthPx !== null)
  const written = numbered.filter(({ text }) => text !== '')
  if (pictured.length === 0 && written.length === 0) return null
  const texts = written.map(page => <PageText key={page.number} page={page} lang={lang} isAlone={pages.length === 1} />)
  return (
    <section className="first-pages" aria-labelledby="first-pages">
      <h2 id="first-pages">{words.firstPages}</h2>
      {pictured.length > 0 && (
        <ol>
          {pictured.map(page => (
            <li key={page.number}>
              <PagePicture file={file.id} page={page} lang={lang} />
            </li>
          ))}
        </ol>
      )}
      {written.length > 0 &&
        (pictured.length > 0 ? (
          <details className="place-fold">
            <summary>
              <span>{words.pageTexts}</span>
            </summary>
            <div>{texts}</div>
          </details>
        ) : (
          <div className="page-texts">{texts}</div>
        ))}
      <p>
        <a className="more" href={href} download>
          <Icon of={Download} small />{' '}
          <span>
            {words.wholeFile} (<bdi>PDF</bdi>
            {commaOf(lang)}
            <bdi>{sizeInWords(file.sizeBytes, lang)}</bdi>)
          </span>
        </a>
      </p>
    </section>
  )
}

/** A picture that is asked for when the reader comes near: its sides are known, so nothing moves. What it says stands in the fold. */
function PagePicture({ file, page: { number, widthPx, heightPx }, lang }: { file: string; page: Numbered; lang: Lang }) {
  const address = `/api/Attachment/GetByte/${file}?page=${number}`
  const at = { number: String(number) }
  return (
    <figure>
      <img
        src={`${address}&width=400`}
        srcSet={`${address}&width=400 400w, ${address}&width=800 800w`}
        sizes="(min-width: 600px) 220px, 60vw"
        width={widthPx ?? undefined}
        height={heightPx ?? undefined}
        alt={articleTexts.say('page', lang, at)}
        loading="lazy"
        decoding="async"
      />
      <figcaption>
        <a href={address}>{articleTexts.say('enlarge', lang, at)}</a>
      </figcaption>
    </figure>
  )
}

/** Each paragraph is read in the direction of its own letters. */
function PageText({ page: { number, text }, lang, isAlone }: { page: Numbered; lang: Lang; isAlone: boolean }) {
  return (
    <>
      {!isAlone && <h3>{articleTexts.say('page', lang, { number: String(number) })}</h3>}
      {paragraphsOf(text).map((paragraph, at) => (
        <p key={at} {...foreign(languageOf(paragraph), lang)}>
          {paragraph}
        </p>
      ))}
    </>
  )
}
