import {
  BellRing,
  Activity,
  BadgeDollarSign,
  Building2,
  CalendarDays,
  ChartColumn,
  BookOpen,
  ChevronRight,
  Clapperboard,
  ConciergeBell,
  CircleUserRound,
  Contact,
  Droplets,
  FileText,
  FolderOpen,
  GalleryHorizontalEnd,
  Globe,
  HandCoins,
  Handshake,
  HardHat,
  History,
  Inbox,
  Images,
  Info,
  Landmark,
  Languages,
  LayoutDashboard,
  LayoutTemplate,
  Lightbulb,
  ListChecks,
  ListTree,
  Mail,
  MapPinned,
  MessagesSquare,
  Megaphone,
  Menu,
  Network,
  Newspaper,
  Scale,
  SearchCheck,
  Send,
  Settings,
  ShieldCheck,
  Signpost,
  SlidersHorizontal,
  Target,
  Trophy,
  Users,
  X,
  type LucideIcon,
} from 'lucide-react'
import { useMemo } from 'react'
import { Link, useLocation } from 'react-router'
import { pages } from '../../../catalogue.ts'
import { inLang } from '../../../kernel/kernel.ts'
import { AccessButton } from '../access/AccessPlace.tsx'
import { sidebarFor } from './navigation.ts'
import { groups, type GroupIcon, type PageIcon } from '../../../modules/define.ts'
import { useConfig } from '../../generic/config.ts'
import { useSession } from '../../generic/session.ts'
import { Band } from '../../ui/Band.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { useLang } from '../../ui/LangProvider.tsx'
import { ProductMark } from '../../ui/ProductMark.tsx'
import { sidebarCallerOf } from './callerOf.ts'
import { closeFile, useOpenFile } from './openFile.ts'
import { word } from './texts.ts'
import { useStoredLang } from './useStoredLang.ts'

/** The signs by the names that `modules/define.ts` lists: one that is missing here does not compile. */
const icons: Readonly<Record<PageIcon | GroupIcon, LucideIcon>> = {
  'layout-dashboard': LayoutDashboard,
  'circle-user-round': CircleUserRound,
  newspaper: Newspaper,
  inbox: Inbox,
  'messages-square': MessagesSquare,
  lightbulb: Lightbulb,
  'badge-dollar-sign': BadgeDollarSign,
  megaphone: Megaphone,
  'calendar-days': CalendarDays,
  menu: Menu,
  info: Info,
  'file-text': FileText,
  contact: Contact,
  'layout-template': LayoutTemplate,
  'bell-ring': BellRing,
  landmark: Landmark,
  'building-2': Building2,
  droplets: Droplets,
  users: Users,
  'map-pinned': MapPinned,
  'shield-check': ShieldCheck,
  'sliders-horizontal': SlidersHorizontal,
  mail: Mail,
  send: Send,
  history: History,
  'list-tree': ListTree,
  'list-checks': ListChecks,
  activity: Activity,
  languages: Languages,
  clapperboard: Clapperboard,
  images: Images,
  'gallery-horizontal-end': GalleryHorizontalEnd,
  trophy: Trophy,
  scale: Scale,
  handshake: Handshake,
  'concierge-bell': ConciergeBell,
  'book-open': BookOpen,
  'search-check': SearchCheck,
  signpost: Signpost,
  'folder-open': FolderOpen,
  globe: Globe,
  network: Network,
  target: Target,
  'hand-coins': HandCoins,
  'hard-hat': HardHat,
  'chart-column': ChartColumn,
  settings: Settings,
}

interface Entry {
  /** As the table of pages names it. */
  readonly route: string
  readonly label: string
  readonly href: string
}
interface Group {
  readonly group: string
  readonly label: string
  readonly icon: keyof typeof icons
  readonly entries: readonly Entry[]
  /** A file that somebody has opened who does not belong to it: it stays unfolded, and he may close it. */
  readonly isOpenFile: boolean
}

