import {
  Outlet,
  useLoaderData,
  useLocation,
  useRouteError,
  useRouteLoaderData,
  type LinksFunction,
  type LoaderFunctionArgs,
} from 'react-router'
import type { Site } from '../../modules/admin/settings/site.ts'
import { langOf } from '../generic/lang.ts'
import { plainSite, SiteContext, type SiteFacts } from '../generic/portal/site.ts'
import { visitContext } from '../generic/visit.ts'
import css from '../theme/portal.css?url'
import { ErrorPage } from './portal/ErrorPage.tsx'
import { Frame } from './portal/Frame.tsx'

export const links: LinksFunction = () => [{ rel: 'stylesheet', href: css }]

export async function loader({ context }: LoaderFunctionArgs): Promise<SiteFacts> {
  const { api, origin } = context.get(visitContext)
  return { ...(await api.get<Site>('Public/Site')), origin }
}

export default function PortalShell() {
  return (
    <SiteContext value={useLoaderData<typeof loader>()}>
      <Frame>
        <Outlet />
      </Frame>
    </SiteContext>
  )
}

/** A page that failed keeps its frame. */
export function ErrorBoundary() {
  const error = useRouteError()
  const site = useRouteLoaderData<typeof loader>(`portal-${langOf(useLocation().pathname)}`)
  return (
    <SiteContext value={site ?? plainSite}>
      <Frame>
        <ErrorPage error={error} />
      </Frame>
    </SiteContext>
  )
}
