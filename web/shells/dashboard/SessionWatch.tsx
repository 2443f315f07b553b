import { createElement, useEffect, useState } from 'react'
import type { Lang } from '../../../kernel/kernel.ts'
import { useSession } from '../../generic/session.ts'
import type { EndDialog, Warning } from './EndDialog.tsx'

/** At the end itself it is said once more. */
const warnings: readonly Warning[] = [5, 1, 0]
const aMinute = 60_000
/** Pages begin without the dialog, which comes soon after: at the end of a session there may be no connection to load it by. */
const loadedAfterMs = 3000

/** Says that the session comes to its end, and begins another one without leaving the page (portal and administration, section 3.3). */
export function SessionWatch({ lang }: { lang: Lang }) {
  const session = useSession()
  const end = session ? Date.parse(session.loginAt) + session.expires_in * 1000 : undefined
  const { warning, dismiss } = useWarning(end)
  const dialog = useDialog()
  if (!dialog || !session || end === undefined || warning === undefined) return null
  return createElement(dialog, { key: session.access_token, session, end, warning, lang, onLater: dismiss })
}

/** Undefined until it has come; a page does not fail for want of it. */
function useDialog(): typeof EndDialog | undefined {
  const [loaded, setLoaded] = useState<{ readonly EndDialog: typeof EndDialog }>()
  useEffect(() => {
    const timer = setTimeout(() => void import('./EndDialog.tsx').then(setLoaded, () => undefined), loadedAfterMs)
    return () => clearTimeout(timer)
  }, [])
  return loaded?.EndDialog
}

/** The tightest warning whose time has come and that was not put off. */
function useWarning(end: number | undefined): { warning: Warning | undefined; dismiss: () => void } {
  const [now, setNow] = useState(() => Date.now())
  const [putOff, setPutOff] = useState<{ readonly end: number; readonly warning: Warning }>()
  useEffect(() => {
    if (end === undefined) return
    const next = warnings.map(minutes => end - minutes * aMinute).find(at => at > Date.now())
    if (next === undefined) return
    // Browsers let timers of a sleeping page run late: what is due then is looked at when it wakes.
    const timer = setTimeout(() => setNow(Date.now()), Math.min(next - Date.now() + 50, 2_000_000_000))
    const look = () => document.visibilityState === 'visible' && setNow(Date.now())
    document.addEventListener('visibilitychange', look)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', look)
    }
  }, [end, now])
  const due = end === undefined ? undefined : warnings.findLast(minutes => now >= end - minutes * aMinute)
  const isPutOff = putOff !== undefined && putOff.end === end && due !== undefined && due >= putOff.warning
  return {
    warning: isPutOff ? undefined : due,
    dismiss: () => {
      if (end !== undefined && due !== undefined) setPutOff({ end, warning: due })
    },
  }
}
