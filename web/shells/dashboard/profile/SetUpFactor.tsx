import { useState } from 'react'
import type { Lang } from '../../../../kernel/kernel.ts'
import { browserApi } from '../../../generic/browserApi.ts'
import { Button } from '../../../ui/Button.tsx'
import { CodeField } from '../../../ui/CodeField.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { PasswordField } from '../../../ui/PasswordField.tsx'
import { QrCode } from '../../../ui/QrCode.tsx'
import { toast } from '../../../ui/Toasts.tsx'
import { RecoveryCodes } from './RecoveryCodes.tsx'
import { say } from './texts.ts'
import { useCall } from './useProfile.ts'

interface Secret {
  readonly secret: string
  readonly uri: string
}

/** Setting the second factor up: the password, the picture or the key, a first code, and the recovery codes. */
export function SetUpFactor({ lang, onClose }: { lang: Lang; onClose: () => void }) {
  const [password, setPassword] = useState('')
  const [secret, setSecret] = useState<Secret>()
  const [code, setCode] = useState('')
  const [codes, setCodes] = useState<readonly string[]>()
  const { run, isPending, said } = useCall(lang)
  if (codes) return <RecoveryCodes codes={codes} lang={lang} onClose={onClose} />
  const begin = () => run(async () => setSecret(await browserApi.send<Secret>('POST', 'Account/TwoFactor/Begin', { password })))
  const confirm = (given: string) =>
    run(async () => {
      const answer = await browserApi.send<{ recoveryCodes: readonly string[] }>('POST', 'Account/TwoFactor/Confirm', { code: given })
      toast(say('switchedOn', lang))
      setCodes(answer.recoveryCodes)
    })
  return (
    <Dialog
      title={say('setUp', lang)}
      open
      onClose={onClose}
      acts={
        <>
          <Button look="act" type="submit" form="factor-form" pending={isPending}>
            {say(secret ? 'switchOn' : 'continue', lang)}
          </Button>
          <Button onClick={onClose}>{say('cancel', lang)}</Button>
        </>
      }
    >
      <form
        id="factor-form"
        method="post"
        noValidate
        className="grid gap-4"
        onSubmit={event => {
          event.preventDefault()
          void (secret ? confirm(code) : begin())
        }}
      >
        {secret ? (
          <>
            <p>{say('stepScan', lang)}</p>
            <QrCode text={secret.uri} label={say('qrLabel', lang)} />
            <p>
              {say('key', lang)}:{' '}
              <code className="profile-key" dir="ltr">
                {spaced(secret.secret)}
              </code>
            </p>
            <CodeField
              label={say('stepCode', lang)}
              value={code}
              onChange={setCode}
              onComplete={given => void confirm(given)}
              error={said.at('code') ?? said.elsewhere('code')}
            />
          </>
        ) : (
          <>
            <p>{say('stepPassword', lang)}</p>
            <PasswordField
              label={say('yourPassword', lang)}
              value={password}
              onChange={setPassword}
              error={said.at('password') ?? said.elsewhere('password')}
              autoComplete="current-password"
            />
          </>
        )}
      </form>
    </Dialog>
  )
}

/** In groups of four, as keys are read aloud. */
function spaced(key: string): string {
  return key.replaceAll(/(.{4})(?=.)/g, '$1 ')
}
