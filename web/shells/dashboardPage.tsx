import { createElement, lazy, Suspense, use, useEffect, type ComponentType, type ReactNode } from 'react'
import { redirect, useLocation, useNavigate, type ClientLoaderFunctionArgs } from 'react-router'
import { pages } from '../../catalogue.ts'
import { inLang, type AnyResource, type Caller, type Kind } from '../../kernel/kernel.ts'
import { storedLang } from '../generic/browserApi.ts'
import { useCaller } from '../generic/caller.ts'
import { ChunkError, loadChunk } from '../generic/chunks.ts'
import { usePageTitle } from '../generic/config.ts'
import { useDefinition } from '../generic/definition.ts'
import { useDesk, type Named } from '../generic/desk.ts'
import { forgetSession, isExpired, readSession, useSession, type UserDetails } from '../generic/session.ts'
import { Breadcrumb } from '../ui/Breadcrumb.tsx'
import { EmptyState } from '../ui/EmptyState.tsx'
import { useLang } from '../ui/LangProvider.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'
import { toast } from '../ui/Toasts.tsx'
import { noteRoute } from './dashboard/home/routeUse.ts'
import { isOpenTo, lastPage, noteLastPage, pathIn } from './dashboard/lastPage.ts'
import { stepHref, trailOf } from './dashboard/navigation.ts'
import { findDeleted, findPage, findWaiting, mayOpen, type OpenPage } from './dashboard/pageTable.ts'
import { askParts, parts } from './dashboard/parts.ts'
import { word } from './dashboard/texts.ts'

export const handle = { interactive: true }

const RecordList = lazy(() => loadChunk(parts.list).then(file => ({ default: file.RecordList })))
const RecordForm = lazy(() => loadChunk(parts.form).then(file => ({ default: file.RecordForm })))
const PlaceTabs = lazy(() => loadChunk(parts.tabs).then(file => ({ default: file.PlaceTabs })))
const Home = lazy(() => loadChunk(() => import('./dashboard/Home.tsx')).then(file => ({ default: file.Home })))
const NoticesPage = lazy(() => loadChunk(() => import('../../modules/admin/notifications/noticePage.dashboard.tsx')))
const Profile = lazy(() => loadChunk(() => import('./dashboard/Profile.tsx')).then(file => ({ default: file.Profile })))
const DeletedRecords = lazy(() =>
  loadChunk(() => import('./dashboard/DeletedRecords.tsx')).then(file => ({ default: file.DeletedRecords })),
)
const Missing = lazy(() => loadChunk(() => import('./dashboard/Missing.tsx')).then(file => ({ default: file.Missing })))
const FactorNeeded = lazy(() => loadChunk(() => import('./dashboard/FactorNeeded.tsx')).then(file => ({ default: file.FactorNeeded })))

/** At every navigation, before any call: is there a session, and has it not ended (specification, section 6 and 8)? */
export async function clientLoader({ request, params }: ClientLoaderFunctionArgs) {
  const session = readSession()
  const lang = storedLang()
  const { pathname, search, searchParams } = new URL(request.url)
  const login = `/login?returnUrl=${encodeURIComponent(pathname + search)}`
  if (!session) {
    toast(word('loginFirst', lang), 'warn')
    return redirect(login)
  }
  if (isExpired(session)) {
    forgetSession()
    toast(word('sessionExpired', lang), 'warn')
    return redirect(login)
  }
  const path = params['*'] ?? ''
  askParts(path, searchParams)
  return { path }
}
clientLoader.hydrate = true as const

