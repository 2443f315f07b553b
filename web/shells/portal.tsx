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
import { MessageBanners, messagesAt } from '../../modules/portal/gate/gateMessages.portal.tsx'
import type { ShownMessage } from '../../modules/portal/gate/showing.ts'
import { langOf } from '../generic/lang.ts'
import { plainSite, SiteContext, type SiteFacts } from '../generic/portal/site.ts'
import { visitContext } from '../generic/visit.ts'
import css from '../theme/portal.css?url'
import { ErrorPage } from './portal/ErrorPage.tsx'
import { Frame } from './portal/Frame.tsx'

export const links: LinksFunction = () => [{ rel: 'stylesheet', href: css }]

interface ShellFacts {
  readonly site: SiteFacts
  /** What stands on top of every page now. */
  readonly banners: readonly ShownMessage[]
}

export async function loader({ context }: LoaderFunctionArgs): Promise<ShellFacts> {
  const { api, origin } = context.get(visitContext)
  const [site, banners] = await Promise.all([api.get<Site>('Public/Site'), messagesAt(api, 'topBanner')])
  return { site: { ...site, origin }, banners }
}

export default function PortalShell() {
  const { site, banners } = useLoaderData<typeof loader>()
  return (
    <SiteContext value={site}>
      <Frame banners={<MessageBanners messages={banners} />}>
        <Outlet />
      </Frame>
    </SiteContext>
  )
}

/** A page that failed keeps its frame. */
export function ErrorBoundary() {
  const error = useRouteError()
  const facts = useRouteLoaderData<typeof loader>(`portal-${langOf(useLocation().pathname)}`)
  return (
    <SiteContext value={facts?.site ?? plainSite}>
      <Frame banners={facts && <MessageBanners messages={facts.banners} />}>
        <ErrorPage error={error} />
      </Frame>
    </SiteContext>
  )
}
