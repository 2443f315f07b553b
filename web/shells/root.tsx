import { use, type ReactNode } from 'react'
import { Links, Meta, Outlet, Scripts, ScrollRestoration, useLocation, useMatches } from 'react-router'
import enhance from '../generic/enhance.ts?worker&url'
import { langOf } from '../generic/lang.ts'
import { bootScript, isInteractive, NonceContext } from '../generic/page.ts'

export function Layout({ children }: { children: ReactNode }) {
  const { pathname } = useLocation()
  const lang = langOf(pathname)
  const interactive = useMatches().some(match => isInteractive(match.handle))
  const nonce = use(NonceContext)
  return (
    <html lang={lang} dir={lang === 'ar' ? 'rtl' : 'ltr'} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        {interactive && <meta property="csp-nonce" nonce={nonce} suppressHydrationWarning />}
        <script dangerouslySetInnerHTML={{ __html: bootScript }} suppressHydrationWarning />
        <Meta />
        <Links />
        {!interactive && <script type="module" src={enhance} />}
        {!interactive && import.meta.env.DEV && <script type="module" src="/@vite/client" />}
      </head>
      <body>
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

export default function App() {
  return <Outlet />
}
