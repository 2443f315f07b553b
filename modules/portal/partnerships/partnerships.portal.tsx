import { useLoaderData, type LoaderFunctionArgs } from 'react-router'
import { missing } from '../../../web/generic/portal/answers.ts'
import { onlyArabic, placeAsked, requireValues } from '../../../web/generic/portal/asked.ts'
import { lookupOf } from '../../../web/generic/portal/lookups.ts'
import { wayOnFrom } from '../../../web/generic/portal/wayOn.ts'
import { type Visit, visitContext } from '../../../web/generic/visit.ts'
import { loadPartnership, PartnershipPage } from './partnershipPage.portal.tsx'
import { PartnerListPage, partnerQueryOf } from './partnerList.portal.tsx'
import type { Partnerships as AllPartnerships } from './publicPartnerships.ts'

/** `partnerships` shows all partners; `partnerships?id=…` is one agreement (domain/portal-and-admin, section 15.1). */
export async function loader({ context, request }: LoaderFunctionArgs) {
  const { api, lang } = context.get(visitContext)
  const given = new URL(request.url).searchParams
  const { items, today, lists } = await loadPartnerships(api, given)
  const id = given.get('id')
  if (id == null)
    return { kind: 'list' as const, items, lists, today, query: partnerQueryOf(given, lang), wayOn: await wayOnFrom(api, items.length) }
  const partnership = items.find(item => item.id === id)
  if (!partnership) return missing()
  return { kind: 'one' as const, partnership, lists, today, ...(await loadPartnership(api, id)) }
}

/** All partnerships, in the ministry's order, and the lists by which they are narrowed. @param given how they are to be narrowed: 404 where by no value of these */
export async function loadPartnerships(api: Visit['api'], given: URLSearchParams) {
  const [{ items, today }, kinds, statuses, types, countries, topics] = await Promise.all([
    api.get<AllPartnerships>('Public/Partnership/GetAll'),
    lookupOf(api, 'partnershipKind'),
    lookupOf(api, 'partnershipStatus'),
    lookupOf(api, 'partnerType'),
    lookupOf(api, 'country'),
    lookupOf(api, 'knowledgeTopic'),
  ])
  await requireValues(given, { kind: kinds, status: statuses, type: types, country: countries, ...onlyArabic })
  await placeAsked(api, given.get('place'))
  const lists = { kinds, statuses, types, countries: countries.filter(({ id }) => items.some(({ country }) => country === id)), topics }
  return { items, today, lists }
}

export default function Partnerships() {
  const data = useLoaderData<typeof loader>()
  return data.kind === 'one' ? <PartnershipPage {...data} /> : <PartnerListPage {...data} />
}
