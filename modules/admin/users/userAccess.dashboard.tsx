import { KeyRound, Mail, ShieldOff } from 'lucide-react'
import { useState } from 'react'
import type { Row } from '../../../web/generic/record.ts'
import { Button } from '../../../web/ui/Button.tsx'
import { LateDialog, nearOf } from '../../../web/ui/LateDialog.ts'
import type { Lang } from '../../define.ts'
import type { AccountAct } from './accountAct.dashboard.tsx'
import type { Access } from './accountDialogs.dashboard.tsx'
import { notInvitable } from './accountActs.ts'
import { accountQuestion } from './accountQuestion.dashboard.tsx'
import { say, type UserWord } from './texts.ts'

interface AccessActsProps {
  user: Row
  lang: Lang
  /** Why the caller may not; undefined when he may. */
  lacking: (permission: string, act: UserWord, against?: UserWord) => string | undefined
  onAct: (act: AccountAct) => void
}

/** An invitation was accepted: he has a password. */
const accepted = 3

/** How a user comes into his account: an invitation before he has a password, a link for another one after; and his second factor. */
export function AccessActs({ user, lang, lacking, onAct }: AccessActsProps) {
  const [asked, setAsked] = useState<Access>()
  if (user.isActive !== true) return null
  const near = nearOf(accountQuestion)
  const hasPassword = user.invitationState === accepted
  return (
    <>
      {hasPassword ? (
        <Button
          icon={KeyRound}
          disabledReason={lacking('AbpIdentity.Users.ResetPassword', 'resetPassword')}
          {...near}
          onClick={() => setAsked('resetPassword')}
        >
          {say('resetPassword', lang)}
        </Button>
      ) : (
        <Button
          icon={Mail}
          disabledReason={lacking('AbpIdentity.Users.Invite', 'invite', notInvitable(user))}
          {...near}
          onClick={() => setAsked('invite')}
        >
          {say(user.invitationState === 1 ? 'invite' : 'inviteAgain', lang)}
        </Button>
      )}
      {user.twoFactorEnabled === true && (
        <Button
          icon={ShieldOff}
          disabledReason={lacking('AbpIdentity.Users.ResetTwoFactor', 'resetTwoFactor')}
          {...near}
          onClick={() => setAsked('resetTwoFactor')}
        >
          {say('resetTwoFactor', lang)}
        </Button>
      )}
      {asked && <LateDialog of={accountQuestion} props={{ asked, user, onAct, onClose: () => setAsked(undefined) }} />}
    </>
  )
}
