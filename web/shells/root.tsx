import { lazy, Suspense, use, type ReactNode } from 'react'
import {
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  useLocation,
  useMatches,
  useRouteError,
  useRouteLoaderData,
  type LoaderFunctionArgs,
} from 'react-router'
import enhance from '../generic/enhance.ts?worker&url'
import { langOf } from '../generic/lang.ts'
import { ownTextsElement, ownTextsToSend, takeTextsOfPage } from '../generic/ownTexts.ts'
import { bootScript, isInteractive, NonceContext, RequestContext } from '../generic/page.ts'
import type { SiteFacts } from '../generic/portal/site.ts'
import { visitContext } from '../generic/visit.ts'
import icon from '../theme/icon.svg?url'
import portalCss from '../theme/portal.css?url'
import { PortalFailure } from './portal/PortalFailure.tsx'

// In the browser before any screen is drawn; what is sent is taken once.
const taken = import.meta.env.SSR ? '' : takeTextsOfPage()

// The browser has run it before it knows of the element: React leaves what stands in it as it is, and the page does not carry it twice.
const boot = import.meta.env.SSR ? bootScript : ''

interface RootFacts {
  /** The id of the icon's file; null: the product's own mark. */
  readonly favicon: string | null
}

/** Pages of all themes have one icon; a page that fails has its own too. */
export async function loader({ context }: LoaderFunctionArgs): Promise<RootFacts> {
  return context
    .get(visitContext)
    .api.get<SiteFacts>('Public/Site')
    .then(
      ({ favicon }) => ({ favicon }),
      () => ({ favicon: null }),
    )
}

/** It is read once for each page that is loaded, not again from page to page of the dashboard. */
export function shouldRevalidate(): boolean {
  return false
}

export function Layout({ children }: { children: ReactNode }) {
  const { pathname } = useLocation()
  const lang = langOf(pathname)
  const interactive = useMatches().some(match => isInteractive(match.handle))
  const favicon = useRouteLoaderData<typeof loader>('root')?.favicon
  const nonce = use(NonceContext)
  const { preferences } = use(RequestContext)
  return (
    <html
      lang={lang}
      dir={lang === 'ar' ? 'rtl' : 'ltr'}
      {...Object.fromEntries(Object.entries(preferences).map(([name, value]) => [`data-${name}`, value]))}
      suppressHydrationWarning
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        {interactive && <meta property="csp-nonce" nonce={nonce} suppressHydrationWarning />}
        <script dangerouslySetInnerHTML={{ __html: boot }} suppressHydrationWarning />
        {interactive && <OwnTexts sent={import.meta.env.SSR ? ownTextsToSend() : taken} />}
        {favicon == null ? (
          <link rel="icon" type="image/svg+xml" href={icon} />
        ) : (
          <link rel="icon" href={`/api/Attachment/GetByte/${favicon}`} />
        )}
        <link rel="manifest" href="/manifest.webmanifest" />
        <Meta />
        <Links />
        {!interactive && <script type="module" src={enhance} />}
        {!interactive && import.meta.env.DEV && <script type="module" src="/@vite/client" />}
      </head>
      <body data-theme={themeOf(pathname)}>
        {children}
        {interactive && (
          <>
            <ScrollRestoration />
            <Scripts />
          </>
        )}
      </body>
    </html>
  )
}

/** No script: data that the scripts of the page read. */
function OwnTexts({ sent }: { sent: string }) {
  if (sent === '') return null
  return <script id={ownTextsElement} type="application/json" dangerouslySetInnerHTML={{ __html: sent }} suppressHydrationWarning />
}

/** Three themes, by area (specification, section 1): land board, dashboard, auth board. */
function themeOf(pathname: string): 'land' | 'dashboard' | 'auth' {
  if (/^\/dashboard(\/|$)/.test(pathname)) return 'dashboard'
  return /^\/(login|forgotPassword|resetPassword)\/?$/.test(pathname) ? 'auth' : 'land'
}

export default function App() {
  return <Outlet />
}

// A page with React seldom fails: in the browser the portal's frame comes when it is needed.
const Failure = import.meta.env.SSR
  ? PortalFailure
  : lazy(() => import('./portal/PortalFailure.tsx').then(file => ({ default: file.PortalFailure })))

/** What no page of its own could catch: the portal's frame around the reason, without anything read from the database. */
export function ErrorBoundary() {
  const error = useRouteError()
  return (
    <>
      <link rel="stylesheet" href={portalCss} precedence="default" />
      <Suspense>
        <Failure error={error} />
      </Suspense>
    </>
  )
}
