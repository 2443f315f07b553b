import { useState } from 'react'
import type { Lang } from '../../../kernel/kernel.ts'
import { messageOf } from '../../generic/browserApi.ts'
import { Button } from '../../ui/Button.tsx'
import { CodeField } from '../../ui/CodeField.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { say } from './texts.ts'
import { useFirstFocus } from './useFirstFocus.ts'

interface SecondFactorFormProps {
  lang: Lang
  /** @throws ApiError */
  onCode: (code: string) => Promise<unknown>
  onBack: () => void
}

/** The code of the authenticator, or a recovery code where the telephone is not at hand. */
export function SecondFactorForm({ lang, onCode, onBack }: SecondFactorFormProps) {
  const [code, setCode] = useState('')
  const [isRecovery, setRecovery] = useState(false)
  const [isPending, setPending] = useState(false)
  const [failure, setFailure] = useState<string>()
  const form = useFirstFocus()

  async function send(given: string) {
    if (given.trim() === '') return setFailure(say('enterCode', lang))
    setPending(true)
    setFailure(undefined)
    try {
      await onCode(given)
    } catch (error) {
      setFailure(messageOf(error, lang))
      setCode('')
    } finally {
      setPending(false)
    }
  }
  return (
    <form
      ref={form}
      method="post"
      noValidate
      className="grid gap-5"
      onSubmit={event => {
        event.preventDefault()
        void send(code)
      }}
    >
      <p className="text-muted">{say('secondStepText', lang)}</p>
      {isRecovery ? (
        <TextField
          id="recoveryCode"
          label={say('recoveryCode', lang)}
          hint={say('recoveryCodeHint', lang)}
          value={code}
          onChange={setCode}
          error={failure}
          autoComplete="off"
          leftToRight
        />
      ) : (
        <CodeField
          id="twoFactorCode"
          label={say('code', lang)}
          value={code}
          onChange={setCode}
          onComplete={given => void send(given)}
          error={failure}
        />
      )}
      <Button look="act" type="submit" wide pending={isPending}>
        {say('verify', lang)}
      </Button>
      <p className="auth-links">
        <Button
          look="plain"
          onClick={() => {
            setRecovery(!isRecovery)
            setCode('')
            setFailure(undefined)
          }}
        >
          {say(isRecovery ? 'useAuthenticator' : 'useRecoveryCode', lang)}
        </Button>
        <Button look="plain" onClick={onBack}>
          {say('back', lang)}
        </Button>
      </p>
    </form>
  )
}
