import { Fragment, use } from 'react'
import { beginsAny, dateFormat, localTimeOf, searchWords, type Lang } from '../../../kernel/kernel.ts'
import { boundParts, readFromLeft, withUnits } from '../bound.tsx'
import { SiteContext, useHere } from './site.ts'

/** A calendar date as the ministry writes it: 2026/11/22, whole and from the left. @param day `YYYY-MM-DD`, or an instant: then the day that it was here */
export function Day({ day }: { day: string }) {
  const { timeZone } = use(SiteContext)
  const date = dayHere(day, timeZone)
  return (
    <time dateTime={date}>
      <bdi dir="ltr">{date.replaceAll('-', '/')}</bdi>
    </time>
  )
}

/** The date of an article: beside it, where the ministry shows both calendars, the same day by the Hijri one. @param day as of `Day` */
export function ArticleDay({ day }: { day: string }) {
  const { lang } = useHere()
  const { timeZone, showsHijri } = use(SiteContext)
  if (!showsHijri) return <Day day={day} />
  return (
    <span>
      <Day day={day} /> <span className="bound">({hijriOf(dayHere(day, timeZone), lang)})</span>
    </span>
  )
}

/** A day by the calendar of Umm al-Qura: «12 جمادى الآخرة 1448 هـ». @param day `YYYY-MM-DD` */
export function hijriOf(day: string, lang: Lang): string {
  const locale = lang === 'ar' ? 'ar-PS-u-ca-islamic-umalqura-nu-latn' : 'en-GB-u-ca-islamic-umalqura'
  const written = dateFormat(locale, { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
    new Date(`${day}T00:00:00Z`),
  )
  // «Sha’ban»: the sign that CLDR writes there is in no typeface of the pages beside its letters.
  return written.replaceAll('\u02bb', '’')
}

/** The day on which something was, in a zone: two hours a day it is not that of Greenwich. @param day as of `Day` */
export function dayHere(day: string, timeZone: string): string {
  return day.length > 10 ? localTimeOf(day, timeZone).day : day
}

/** A code, a phone number or a year inside a sentence. */
export function Code({ children }: { children: string | number }) {
  return <bdi dir="ltr">{children}</bdi>
}

/** An address of mail; where it is longer than its line, it breaks at its signs. */
export function MailAddress({ children }: { children: string }) {
  return (
    // It takes a line of its own before it is broken.
    <bdi dir="ltr" className="inline-block">
      {children.split(/(?<=@)|(?=\.)/).map((part, index) => (
        // The pieces of one address never change their places.
        <Fragment key={index}>
          {index > 0 && <wbr />}
          {part}
        </Fragment>
      ))}
    </bdi>
  )
}

/** A telephone number in the groups in which it is read out; one of another country as it was written. */
export function PhoneNumber({ children }: { children: string }) {
  return <Code>{groupedPhone(children)}</Code>
}

/** A number that a press dials. @param said what it is, to who does not see where it stands */
export function DialLink({ number, said }: { number: string; said?: string }) {
  return (
    <a href={`tel:${number.replace(/[^+*#0-9]/g, '')}`}>
      <Said>{said}</Said>
      <PhoneNumber>{number}</PhoneNumber>
    </a>
  )
}

/** An e-mail address that a press writes to. @param said as of `DialLink` */
export function MailLink({ address, said }: { address: string; said?: string }) {
  return (
    <a href={`mailto:${address}`}>
      <Said>{said}</Said>
      <MailAddress>{address}</MailAddress>
    </a>
  )
}

/** What is heard before a number or an address. */
function Said({ children }: { children: string | undefined }) {
  if (children === undefined) return null
  return (
    <>
      <span className="sr">{children}</span>{' '}
    </>
  )
}

// Landlines of a place and mobiles, as they are dialled here and from abroad.
const groups = [
  /^(0[2489])(\d{3})(\d{4})$/,
  /^(05\d)(\d{3})(\d{4})$/,
  /^(\+97[02])([2489])(\d{3})(\d{4})$/,
  /^(\+97[02])(5\d)(\d{3})(\d{4})$/,
]

function groupedPhone(number: string): string {
  const digits = number.replaceAll(/[ ()-]/g, '').replace(/^00/, '+')
  const found = groups.map(pattern => pattern.exec(digits)).find(match => match !== null)
  return found ? found.slice(1).join('\u00a0') : number
}

/** The same of a formatted text. @param html sanitised: a tag in it is a tag */
export function withUnitsInHtml(html: string): string {
  return html
    .split(/(<[^>]*>)/)
    .map((part, index) => (index % 2 === 1 ? part : readFromLeft(withUnits(part))))
    .join('')
}

/**
 * A formatted text in which the words that were searched for are marked, and figures are bound to what they count.
 * @param html sanitised: a tag in it is a tag, and no text of it holds one
 */
export function markedHtml(html: string, query: string | undefined): string {
  const bound = withUnitsInHtml(html)
  if (query === undefined) return bound
  const wanted = searchWords(query)
  return bound
    .split(/(<[^>]*>|&\w+;)/)
    .map((part, index) =>
      index % 2 === 1 ? part : part.replace(/[\p{L}\p{M}\p{N}]+/gu, word => (beginsAny(word, wanted) ? `<mark>${word}</mark>` : word)),
    )
    .join('')
}

/** A text in which the words that were searched for are marked. @param marks where they stand: `[start, end)`, in their order */
export function Marked({ text, marks }: { text: string; marks: readonly (readonly [start: number, end: number])[] }) {
  return boundParts(text).map(({ text: part, start: before, isWhole }) => {
    const own = marks
      .map(([start, end]) => [Math.max(0, start - before), Math.min(part.length, end - before)] as const)
      .filter(([start, end]) => start < end)
    const drawn = (
      <Fragment key={before}>
        {own.map(([start, end], index) => (
          <Fragment key={start}>
            {readFromLeft(part.slice(own[index - 1]?.[1] ?? 0, start))}
            <mark>{part.slice(start, end)}</mark>
          </Fragment>
        ))}
        {readFromLeft(part.slice(own.at(-1)?.[1] ?? 0))}
      </Fragment>
    )
    return isWhole ? (
      <span key={before} className="bound">
        {drawn}
      </span>
    ) : (
      drawn
    )
  })
}

/** Where the words of a text stand that begin as the search does. @returns `[start, end)`, in their order */
export function marksOf(text: string, query: string): [start: number, end: number][] {
  const wanted = searchWords(query)
  return [...text.matchAll(/[\p{L}\p{M}\p{N}]+/gu)].flatMap(({ 0: word, index }): [number, number][] =>
    beginsAny(word, wanted) ? [[index, index + word.length]] : [],
  )
}
