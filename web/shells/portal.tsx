import { Outlet, useLoaderData, useLocation, useMatches, useRouteError, useRouteLoaderData, type LoaderFunctionArgs } from 'react-router'
import type { Site } from '../../modules/admin/settings/site.ts'
import { MessageBanners, messagesAt } from '../../modules/portal/gate/gateMessages.portal.tsx'
import { UrgentLines, urgentNow } from '../../modules/portal/content/urgentNews.portal.tsx'
import type { UrgentNews } from '../../modules/portal/content/urgent.ts'
import type { Menus } from '../../modules/portal/menus/menus.ts'
import type { ShownMessage } from '../../modules/portal/gate/showing.ts'
import { bareOf, langOf } from '../generic/lang.ts'
import { PrintFoot } from '../generic/portal/PrintFoot.tsx'
import { plainSite, ShortPathContext, SiteContext, type SiteFacts } from '../generic/portal/site.ts'
import { visitContext } from '../generic/visit.ts'
import css from '../theme/portal.css?url'
import { ErrorPage } from './portal/ErrorPage.tsx'
import { Frame } from './portal/Frame.tsx'
import { MenusContext } from './portal/menus.ts'
import { ReportError } from './portal/ReportError.tsx'
import { sheetOf } from './portal/sheets.ts'

interface ShellFacts {
  readonly site: SiteFacts
  readonly menus: Menus
  /** What stands on top of every page now. */
  readonly banners: readonly ShownMessage[]
  readonly urgent: readonly UrgentNews[]
  /** The short path of the page, without its language; null where it has none. */
  readonly shortPath: string | null
}

export async function loader({ context, request }: LoaderFunctionArgs): Promise<ShellFacts> {
  const { api, origin } = context.get(visitContext)
  const { pathname, search } = new URL(request.url)
  const [site, menus, banners, urgent, short] = await Promise.all([
    api.get<Site>('Public/Site'),
    api.get<Menus>('Public/Menu'),
    messagesAt(api, 'topBanner'),
    urgentNow(api),
    api.get<{ path: string | null }>(`Public/ShortAddress/Find?path=${encodeURIComponent(bareOf(pathname) + search)}`),
  ])
  return { site: { ...site, origin }, menus, banners, urgent, shortPath: short.path }
}

export default function PortalShell() {
  const { site, menus, banners, urgent, shortPath } = useLoaderData<typeof loader>()
  return (
    <SiteContext value={site}>
      <Styles />
      <MenusContext value={menus}>
        <Frame banners={<OnTop banners={banners} urgent={urgent} />}>
          <ShortPathContext value={shortPath}>
            <Outlet />
            <ReportError />
            <PrintFoot />
          </ShortPathContext>
        </Frame>
      </MenusContext>
    </SiteContext>
  )
}

/** The styles of the portal, then those of the page: they must come in this order, for what is said last holds. */
function Styles() {
  const sheet = sheetOf(useMatches().at(-1)?.id)
  return (
    <>
      <link rel="stylesheet" href={css} precedence="portal" />
      {sheet !== undefined && <link rel="stylesheet" href={sheet} precedence="page" />}
    </>
  )
}

/** What is urgent, then what the house says to all. */
function OnTop({ banners, urgent }: Pick<ShellFacts, 'banners' | 'urgent'>) {
  return (
    <>
      <UrgentLines items={urgent} />
      <MessageBanners messages={banners} />
    </>
  )
}

/** A page that failed keeps its frame. */
export function ErrorBoundary() {
  const error = useRouteError()
  const facts = useRouteLoaderData<typeof loader>(`portal-${langOf(useLocation().pathname)}`)
  return (
    <SiteContext value={facts?.site ?? plainSite}>
      <Styles />
      <MenusContext value={facts?.menus ?? null}>
        <Frame banners={facts && <OnTop banners={facts.banners} urgent={facts.urgent} />}>
          <ErrorPage error={error} />
        </Frame>
      </MenusContext>
    </SiteContext>
  )
}
