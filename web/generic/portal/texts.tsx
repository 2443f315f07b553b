import { Fragment, type ReactNode, use } from 'react'
import { beginsAny, type Lang, localTimeOf, searchWords } from '../../../kernel/kernel.ts'
import { SiteContext, useHere } from './site.ts'

/** A calendar date as the ministry writes it: 2026/11/22, whole and from the left. @param day `YYYY-MM-DD`, or an instant: then the day that it was here */
export function Day({ day }: { day: string }) {
  const { timeZone } = use(SiteContext)
  const date = day.length > 10 ? localTimeOf(day, timeZone).day : day
  return (
    <time dateTime={date}>
      <bdi dir="ltr">{date.replaceAll('-', '/')}</bdi>
    </time>
  )
}

/** A code, a phone number or a year inside a sentence. */
export function Code({ children }: { children: string | number }) {
  return <bdi dir="ltr">{children}</bdi>
}

/** The text with its figures bound to what they count. */
export function withUnits(text: string): string {
  return text.replace(/(\d) (?=[\p{L}%])/gu, '$1\u00a0')
}

/** The same of a formatted text. @param html sanitised: a tag in it is a tag */
export function withUnitsInHtml(html: string): string {
  return html
    .split(/(<[^>]*>)/)
    .map((part, index) => (index % 2 === 1 ? part : withUnits(part)))
    .join('')
}

/** A text that breaks neither between a figure and what it counts, nor at a dash between two names, nor within a name such as Al-Balah or a word such as storm-water. */
export function bound(text: string): ReactNode {
  return withUnits(text)
    .split(/([^ ]+ - [^ ]+|[^ ]*[\p{L}\p{N}]-\p{L}[^ ]*)/u)
    .map((part, index) =>
      index % 2 === 1 ? (
        // The pieces of one text never change their places.
        <span key={index} className="bound">
          {part}
        </span>
      ) : (
        part
      ),
    )
}

const told = { ar: ['ع', 'In Arabic'], en: ['EN', 'بالإنجليزية'] } as const

/** Says of an entry that it is told in another language than the page's: a fact among its facts, with the sign that the lists of the desk have. */
export function ToldIn({ told: language }: { told: Lang }) {
  const { lang } = useHere()
  if (language === lang) return null
  const [sign, words] = told[language]
  return (
    <span className="told">
      <span className="told-sign" lang={language} aria-hidden="true">
        {sign}
      </span>
      {words}
    </span>
  )
}

/** A text in which the words that were searched for are marked: those that begin as the search does. */
export function Marked({ text, query }: { text: string; query: string }) {
  const wanted = searchWords(query)
  return text.split(/([\p{L}\p{M}\p{N}]+)/u).map((part, index) =>
    index % 2 === 1 && beginsAny(part, wanted) ? (
      // The pieces of one text never change their places.
      <mark key={index}>{part}</mark>
    ) : (
      <Fragment key={index}>{part}</Fragment>
    ),
  )
}
