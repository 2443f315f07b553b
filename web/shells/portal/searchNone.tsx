import { Fragment } from 'react'
import { numberOf, pluralOf } from '../../../kernel/kernel.ts'
import { commaOf } from '../../fields/comma.ts'
import type { Chip } from '../../generic/portal/Filters.tsx'
import { useHere } from '../../generic/portal/site.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { LinkButton } from '../../ui/LinkButton.tsx'
import type { FoundPage } from './searchData.ts'
import { searchPath, type SearchQuery } from './searchQuery.ts'
import { resultCount, searchTexts } from './texts.ts'

/** The marks of quotation, before and after. */
export const quotes = { ar: ['«', '»'], en: ['“', '”'] } as const

interface NoneProps {
  readonly query: SearchQuery
  /** By what the search is narrowed, and the address without each. */
  readonly narrowed: readonly Chip[]
  readonly found: FoundPage
  /** So much is found of the words alone. */
  readonly everywhere: number
}

/** What stands in the place of results: names that may have been meant, fewer words, and other ways. */
export function NoneFound({ query, narrowed, found: { fewer, begun }, everywhere }: NoneProps) {
  const { lang, to } = useHere()
  const words = searchTexts.in(lang)
  if (narrowed.length > 0 && everywhere > 0)
    return (
      <EmptyState
        kind="sought"
        title={words.noneHere}
        action={
          <span className="error-ways">
            {/* Without one of several filters there may be nothing still: each is taken away above, here all of them are. */}
            {narrowed.length === 1 ? (
              narrowed.map(({ label, without }) => (
                <LinkButton key={without} href={to(without)}>
                  {searchTexts.say('without', lang, { set: label })}
                </LinkButton>
              ))
            ) : (
              <LinkButton href={to(searchPath({ q: query.q }))}>{words.everything}</LinkButton>
            )}
          </span>
        }
      >
        {searchTexts.say('noneHereWhy', lang, {
          set: narrowed.map(({ label }) => label).join(commaOf(lang)),
          everywhere: pluralOf(resultCount, everywhere, lang),
        })}
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
