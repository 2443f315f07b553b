import { Clock, Menu, Search, X } from 'lucide-react'
import { hoursIn, openingsIn } from '../../generic/portal/hoursTexts.ts'
import { useHere } from '../../generic/portal/site.ts'
import { bound } from '../../generic/bound.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { ProductMark } from '../../ui/ProductMark.tsx'
import { MenuBar, MenuDrawer } from './MenuList.tsx'
import { AccessTools, LanguageLink, QuickNavigation, SignInLink, WideTools } from './Tools.tsx'
import { headTexts } from './texts.ts'

/** Skip links, name, search, tools and menu: the top of every portal page. */
export function Header() {
  const { lang, bare, to, say, site } = useHere()
  const words = headTexts.in(lang)
  return (
    <div className="page head-zone">
      <SkipLinks />
      <header className="site-head">
        <div className="wrap">
          <div className="site-bar wide-only">
            <Hours />
            <div className="site-tools">
              <WideTools />
              <LanguageLink />
              <SignInLink />
            </div>
          </div>
          <div className="site-head-row">
            <a className="site-brand" href={to('/')}>
              <Logo />
              <b>{say(site.productName)}</b>
              <span>
                {say(site.ownerName)}
                <br />
                {say(site.slogan)}
              </span>
            </a>
            {hasOwnSearch(bare) || (
              <search className="contents" aria-label={words.search}>
                <form className="site-search" id="search" tabIndex={-1} action={to('/search')} method="get">
                  <input
                    className="input"
                    type="search"
                    name="q"
                    maxLength={200}
                    aria-label={words.search}
                    placeholder={words.hint}
                    data-suggest=""
                    autoComplete="off"
                  />
                  <button className="btn" type="submit" aria-label={words.find}>
                    <Icon of={Search} />
                  </button>
                </form>
              </search>
            )}
            <div className="site-tools narrow-only">
              <a id="search-short" href={to('/search')} aria-label={words.search}>
                <Icon of={Search} />
              </a>
              <LanguageLink />
              <Drawer />
            </div>
          </div>
          <nav className="site-nav" id="menu" tabIndex={-1} aria-label={words.mainMenu}>
            <MenuBar />
          </nav>
        </div>
      </header>
    </div>
  )
}

/** The owner's logo, or the product's mark; where the colours are dark the logo that was made for them. */
function Logo() {
  const { logo, logoDark } = useHere().site
  const usual = logo === null ? <ProductMark /> : <img className="site-logo" src={logoAddress(logo)} alt="" />
  if (logoDark === null) return usual
  return (
    <>
      <span className="on-light">{usual}</span>
      {/* Only where it is shown is it asked for. */}
      <img className="site-logo on-dark" src={logoAddress(logoDark)} alt="" loading="lazy" />
    </>
  )
}

function logoAddress(file: string): string {
  return `/api/Attachment/GetByte/${file}?width=400`
}

/** Where a page asks the same in a larger box, the head asks nothing; the first page finds authorities alone. @param bare address in Arabic */
function hasOwnSearch(bare: string): boolean {
  return bare === '/search'
}

/** The ways past the head; which search and which menu there are depends on how wide the page is. */
function SkipLinks() {
  const { lang, bare } = useHere()
  const words = headTexts.in(lang)
  const links = [
    ['#main', words.toContent, 'skip'],
    [hasOwnSearch(bare) ? '#find' : '#search', words.toSearch, 'skip wide-only'],
    [hasOwnSearch(bare) ? '#find' : '#search-short', words.toSearch, 'skip narrow-only'],
    ['#menu', words.toMenu, 'skip wide-only'],
    ['#menu-short', words.toMenu, 'skip narrow-only'],
  ] as const
  return (
    <nav aria-label={words.skips}>
      {links.map(([href, label, className]) => (
        <a key={href} className={className} href={href}>
          {label}
        </a>
      ))}
    </nav>
  )
}

function Hours() {
  const { lang, site } = useHere()
  return (
    <span className="site-note">
      <Icon of={Clock} />
      <span>{bound(hoursIn(site.hours, lang))}</span>
      <b className="open-now" data-hours={JSON.stringify(openingsIn(site.hours, lang))} data-zone={site.timeZone} />
    </span>
  )
}

/** Everything of the head that a narrow page has no room for; it unfolds without a script. */
function Drawer() {
  const words = headTexts.in(useHere().lang)
  return (
    <details className="drawer narrow-only" data-fold>
      <summary id="menu-short">
        <span className="menu-way when-shut">
          <Icon of={Menu} />
          <span className="menu-word">{words.menu}</span>
        </span>
        <span className="menu-way when-open">
          <Icon of={X} />
          <span className="menu-word">{words.closeMenu}</span>
        </span>
      </summary>
      <div className="drawer-panel">
        <nav className="drawer-menu" aria-label={words.mainMenu}>
          <MenuDrawer />
        </nav>
        <AccessTools />
        <QuickNavigation />
        <SignInLink />
        <Hours />
      </div>
    </details>
  )
}
