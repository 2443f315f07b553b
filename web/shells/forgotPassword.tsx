import { useState } from 'react'
import { useNavigate, type LinksFunction, type MetaFunction } from 'react-router'
import { phoneDigits, type Lang } from '../../kernel/kernel.ts'
import { ApiError } from '../generic/api.ts'
import { browserApi, messageOf } from '../generic/browserApi.ts'
import { proveWork } from '../generic/proof.ts'
import css from '../theme/dashboard.css?url'
import { Button } from '../ui/Button.tsx'
import { CodeField } from '../ui/CodeField.tsx'
import { Notice } from '../ui/Notice.tsx'
import { TextField } from '../ui/TextField.tsx'
import { toast } from '../ui/Toasts.tsx'
import { AuthBoard } from './auth/AuthBoard.tsx'
import { keepFlow, keptFlow, type CodeStep } from './auth/keptFlow.ts'
import { instantOf, ResendButton } from './auth/ResendButton.tsx'
import { productName } from './auth/productName.ts'
import { say } from './auth/texts.ts'
import { useFirstFocus } from './auth/useFirstFocus.ts'
import { word } from './dashboard/texts.ts'
import { useStoredLang } from './dashboard/useStoredLang.ts'

export const handle = { interactive: true }
export const links: LinksFunction = () => [{ rel: 'stylesheet', href: css }]
export const meta: MetaFunction = () => [{ title: 'محلّي - استعادة كلمة المرور' }, { name: 'robots', content: 'noindex' }]

// Drawn by the browser, which knows the language.
export function clientLoader() {
  return productName()
}
clientLoader.hydrate = true as const

export { HydrateFallback } from './auth/AuthBoard.tsx'

interface Flow {
  readonly flowId: string
  readonly resendAfter: number | null
  readonly minutes: number
}
type Step =
  /** `isFirst`: the page has just been opened, and nothing is to take the focus. */
  | { readonly name: 'ask'; readonly by: 'phone' | 'email'; readonly isFirst?: true }
  | CodeStep
  | { readonly name: 'linkSent'; readonly email: string }

function codeStep({ flowId, resendAfter, minutes }: Flow, phone: string): CodeStep {
  return { name: 'code', flowId, at: instantOf(resendAfter), phone, until: Date.now() + minutes * 60_000 }
}

/** Coming back by a code to the mobile, or by a link to the e-mail (portal and administration, section 3.4). */
export default function ForgotPassword() {
  const [lang] = useStoredLang()
  const [step, setStep] = useState<Step>(() => keptFlow() ?? { name: 'ask', by: 'phone', isFirst: true })
  const go = (next: Step) => {
    keepFlow(next.name === 'code' ? next : undefined)
    setStep(next)
  }
  const toSignIn = { href: '/login', label: say('toSignIn', lang) }
  if (step.name === 'linkSent')
    return (
      <AuthBoard title={say('recoverTitle', lang)} back={toSignIn}>
        <Notice tone="ok" lang={lang} live="polite">
          <p>{say('linkSent', lang)}</p>
          <p>
            {say('to', lang)}: <bdi dir="ltr">{step.email}</bdi>
          </p>
        </Notice>
      </AuthBoard>
    )
  if (step.name === 'code')
    return (
      <AuthBoard title={say('codeTitle', lang)} back={toSignIn}>
        <CodeForm {...step} lang={lang} onStep={go} />
      </AuthBoard>
    )
  return (
    <AuthBoard title={say('recoverTitle', lang)} back={toSignIn}>
      <AskForm key={step.by} by={step.by} isFirst={step.isFirst === true} lang={lang} onStep={go} />
    </AuthBoard>
  )
}

interface FormProps {
  lang: Lang
  onStep: (step: Step) => void
}

