import { useMutation } from '@tanstack/react-query'
import { Building2, CircleUserRound, Compass, Menu as MenuIcon, X } from 'lucide-react'
import { useEffect, useState, type ReactNode } from 'react'
import { Link, useLocation, useNavigate } from 'react-router'
import { inLang } from '../../../kernel/kernel.ts'
import Bell from '../../../modules/admin/notifications/bell.dashboard.tsx'
import { browserApi } from '../../generic/browserApi.ts'
import { useCaller } from '../../generic/caller.ts'
import { useConfig } from '../../generic/config.ts'
import { endPush } from '../../generic/push.ts'
import { useSession, type SessionPlace, type UserDetails } from '../../generic/session.ts'
import { Band } from '../../ui/Band.tsx'
import { Button } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { useLang } from '../../ui/LangProvider.tsx'
import { ProductMark } from '../../ui/ProductMark.tsx'
import { later, SparePart, useSoon } from '../../ui/later.ts'
import { Menu, menuSheet, type MenuAct } from '../../ui/Menu.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { AccessButton, AccessPlace } from '../access/AccessPlace.tsx'
import { leaveDesk } from './leave.ts'
import { PaletteButton } from './palette/PaletteButton.tsx'
import { Reminders } from './Reminders.tsx'
import { Sidebar } from './Sidebar.tsx'
import { word } from './texts.ts'
import { usePlaceSwitch } from './usePlaceSwitch.ts'
import { useLinksInPlace } from './useLinksInPlace.ts'
import { useStoredLang } from './useStoredLang.ts'
import { useTopBar } from './useTopBar.ts'

/** The desk: side bar, top bar, and the page. */
export function Frame({ children }: { children: ReactNode }) {
  const lang = useLang()
  const [isOpen, setOpen] = useState(false)
  const { pathname } = useLocation()
  const head = useTopBar()
  useLinksInPlace()
  useSoon(menuSheet)
  const [at, setAt] = useState(pathname)
  if (at !== pathname) {
    setAt(pathname)
    setOpen(false)
  }
  useEffect(() => {
    if (!isOpen) return
    const close = (event: KeyboardEvent) => event.key === 'Escape' && setOpen(false)
    // The veil over the page, too, is a way back to it.
    const leave = ({ target }: PointerEvent) => {
      if (target instanceof Element && !target.closest('.desk-side, .desk-top')) setOpen(false)
    }
    document.addEventListener('keydown', close)
    document.addEventListener('pointerdown', leave)
    return () => {
      document.removeEventListener('keydown', close)
      document.removeEventListener('pointerdown', leave)
    }
  }, [isOpen])
  return (
    <div className={isOpen ? 'desk is-open' : 'desk'} data-theme="dashboard">
      <a className="skip" href="#content">
        {word('skip', lang)}
      </a>
      <Sidebar />
      <div className="desk-page">
        <header ref={head} className="desk-top">
          <button
            type="button"
            className="btn btn-icon desk-menu"
            aria-expanded={isOpen}
            aria-label={word(isOpen ? 'closeMenu' : 'menu', lang)}
            onClick={() => setOpen(!isOpen)}
          >
            {isOpen ? <X className="icon" aria-hidden="true" /> : <MenuIcon className="icon" aria-hidden="true" />}
          </button>
          <Link to="/dashboard" className="desk-mark" aria-label={word('home', lang)}>
            <ProductMark size="small" />
          </Link>
          <PlaceSwitch />
          <TopEnd />
          <Band kind="desk" />
        </header>
        <main id="content" className="desk-main" tabIndex={-1}>
          <Reminders lang={lang} />
          <Maintained>{children}</Maintained>
        </main>
      </div>
      <AccessPlace lang={lang} />
    </div>
  )
}

/** Under maintenance the desk is for administrators alone; they are reminded of it. */
function Maintained({ children }: { children: ReactNode }) {
  const lang = useLang()
  const { isAdmin } = useCaller()
  const { maintenance } = useConfig()
  if (!maintenance) return children
  const text = inLang(maintenance, lang)
  if (!isAdmin) return <EmptyState title={word('maintenance', lang)}>{text}</EmptyState>
  return (
    <>
      <Notice tone="warn" lang={lang}>
        {word('maintenance', lang)}: {text}
      </Notice>
      {children}
    </>
  )
}

const none: readonly MenuAct[] = []
const quickWays = later(() => import('./QuickWays.ts').then(file => file.QuickWays))

/** The ways from side to side (section 18.4): real links. What else it offers its reader here comes when he is near. */
function QuickNavigation() {
  const lang = useLang()
  const [isNear, setNear] = useState(false)
  const [ways, setWays] = useState<readonly MenuAct[]>(none)
  return (
    <>
      <Menu
        label={word('quickNavigation', lang)}
        icon={Compass}
        onNear={() => setNear(true)}
        acts={[
          { label: word('mainDashboard', lang), href: '/dashboard' },
          { label: word('externalBoard', lang), href: lang === 'ar' ? '/' : '/en' },
          ...ways,
        ]}
      />
      {isNear && <SparePart of={quickWays} props={{ onWays: setWays }} />}
    </>
  )
}

function PlaceSwitch() {
  const lang = useLang()
  const session = useSession()
  const { ownerName } = useConfig()
  const nameOf = (place: SessionPlace) => inLang([place.nameAr, place.nameEn], lang)
  const change = usePlaceSwitch(lang)
  if (!session) return null
  const label = session.activePlace ? nameOf(session.activePlace) : session.IsAdmin ? inLang(ownerName, lang) : word('noPlace', lang)
  const others = session.UserPlaces.filter(place => place.id !== session.activePlace?.id)
  if (others.length === 0)
    return (
      <span className="desk-place">
        <Building2 className="icon" aria-hidden="true" />
        <span>{label}</span>
      </span>
    )
  return (
    <Menu label={label} icon={Building2} acts={others.map(place => ({ label: nameOf(place), onAct: () => change.mutate(place.id) }))} />
  )
}

function TopEnd() {
  const [lang, setLang] = useStoredLang()
  const session = useSession()
  const navigate = useNavigate()
  const other = lang === 'ar' ? 'en' : 'ar'
  const signOut = useMutation({
    mutationFn: async () => {
      await endPush()
      await browserApi.send('POST', 'Account/Logout', {})
    },
    // The server first; whatever it says, this browser forgets.
    onSettled: () => {
      leaveDesk(lang === 'ar' ? '/' : '/en')
    },
  })
  return (
    <span className="desk-top-end">
      <span className="desk-ways">
        <AccessButton lang={lang} className="btn btn-icon" />
        <QuickNavigation />
        <Button look="plain" lang={other} onClick={() => setLang(other)}>
          {word('otherLang', lang)}
        </Button>
      </span>
      <PaletteButton />
      <Bell />
      {session && (
        <Menu
          label={nameOf(session, lang)}
          icon={CircleUserRound}
          acts={[
            { label: word('profile', lang), onAct: () => void navigate('/dashboard/profile') },
            { label: word('signOut', lang), onAct: () => signOut.mutate() },
          ]}
        />
      )}
    </span>
  )
}

function nameOf({ user }: UserDetails, lang: 'ar' | 'en'): string {
  return lang === 'ar' ? user.fullName : (user.fullNameEn ?? user.fullName)
}
