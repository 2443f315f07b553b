import { useLoaderData, type LoaderFunctionArgs } from 'react-router'
import { visitContext } from '../../../web/generic/visit.ts'
import { loadService, ServicePage } from './service.portal.tsx'
import { loadServices, ServiceListPage } from './serviceList.portal.tsx'

/** `gateServices` lists the services; `gateServices?service=…` is one of them (domain/portal-and-admin, section 15.1). */
export async function loader({ context, request }: LoaderFunctionArgs) {
  const visit = context.get(visitContext)
  const query = new URL(request.url).searchParams
  const id = query.get('service')
  // A key without a value is not asked: its address is kept as that of the list.
  if (id) return { kind: 'service' as const, ...(await loadService(visit, id)) }
  return { kind: 'list' as const, ...(await loadServices(visit, query)) }
}

export default function GateServices() {
  const data = useLoaderData<typeof loader>()
  return data.kind === 'service' ? <ServicePage {...data} /> : <ServiceListPage {...data} />
}
