import type { ReactNode } from 'react'
import { useHere } from '../../generic/portal/site.ts'
import { preloadedFonts } from '../../theme/preload.ts'
import { Band } from '../../ui/Band.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { CopyNotes } from './CopyNotes.tsx'
import { Footer } from './Footer.tsx'
import { Header } from './Header.tsx'

interface FrameProps {
  /** Messages on top of the page; without them where even the settings could not be read. */
  banners?: ReactNode
  children: ReactNode
}

/** What stands around every portal page: head, the one band, messages to all, footer. */
export function Frame({ banners, children }: FrameProps) {
  const { lang, bare, say, site } = useHere()
  return (
    <div className="frame">
      {preloadedFonts[lang].map(file => (
        <link key={file} rel="preload" as="font" type="font/woff2" href={file} crossOrigin="anonymous" />
      ))}
      <Header />
      <Band kind={bare === '/' ? 'home' : 'page'} />
      <div className="page">
        <CopyNotes />
        {banners && <div className="wrap">{banners}</div>}
        {site.maintenance && (
          <div className="wrap site-notice">
            <Notice tone="warn" lang={lang}>
              {say(site.maintenance)}
            </Notice>
          </div>
        )}
        <main id="main" tabIndex={-1}>
          {children}
        </main>
        <Footer />
      </div>
    </div>
  )
}
