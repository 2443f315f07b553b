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
  const [, word] = told[language]
  return (
    <span>
      <Sign of={language} />
      {listTexts.say(word, lang)}
    </span>
  )
}

function Sign({ of }: { of: Lang }) {
  return (
    <span className="told-sign" lang={of} aria-hidden="true">
      {told[of][0]}
    </span>
  )
}

/** What a record says in the words of whoever wrote it, in one language alone: Arabic on an English page is marked, for readers by the sign that lists have. */
export function OwnWords({ children }: { children: string }) {
  const { lang } = useHere()
  if (!isArabicIn(lang, children)) return <bdi>{bound(children)}</bdi>
  return (
    <>
      <Sign of="ar" />
      <bdi {...foreign('ar', lang)}>{bound(children)}</bdi>
    </>
  )
}

/** The same as a paragraph, which stands at the edge of its own language. */
export function OwnParagraph({ children }: { children: string }) {
  const { lang } = useHere()
  return (
    <p {...(isArabicIn(lang, children) ? foreign('ar', lang) : {})}>
      <OwnWords>{children}</OwnWords>
    </p>
  )
}

/** Is a text in Arabic where the page is in English? */
export function isArabicIn(lang: Lang, text: string): boolean {
  return lang === 'en' && /\p{Script=Arabic}/u.test(text)
}
