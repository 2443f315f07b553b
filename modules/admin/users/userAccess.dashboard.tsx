import { KeyRound, Mail, ShieldOff } from 'lucide-react'
import { useState } from 'react'
import { titleOf, type Row } from '../../../web/generic/record.ts'
import { Button } from '../../../web/ui/Button.tsx'
import { ConfirmDialog } from '../../../web/ui/ConfirmDialog.tsx'
import { RadioGroup } from '../../../web/ui/RadioGroup.tsx'
import type { Lang } from '../../define.ts'
import { systemUser } from './systemUser.ts'
import { say, type UserWord } from './texts.ts'

interface AccessActsProps {
  user: Row
  lang: Lang
  /** Why the caller may not; undefined when he may. */
  lacking: (permission: string, act: UserWord) => string | undefined
  onAct: (act: { action: string; told: UserWord; body?: Readonly<Record<string, unknown>> }) => void
}

/** An invitation was accepted: he has a password. */
const accepted = 3

/** How a user comes into his account: an invitation before he has a password, a link for another one after; and his second factor. */
export function AccessActs({ user, lang, lacking, onAct }: AccessActsProps) {
  const [asked, setAsked] = useState<'invite' | 'resetPassword' | 'resetTwoFactor'>()
  const [channel, setChannel] = useState('1')
  if (user.isActive !== true) return null
  const hasPassword = user.invitationState === accepted
  const close = () => setAsked(undefined)
  const act = (action: string, told: UserWord, body?: Readonly<Record<string, unknown>>) => {
    onAct({ action, told, ...(body && { body }) })
    close()
  }
  const dialog = asked && dialogs[asked]
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
      {asked && dialog && (
        <ConfirmDialog
          title={`${say(asked, lang)}: ${titleOf(systemUser, user, lang)}`}
          open
          onClose={close}
          confirm={say(asked, lang)}
          destructive={asked === 'resetTwoFactor'}
          onConfirm={() => act(dialog.action, dialog.told, asked === 'invite' ? { channel: Number(channel) } : undefined)}
        >
          <p>{say(dialog.text, lang)}</p>
          {asked === 'invite' && (
            <RadioGroup
              label={say('sentBy', lang)}
              options={[
                { value: '1', label: say('byEmail', lang) },
                { value: '2', label: say('bySms', lang) },
                { value: '3', label: say('byBoth', lang) },
              ]}
              value={channel}
              onChange={setChannel}
            />
          )}
        </ConfirmDialog>
      )}
    </>
  )
}

const dialogs = {
  invite: { action: 'Invite', told: 'invited', text: 'inviteText' },
  resetPassword: { action: 'ResetPassword', told: 'resetPasswordSent', text: 'resetPasswordText' },
  resetTwoFactor: { action: 'ResetTwoFactor', told: 'twoFactorRemoved', text: 'resetTwoFactorText' },
} as const satisfies Record<string, { action: string; told: UserWord; text: UserWord }>
