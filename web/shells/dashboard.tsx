import { QueryCache, MutationCache, QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { useEffect, useMemo, useState } from 'react'
import { Outlet, useNavigate, useRouteError, type LinksFunction, type MetaFunction } from 'react-router'
import { ApiError } from '../generic/api.ts'
import { noteError, onConfined, onSessionEnd, storedLang } from '../generic/browserApi.ts'
import { CallerContext } from '../generic/caller.ts'
import { ChunkError } from '../generic/chunks.ts'
import { DeskContext, type Named } from '../generic/desk.ts'
import type { Row } from '../generic/record.ts'
import { noteSessionEnd, useSession } from '../generic/session.ts'
import css from '../theme/dashboard.css?url'
import { Button } from '../ui/Button.tsx'
import { EmptyState } from '../ui/EmptyState.tsx'
import { LangProvider } from '../ui/LangProvider.tsx'
import { later } from '../ui/later.ts'
import { toast, ToastRegion } from '../ui/Toasts.tsx'
import { callerOf } from './dashboard/callerOf.ts'
import { definitionOf } from './dashboard/definitions.ts'
import { Frame } from './dashboard/Frame.tsx'
import { kinds } from './dashboard/kinds.ts'
import { isLeavingDesk, leaveDesk } from './dashboard/leave.ts'
import { openFile } from './dashboard/openFile.ts'
import { formHref, listHref, newHref, pagesOf } from './dashboard/pageTable.ts'
import { noteFactorDue, refreshSession } from './dashboard/profile/useProfile.ts'
import { toolsOf } from './dashboard/recordTools.ts'
import { SessionWatch } from './dashboard/SessionWatch.tsx'
import { word } from './dashboard/texts.ts'
import { NeedsScript } from './NeedsScript.tsx'
import { useStoredLang } from './dashboard/useStoredLang.ts'

export const handle = { interactive: true }
export const links: LinksFunction = () => [{ rel: 'stylesheet', href: css }]
export const meta: MetaFunction = () => [{ title: 'محلّي' }, { name: 'robots', content: 'noindex' }]

// The shell is empty on the server; the browser, which knows the session, draws it.
export async function clientLoader() {
  return null
}
clientLoader.hydrate = true as const

export function HydrateFallback() {
  return (
    <>
      <NeedsScript />
      <Blank />
    </>
  )
}

function Blank() {
  return <div aria-busy="true" className="min-h-dvh" />
}

// These come with the first form that is opened.
const templatePlaces = later(() => import('./dashboard/templatePlaces.ts').then(file => file.templatePlaceOf))
const History = later(() => import('../../modules/admin/audit/recordHistory.dashboard.tsx').then(file => file.RecordHistory))

/** A refusal will be the same when it is asked again; only what broke on the way is worth a second try. */
const retry = (count: number, error: Error) => count < 1 && !(error instanceof ApiError && error.status >= 400 && error.status < 500)

export default function DashboardShell() {
  const [client] = useState(
    () =>
      new QueryClient({
        queryCache: new QueryCache({ onError: noteError }),
        mutationCache: new MutationCache({ onError: noteError }),
        defaultOptions: { queries: { retry, staleTime: 10_000 } },
      }),
  )
  const [lang] = useStoredLang()
  const session = useSession()
  const caller = useMemo(() => callerOf(session), [session])
  const desk = useMemo(
    () => ({
      hrefOf: formHref,
      newHref,
      listHref,
      pagesOf: (kind: Named, row: Row) => pagesOf(kind, row, caller),
      openFile,
      kinds,
      definitionOf,
      templatePlaces,
      toolsOf,
      History,
    }),
    [caller],
  )
  const navigate = useNavigate()
  useEffect(() => {
    // A 401 clears the session and goes to home (specification, section 8), which says so and leads back.
    onSessionEnd(() => {
      const { pathname, search } = window.location
      noteSessionEnd(pathname + search)
      leaveDesk(storedLang() === 'ar' ? '/' : '/en')
    })
  }, [])
  // A role of his asks for a second factor since he signed in: what he may do now stands in the session anew.
  useEffect(() => onConfined(() => void refreshSession().then(noteFactorDue, () => undefined)), [])
  const isOver = session === undefined
  useEffect(() => {
    // It has ended in another tab.
    if (!isOver || isLeavingDesk()) return
    const { pathname, search } = window.location
    toast(word('sessionExpired', storedLang()), 'warn')
    void navigate(`/login?returnUrl=${encodeURIComponent(pathname + search)}`, { replace: true })
  }, [isOver, navigate])
  // Not the page of somebody without permissions: it would say so, and what is typed in a form would be kept as nobody's.
  if (isOver) return <Blank />
  return (
    <LangProvider lang={lang}>
      <QueryClientProvider client={client}>
        <CallerContext value={caller}>
          <DeskContext value={desk}>
            <Frame>
              <Outlet />
            </Frame>
            <SessionWatch lang={lang} />
            <ToastRegion />
          </DeskContext>
        </CallerContext>
      </QueryClientProvider>
    </LangProvider>
  )
}

/** What could not be drawn, in words, with a way on. */
export function ErrorBoundary() {
  const error = useRouteError()
  const [lang] = useStoredLang()
  const isChunk = error instanceof ChunkError
  return (
    <LangProvider lang={lang}>
      <main className="p-6" data-theme="dashboard">
        <EmptyState
          kind="error"
          title={word(isChunk ? 'chunkFailed' : 'error', lang)}
          action={
            <Button look="act" onClick={() => window.location.reload()}>
              {word('reload', lang)}
            </Button>
          }
        >
          {isChunk ? word('chunkText', lang) : undefined}
        </EmptyState>
      </main>
    </LangProvider>
  )
}
