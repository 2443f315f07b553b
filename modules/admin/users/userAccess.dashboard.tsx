import { KeyRound, Mail, ShieldOff } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { loadChunk } from '../../../web/generic/chunks.ts'
import type { Row } from '../../../web/generic/record.ts'
import { Button } from '../../../web/ui/Button.tsx'
import type { Lang } from '../../define.ts'
import type { AccountAct } from './accountAct.dashboard.tsx'
import type { Access } from './accountDialogs.dashboard.tsx'
import { say, type UserWord } from './texts.ts'

const AccessDialog = lazy(() => loadChunk(() => import('./accountDialogs.dashboard.tsx')).then(file => ({ default: file.AccessDialog })))

interface AccessActsProps {
  user: Row
  lang: Lang
  /** Why the caller may not; undefined when he may. */
  lacking: (permission: string, act: UserWord) => string | undefined
  onAct: (act: AccountAct) => void
}

/** An invitation was accepted: he has a password. */
const accepted = 3

/** How a user comes into his account: an invitation before he has a password, a link for another one after; and his second factor. */
export function AccessActs({ user, lang, lacking, onAct }: AccessActsProps) {
  const [asked, setAsked] = useState<Access>()
  if (user.isActive !== true) return null
  const hasPassword = user.invitationState === accepted
  return (
    <>
      {hasPassword ? (
        <Button
          icon={KeyRound}
          disabledReason={lacking('AbpIdentity.Users.ResetPassword', 'resetPassword')}
          onClick={() => setAsked('resetPassword')}
        >
          {say('resetPassword', lang)}
        </Button>
      ) : (
        <Button icon={Mail} disabledReason={lacking('AbpIdentity.Users.Invite', 'invite')} onClick={() => setAsked('invite')}>
          {say(user.invitationState === 1 ? 'invite' : 'inviteAgain', lang)}
        </Button>
      )}
      {user.twoFactorEnabled === true && (
        <Button
          icon={ShieldOff}
          disabledReason={lacking('AbpIdentity.Users.ResetTwoFactor', 'resetTwoFactor')}
          onClick={() => setAsked('resetTwoFactor')}
        >
          {say('resetTwoFactor', lang)}
        </Button>
      )}
      {asked && (
        <Suspense>
          <AccessDialog asked={asked} user={user} onAct={onAct} onClose={() => setAsked(undefined)} />
        </Suspense>
      )}
    </>
  )
}
