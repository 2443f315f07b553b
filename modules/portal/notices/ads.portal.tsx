import { useLoaderData, type LoaderFunctionArgs } from 'react-router'
import { missing, orMissing } from '../../../web/generic/portal/answers.ts'
import { GalleryPage } from '../../../web/generic/portal/GalleryPage.tsx'
import { orLikely } from '../../../web/generic/portal/likely.ts'
import { useHere } from '../../../web/generic/portal/site.ts'
import { pictureAt } from '../../../web/generic/portal/Stage.tsx'
import { type Visit, visitContext } from '../../../web/generic/visit.ts'
import { AdsListPage, loadList } from './adsList.portal.tsx'
import { loadSheet, NoticeSheetPage } from './adSheet.portal.tsx'
import { noticeId } from './adsQuery.ts'
import type { NoticeSheet } from './publicAds.ts'
import { noticeTexts } from './texts.ts'

/** `ads/{x}` has two meanings (domain/portal-and-admin, section 14.2): a GUID is a notice, a code of a category or place their list. */
export const loader = orLikely(async ({ context, params: { what, picture }, request }: LoaderFunctionArgs) => {
  const visit = context.get(visitContext)
  if (picture !== undefined) return { kind: 'picture' as const, ...(await loadGalleryPicture(visit, what, picture)) }
  if (what !== undefined && noticeId.test(what)) return { kind: 'sheet' as const, ...(await loadSheet(visit, what)) }
  return { kind: 'list' as const, ...(await loadList(visit, what, new URL(request.url).searchParams)) }
})

/** One picture of a notice's gallery. @param number from 1 */
async function loadGalleryPicture({ api }: Visit, id: string | undefined, number: string) {
  if (id === undefined || !noticeId.test(id)) return missing()
  const record = await orMissing(api.get<NoticeSheet>(`Public/Ads/Get/${id}`))
  const found = pictureAt(record.gallery, number)
  return found === undefined ? missing() : { record, ...found }
}

export default function Ads() {
  const data = useLoaderData<typeof loader>()
  const { lang } = useHere()
  if (data.kind === 'picture') return <GalleryPage {...data} kind="ads" list={{ label: noticeTexts.say('ads', lang), path: '/ads' }} />
  return data.kind === 'sheet' ? <NoticeSheetPage {...data} /> : <AdsListPage {...data} />
}
