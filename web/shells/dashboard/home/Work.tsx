import { useQueries } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link, useNavigate } from 'react-router'
import { findState, inLang, numberOf, pluralOf, type AnyResource, type Codes, type Kind, type Lang } from '../../../../kernel/kernel.ts'
import { browserApi } from '../../../generic/browserApi.ts'
import { ChunkError } from '../../../generic/chunks.ts'
import { useDefinition } from '../../../generic/definition.ts'
import { LoadFailed } from '../../../generic/LoadFailed.tsx'
import { addOne, recordCount, say } from '../../../generic/texts.ts'
import type { ListPage } from '../../../generic/useList.ts'
import { Button } from '../../../ui/Button.tsx'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import { listHref, newHref, waitingHref } from '../pageTable.ts'
import { word } from '../texts.ts'
import { HomeRows } from './HomeRows.tsx'

const shownRows = 6
type Query = Readonly<Record<string, string | number>>

function listOf({ name, calls }: Pick<Kind, 'name' | 'calls'>, query: Query) {
  return {
    queryKey: ['list', name, 'home', query],
    queryFn: () => browserApi.get<ListPage>(`${calls}/GetListPaged`, query),
  }
}

/** What waits for my decision, of every kind: what waits longest first, how much there is, and the way to all of it. */
export function Waiting({ decided, lang }: { decided: readonly Kind[]; lang: Lang }) {
  const query = { among: 'waiting', maxResultCount: shownRows, sorting: 'lastModificationTime asc' }
  return (
    <Gathered id="waiting" title={word('waiting', lang)} kinds={decided} query={query} hrefOf={waitingHref} lang={lang}>
      <EmptyState title={word('nothingWaits', lang)} />
    </Gathered>
  )
}

/** What I have written: of each kind how much of it stands in which state, and the newest; until there is any, the ways to the first. */
export function Mine({ written, lang }: { written: readonly Kind[]; lang: Lang }) {
  const navigate = useNavigate()
  const query = { among: 'mine', maxResultCount: shownRows, sorting: 'lastModificationTime desc' }
  const begun = written.flatMap(kind => {
    const href = newHref(kind)
    return href === undefined ? [] : [{ kind, href }]
  })
  return (
    <Gathered
      title={word('myItems', lang)}
      kinds={written}
      query={query}
      hrefOf={kind => `${listHref(kind)}?among=mine`}
      statesOf={(kind, resource) => <MyStates kind={kind} resource={resource} lang={lang} />}
      lang={lang}
    >
      <EmptyState
        title={word('nothingMine', lang)}
        action={
          <span className="home-begin">
            {begun.map(({ kind, href }) => (
              <Button key={kind.name} icon={Plus} onClick={() => void navigate(href)}>
                {addOne(kind.label, lang)}
              </Button>
            ))}
          </span>
        }
      />
    </Gathered>
  )
}

interface GatheredProps {
  /** By which links of the page lead here. */
  readonly id?: string
  readonly title: string
  readonly kinds: readonly Kind[]
  readonly query: Query
  /** All of a kind. */
  readonly hrefOf: (kind: Kind) => string
  readonly statesOf?: (kind: Kind, resource: AnyResource) => ReactNode
  readonly lang: Lang
  /** What stands here while there is nothing of any kind. */
  readonly children: ReactNode
}

/** Records of several kinds under one heading; a kind without any is left out. */
function Gathered({ id, title, kinds, query, hrefOf, statesOf, lang, children }: GatheredProps) {
  const lists = useQueries({ queries: kinds.map(kind => listOf(kind, query)) })
  const failed = lists.find(({ isError }) => isError)
  return (
    <section id={id}>
      <h2>{title}</h2>
      {failed && <LoadFailed error={failed.error} onRetry={() => lists.forEach(list => void (list.isError && list.refetch()))} />}
      {lists.some(({ isPending }) => isPending) && <Skeleton lang={lang} lines={4} />}
      {lists.every(({ data }) => data?.totalCount === 0) && children}
      {kinds.map((kind, index) => {
        const page = lists[index]?.data
        if (!page || page.totalCount === 0) return null
        return (
          <section key={kind.name}>
            <h3 className="home-rows-of">
              <Link to={hrefOf(kind)}>
                {inLang([kind.label[2], kind.label[3]], lang)}: {pluralOf(recordCount, page.totalCount, lang)}
              </Link>
            </h3>
            <Defined kind={kind} lines={page.items.length} lang={lang}>
              {resource => (
                <>
                  {statesOf?.(kind, resource)}
                  <HomeRows resource={resource} rows={page.items} lang={lang} />
                </>
              )}
            </Defined>
          </section>
        )
      })}
    </section>
  )
}

interface DefinedProps {
  readonly kind: Kind
  /** About how many lines will stand here. */
  readonly lines: number
  readonly lang: Lang
  readonly children: (resource: AnyResource) => ReactNode
}

/** Lines of records, once the definition is there that says how they are called. The other blocks do not wait for it. */
function Defined({ kind, lines, lang, children }: DefinedProps): ReactNode {
  const { resource, hasFailed, ask } = useDefinition(kind.name)
  if (hasFailed) return <LoadFailed error={new ChunkError(kind.name)} onRetry={ask} />
  return resource ? children(resource) : <Skeleton lang={lang} lines={lines} />
}

/** How many of my records stand in which state. A state without any is left out. */
function MyStates({ kind, resource, lang }: { kind: Kind; resource: AnyResource; lang: Lang }) {
  const kinds = wordsOfStates(resource, lang)
  const counts = useQueries({ queries: kinds.map(({ query }) => listOf(kind, { among: 'mine', ...query, maxResultCount: 1 })) })
  return (
    <ul className="state-counts">
      {kinds.map(({ label, query }, index) => {
        const count = counts[index]?.data?.totalCount
        return (
          count !== 0 && (
            <li key={label}>
              <Link to={`${listHref(resource)}?${new URLSearchParams({ among: 'mine', ...query }).toString()}`}>
                <span>{label}</span> <b>{count === undefined ? '…' : numberOf(count, lang)}</b>
              </Link>
            </li>
          )
        )
      })}
    </ul>
  )
}

interface ByState {
  readonly label: string
  /** What narrows the list to it. */
  readonly query: Readonly<Record<string, string>>
}

/** The states of a kind in the words by which its list is narrowed; of reviewed content, what is not sent yet stands in none of its states. */
function wordsOfStates(resource: AnyResource, lang: Lang): ByState[] {
  const standing = resource.options.facts?.standing?.words
  const state = findState(resource)
  const isReviewed = resource.publishing === 'reviewed'
  const ofWords = (name: string, words: Codes, more: Readonly<Record<string, string>> = {}) =>
    Object.values(words).map(([code, ar, en]) => ({ label: inLang([ar, en], lang), query: { [name]: String(code), ...more } }))
  // A list that tells how each record stands takes neither the state nor whether it is a draft.
  if (standing) return ofWords('standing', standing)
  return [
    ...(isReviewed ? [{ label: say('draft', lang), query: { isDraft: 'true' } }] : []),
    ...(state ? ofWords(state.name, state.table.words, isReviewed ? { isDraft: 'false' } : {}) : []),
  ]
}
