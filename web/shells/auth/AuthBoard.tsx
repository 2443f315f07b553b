import { useEffect, type ReactNode } from 'react'
import { useLoaderData } from 'react-router'
import { inLang } from '../../../kernel/kernel.ts'
import { Band } from '../../ui/Band.tsx'
import { Button } from '../../ui/Button.tsx'
import { LangProvider } from '../../ui/LangProvider.tsx'
import { later, SparePart } from '../../ui/later.ts'
import { ProductMark } from '../../ui/ProductMark.tsx'
import { ToastRegion } from '../../ui/Toasts.tsx'
import { AccessButton, AccessPlace } from '../access/AccessPlace.tsx'
import { word } from '../dashboard/texts.ts'
import { useStoredLang } from '../dashboard/useStoredLang.ts'
import { NeedsScript } from '../NeedsScript.tsx'
import type { productName } from './productName.ts'

// Nobody is kept from signing in for want of them.
const loginMessages = later(() => import('../../../modules/portal/gate/loginMessages.dashboard.tsx').then(file => file.default))

interface AuthBoardProps {
  title: string
  /** The way back; without one to the portal. */
  back?: { readonly href: string; readonly label: string }
  children: ReactNode
}

/** What a page of signing in shows until the browser, which knows the language, draws it. */
export function HydrateFallback() {
  return (
    <main aria-busy="true" className="min-h-dvh">
      <NeedsScript />
    </main>
  )
}

/** The board of signing in: one card on dark cloth (portal and administration, section 18.2). Its page loads `productName`. */
export function AuthBoard({ title, back, children }: AuthBoardProps) {
  const [lang, setLang] = useStoredLang()
  const other = lang === 'ar' ? 'en' : 'ar'
  const home = lang === 'ar' ? '/' : '/en'
  const { href, label } = back ?? { href: home, label: word('backToPortal', lang) }
  const product = inLang(useLoaderData<typeof productName>(), lang)
  useEffect(() => {
    document.title = `${product} - ${title}`
  }, [product, title])
  return (
    <LangProvider lang={lang}>
      <div className="auth-board" data-theme="auth">
        <Band kind="board" />
        <main className="auth-main">
          <a href={home} className="auth-brand">
            <ProductMark size="board" /> <span>{product}</span>
          </a>
          <SparePart of={loginMessages} props={{ lang }} />
          <div className="auth-card" data-theme="dashboard">
            <h1>{title}</h1>
            {children}
            <p className="auth-links">
              <a href={href}>{label}</a>
              <Button look="plain" lang={other} onClick={() => setLang(other)}>
                {word('otherLang', lang)}
              </Button>
            </p>
          </div>
          <AccessButton lang={lang} className="btn btn-plain" />
        </main>
        <AccessPlace lang={lang} />
        <ToastRegion />
      </div>
    </LangProvider>
  )
}
