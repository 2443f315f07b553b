import { languagesOf } from '../../../web/generic/portal/languageList.ts'
import { type LookupValue, nameIn } from '../../../web/generic/portal/lookups.ts'
import { useHere } from '../../../web/generic/portal/site.ts'
import { Code } from '../../../web/generic/portal/texts.tsx'
import type { Visit } from '../../../web/generic/visit.ts'
import { lawPath, type LawQuery } from './lawQuery.ts'
import type { LawFacets } from './publicLegislation.ts'
import { lawTexts } from './texts.ts'

/** How many of each kind the list would show, asked as it is. */
export async function kindsIn(
  { api, lang }: Pick<Visit, 'api' | 'lang'>,
  { types }: Pick<LawFacets, 'types'>,
  filter: Readonly<Record<string, string | number | undefined>>,
  isArabicOnly: boolean,
): Promise<LawFacets['types']> {
  const asked = { ...filter, type: undefined, ...languagesOf(lang, isArabicOnly) }
  if (Object.values(asked).every(value => value === undefined)) return types
  const { items } = await api.get<{ items: LawFacets['types'] }>('Public/LegalEnvironment/GetTypes', asked)
  return types.map(({ type }) => ({ type, count: items.find(one => one.type === type)?.count ?? 0 }))
}

interface TypeIndexProps {
  query: LawQuery
  kinds: LawFacets['types']
  types: readonly LookupValue[]
}

/** The kinds of legal text, each with how many there are of what was asked for; none of them leads to nothing. */
export function TypeIndex({ query, kinds, types }: TypeIndexProps) {
  const { lang, to } = useHere()
  const words = lawTexts.in(lang)
  const first = { ...query, page: 1 }
  if (kinds.length === 0) return null
  const all = kinds.reduce((sum, { count }) => sum + count, 0)
  const entry = (type: string | undefined, label: string, count: number) => {
    const said = (
      <>
        <span>{label}</span>
        <Code>{count}</Code>
      </>
    )
    const isChosen = query.type === type
    return (
      <li key={type ?? ''}>
        {count > 0 || isChosen ? (
          <a href={to(lawPath({ ...first, type }))} aria-current={isChosen ? 'true' : undefined}>
            {said}
          </a>
        ) : (
          <p>{said}</p>
        )}
      </li>
    )
  }
  return (
    <nav className="law-types" aria-label={words.byType}>
      <ul>
        {entry(undefined, words.allTypes, all)}
        {kinds.flatMap(({ type, count }) => {
          const value = types.find(({ id }) => id === type)
          return value ? [entry(value.code, nameIn(lang, value), count)] : []
        })}
      </ul>
    </nav>
  )
}
