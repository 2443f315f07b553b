import { bound } from '../../../web/generic/bound.tsx'
import { foreign } from '../../../web/generic/portal/Head.tsx'
import { type LookupValue, nameIn } from '../../../web/generic/portal/lookups.ts'
import { toldIn } from '../../../web/generic/portal/published.ts'
import { useHere } from '../../../web/generic/portal/site.ts'
import { Code } from '../../../web/generic/portal/texts.tsx'
import { StateLabel, type StateKind } from '../../../web/ui/StateLabel.tsx'
import { lawTexts } from './texts.ts'

/** How a status is drawn: by sign, word and colour. */
const signs: Readonly<Record<string, StateKind>> = {
  inForce: 'done',
  amended: 'done',
  partlyRepealed: 'changed',
  repealed: 'refused',
  notYetInForce: 'scheduled',
  consultation: 'waiting',
}

/** The status of a legal text. */
export function LawStatus({ value, framed }: { value: LookupValue | undefined; framed?: boolean }) {
  const { lang } = useHere()
  if (!value) return null
  return (
    <StateLabel kind={signs[value.code] ?? 'draft'} framed={framed ?? false}>
      {nameIn(lang, value)}
    </StateLabel>
  )
}

/** «1 لسنة 1997», or the year alone. */
export function LawNumber({ number, year }: { number: string | null | undefined; year: number }) {
  const { lang } = useHere()
  const words = lawTexts.in(lang)
  if (!number) return <Code>{year}</Code>
  return (
    <>
      <Code>{number}</Code> {words.of} <Code>{year}</Code>
    </>
  )
}

interface LawLinkProps {
  law: { readonly id: string; readonly titleAr?: string | null; readonly titleEn?: string | null }
  /** What stands behind its address: words that were looked for, an article. */
  more?: string
}

/** A legal text by its title, as the link to it. */
export function LawLink({ law, more = '' }: LawLinkProps) {
  const { lang, to } = useHere()
  const { title, told } = toldIn(lang, law)
  return (
    <a href={to(`/legalEnvironment/${law.id}${more}`)} {...foreign(told, lang)}>
      {bound(title)}
    </a>
  )
}
