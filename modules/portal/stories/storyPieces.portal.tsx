import { numberOf } from '../../define.ts'
import { bound, readFromLeft } from '../../../web/generic/bound.tsx'
import { foreign } from '../../../web/generic/portal/Head.tsx'
import { type LookupValue, nameIn } from '../../../web/generic/portal/lookups.ts'
import { imageAddress } from '../../../web/generic/portal/Picture.tsx'
import type { Words } from '../../../web/generic/portal/published.ts'
import { useHere } from '../../../web/generic/portal/site.ts'
import { Money } from '../../../web/generic/portal/Money.tsx'
import { Code } from '../../../web/generic/portal/texts.tsx'
import { OwnWords } from '../../../web/generic/portal/ToldIn.tsx'
import { FactList } from '../../../web/ui/FactList.tsx'
import type { Story } from './publicStories.ts'
import { storyPageTexts } from './texts.ts'
import { unitIn } from './units.ts'

/** What the story has come to, as large figures. */
export function Figures({ story }: { story: Story }) {
  const { lang } = useHere()
  const words = storyPageTexts.in(lang)
  const own = (story.figures ?? []).map(({ labelAr, labelEn, value, unit }) => ({
    label: readFromLeft((lang === 'en' ? labelEn : undefined) ?? labelAr),
    value: <Code>{value}</Code>,
    ...(unit && { unit: <OwnWords>{unitIn(unit, lang)}</OwnWords> }),
  }))
  const served =
    story.beneficiaries == null ? [] : [{ label: words.beneficiaries, value: <Code>{numberOf(story.beneficiaries, lang)}</Code> }]
  const facts = [...own, ...served]
  if (facts.length === 0) return null
  return (
    <section aria-label={words.figures} className="story-figures">
      <FactList facts={facts} />
    </section>
  )
}

/** The words of somebody who was there. */
export function Quote({ story, words: { part } }: { story: Story; words: Words }) {
  const { lang } = useHere()
  const { text, told } = part(story.quoteAr, story.quoteEn)
  if (!text) return null
  return (
    <figure className="story-quote">
      <blockquote {...foreign(told, lang)}>
        <p>{bound(text)}</p>
      </blockquote>
      {story.quoteBy && (
        <figcaption>
          <OwnWords>{story.quoteBy}</OwnWords>
        </figcaption>
      )}
    </figure>
  )
}

/** The same place before and after: side by side, and one over the other where a script runs. */
export function BeforeAfter({ story }: { story: Story }) {
  const { lang } = useHere()
  const words = storyPageTexts.in(lang)
  const { beforeImage, afterImage } = story
  if (!beforeImage || !afterImage) return null
  const say = (ar: string | null | undefined, en: string | null | undefined) => (lang === 'en' ? en : undefined) ?? ar ?? ''
  const sides = [
    [words.before, beforeImage, say(story.beforeAltAr, story.beforeAltEn)],
    [words.after, afterImage, say(story.afterAltAr, story.afterAltEn)],
  ] as const
  return (
    <section className="before-after" aria-labelledby="before-after">
      <h2 id="before-after" className="display-section">
        {words.beforeAfter}
      </h2>
      <div className="compared" data-compare="">
        {sides.map(([label, image, alt]) => (
          <figure key={label}>
            <img
              src={imageAddress(image, 800)}
              srcSet={[400, 800, 1600].map(width => `${imageAddress(image, width)} ${width}w`).join(', ')}
              sizes="(min-width: 992px) 900px, calc(100vw - 32px)"
              width="1600"
              height="900"
              alt={alt}
              loading="lazy"
              decoding="async"
            />
            <figcaption>{label}</figcaption>
          </figure>
        ))}
        <input type="range" min="0" max="100" defaultValue="50" hidden aria-label={words.compare} />
      </div>
    </section>
  )
}

interface BriefProps {
  story: Story
  currency: LookupValue | undefined
  funder: LookupValue | undefined
}

/** What it cost, who paid, how long it took, and whom to ask. */
export function Brief({ story, currency, funder }: BriefProps) {
  const { lang } = useHere()
  const words = storyPageTexts.in(lang)
  const { startYear, endYear, cost, canReplicate, contactEmail } = story
  const years = [startYear, endYear].filter(year => year != null)
  const facts = [
    ...(cost == null ? [] : [{ label: words.cost, value: <Money amount={cost} currency={currency} /> }]),
    ...(funder ? [{ label: words.funder, value: nameIn(lang, funder) }] : []),
    ...(years.length > 0 ? [{ label: words.years, value: <Years of={[...new Set(years)]} /> }] : []),
  ]
  const asks = canReplicate === true && contactEmail
  if (facts.length === 0 && !asks) return null
  return (
    <section>
      <h2>{words.facts}</h2>
      {facts.length > 0 && <FactList look="rows" facts={facts} />}
      {asks && (
        <p className="replicate">
          <b>{words.replicate}</b>
          <a className="btn btn-act" href={`mailto:${contactEmail}`}>
            {words.write}
          </a>
        </p>
      )}
    </section>
  )
}

/** In Arabic a range is said in words: a dash between two figures is read from either side. */
function Years({ of: [first, last] }: { of: readonly number[] }) {
  const { lang } = useHere()
  if (first === undefined || last === undefined) return <Code>{first ?? ''}</Code>
  if (lang === 'en') return <Code>{`${first}–${last}`}</Code>
  return storyPageTexts.say('fromTo', lang, { first: String(first), last: String(last) })
}
