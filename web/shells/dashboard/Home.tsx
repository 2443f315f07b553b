import { useQueries, useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { callsOf, decisionsOf, findState, inLang, numberOf, pluralOf, type AnyResource, type Lang } from '../../../kernel/kernel.ts'
import { pages, resources } from '../../../catalogue.ts'
import { browserApi, messageOf } from '../../generic/browserApi.ts'
import { useCaller } from '../../generic/caller.ts'
import { usePageTitle } from '../../generic/config.ts'
import { pairOf, titleOf, type Row } from '../../generic/record.ts'
import { RecordStatus } from '../../generic/RecordStatus.tsx'
import { useSession } from '../../generic/session.ts'
import { recordCount, say } from '../../generic/texts.ts'
import type { ListPage } from '../../generic/useList.ts'
import { Button } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { useLang } from '../../ui/LangProvider.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { formHref, hasList, listHref, mayOpen, waitingHref } from './pageTable.ts'
import { word } from './texts.ts'

/** After sign-in: what waits for me, my items by their state, and the ways that I go most. */
export function Home() {
  const lang = useLang()
  const session = useSession()
  const caller = useCaller()
  usePageTitle(word('mainDashboard', lang), lang)
  const readable = resources.filter(({ permission }) => caller.can(permission))
  const decided = readable.filter(resource => decisionsOf(resource).some(({ permission }) => caller.can(permission)))
  const written = readable.filter(resource => isWritten(resource) && hasList(resource))
  return (
    <>
      <h1>{word('mainDashboard', lang)}</h1>
      {session && !session.IsAdmin && session.activePlace === null && (
        <Notice tone="warn" lang={lang}>
          {word('noPlaceYet', lang)}
        </Notice>
      )}
      <div className="home-parts">
        {decided.length > 0 && <Waiting decided={decided} />}
        {written.map(resource => (
          <Mine key={resource.name} resource={resource} />
        ))}
        <section>
          <h2>{word('quickLinks', lang)}</h2>
          <ul className="quick-links">
            {Object.entries(pages)
              .filter(([route, page]) => page.label && !route.includes('{') && mayOpen(route, caller))
              .map(([route, page]) => (
                <li key={route}>
                  <Link to={`/dashboard/${route}`}>{page.label ? inLang(page.label, lang) : route}</Link>
                </li>
              ))}
            <li>
              <Link to="/dashboard/profile">{word('profile', lang)}</Link>
            </li>
          </ul>
        </section>
      </div>
    </>
  )
}

const shownRows = 6
type Query = Readonly<Record<string, string | number>>

function listOf(resource: AnyResource, query: Query) {
  return {
    queryKey: ['list', resource.name, 'home', query],
    queryFn: () => browserApi.get<ListPage>(`${callsOf(resource)}/GetListPaged`, query),
  }
}

/** What waits for my decision, of every kind: what waits longest first, how much there is, and the way to all of it. */
function Waiting({ decided }: { decided: readonly AnyResource[] }) {
  const lang = useLang()
  const lists = useQueries({
    queries: decided.map(resource =>
      listOf(resource, { among: 'waiting', maxResultCount: shownRows, sorting: 'lastModificationTime asc' }),
    ),
  })
  const failed = lists.find(({ isError }) => isError)
  const isEmpty = lists.every(({ data }) => data?.totalCount === 0)
  return (
    <section>
      <h2>{word('waiting', lang)}</h2>
      {failed && <Failure error={failed.error} retry={() => lists.forEach(list => void (list.isError && list.refetch()))} lang={lang} />}
      {lists.some(({ isPending }) => isPending) && <Skeleton lang={lang} lines={4} />}
      {isEmpty && <EmptyState title={word('nothingWaits', lang)} />}
      {decided.map((resource, index) => {
        const page = lists[index]?.data
        if (!page || page.totalCount === 0) return null
        return (
          <section key={resource.name}>
            <h3 className="home-rows-of">
              <Link to={waitingHref(resource)}>
                {inLang([resource.options.label[2], resource.options.label[3]], lang)}: {pluralOf(recordCount, page.totalCount, lang)}
              </Link>
            </h3>
            <Rows resource={resource} rows={page.items} lang={lang} />
          </section>
        )
      })}
    </section>
  )
}

/** Is it people who begin such a record, and bring it through its states? What only the clock makes is nobody's work. */
function isWritten(resource: AnyResource): boolean {
  return findState(resource)?.table.steps.some(([from, , , by]) => from === null && by !== 'clock') === true
}

/** What I have written of a kind: how much of it stands in which state, and the newest. */
function Mine({ resource }: { resource: AnyResource }) {
  const lang = useLang()
  const list = useQuery(listOf(resource, { among: 'mine', maxResultCount: shownRows, sorting: 'lastModificationTime desc' }))
  return (
    <section>
      <h2>
        {word('myItems', lang)}: {inLang([resource.options.label[2], resource.options.label[3]], lang)}
      </h2>
      <MyStates resource={resource} />
      {list.isPending && <Skeleton lang={lang} lines={4} />}
      {list.isError && <Failure error={list.error} retry={() => void list.refetch()} lang={lang} />}
      {list.data?.totalCount === 0 && <EmptyState title={word('nothingMine', lang)} />}
      {list.data && list.data.totalCount > 0 && <Rows resource={resource} rows={list.data.items} lang={lang} />}
    </section>
  )
}

/** How many of my records stand in which state; of reviewed content, what I have not sent yet stands in none. */
function MyStates({ resource }: { resource: AnyResource }) {
  const lang = useLang()
  const state = findState(resource)
  const isReviewed = resource.publishing === 'reviewed'
  const kinds: { readonly label: string; readonly query: Record<string, string> }[] = [
    ...(isReviewed ? [{ label: say('draft', lang), query: { isDraft: 'true' } }] : []),
    ...Object.values(state?.table.words ?? {}).map(([code, ar, en]) => ({
      label: inLang([ar, en], lang),
      query: { [state?.name ?? '']: String(code), ...(isReviewed && { isDraft: 'false' }) },
    })),
  ]
  const counts = useQueries({ queries: kinds.map(({ query }) => listOf(resource, { among: 'mine', ...query, maxResultCount: 1 })) })
  return (
    <ul className="state-counts">
      {kinds.map(({ label, query }, index) => {
        const count = counts[index]?.data?.totalCount
        return (
          <li key={label}>
            <Link to={`${listHref(resource)}?${new URLSearchParams({ among: 'mine', ...query }).toString()}`}>
              <span>{label}</span> <b>{count === undefined ? '…' : numberOf(count, lang)}</b>
            </Link>
          </li>
        )
      })}
    </ul>
  )
}

function Rows({ resource, rows, lang }: { resource: AnyResource; rows: readonly Row[]; lang: Lang }) {
  return (
    <ul className="home-rows">
      {rows.map(row => (
        <li key={String(row.id)}>
          <Link to={formHref(resource, row) ?? listHref(resource)}>
            <bdi>{nameOf(resource, row, lang)}</bdi>
          </Link>
          <RecordStatus resource={resource} row={row} lang={lang} />
        </li>
      ))}
    </ul>
  )
}

/** A sheet is named by whose it is and its year. */
function nameOf(resource: AnyResource, row: Row, lang: Lang): string {
  const owner = resource.options.shape === 'yearly' ? pairOf(row, `${resource.scope.owner}Name`, lang)?.text : undefined
  return [owner, titleOf(resource, row, lang)].filter(Boolean).join(lang === 'ar' ? '، ' : ', ')
}

function Failure({ error, retry, lang }: { error: unknown; retry: () => void; lang: Lang }) {
  return (
    <EmptyState kind="error" title={say('failed', lang)} action={<Button onClick={retry}>{say('retry', lang)}</Button>}>
      {messageOf(error, lang)}
    </EmptyState>
  )
}
