import { useState } from 'react'
import { useNavigate } from 'react-router'
import { pluralOf, type Lang } from '../../../kernel/kernel.ts'
import { createApi } from '../../generic/api.ts'
import { messageOf } from '../../generic/browserApi.ts'
import { forgetSession, readSession, type UserDetails } from '../../generic/session.ts'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { PasswordField } from '../../ui/PasswordField.tsx'
import { toast } from '../../ui/Toasts.tsx'
import { SecondFactorForm } from '../auth/SecondFactorForm.tsx'
import { endsIn, say } from '../auth/texts.ts'
import { useSignIn } from '../auth/useSignIn.ts'
import { word } from './texts.ts'

/** Minutes before the end at which it is said; 0: it has come. */
export type Warning = 5 | 1 | 0
const aMinute = 60_000

interface EndDialogProps {
  session: UserDetails
  end: number
  warning: Warning
  lang: Lang
  onLater: () => void
}

/** Says how long the session lasts, and begins another one where the first was. */
export function EndDialog({ session, end, warning, lang, onLater }: EndDialogProps) {
  const navigate = useNavigate()
  const [password, setPassword] = useState('')
  const [isPending, setPending] = useState(false)
  const [failure, setFailure] = useState<string>()
  const { step, startAgain, signIn, prove } = useSignIn(() => {
    toast(say('signedInAgain', lang))
    void endOld(session)
  })
  const isOver = warning === 0
  const [minutes] = useState(() => Math.max(1, Math.ceil((end - Date.now()) / aMinute)))
  const leave = () => {
    const { pathname, search } = window.location
    forgetSession()
    void navigate(`/login?returnUrl=${encodeURIComponent(pathname + search)}`, { replace: true })
  }
  const close = isOver ? leave : onLater
  async function send() {
    if (password === '') return setFailure(word('required', lang))
    setPending(true)
    setFailure(undefined)
    try {
      await signIn(session.user.userName, password)
    } catch (error) {
      setFailure(messageOf(error, lang))
    } finally {
      setPending(false)
    }
  }
  const title = isOver ? say('sessionEnded', lang) : pluralOf(endsIn, warning === 1 ? 1 : minutes, lang)
  if (step.name === 'secondFactor')
    return (
      <Dialog title={title} open asks onClose={close}>
        <SecondFactorForm lang={lang} onCode={code => prove(step.challenge, code)} onBack={startAgain} />
      </Dialog>
    )
  return (
    <Dialog
      title={title}
      open
      asks
      onClose={close}
      acts={
        <>
          <Button look="act" type="submit" form="again" pending={isPending}>
            {say('signInAgain', lang)}
          </Button>
          <Button onClick={close}>{isOver ? word('signOut', lang) : say('later', lang)}</Button>
        </>
      }
    >
      <form
        id="again"
        method="post"
        noValidate
        className="grid gap-4"
        onSubmit={event => {
          event.preventDefault()
          void (step.name === 'newPassword' ? leave() : send())
        }}
      >
        <p>{say('sessionEndsText', lang)}</p>
        <p>
          <bdi dir="ltr">{session.user.userName}</bdi>
        </p>
        <input type="text" name="username" autoComplete="username" value={session.user.userName} readOnly hidden />
        <PasswordField
          id="againPassword"
          label={word('password', lang)}
          value={password}
          onChange={setPassword}
          error={step.name === 'newPassword' ? say('mustChangeText', lang) : failure}
          autoComplete="current-password"
        />
      </form>
    </Dialog>
  )
}

/** The session before it is of no use to anybody any more. Where it has ended by itself there is nothing to do. */
async function endOld({ token_type, access_token }: UserDetails): Promise<void> {
  if (readSession()?.access_token === access_token) return
  const api = createApi(
    (path, init) => fetch(path, init),
    () => ({ authorization: `${token_type} ${access_token}` }),
  )
  await api.send('POST', 'Account/Logout', {}).catch(() => undefined)
}
