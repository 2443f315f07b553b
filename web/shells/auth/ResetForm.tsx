import { useState } from 'react'
import { inLang, type Lang } from '../../../kernel/kernel.ts'
import { ApiError } from '../../generic/api.ts'
import { browserApi, messageOf } from '../../generic/browserApi.ts'
import { Button } from '../../ui/Button.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { NewPassword, nothingTyped, problemsOfTyped, usePasswordFacts } from './NewPassword.tsx'
import { say } from './texts.ts'
import { useFirstFocus } from './useFirstFocus.ts'

interface ResetFormProps {
  lang: Lang
  /** The token of a code or a link, or the challenge of a sign-in. */
  token: string
  /** The user name and the names of the account, as far as they are known here. */
  names: readonly string[]
  asksFactor: boolean
  /** Why it is asked. */
  children?: React.ReactNode
  onDone: () => void
  /** The token is worth nothing any more. */
  onExpired: () => void
}

/** Another password in place of one that is forgotten or no longer valid. */
export function ResetForm({ lang, token, names, asksFactor, children, onDone, onExpired }: ResetFormProps) {
  const facts = usePasswordFacts(names)
  const [typed, setTyped] = useState(nothingTyped)
  const [factor, setFactor] = useState('')
  const [isFactorAsked, setFactorAsked] = useState(asksFactor)
  const [isTried, setTried] = useState(false)
  const [isPending, setPending] = useState(false)
  const [failure, setFailure] = useState<ApiError | Error>()
  const form = useFirstFocus()
  const own = isTried ? problemsOfTyped(typed, facts, lang) : {}
  const said = (name: string) =>
    failure instanceof ApiError ? failure.validationErrors.find(({ members }) => members.includes(name))?.message : undefined
  const isElsewhere = failure !== undefined && said('newPassword') === undefined && said('twoFactorCode') === undefined

  async function save() {
    setTried(true)
    setFailure(undefined)
    const problems = problemsOfTyped(typed, facts, lang)
    if (problems.password ?? problems.repeated) {
      form.current?.querySelector<HTMLInputElement>(problems.password ? '#newPassword' : '#repeatPassword')?.focus()
      return
    }
    setPending(true)
    try {
      await browserApi.send('POST', 'Account/ResetPassword', {
        resetToken: token,
        newPassword: typed.password,
        ...(factor !== '' && { twoFactorCode: factor }),
      })
      onDone()
    } catch (error) {
      if (error instanceof ApiError && error.code === 'linkExpired') return onExpired()
      if (error instanceof ApiError && error.code === 'twoFactorRequired') setFactorAsked(true)
      setFailure(error instanceof Error ? error : new Error(String(error)))
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
        void save()
      }}
    >
      {children}
      {isElsewhere && (
        <Notice tone="danger" lang={lang} live="assertive">
          {messageOf(failure, lang)}
        </Notice>
      )}
      {/* Password managers keep the new password with this name. */}
      <input type="text" name="username" autoComplete="username" value={names[0] ?? ''} readOnly hidden />
      <NewPassword
        typed={typed}
        onChange={next => {
          setTyped(next)
          setFailure(undefined)
        }}
        facts={facts}
        errors={{ ...own, password: said('newPassword') ?? own.password }}
        lang={lang}
      />
      {isFactorAsked && (
        <TextField
          id="factorCode"
          label={say('factorCode', lang)}
          value={factor}
          onChange={setFactor}
          error={said('twoFactorCode')}
          autoComplete="one-time-code"
          leftToRight
        />
      )}
      <Button look="act" type="submit" wide pending={isPending}>
        {say('savePassword', lang)}
      </Button>
    </form>
  )
}

/** A name in the reader's language. */
export function nameIn(fullName: string, fullNameEn: string | null, lang: Lang): string {
  return inLang([fullName, fullNameEn ?? ''], lang)
}
