import { useLoaderData, type LoaderFunctionArgs } from 'react-router'
import { missing, orMissing } from '../../../web/generic/portal/answers.ts'
import { articleTexts } from '../../../web/generic/portal/articleTexts.ts'
import { GalleryPage } from '../../../web/generic/portal/GalleryPage.tsx'
import { orLikely } from '../../../web/generic/portal/likely.ts'
import { useHere } from '../../../web/generic/portal/site.ts'
import { pictureAt } from '../../../web/generic/portal/Stage.tsx'
import { type Visit, visitContext } from '../../../web/generic/visit.ts'
import { loadArticle, NewsArticlePage } from './newsArticle.portal.tsx'
import { loadList, NewsListPage } from './newsList.portal.tsx'
import type { NewsArticle } from './publicNews.ts'

const guid = /^[0-9a-f]{8}-([0-9a-f]{4}-){3}[0-9a-f]{12}$/i

/** `news/{x}` has two meanings (domain/portal-and-admin, section 14.2): a GUID is an item, a code of a category or place their list. */
export const loader = orLikely(async ({ context, params: { what, picture }, request }: LoaderFunctionArgs) => {
  const visit = context.get(visitContext)
  if (picture !== undefined) return { kind: 'picture' as const, ...(await loadGalleryPicture(visit, what, picture)) }
  if (what !== undefined && guid.test(what)) return { kind: 'article' as const, ...(await loadArticle(visit, what)) }
  return { kind: 'list' as const, ...(await loadList(visit, what, new URL(request.url).searchParams)) }
})

/** One picture of an item's gallery. @param number from 1 */
async function loadGalleryPicture({ api }: Visit, id: string | undefined, number: string) {
  if (id === undefined || !guid.test(id)) return missing()
  const record = await orMissing(api.get<NewsArticle>(`Public/News/Get/${id}`))
  const found = pictureAt(record.gallery, number)
  return found === undefined ? missing() : { record, ...found }
}

export default function News() {
  const data = useLoaderData<typeof loader>()
  const { lang } = useHere()
  if (data.kind === 'picture') return <GalleryPage {...data} kind="news" list={{ label: articleTexts.say('news', lang), path: '/news' }} />
  return data.kind === 'article' ? <NewsArticlePage {...data} /> : <NewsListPage {...data} />
}
