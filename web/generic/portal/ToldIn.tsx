import type { Lang } from '../../../kernel/kernel.ts'
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