/** The groups and entries that this user sees, with the page he is on marked. */
export function Sidebar() {
  const lang = useLang()
  const { pathname } = useLocation()
  const shown = useEntries()
  return (
    <aside className="desk-side">
      <Band kind="side" />
      <div className="desk-side-in">
        <Link to="/dashboard" className="desk-brand">
          <ProductMark size="small" /> <span>{inLang(useConfig().productName, lang)}</span>
        </Link>
        <nav aria-label={word('menu', lang)}>
          <Link to="/dashboard" className="desk-item" aria-current={pathname === '/dashboard' ? 'page' : undefined}>
            <Icon of={LayoutDashboard} /> <span>{word('home', lang)}</span>
          </Link>
          {shown.map(({ group, label, icon, entries, isOpenFile }) => (
            <details key={group} open={isOpenFile || entries.some(({ href }) => isOn(pathname, href)) || shown.length < 4}>
              <summary className="desk-item">
                <Icon of={icons[icon]} />
                <span>{label}</span>
                <Icon of={ChevronRight} points small />
              </summary>
              <ul>
                {entries.map(entry => (
                  <li key={entry.href}>
                    <Link to={entry.href} aria-current={isOn(pathname, entry.href) ? 'page' : undefined}>
                      {entry.label}
                    </Link>
                  </li>
                ))}
                {isOpenFile && (
                  <li>
                    <button type="button" onClick={closeFile}>
                      <Icon of={X} small /> {word('closeFile', lang)}
                    </button>
                  </li>
                )}
              </ul>
            </details>
          ))}
          <SideWays />
        </nav>
      </div>
    </aside>
  )
}

/** What the head has no room for on a small window: the way to the portal, and the other language. */
function SideWays() {
  const [lang, setLang] = useStoredLang()
  const other = lang === 'ar' ? 'en' : 'ar'
  return (
    <div className="desk-side-ways">
      <AccessButton lang={lang} className="desk-item" />
      <a className="desk-item" href={lang === 'ar' ? '/' : '/en'}>
        <Icon of={Globe} /> <span>{word('externalBoard', lang)}</span>
      </a>
      <button type="button" className="desk-item" lang={other} onClick={() => setLang(other)}>
        <Icon of={Languages} /> <span>{word('otherLang', lang)}</span>
      </button>
    </div>
  )
}

/** What the side bar shows this user, by groups. */
export function useEntries(): readonly Group[] {
  const lang = useLang()
  const session = useSession()
  const open = useOpenFile()
  return useMemo(() => {
    const caller = sidebarCallerOf(session)
    const order = Object.keys(groups)
    const inOrder = sidebarFor(pages, caller).toSorted(([a], [b]) => order.indexOf(a) - order.indexOf(b))
    return inOrder.flatMap(([group, routes]): Group[] => {
      const known = Object.entries(groups).find(([name]) => name === group)?.[1]
      const entries = routes.flatMap((route): Entry[] => {
        const page = pages[route]
        const href = hrefOf(route, open?.file.id)
        return page?.label && href !== undefined ? [{ route, label: inLang(page.label, lang), href }] : []
      })
      if (!known || entries.length === 0) return []
      const isFile = group === 'file' && open !== undefined
      const label = isFile ? inLang([open.file.nameAr, open.file.nameEn], lang) : inLang(known, lang)
      return [{ group, label, icon: known[2], entries, isOpenFile: isFile && !open.isOwn }]
    })
  }, [lang, session, open])
}

/** Pages of one place open the file that is open; without one they have no address. */
function hrefOf(route: string, openFile: string | undefined): string | undefined {
  const name = /\{(\w+)\}/.exec(route)?.[1]
  if (name === undefined) return `/dashboard/${route}`
  return name === 'localCommId' && openFile !== undefined ? `/dashboard/${route.replace(`{${name}}`, openFile)}` : undefined
}

function isOn(pathname: string, href: string): boolean {
  return pathname === href || pathname.startsWith(`${href}/`)
}
