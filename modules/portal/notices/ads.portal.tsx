import { useLoaderData, type LoaderFunctionArgs } from 'react-router'
import { orLikely } from '../../../web/generic/portal/likely.ts'
import { visitContext } from '../../../web/generic/visit.ts'
import { AdsListPage, loadList } from './adsList.portal.tsx'
import { loadSheet, NoticeSheetPage } from './adSheet.portal.tsx'

const guid = /^[0-9a-f]{8}-([0-9a-f]{4}-){3}[0-9a-f]{12}$/i

/** `ads/{x}` has two meanings (domain/portal-and-admin, section 14.2): a GUID is a notice, a code of a category or place their list. */
export const loader = orLikely(async ({ context, params: { what }, request }: LoaderFunctionArgs) => {
  const visit = context.get(visitContext)
  if (what !== undefined && guid.test(what)) return { kind: 'sheet' as const, ...(await loadSheet(visit, what)) }
  return { kind: 'list' as const, ...(await loadList(visit, what, new URL(request.url).searchParams)) }
})

export default function Ads() {
  const data = useLoaderData<typeof loader>()
  return data.kind === 'sheet' ? <NoticeSheetPage {...data} /> : <AdsListPage {...data} />
}
