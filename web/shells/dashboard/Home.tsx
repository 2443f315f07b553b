import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { Link } from 'react-router'
import { news } from '../../../modules/portal/content/content.ts'
import { inLang, numberOf } from '../../../kernel/kernel.ts'
import { pages } from '../../../catalogue.ts'
import { browserApi } from '../../generic/browserApi.ts'
import { useCaller } from '../../generic/caller.ts'
import { pairOf, type Row } from '../../generic/record.ts'
import { RecordStatus } from '../../generic/RecordStatus.tsx'
import { useSession } from '../../generic/session.ts'
import type { ListPage } from '../../generic/useList.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { useLang } from '../../ui/LangProvider.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { mayOpen } from './pageTable.ts'
import { word } from './texts.ts'

const states = Object.entries(news.fields.publishStatus.states.words)

/** After sign-in: what waits for me, my items by their state, and the ways that I go most. */
export function Home() {
  const lang = useLang()
  const session = useSession()
  const caller = useCaller()
  useEffect(() => {
    document.title = `${word('product', lang)} - ${word('mainDashboard', lang)}`
  }, [lang])
  const hasNews = caller.can('Portal.News')
  const decides = caller.can('Portal.News.Publish')
  return (
    <>
      <h1>{word('mainDashboard', lang)}</h1>
      {session && !session.IsAdmin && session.activePlace === null && (
        <Notice tone="warn" lang={lang}>
          {word('noPlaceYet', lang)}
        </Notice>
      )}
      <div className="home-parts">
        {decides && (
          <section>
            <h2>{word('waiting', lang)}</h2>
            <NewsRows
              query={{
                'publishStatus[0]': 1,
                'publishStatus[1]': 2,
                'publishStatus[2]': 5,
                maxResultCount: 6,
                sorting: 'lastModificationTime desc',
              }}
              empty={word('nothingWaits', lang)}
              skipDrafts
            />
          </section>
        )}
        {hasNews && (
          <section>
            <h2>{word('myItems', lang)}</h2>
            <MyStates />
            <NewsRows query={{ maxResultCount: 6, sorting: 'creationTime desc' }} empty={word('nothingMine', lang)} mine />
          </section>
        )}
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

/** How many of the news that I see stand in which state. */
function MyStates() {
  const lang = useLang()
  const counts = useQuery({
    queryKey: ['list', 'news', 'counts'],
    queryFn: () =>
      Promise.all(
        states.map(([, [code]]) =>
          browserApi.get<ListPage>('News/GetListPaged', { publishStatus: code, maxResultCount: 1 }).then(page => page.totalCount),
        ),
      ),
  })
  return (
    <ul className="state-counts">
      {states.map(([name, [code, ar, en]], index) => (
        <li key={name}>
          <Link to={`/dashboard/news?publishStatus=${code}`}>
            <span>{inLang([ar, en], lang)}</span> <b>{counts.data ? numberOf(counts.data[index] ?? 0, lang) : '…'}</b>
          </Link>
        </li>
      ))}
    </ul>
  )
}

interface NewsRowsProps {
  readonly query: Readonly<Record<string, string | number>>
  readonly empty: string
  readonly mine?: boolean
  readonly skipDrafts?: boolean
}

function NewsRows({ query, empty, skipDrafts = false }: NewsRowsProps) {
  const lang = useLang()
  const list = useQuery({ queryKey: ['list', 'news', 'home', query], queryFn: () => browserApi.get<ListPage>('News/GetListPaged', query) })
  if (list.isPending) return <Skeleton lang={lang} lines={4} />
  const rows = (list.data?.items ?? []).filter(row => !skipDrafts || row.isDraft !== true)
  if (rows.length === 0) return <EmptyState title={empty} />
  return (
    <ul className="home-rows">
      {rows.map(row => (
        <li key={String(row.id)}>
          <Link to={`/dashboard/news/${String(row.id)}`}>
            <bdi>{titleIn(row, lang)}</bdi>
          </Link>
          <RecordStatus resource={news} row={row} lang={lang} />
          <bdi dir="ltr" className="text-muted">
            {typeof row.date === 'string' ? row.date.replaceAll('-', '/') : ''}
          </bdi>
        </li>
      ))}
    </ul>
  )
}

function titleIn(row: Row, lang: 'ar' | 'en'): string {
  return pairOf(row, 'title', lang)?.text ?? '—'
}
