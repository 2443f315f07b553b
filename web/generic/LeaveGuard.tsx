import { useEffect } from 'react'
import { useBlocker } from 'react-router'
import { ConfirmDialog } from '../ui/ConfirmDialog.tsx'
import { useLang } from '../ui/LangProvider.tsx'
import { say } from './texts.ts'

interface LeaveGuardProps {
  readonly isDirty: boolean
  /** What is typed stays in this browser as a draft. */
  readonly keepsDraft?: boolean
  /** Is the form itself on its way, because it has been saved? */
  readonly isLeaving?: () => boolean
}

/**
 * Asks whoever leaves with something changed and not saved, for another page, another tab of this one, or out of the site (portal and
 * administration, P-46). One at a time: of two on a page the router would ask one alone.
 */
export function LeaveGuard({ isDirty, keepsDraft = false, isLeaving = never }: LeaveGuardProps) {
  const blocker = useBlocker(
    ({ currentLocation: here, nextLocation: next }) =>
      isDirty && !isLeaving() && here.pathname + here.search !== next.pathname + next.search,
  )
  useEffect(() => {
    if (!isDirty) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [isDirty])
  return (
    <LeaveQuestion
      open={blocker.state === 'blocked'}
      onClose={() => blocker.reset?.()}
      onConfirm={() => blocker.proceed?.()}
      keepsDraft={keepsDraft}
    />
  )
}

interface LeaveQuestionProps {
  readonly open: boolean
  onClose(): void
  onConfirm(): void
  readonly keepsDraft?: boolean
}

/** What is asked of him. */
export function LeaveQuestion({ keepsDraft, ...asked }: LeaveQuestionProps) {
  const lang = useLang()
  return (
    <ConfirmDialog {...asked} title={say('unsavedTitle', lang)} confirm={say('leave', lang)} destructive={false}>
      <p>{say(keepsDraft ? 'unsavedText' : 'unsavedLost', lang)}</p>
    </ConfirmDialog>
  )
}

function never(): boolean {
  return false
}
