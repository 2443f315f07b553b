import { lazy, Suspense, useRef, useState } from 'react'
import { redirect, useNavigate, useSearchParams, type ClientLoaderFunctionArgs, type LinksFunction, type MetaFunction } from 'react-router'
import type { Lang } from '../../kernel/kernel.ts'
import { loadChunk } from '../generic/chunks.ts'
import { messageOf, storedLang } from '../generic/browserApi.ts'
import { isExpired, readSession, type UserDetails } from '../generic/session.ts'
import { wayBack } from '../generic/wayBack.ts'
import css from '../theme/dashboard.css?url'
import { Button } from '../ui/Button.tsx'
import { Notice } from '../ui/Notice.tsx'
import { PasswordField } from '../ui/PasswordField.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'
import { TextField } from '../ui/TextField.tsx'
import { takeBackToasts, toast } from '../ui/Toasts.tsx'
import { AuthBoard } from './auth/AuthBoard.tsx'
import { productName } from './auth/productName.ts'
import { say } from './auth/texts.ts'
import { useSignIn } from './auth/useSignIn.ts'
import { word } from './dashboard/texts.ts'
import { useStoredLang } from './dashboard/useStoredLang.ts'

export const handle = { interactive: true }
export const links: LinksFunction = () => [{ rel: 'stylesheet', href: css }]
export const meta: MetaFunction = () => [{ title: 'محلّي - تسجيل الدخول' }, { name: 'robots', content: 'noindex' }]

// What few who sign in are asked for comes when they are.
const SecondFactorForm = lazy(() =>
  loadChunk(() => import('./auth/SecondFactorForm.tsx')).then(file => ({ default: file.SecondFactorForm })),
)
const ResetForm = lazy(() => loadChunk(() => import('./auth/ResetForm.tsx')).then(file => ({ default: file.ResetForm })))

/** Who is signed in already goes on to the dashboard, and is told so. */
export async function clientLoader({ request }: ClientLoaderFunctionArgs) {
  const session = readSession()
  if (session && !isExpired(session)) {
    toast(word('alreadySignedIn', storedLang()), 'info')
    return redirect(wayBack(new URL(request.url).searchParams.get('returnUrl')))
  }
  return productName()
}
clientLoader.hydrate = true as const

export { HydrateFallback } from './auth/AuthBoard.tsx'

export default function Login() {
  const [lang] = useStoredLang()
  const navigate = useNavigate()
  const [params] = useSearchParams()
  const [userName, setUserName] = useState('')
  const { step, startAgain, signIn, prove } = useSignIn(async ({ user }: UserDetails) => {
    takeBackToasts()
    toast(`${word('welcome', lang)} ${lang === 'ar' ? user.fullName : (user.fullNameEn ?? user.fullName)}`)
    await navigate(wayBack(params.get('returnUrl')), { replace: true })
  })
  if (step.name === 'secondFactor')
    return (
      <AuthBoard title={say('secondStep', lang)}>
        <Suspense fallback={<Skeleton lang={lang} lines={4} />}>
          <SecondFactorForm lang={lang} onCode={code => prove(step.challenge, code)} onBack={startAgain} />
        </Suspense>
      </AuthBoard>
    )
  if (step.name === 'newPassword')
    return (
      <AuthBoard title={say('mustChangeTitle', lang)}>
        <Suspense fallback={<Skeleton lang={lang} lines={4} />}>
          <ResetForm
            lang={lang}
            token={step.challenge}
            names={[userName]}
            asksFactor={step.asksFactor}
            onDone={() => {
              toast(say('changed', lang))
              startAgain()
            }}
            onExpired={startAgain}
          >
            <p className="text-muted">{say('mustChangeText', lang)}</p>
          </ResetForm>
        </Suspense>
      </AuthBoard>
    )
  return (
    <AuthBoard title={word('signIn', lang)}>
      <SignInForm lang={lang} userName={userName} onUserName={setUserName} onSignIn={password => signIn(userName, password)} />
    </AuthBoard>
  )
}

interface SignInFormProps {
  lang: Lang
  userName: string
  onUserName: (userName: string) => void
  /** @throws ApiError */
  onSignIn: (password: string) => Promise<unknown>
}

function SignInForm({ lang, userName, onUserName, onSignIn }: SignInFormProps) {
  const [password, setPassword] = useState('')
  const [isPending, setPending] = useState(false)
  const [isTried, setTried] = useState(false)
  const [failure, setFailure] = useState<string>()
  const form = useRef<HTMLFormElement>(null)
  const missing = (value: string) => (isTried && value === '' ? word('required', lang) : undefined)

  async function send() {
    setTried(true)
    setFailure(undefined)
    if (userName === '' || password === '') {
      form.current?.querySelector<HTMLInputElement>(userName === '' ? '#userName' : '#password')?.focus()
      return
    }
    setPending(true)
    try {
      await onSignIn(password)
    } catch (error) {
      setFailure(messageOf(error, lang))
    } finally {
      setPending(false)
    }
  }
  return (
    <form
      ref={form}
      // An early submit, before the page is alive, must not put the password into the address.
      method="post"
      noValidate
      onSubmit={event => {
        event.preventDefault()
        void send()
      }}
      className="grid gap-5"
    >
      {failure && (
        <Notice tone="danger" lang={lang} live="assertive">
          {failure}
        </Notice>
      )}
      <TextField
        id="userName"
        name="userName"
        label={word('userName', lang)}
        value={userName}
        onChange={onUserName}
        error={missing(userName)}
        autoComplete="username"
        leftToRight
      />
      <PasswordField
        id="password"
        name="password"
        label={word('password', lang)}
        value={password}
        onChange={setPassword}
        error={missing(password)}
        autoComplete="current-password"
      />
      <Button look="act" type="submit" wide pending={isPending}>
        {word('signIn', lang)}
      </Button>
      <a className="auth-way" href="/forgotPassword">
        {say('forgot', lang)}
      </a>
    </form>
  )
}
