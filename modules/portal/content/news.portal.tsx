import { useLoaderData, type LoaderFunctionArgs } from 'react-router'
import { orLikely } from '../../../web/generic/portal/likely.ts'
import { visitContext } from '../../../web/generic/visit.ts'
import { loadArticle, NewsArticlePage } from './newsArticle.portal.tsx'
import { loadList, NewsListPage } from './newsList.portal.tsx'

const guid = /^[0-9a-f]{8}-([0-9a-f]{4}-){3}[0-9a-f]{12}$/i

/** `news/{x}` has two meanings (domain/portal-and-admin, section 14.2): a GUID is an item, a code of a category or place their list. */
export const loader = orLikely(async ({ context, params: { what }, request }: LoaderFunctionArgs) => {
  const visit = context.get(visitContext)
  if (what !== undefined && guid.test(what)) return { kind: 'article' as const, ...(await loadArticle(visit, what)) }
  return { kind: 'list' as const, ...(await loadList(visit, what, new URL(request.url).searchParams)) }
})

export default function News() {
  const data = useLoaderData<typeof loader>()
  return data.kind === 'article' ? <NewsArticlePage {...data} /> : <NewsListPage {...data} />
}
