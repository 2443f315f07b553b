import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { phoneDigits, type Lang } from '../../../../kernel/kernel.ts'
import type { Profile } from '../../../../modules/admin/users/profileActions.ts'
import { browserApi, messageOf } from '../../../generic/browserApi.ts'
import { Button } from '../../../ui/Button.tsx'
import { CodeField } from '../../../ui/CodeField.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { FieldError } from '../../../ui/FieldError.tsx'
import { PasswordField } from '../../../ui/PasswordField.tsx'
import { StateLabel } from '../../../ui/StateLabel.tsx'
import { TextField } from '../../../ui/TextField.tsx'
import { toast } from '../../../ui/Toasts.tsx'
import { instantOf, ResendButton } from '../../auth/ResendButton.tsx'
import { say } from './texts.ts'
import { saidOf, useProfileCall } from './useProfile.ts'

type Kind = 'email' | 'phoneNumber'
interface ContactProps {
  kind: Kind
  profile: Profile
  lang: Lang
}

/** An address or number by which he is reached and comes back into his account: changed with the password, confirmed by what is sent to it. */
export function Contact({ kind, profile, lang }: ContactProps) {
  const [isOpen, setOpen] = useState(false)
  const value = profile[kind]
  const isConfirmed = kind === 'email' ? profile.emailConfirmed : profile.phoneNumberConfirmed
  const label = say(kind === 'email' ? 'email' : 'phone', lang)
  return (
    <fieldset className="field">
      <legend className="field-label">{label}</legend>
      <div className="profile-row">
        {value === '' ? <span className="text-muted">{say('none', lang)}</span> : <bdi dir="ltr">{value}</bdi>}
        {value !== '' && (
          <StateLabel kind={isConfirmed ? 'done' : 'waiting'}>{say(isConfirmed ? 'confirmed' : 'notConfirmed', lang)}</StateLabel>
        )}
        <Button onClick={() => setOpen(true)} aria-label={`${say(value === '' ? 'add' : 'change', lang)}: ${label}`}>
          {say(value === '' ? 'add' : 'change', lang)}
        </Button>
      </div>
      {value !== '' && !isConfirmed && (kind === 'email' ? <EmailProof key={value} lang={lang} /> : <PhoneProof key={value} lang={lang} />)}
      {isOpen && <ChangeDialog kind={kind} lang={lang} onClose={() => setOpen(false)} />}
    </fieldset>
  )
}

function ChangeDialog({ kind, lang, onClose }: { kind: Kind; lang: Lang; onClose: () => void }) {
  const [value, setValue] = useState('')
  const [password, setPassword] = useState('')
  const [isTried, setTried] = useState(false)
  const change = useProfileCall(
    (given: Readonly<Record<string, string>>) => browserApi.send<Profile>('PUT', 'Account/UpdateProfile', given),
    () => {
      toast(say('saved', lang))
      onClose()
    },
  )
  const said = saidOf(change.error, lang)
  const missing = (text: string) => (isTried && text === '' ? say('required', lang) : undefined)
  const send = () => {
    setTried(true)
    const given = kind === 'email' ? value.trim() : phoneDigits(value)
    if (given !== '' && password !== '') change.mutate({ [kind]: given, password })
  }
  const label = say(kind === 'email' ? 'newEmail' : 'newPhone', lang)
  return (
    <Dialog
      title={`${say('change', lang)}: ${say(kind === 'email' ? 'email' : 'phone', lang)}`}
      open
      onClose={onClose}
      acts={
        <>
          <Button look="act" type="submit" form="contact-form" pending={change.isPending}>
            {say('save', lang)}
          </Button>
          <Button onClick={onClose}>{say('cancel', lang)}</Button>
        </>
      }
    >
      <form
        id="contact-form"
        method="post"
        noValidate
        className="grid gap-4"
        onSubmit={event => {
          event.preventDefault()
          send()
        }}
      >
        <TextField
          id="newContact"
          type={kind === 'email' ? 'email' : 'tel'}
          label={label}
          value={value}
          onChange={setValue}
          error={missing(value) ?? said.at(kind) ?? said.elsewhere(kind, 'password')}
          autoComplete={kind === 'email' ? 'email' : 'tel'}
        />
        <PasswordField
          id="contactPassword"
          label={say('yourPassword', lang)}
          value={password}
          onChange={setPassword}
          error={missing(password) ?? said.at('password')}
          autoComplete="current-password"
        />
      </form>
    </Dialog>
  )
}

interface SentProof {
  readonly resendAfter: number | null
}

function EmailProof({ lang }: { lang: Lang }) {
  const send = useMutation({
    mutationFn: () => browserApi.send<SentProof>('POST', 'Account/SendEmailLink', {}),
  })
  return (
    <div className="profile-proof">
      {send.isSuccess ? (
        <p className="field-hint">{say('emailLinkSent', lang)}</p>
      ) : (
        <Button pending={send.isPending} onClick={() => send.mutate()}>
          {say('sendEmailLink', lang)}
        </Button>
      )}
      {send.isError && <FieldError>{messageOf(send.error, lang)}</FieldError>}
    </div>
  )
}

function PhoneProof({ lang }: { lang: Lang }) {
  const [code, setCode] = useState('')
  const [at, setAt] = useState<number | null>()
  const send = useMutation({
    mutationFn: () => browserApi.send<SentProof>('POST', 'Account/SendPhoneCode', {}),
    onSuccess: ({ resendAfter }) => {
      setAt(instantOf(resendAfter))
      setCode('')
    },
  })
  const confirm = useProfileCall(
    (given: string) => browserApi.send<Profile>('POST', 'Account/ConfirmPhone', { code: given }),
    () => toast(say('phoneConfirmed', lang)),
  )
  if (at === undefined)
    return (
      <div className="profile-proof">
        <Button pending={send.isPending} onClick={() => send.mutate()}>
          {say('sendPhoneCode', lang)}
        </Button>
        {send.isError && <FieldError>{messageOf(send.error, lang)}</FieldError>}
      </div>
    )
  return (
    <div className="profile-proof">
      <CodeField
        label={say('phoneCode', lang)}
        value={code}
        onChange={setCode}
        onComplete={given => confirm.mutate(given)}
        error={confirm.error ? messageOf(confirm.error, lang) : undefined}
      />
      <ResendButton at={at} onResend={() => send.mutate()} lang={lang} />
      {send.isError && <FieldError>{messageOf(send.error, lang)}</FieldError>}
    </div>
  )
}
