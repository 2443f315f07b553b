import { useState } from 'react'
import type { Lang } from '../../../../kernel/kernel.ts'
import type { Profile } from '../../../../modules/admin/users/profileActions.ts'
import { browserApi } from '../../../generic/browserApi.ts'
import { Moment } from '../../../generic/Moment.tsx'
import { Button } from '../../../ui/Button.tsx'
import { Notice } from '../../../ui/Notice.tsx'
import { PasswordField } from '../../../ui/PasswordField.tsx'
import { toast } from '../../../ui/Toasts.tsx'
import { NewPassword, nothingTyped, problemsOfTyped, usePasswordFacts } from '../../auth/NewPassword.tsx'
import { Part } from './Part.tsx'
import { say } from './texts.ts'
import { useCall } from './useProfile.ts'

/** The password: its fields are there once somebody wants to change it. */
export function PasswordPart({ profile, lang, onChanged }: { profile: Profile; lang: Lang; onChanged: () => void }) {
  const [isOpen, setOpen] = useState(false)
  const { passwordChangedAt } = profile
  return (
    <Part title={say('password', lang)} text={say('passwordText', lang)}>
      {passwordChangedAt !== null && (
        <p>
          {say('passwordChangedAt', lang)}: <Moment at={passwordChangedAt} lang={lang} />
        </p>
      )}
      {isOpen ? (
        <ChangeForm
          profile={profile}
          lang={lang}
          onClose={() => setOpen(false)}
          onDone={() => {
            setOpen(false)
            onChanged()
          }}
        />
      ) : (
        <p>
          <Button onClick={() => setOpen(true)}>{say('changePassword', lang)}</Button>
        </p>
      )}
    </Part>
  )
}

interface ChangeFormProps {
  profile: Profile
  lang: Lang
  onClose: () => void
  onDone: () => void
}

function ChangeForm({ profile: { userName, names }, lang, onClose, onDone }: ChangeFormProps) {
  const fullName = Object.values(names).filter(Boolean).join(' ')
  const facts = usePasswordFacts([userName, fullName])
  const [current, setCurrent] = useState('')
  const [typed, setTyped] = useState(nothingTyped)
  const [isTried, setTried] = useState(false)
  const { run, isPending, said, forget } = useCall(lang)
  const own = isTried ? problemsOfTyped(typed, facts, lang) : {}
  const missing = isTried && current === '' ? say('required', lang) : undefined
  const elsewhere = said.elsewhere('currentPassword', 'newPassword')
  const save = async () => {
    setTried(true)
    const { password, repeated } = problemsOfTyped(typed, facts, lang)
    if (current === '' || (password ?? repeated) !== undefined) return
    await run(async () => {
      await browserApi.send('POST', 'Account/ChangePassword', { currentPassword: current, newPassword: typed.password })
      toast(say('passwordChanged', lang))
      onDone()
    })
  }
  return (
    <form
      method="post"
      noValidate
      className="profile-form"
      onSubmit={event => {
        event.preventDefault()
        void save()
      }}
    >
      {elsewhere !== undefined && (
        <Notice tone="danger" lang={lang} live="assertive">
          {elsewhere}
        </Notice>
      )}
      <input type="text" name="username" autoComplete="username" value={userName} readOnly hidden />
      <PasswordField
        id="currentPassword"
        label={say('yourPassword', lang)}
        value={current}
        onChange={next => {
          setCurrent(next)
          forget()
        }}
        error={missing ?? said.at('currentPassword')}
        autoComplete="current-password"
      />
      <NewPassword
        typed={typed}
        onChange={next => {
          setTyped(next)
          forget()
        }}
        facts={facts}
        errors={{ ...own, password: said.at('newPassword') ?? own.password }}
        lang={lang}
      />
      <p className="profile-row">
        <Button look="act" type="submit" pending={isPending}>
          {say('changePassword', lang)}
        </Button>
        <Button onClick={onClose}>{say('cancel', lang)}</Button>
      </p>
    </form>
  )
}
