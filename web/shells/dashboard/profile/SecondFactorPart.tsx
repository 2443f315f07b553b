import { useState } from 'react'
import { numberOf, type Lang } from '../../../../kernel/kernel.ts'
import type { Profile } from '../../../../modules/admin/users/profileActions.ts'
import { browserApi } from '../../../generic/browserApi.ts'
import { Button } from '../../../ui/Button.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { PasswordField } from '../../../ui/PasswordField.tsx'
import { StateLabel } from '../../../ui/StateLabel.tsx'
import { TextField } from '../../../ui/TextField.tsx'
import { toast } from '../../../ui/Toasts.tsx'
import { Part } from './Part.tsx'
import { RecoveryCodes } from './RecoveryCodes.tsx'
import { SetUpFactor } from './SetUpFactor.tsx'
import { say } from './texts.ts'
import { useCall } from './useProfile.ts'

/** The second factor: set up, switched off, its recovery codes made anew (portal and administration, section 3.6). */
export function SecondFactorPart({ profile: { twoFactor }, lang, onChanged }: { profile: Profile; lang: Lang; onChanged: () => void }) {
  const [open, setOpen] = useState<'setUp' | 'off' | 'codes'>()
  const close = () => {
    setOpen(undefined)
    onChanged()
  }
  return (
    <Part title={say('secondFactor', lang)} text={say('secondFactorText', lang)}>
      <p className="profile-row">
        <StateLabel kind={twoFactor.isOn ? 'done' : 'draft'}>{say(twoFactor.isOn ? 'on' : 'off', lang)}</StateLabel>
        {twoFactor.isOn && (
          <span>
            {say('codesLeft', lang)}: {numberOf(twoFactor.codesLeft, lang)}
          </span>
        )}
      </p>
      {twoFactor.askedAt !== null && <p>{say('roleAsks', lang)}</p>}
      <p className="profile-row">
        {!twoFactor.isOn && (
          <Button look="act" onClick={() => setOpen('setUp')}>
            {say('setUp', lang)}
          </Button>
        )}
        {twoFactor.isOn && <Button onClick={() => setOpen('codes')}>{say('newCodes', lang)}</Button>}
        {twoFactor.isOn && (
          <Button
            look="danger"
            disabledReason={twoFactor.askedAt === null ? undefined : say('roleAsks', lang)}
            onClick={() => setOpen('off')}
          >
            {say('switchOff', lang)}
          </Button>
        )}
      </p>
      {open === 'setUp' && <SetUpFactor lang={lang} onClose={close} />}
      {open === 'off' && <OffDialog lang={lang} onClose={close} />}
      {open === 'codes' && <CodesDialog lang={lang} onClose={close} />}
    </Part>
  )
}

interface DialogProps {
  lang: Lang
  onClose: () => void
}

function OffDialog({ lang, onClose }: DialogProps) {
  const [password, setPassword] = useState('')
  const [code, setCode] = useState('')
  const { run, isPending, said } = useCall(lang)
  const send = () =>
    run(async () => {
      await browserApi.send('POST', 'Account/TwoFactor/Disable', { password, code })
      toast(say('switchedOff', lang))
      onClose()
    })
  return (
    <Dialog
      title={say('switchOff', lang)}
      open
      onClose={onClose}
      acts={
        <>
          <Button look="danger" type="submit" form="off-form" pending={isPending}>
            {say('switchOff', lang)}
          </Button>
          <Button onClick={onClose}>{say('cancel', lang)}</Button>
        </>
      }
    >
      <form
        id="off-form"
        method="post"
        noValidate
        className="grid gap-4"
        onSubmit={event => {
          event.preventDefault()
          void send()
        }}
      >
        <PasswordField
          label={say('yourPassword', lang)}
          value={password}
          onChange={setPassword}
          error={said.at('password')}
          autoComplete="current-password"
        />
        <TextField
          label={say('codeOrRecovery', lang)}
          value={code}
          onChange={setCode}
          error={said.at('code') ?? said.elsewhere('password', 'code')}
          autoComplete="one-time-code"
          leftToRight
        />
      </form>
    </Dialog>
  )
}

function CodesDialog({ lang, onClose }: DialogProps) {
  const [code, setCode] = useState('')
  const [codes, setCodes] = useState<readonly string[]>()
  const { run, isPending, said } = useCall(lang)
  if (codes) return <RecoveryCodes codes={codes} lang={lang} onClose={onClose} />
  const send = () =>
    run(async () => {
      const { recoveryCodes } = await browserApi.send<{ recoveryCodes: readonly string[] }>('POST', 'Account/TwoFactor/NewRecoveryCodes', {
        code,
      })
      setCodes(recoveryCodes)
    })
  return (
    <Dialog
      title={say('newCodes', lang)}
      open
      onClose={onClose}
      acts={
        <>
          <Button look="act" type="submit" form="codes-form" pending={isPending}>
            {say('newCodes', lang)}
          </Button>
          <Button onClick={onClose}>{say('cancel', lang)}</Button>
        </>
      }
    >
      <form
        id="codes-form"
        method="post"
        noValidate
        className="grid gap-4"
        onSubmit={event => {
          event.preventDefault()
          void send()
        }}
      >
        <p>{say('newCodesText', lang)}</p>
        <TextField
          label={say('codeOrRecovery', lang)}
          value={code}
          onChange={setCode}
          error={said.at('code') ?? said.elsewhere('code')}
          autoComplete="one-time-code"
          leftToRight
        />
      </form>
    </Dialog>
  )
}