export default function DashboardPage() {
  const session = useSession()
  const { pathname, search } = useLocation()
  const caller = useCaller()
  const path = pathIn(pathname)
  const isOpen = isOpenTo(path, caller)
  useEffect(() => {
    // In braces: newer browsers answer a promise, which is no clean-up of an effect.
    window.scrollTo(0, 0)
  }, [pathname])
  useEffect(() => {
    if (isOpen) noteLastPage(pathname + search)
  }, [isOpen, pathname, search])
  if (isFactorMissing(session)) return <Late what={<FactorNeeded />} />
  if (path === '') return <Late what={<Home />} />
  if (path === 'profile') return <Late what={<Profile />} />
  if (path === 'notifications') return <Notices />
  const waiting = findWaiting(path, caller)
  if (waiting) return <Waiting kind={waiting} />
  const deleted = findDeleted(path)
  if (deleted) return <Deleted kind={deleted} />
  const page = findPage(path)
  return page ? <Guarded key={page.route} page={page} /> : <Late what={<Missing />} />
}

/** The reader's own notices: everybody has them, so no permission is asked. */
function Notices() {
  const lang = useLang()
  return (
    <Suspense fallback={<Skeleton lang={lang} lines={6} />}>
      <div className="desk-crumbs">
        <Breadcrumb steps={[{ label: word('home', lang), href: '/dashboard' }, { label: word('notices', lang) }]} lang={lang} />
      </div>
      <NoticesPage />
    </Suspense>
  )
}

/** What comes when it is asked for. */
function Late({ what }: { what: ReactNode }) {
  const lang = useLang()
  return <Suspense fallback={<Skeleton lang={lang} lines={6} />}>{what}</Suspense>
}

/** Has the time passed in which his role let him in without a second factor? Then nothing else answers him. */
function isFactorMissing(session: UserDetails | undefined): boolean {
  return session?.twoFactorDue != null && Date.parse(session.twoFactorDue) <= Date.now()
}

/** Without the permission: a word, then back to the previous page, or to home when there is none. */
function Guarded({ page }: { page: OpenPage }) {
  const lang = useLang()
  const caller = useCaller()
  const navigate = useNavigate()
  const isAllowed = mayOpen(page.route, caller)
  const { route, label } = page
  const entry = label ? route : undefined
  const before = isAllowed ? undefined : (referrerPath(caller) ?? lastPage(caller))
  useEffect(() => {
    if (isAllowed && entry !== undefined && caller.userId !== undefined) noteRoute(caller.userId, entry)
  }, [isAllowed, entry, caller.userId])
  useEffect(() => {
    if (isAllowed) return
    toast(word('noPermission', lang), 'danger')
    if (isLaterEntry()) void navigate(-1)
    else void navigate(before ?? '/dashboard', { replace: true })
  }, [isAllowed, before, lang, navigate])
  if (!isAllowed) return <EmptyState kind="forbidden" title={word('noPermission', lang)} />
  return <Shown page={page} />
}

/** Is there a page before this one in the same document? The router numbers its entries. */
function isLaterEntry(): boolean {
  const entry: unknown = window.history.state
  return typeof entry === 'object' && entry !== null && 'idx' in entry && typeof entry.idx === 'number' && entry.idx > 0
}

/** The page of the dashboard from which a link led to this document, if the reader may open it: it may have been left before it was drawn. */
function referrerPath(caller: Caller): string | undefined {
  const { origin } = window.location
  const path = document.referrer.startsWith(`${origin}/dashboard`) ? document.referrer.slice(origin.length) : undefined
  return path !== undefined && isOpenTo(pathIn(path), caller) ? path : undefined
}

function Shown({ page }: { page: OpenPage }) {
  const lang = useLang()
  const trail = trailOf(pages, page.route).map(step => ({
    label: inLang(step.label, lang),
    href: stepHref(step.route, page.route, page.params),
  }))
  const title = trail.at(-1)?.label ?? ''
  usePageTitle(title, lang)
  const [first] = Object.values(page.params)
  const isUnderList = first !== undefined && (page.route.split('/')[0] ?? '') in pages
  const steps = [
    { label: word('home', lang), href: '/dashboard' },
    ...trail.map(({ label, href }, index) => ({
      label,
      ...(index < trail.length - 1 || page.form || isUnderList ? { href } : {}),
    })),
  ]
  return (
    <Suspense fallback={<Skeleton lang={lang} lines={6} />}>
      <div className="desk-crumbs">
        <Breadcrumb steps={steps} lang={lang} />
      </div>
      {page.list && !page.screen && (
        <Defined kind={page.list}>{resource => <ListPage resource={resource} tools={page.tools} title={title} />}</Defined>
      )}
      {page.form && <Defined kind={page.form}>{resource => <FormPage resource={resource} id={first ?? '0'} />}</Defined>}
      {page.tabs && <PlaceTabs tabs={page.tabs} owner={first ?? ''} title={title} />}
      {page.screen && <Screen load={page.screen} params={page.params} />}
    </Suspense>
  )
}

