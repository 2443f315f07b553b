import type { Lang } from '../../define.ts'
import { bound } from '../../../web/generic/bound.tsx'
import { BodyText } from '../../../web/generic/portal/BodyText.tsx'
import { foreign } from '../../../web/generic/portal/Head.tsx'
import { isInArabicAlone, type Part, wordsOf } from '../../../web/generic/portal/published.ts'
import { useHere } from '../../../web/generic/portal/site.ts'
import { PartSign } from '../../../web/generic/portal/ToldIn.tsx'
import type { AboutSection, Unit } from './publicPages.ts'

interface SectionProps {
  of: AboutSection
}

/** Is any of what a section says in Arabic alone, on a page in English? */
export function hasArabic(section: AboutSection, lang: Lang): boolean {
  if (lang === 'ar') return false
  const { people, units } = section
  return isInArabicAlone(section) || people.some(person => saidOf(person, lang).hasArabic) || units.some(({ nameEn }) => !nameEn)
}

/** The title of a section in the page's language; undefined: the section is told in Arabic alone. */
export function titleIn(section: AboutSection, lang: Lang): string | undefined {
  const { title, told } = wordsOf(lang, section)
  return told === lang ? title : undefined
}

/** The way to a section from the head of its page. */
export function ToSection({ of }: SectionProps) {
  const { lang } = useHere()
  const { title, told } = wordsOf(lang, of)
  return (
    <a href={`#${of.section}`} {...foreign(told, lang)}>
      {title}
    </a>
  )
}

export function Heading({ of }: SectionProps) {
  const { lang } = useHere()
  const { title, told } = wordsOf(lang, of)
  return (
    <h2 id={`${of.section}-title`} className="display-section" {...foreign(told, lang)}>
      {title}
    </h2>
  )
}

/** What a section says in words; one that is told in Arabic alone bears its sign. */
export function Text({ of }: SectionProps) {
  const { lang } = useHere()
  const { body, told } = wordsOf(lang, of)
  const text = body === '' ? null : <BodyText html={body} />
  if (told === lang) return text
  return (
    <div className="min-w-0">
      <p>
        <PartSign />
      </p>
      <div {...foreign(told, lang)}>{text}</div>
    </div>
  )
}

export function Picture({ of }: SectionProps) {
  const { lang } = useHere()
  const address = (width: number) => `/api/Attachment/GetByte/${of.image}?width=${width}`
  const alt = partIn(lang, of.imageAltAr, of.imageAltEn)
  return (
    <img
      className="about-picture"
      src={address(800)}
      srcSet={`${address(400)} 400w, ${address(800)} 800w`}
      sizes="(min-width: 1024px) 420px, calc(100vw - 32px)"
      alt={alt.text}
      lang={foreign(alt.told, lang)?.lang}
      loading="lazy"
    />
  )
}

export function People({ of }: SectionProps) {
  const { lang } = useHere()
  return (
    <ul className="about-people">
      {of.people.map(person => {
        const said = saidOf(person, lang)
        return (
          <li key={person.nameAr}>
            {person.photo && (
              <img src={`/api/Attachment/GetByte/${person.photo}?width=400`} alt="" width="120" height="150" loading="lazy" />
            )}
            <div>
              <h3 {...foreign(said.name.told, lang)}>{said.name.text}</h3>
              <p className="caption" {...foreign(said.position.told, lang)}>
                {said.position.text}
              </p>
              {said.bio.text !== '' && <p {...foreign(said.bio.told, lang)}>{said.bio.text}</p>}
              {said.hasArabic && <PartSign />}
            </div>
          </li>
        )
      })}
    </ul>
  )
}

/** What a unit is called; in Arabic on a page in English, it bears its sign. */
export function UnitName({ unit }: { unit: Unit }) {
  const { lang } = useHere()
  const { text, told } = partIn(lang, unit.nameAr, unit.nameEn)
  if (told === lang) return text
  return (
    <>
      <bdi {...foreign(told, lang)}>{bound(text)}</bdi> <PartSign />
    </>
  )
}

/** Of a pair what is in the page's language, else the Arabic. */
function partIn(lang: Lang, ar: string | null, en: string | null): Part {
  return wordsOf(lang, {}).part(ar, en)
}

/** What is said of a person, and whether any of it is in Arabic on a page in English. */
function saidOf(person: AboutSection['people'][number], lang: Lang) {
  const name = partIn(lang, person.nameAr, person.nameEn)
  const position = partIn(lang, person.positionAr, person.positionEn)
  const bio = partIn(lang, person.bioAr, person.bioEn)
  return { name, position, bio, hasArabic: [name, position, bio].some(({ text, told }) => text !== '' && told !== lang) }
}
