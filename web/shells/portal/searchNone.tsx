import { Fragment } from 'react'
import { numberOf } from '../../../kernel/kernel.ts'
import { useHere } from '../../generic/portal/site.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { LinkButton } from '../../ui/LinkButton.tsx'
import type { FoundPage } from './searchData.ts'
import { searchPath, type SearchQuery } from './searchQuery.ts'
import { searchTexts } from './texts.ts'

/** The marks of quotation, before and after. */
export const quotes = { ar: ['«', '»'], en: ['“', '”'] } as const

/** What stands in the place of results: names that may have been meant, fewer words, and other ways. */
export function NoneFound({ query, isNarrow, found: { fewer, begun } }: { query: SearchQuery; isNarrow: boolean; found: FoundPage }) {
  const { lang, to } = useHere()
  const words = searchTexts.in(lang)
  if (isNarrow || query.kind !== undefined)
    return (
      <EmptyState
        kind="sought"
        title={words.noneHere}
        action={<LinkButton href={to(searchPath({ q: query.q }))}>{words.everything}</LinkButton>}
      >
        {words.noneHereWhy}
      </EmptyState>
    )
  return (
    <EmptyState
      kind="sought"
      title={`${words.none} ${quotes[lang][0]}${query.q}${quotes[lang][1]}`}
      action={
        <span className="error-ways">
          <LinkButton href={to('/gateServices')}>{words.services}</LinkButton>
          <LinkButton href={to('/sitemap')}>{words.sitemap}</LinkButton>
          <LinkButton href={to('/contactUs')}>{words.ask}</LinkButton>
        </span>
      }
    >
      {begun.length > 0 ? <Begun of={begun} /> : fewer.length > 0 ? <FewerWords of={fewer} /> : words.noneWhy}
    </EmptyState>
  )
}

/** Names that begin as what was written does. */
function Begun({ of }: { of: FoundPage['begun'] }) {
  const { lang, to } = useHere()
  const words = searchTexts.in(lang)
  return (
    <>
      {words.begun}{' '}
      {of.map((name, at) => (
        <Fragment key={name}>
          {at > 0 && ' · '}
          <a href={to(searchPath({ q: name }))}>
            <bdi>{name}</bdi>
          </a>
        </Fragment>
      ))}
      {words.question}
    </>
  )
}

/** The same with a word less, and how much that finds. */
export function FewerWords({ of }: { of: FoundPage['fewer'] }) {
  const { lang, to } = useHere()
  return of.map(({ q, count }, at) => (
    <Fragment key={q}>
      {at === 0 ? `${searchTexts.say('fewer', lang)}: ` : ' · '}
      <a href={to(searchPath({ q }))}>
        <bdi>{q}</bdi>
      </a>{' '}
      ({numberOf(count, lang)})
    </Fragment>
  ))
}
