import { useState } from 'react'
import { Link, useLocation } from 'react-router'
import { pluralOf, type Lang } from '../../../kernel/kernel.ts'
import { useSession } from '../../generic/session.ts'
import { Notice } from '../../ui/Notice.tsx'
import { daysLeft } from './reminderTexts.ts'
import { word } from './texts.ts'

const aDayMs = 86_400_000

/** What somebody has to do about his own account: what has a day on every page until it is done, the rest on his home. */
export function Reminders({ lang }: { lang: Lang }) {
  const session = useSession()
  const isHome = useLocation().pathname === '/dashboard'
  const [now] = useState(() => Date.now())
  if (!session) return null
  const due = session.twoFactorDue == null ? undefined : Date.parse(session.twoFactorDue) - now
  return (
    <>
      {isHome && session.user.lacksContact === true && (
        <Notice tone="warn" lang={lang}>
          {word('lacksContact', lang)} <Link to="/dashboard/profile">{word('completeProfile', lang)}</Link>
        </Notice>
      )}
      {due !== undefined && due > 0 && (
        <Notice tone="warn" lang={lang}>
          {pluralOf(daysLeft, Math.ceil(due / aDayMs), lang)} <Link to="/dashboard/profile">{word('setUpFactor', lang)}</Link>
        </Notice>
      )}
    </>
  )
}
