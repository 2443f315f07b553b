import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { ApiError } from '../../../web/generic/api.ts'
import { browserApi, messageOf } from '../../../web/generic/browserApi.ts'
import { useLookup } from '../../../web/generic/lookups.ts'
import { titleOf, type Row } from '../../../web/generic/record.ts'
import { ConfirmDialog } from '../../../web/ui/ConfirmDialog.tsx'
import { useLang } from '../../../web/ui/LangProvider.tsx'
import { RadioGroup } from '../../../web/ui/RadioGroup.tsx'
import { Select } from '../../../web/ui/Select.tsx'
import { TextArea } from '../../../web/ui/TextField.tsx'
import { toast } from '../../../web/ui/Toasts.tsx'
import { inLang } from '../../define.ts'
import { useAccountAct, type AccountAct } from './accountAct.dashboard.tsx'
import { systemUser } from './systemUser.ts'
import { say, type UserWord } from './texts.ts'

interface AccountDialogProps {
  readonly user: Row
  readonly onClose: () => void
}

type AccountQuestionProps = AccountDialogProps &
  (
    | { readonly asked: Access; readonly onAct: (act: AccountAct) => void }
    | { readonly asked: 'deactivate'; readonly onAct?: unknown }
    | { readonly asked: 'revokeAll'; readonly onAct?: unknown }
  )

/** What is asked before an act, by the act. */
export function AccountQuestion({ user, onClose, ...question }: AccountQuestionProps) {
  if (question.asked === 'deactivate') return <DeactivateDialog user={user} onClose={onClose} />
  if (question.asked === 'revokeAll') return <RevokeDialog user={user} onClose={onClose} />
  return <AccessDialog {...question} user={user} onClose={onClose} />
}

/** Asks why an account is switched off, and does it. */
function DeactivateDialog({ user, onClose }: AccountDialogProps) {
  const lang = useLang()
  const reasons = useLookup('deactivationReason')
  const [reason, setReason] = useState<string>()
  const [note, setNote] = useState('')
  const [isTried, setTried] = useState(false)
  const take = useAccountAct(onClose)
  const problems = take.error instanceof ApiError ? take.error.validationErrors : []
  const missing = isTried && reason === undefined ? say('requiredBefore', lang, { field: say('reason', lang) }) : undefined
  return (
    <ConfirmDialog
      title={`${say('deactivate', lang)}: ${titleOf(systemUser, user, lang)}`}
      open
      onClose={onClose}
      confirm={say('deactivate', lang)}
      pending={take.isPending}
      onConfirm={() => {
        setTried(true)
        if (reason !== undefined)
          take.mutate({ user, action: 'Deactivate', told: 'deactivated', body: { reason: Number(reason), ...(note && { note }) } })
      }}
    >
      <p>{say('deactivateAsk', lang)}</p>
      <Select
        label={say('reason', lang)}
        required
        error={missing ?? problems.find(({ members }) => members.includes('reason'))?.message}
        options={reasons.map(({ id, nameAr, nameEn }) => ({ value: String(id), label: inLang([nameAr, nameEn], lang) }))}
        value={reason}
        onChange={setReason}
      />
      <TextArea label={say('note', lang)} value={note} onChange={setNote} maxLength={500} />
      {take.error && problems.length === 0 && (
        <p className="field-error" role="alert">
          {messageOf(take.error, lang)}
        </p>
      )}
    </ConfirmDialog>
  )
}

/** Asks whether somebody is signed out everywhere, and does it. */
function RevokeDialog({ user, onClose }: AccountDialogProps) {
  const lang = useLang()
  const queries = useQueryClient()
  const revoke = useMutation({
    mutationFn: () => browserApi.send('PUT', `User/RevokeSessions/${String(user.id)}`, {}),
    onSuccess: async () => {
      onClose()
      toast(say('revoked', lang))
      await queries.invalidateQueries({ queryKey: ['user', user.id, 'sessions'] })
    },
  })
  return (
    <ConfirmDialog
      title={`${say('revokeAll', lang)}: ${titleOf(systemUser, user, lang)}`}
      open
      onClose={onClose}
      onConfirm={() => revoke.mutate()}
      confirm={say('revokeAll', lang)}
      pending={revoke.isPending}
    >
      <p>{say('revokeAsk', lang)}</p>
      {revoke.isError && (
        <p className="field-error" role="alert">
          {messageOf(revoke.error, lang)}
        </p>
      )}
    </ConfirmDialog>
  )
}

const accesses = {
  invite: { action: 'Invite', told: 'invited', text: 'inviteText' },
  resetPassword: { action: 'ResetPassword', told: 'resetPasswordSent', text: 'resetPasswordText' },
  resetTwoFactor: { action: 'ResetTwoFactor', told: 'twoFactorRemoved', text: 'resetTwoFactorText' },
} as const satisfies Record<string, { action: string; told: UserWord; text: UserWord }>
export type Access = keyof typeof accesses

interface AccessDialogProps extends AccountDialogProps {
  readonly asked: Access
  readonly onAct: (act: AccountAct) => void
}

/** Says what happens to how somebody comes into his account, and asks how he is told. */
function AccessDialog({ user, asked, onAct, onClose }: AccessDialogProps) {
  const lang = useLang()
  const [channel, setChannel] = useState('1')
  const { action, told, text } = accesses[asked]
  return (
    <ConfirmDialog
      title={`${say(asked, lang)}: ${titleOf(systemUser, user, lang)}`}
      open
      onClose={onClose}
      confirm={say(asked, lang)}
      destructive={asked === 'resetTwoFactor'}
      onConfirm={() => {
        onAct({ action, told, ...(asked === 'invite' && { body: { channel: Number(channel) } }) })
        onClose()
      }}
    >
      <p>{say(text, lang)}</p>
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
  )
}
