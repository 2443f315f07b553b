import type { Lang } from '../../../kernel/kernel.ts'
import { bound } from '../bound.tsx'
import { foreign } from './Head.tsx'
import { useHere } from './site.ts'
import { listTexts } from './words.ts'

const told = { ar: ['ع', 'inArabic'], en: ['EN', 'inEnglish'] } as const

/** Says of an entry that it is told in another language than the page's: a fact among its facts, with the sign that the lists of the desk have. */
export function ToldIn({ told: language }: { told: Lang }) {
  const { lang } = useHere()
  if (language === lang) return null
  const [sign, word] = told[language]
  return (
    <span>
      <span className="told-sign" lang={language} aria-hidden="true">
        {sign}
      </span>
      {listTexts.say(word, lang)}
    </span>
  )
}

/** Is this in Arabic on a page in English? What is asked once, in one language, says it by its letters. */
export function isForeign(text: string | null | undefined, lang: Lang): boolean {
  return lang === 'en' && text != null && /\p{Script=Arabic}/u.test(text)
}

/** A few words that there are in one language alone: on a page in English those in Arabic bear their sign. */
export function OwnWords({ children }: { children: string }) {
  const { lang } = useHere()
  if (!isForeign(children, lang)) return <OwnName>{children}</OwnName>
  return (
    <>
      <OwnName>{children}</OwnName> <PartSign />
    </>
  )
}

/** What somebody, an office or a hall is called, where that is said in one language alone and a sign would be in the way: within a citation, which people copy. */
export function OwnName({ children }: { children: string }) {
  const { lang } = useHere()
  if (!isForeign(children, lang)) return <bdi>{bound(children)}</bdi>
  return (
    <bdi className="own-words" {...foreign('ar', lang)}>
      {bound(children)}
    </bdi>
  )
}

/** Beside a part of a page in English that there is in Arabic alone. */
export function PartSign() {
  return (
    <span className="told-part">
      <ToldIn told="ar" />
    </span>
  )
}