function AskForm({ by, isFirst, lang, onStep }: FormProps & { by: 'phone' | 'email'; isFirst: boolean }) {
  const form = useFirstFocus(!isFirst)
  const [value, setValue] = useState('')
  const [isPending, setPending] = useState(false)
  const [failure, setFailure] = useState<unknown>()
  const atField = failure instanceof ApiError ? failure.validationErrors[0]?.message : undefined
  const missing = failure === 'missing' ? word('required', lang) : undefined

  async function send() {
    const given = by === 'phone' ? phoneDigits(value) : value.trim()
    if (given === '') return setFailure('missing')
    setPending(true)
    setFailure(undefined)
    try {
      if (by === 'phone') {
        const flow = await proved(altcha => browserApi.send<Flow>('POST', 'Account/SendRecoveryCode', { phoneNumber: given, altcha }))
        onStep(codeStep(flow, given))
      } else {
        await proved(altcha => browserApi.send('POST', 'Account/SendRecoveryEmail', { email: given, altcha }))
        onStep({ name: 'linkSent', email: given })
      }
    } catch (error) {
      setFailure(error)
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
        void send()
      }}
    >
      <p className="text-muted">{say(by === 'phone' ? 'recoverText' : 'recoverEmailText', lang)}</p>
      {failure !== undefined && failure !== 'missing' && atField === undefined && (
        <Notice tone="danger" lang={lang} live="assertive">
          {messageOf(failure, lang)}
        </Notice>
      )}
      {by === 'phone' ? (
        <TextField
          id="phoneNumber"
          name="phoneNumber"
          type="tel"
          label={say('phone', lang)}
          hint={say('phoneHint', lang)}
          value={value}
          onChange={setValue}
          error={missing ?? atField}
          autoComplete="tel"
        />
      ) : (
        <TextField
          id="email"
          name="email"
          type="email"
          label={say('email', lang)}
          value={value}
          onChange={setValue}
          error={missing ?? atField}
          autoComplete="email"
        />
      )}
      <Button look="act" type="submit" wide pending={isPending}>
        {say(by === 'phone' ? 'sendCode' : 'sendLink', lang)}
      </Button>
      {isPending && <output className="field-hint">{say('working', lang)}</output>}
      <Button look="plain" onClick={() => onStep({ name: 'ask', by: by === 'phone' ? 'email' : 'phone' })}>
        {say(by === 'phone' ? 'useEmail' : 'usePhone', lang)}
      </Button>
      <p className="auth-note">{say('neither', lang)}</p>
    </form>
  )
}

/** A challenge may run out while somebody writes: then another one is worked on, once. */
async function proved<T>(send: (altcha: string) => Promise<T>): Promise<T> {
  try {
    return await send(await proveWork())
  } catch (error) {
    if (!(error instanceof ApiError) || error.code !== 'notProved') throw error
    return send(await proveWork())
  }
}

function CodeForm({ flowId, at, phone, lang, onStep }: FormProps & CodeStep) {
  const form = useFirstFocus()
  const navigate = useNavigate()
  const [code, setCode] = useState('')
  const [isPending, setPending] = useState(false)
  const [failure, setFailure] = useState<string>()

  async function verify(given: string) {
    if (given.length < 6) return setFailure(say('enterCode', lang))
    setPending(true)
    setFailure(undefined)
    try {
      const answer = await browserApi.send<{ resetToken: string; twoFactorRequired: boolean }>('POST', 'Account/VerifyRecoveryCode', {
        flowId,
        code: given,
      })
      keepFlow(undefined)
      // Not in the address: what stands there is written down.
      await navigate('/resetPassword', { state: { token: answer.resetToken, asksFactor: answer.twoFactorRequired } })
    } catch (error) {
      setFailure(messageOf(error, lang))
      setCode('')
    } finally {
      setPending(false)
    }
  }

  async function resend() {
    setFailure(undefined)
    setCode('')
    try {
      const next = await browserApi.send<Flow>('POST', 'Account/ResendRecoveryCode', { flowId })
      onStep(codeStep(next, phone))
      toast(say('resent', lang))
    } catch (error) {
      setFailure(messageOf(error, lang))
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
        void verify(code)
      }}
    >
      <output className="text-muted">
        {say('codeSent', lang)} (<bdi dir="ltr">{phone}</bdi>)
      </output>
      <CodeField
        id="code"
        name="code"
        label={say('code', lang)}
        value={code}
        onChange={setCode}
        onComplete={given => void verify(given)}
        error={failure}
      />
      <Button look="act" type="submit" wide pending={isPending}>
        {say('verify', lang)}
      </Button>
      <p className="auth-links">
        <ResendButton at={at} onResend={() => void resend()} lang={lang} />
        <Button look="plain" onClick={() => onStep({ name: 'ask', by: 'phone' })}>
          {say('startAgain', lang)}
        </Button>
      </p>
    </form>
  )
}
