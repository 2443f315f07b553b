import { useRef, useState } from 'react'
import type { Lang } from '../../../kernel/kernel.ts'
import type { FoundLink } from '../../../modules/admin/sessions/recovery.ts'
import { ApiError } from '../../generic/api.ts'
import { browserApi, messageOf } from '../../generic/browserApi.ts'
import { Button } from '../../ui/Button.tsx'
import { Checkbox } from '../../ui/Checkbox.tsx'
import { CodeField } from '../../ui/CodeField.tsx'
import { FactList } from '../../ui/FactList.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { NewPassword, nothingTyped, problemsOfTyped, usePasswordFacts } from './NewPassword.tsx'
import { nameIn } from './ResetForm.tsx'
import { instantOf, ResendButton } from './ResendButton.tsx'
import { say, termTexts } from './texts.ts'

interface InvitationFormProps {
  lang: Lang
  token: string
  link: FoundLink
  onDone: () => void
  onExpired: () => void
}

/** The first password of somebody who is invited, his mobile confirmed, the terms accepted (portal and administration, section 1.3). */
export function InvitationForm({ lang, token, link, onDone, onExpired }: InvitationFormProps) {
  const facts = usePasswordFacts([link.userName, link.fullName, link.fullNameEn ?? ''])
  const [typed, setTyped] = useState(nothingTyped)
  const [code, setCode] = useState('')
  const [accepts, setAccepts] = useState(false)
  const [isTried, setTried] = useState(false)
  const [isPending, setPending] = useState(false)
  const [failure, setFailure] = useState<unknown>()
  const form = useRef<HTMLFormElement>(null)
  const needsPhone = link.phoneHint !== null
  const own = isTried ? problemsOfTyped(typed, facts, lang) : {}
  const said = (name: string) =>
    failure instanceof ApiError ? failure.validationErrors.find(({ members }) => members.includes(name))?.message : undefined
  const codeProblem = needsPhone && isTried && code.length < 6 ? say('enterCode', lang) : undefined
  const isElsewhere = failure !== undefined && said('newPassword') === undefined && said('phoneCode') === undefined

  async function join() {
    setTried(true)
    setFailure(undefined)
    const { password, repeated } = problemsOfTyped(typed, facts, lang)
    const wrong = [
      password && '#newPassword',
      repeated && '#repeatPassword',
      needsPhone && code.length < 6 && '#phoneCode',
      !accepts && '#terms',
    ]
    const first = wrong.find(Boolean)
    if (typeof first === 'string') return form.current?.querySelector<HTMLInputElement>(first)?.focus()
    setPending(true)
    try {
      await browserApi.send('POST', 'Account/AcceptInvite', { token, newPassword: typed.password, ...(needsPhone && { phoneCode: code }) })
      onDone()
    } catch (error) {
      if (error instanceof ApiError && error.code === 'linkExpired') return onExpired()
      setFailure(error)
    } finally {
      setPending(false)
    }
    return undefined
  }
  return (
    <form
      ref={form}
      method="post"
      noValidate
      className="grid gap-5"
      onSubmit={event => {
        event.preventDefault()
        void join()
      }}
    >
      <FactList
        look="rows"
        facts={[
          { label: say('inviteFor', lang), value: <bdi>{nameIn(link.fullName, link.fullNameEn, lang)}</bdi> },
          { label: say('yourUserName', lang), value: <bdi dir="ltr">{link.userName}</bdi> },
        ]}
      />
      {isElsewhere && (
        <Notice tone="danger" lang={lang} live="assertive">
          {messageOf(failure, lang)}
        </Notice>
      )}
      <input type="text" name="username" autoComplete="username" value={link.userName} readOnly hidden />
      <NewPassword
        typed={typed}
        onChange={setTyped}
        facts={facts}
        errors={{ ...own, password: said('newPassword') ?? own.password }}
        lang={lang}
      />
      {link.phoneHint !== null && (
        <PhoneProof
          lang={lang}
          token={token}
          hint={link.phoneHint}
          code={code}
          onCode={setCode}
          error={said('phoneCode') ?? codeProblem}
          onExpired={onExpired}
        />
      )}
      <Terms lang={lang} />
      <Checkbox id="terms" checked={accepts} onChange={setAccepts} error={isTried && !accepts ? say('termsNeeded', lang) : undefined}>
        {say('terms', lang)}
      </Checkbox>
      <Button look="act" type="submit" wide pending={isPending}>
        {say('join', lang)}
      </Button>
    </form>
  )
}

interface PhoneProofProps {
  lang: Lang
  token: string
  hint: string
  code: string
  onCode: (code: string) => void
  error: string | undefined
  onExpired: () => void
}

/** A code to his mobile, which he asks for when he has it at hand. */
function PhoneProof({ lang, token, hint, code, onCode, error, onExpired }: PhoneProofProps) {
  const [sent, setSent] = useState<{ readonly at: number | null }>()
  const [isPending, setPending] = useState(false)
  const [failure, setFailure] = useState<string>()
  async function send() {
    setPending(true)
    setFailure(undefined)
    try {
      const { resendAfter } = await browserApi.send<{ resendAfter: number | null }>('POST', 'Account/SendInviteCode', { token })
      setSent({ at: instantOf(resendAfter) })
      onCode('')
    } catch (problem) {
      if (problem instanceof ApiError && problem.code === 'linkExpired') return onExpired()
      setFailure(messageOf(problem, lang))
    } finally {
      setPending(false)
    }
  }
  return (
    <fieldset className="grid gap-3">
      <legend className="field-label">{say('confirmPhone', lang)}</legend>
      <p className="field-hint">
        <span>
          {say('confirmPhoneText', lang)} <bdi dir="ltr">{hint}</bdi>
        </span>
      </p>
      {failure !== undefined && (
        <Notice tone="danger" lang={lang} live="assertive">
          {failure}
        </Notice>
      )}
      <CodeField id="phoneCode" label={say('code', lang)} value={code} onChange={onCode} error={error} />
      {sent ? (
        <ResendButton at={sent.at} onResend={() => void send()} lang={lang} />
      ) : (
        <Button pending={isPending} onClick={() => void send()}>
          {say('sendCode', lang)}
        </Button>
      )}
    </fieldset>
  )
}

function Terms({ lang }: { lang: Lang }) {
  return (
    <section aria-labelledby="terms-title">
      <h2 id="terms-title" className="field-label">
        {say('termsTitle', lang)}
      </h2>
      <ul className="auth-terms">
        {Object.entries(termTexts.in(lang)).map(([name, term]) => (
          <li key={name}>{term}</li>
        ))}
      </ul>
    </section>
  )
}