/** A page that is nothing without the definition of what it shows. */
function Defined({ kind, children }: { kind: Named; children: (resource: AnyResource) => ReactNode }) {
  const lang = useLang()
  const { resource, hasFailed } = useDefinition(kind.name)
  if (hasFailed) throw new ChunkError(`the definition of ${kind.name}`)
  return resource ? children(resource) : <Skeleton lang={lang} lines={6} />
}

interface ListPageProps {
  readonly resource: AnyResource
  readonly tools: OpenPage['tools']
  readonly title: string
}

function ListPage({ resource, tools, title }: ListPageProps) {
  const desk = useDesk()
  const extras = tools && {
    tools: (
      <Suspense>
        <LoadedScreen load={tools} params={none} />
      </Suspense>
    ),
  }
  return (
    <RecordList
      resource={resource}
      title={title}
      hrefOf={row => desk.hrefOf(resource, row)}
      newHref={desk.newHref(resource)}
      {...(extras && { extras })}
    />
  )
}

const none = {}

const amongWaiting = { among: 'waiting' }

/** What waits for a decision, of records that have no list of their own. */
function Waiting({ kind }: { kind: Kind }) {
  const lang = useLang()
  const desk = useDesk()
  const title = `${word('waiting', lang)}: ${inLang([kind.label[2], kind.label[3]], lang)}`
  usePageTitle(title, lang)
  return (
    <>
      <div className="desk-crumbs">
        <Breadcrumb steps={[{ label: word('home', lang), href: '/dashboard' }, { label: title }]} lang={lang} />
      </div>
      <Suspense fallback={<Skeleton lang={lang} lines={6} />}>
        <Defined key={kind.name} kind={kind}>
          {resource => (
            <RecordList
              resource={resource}
              title={title}
              fixed={amongWaiting}
              hrefOf={row => desk.hrefOf(resource, row)}
              newHref={undefined}
            />
          )}
        </Defined>
      </Suspense>
    </>
  )
}

/** What was deleted of a kind and can still be brought back. */
function Deleted({ kind }: { kind: Kind }) {
  return <Late what={<Defined kind={kind}>{resource => <DeletedRecords key={kind.name} resource={resource} />}</Defined>} />
}

function FormPage({ resource, id }: { resource: AnyResource; id: string }) {
  const desk = useDesk()
  return <RecordForm resource={resource} id={id} listHref={desk.listHref(resource)} hrefOf={row => desk.hrefOf(resource, row)} />
}

function Screen(props: { load: () => Promise<unknown>; params: Readonly<Record<string, string>> }) {
  const lang = useLang()
  return (
    <Suspense fallback={<Skeleton lang={lang} lines={6} />}>
      <LoadedScreen {...props} />
    </Suspense>
  )
}

const loading = new WeakMap<() => Promise<unknown>, Promise<ScreenComponent>>()

function LoadedScreen({ load, params }: { load: () => Promise<unknown>; params: Readonly<Record<string, string>> }) {
  const promise = loading.get(load) ?? loadChunk(load).then(screenOf)
  loading.set(load, promise)
  return createElement(use(promise), { params })
}

type ScreenComponent = ComponentType<{ params: Readonly<Record<string, string>> }>
function screenOf(loaded: unknown): ScreenComponent {
  if (!isComponent(loaded)) throw new Error('A page names a screen that is no component')
  return loaded
}

function isComponent(value: unknown): value is ScreenComponent {
  return typeof value === 'function'
}
