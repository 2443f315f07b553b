import { useEffect, useRef, useState } from 'react'
import {
  redirect,
  useLoaderData,
  useNavigate,
  useSearchParams,
  type ClientLoaderFunctionArgs,
  type LinksFunction,
  type MetaFunction,
} from 'react-router'
import { inLang } from '../../kernel/kernel.ts'
import { browserApi, messageOf, storedLang } from '../generic/browserApi.ts'
import { plainSite, type SiteFacts } from '../generic/portal/site.ts'
import { isExpired, keepSession, readSession, type UserDetails } from '../generic/session.ts'
import css from '../theme/dashboard.css?url'
import { Band } from '../ui/Band.tsx'
import { Button } from '../ui/Button.tsx'
import { LangProvider } from '../ui/LangProvider.tsx'
import { ProductMark } from '../ui/Mark.tsx'
import { Notice } from '../ui/Notice.tsx'
import { TextField } from '../ui/TextField.tsx'
import { toast, ToastRegion } from '../ui/Toasts.tsx'
import { useStoredLang } from './dashboard/useStoredLang.ts'
import { word } from './dashboard/texts.ts'
import { NeedsScript } from './NeedsScript.tsx'

export const handle = { interactive: true }
export const links: LinksFunction = () => [{ rel: 'stylesheet', href: css }]
export const meta: MetaFunction = () => [{ title: 'محلّي - تسجيل الدخول' }, { name: 'robots', content: 'noindex' }]

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

/** The name that the settings give the product; its usual one where they cannot be read. */
function productName(): Promise<readonly [ar: string, en: string]> {
  return browserApi.get<SiteFacts>('Public/Site').then(
    site => site.productName,
    () => plainSite.productName,
  )
}

export function HydrateFallback() {
  return (
    <main aria-busy="true" className="min-h-dvh">
      <NeedsScript />
    </main>
  )
}

export default function Login() {
  const [lang, setLang] = useStoredLang()
  const other = lang === 'ar' ? 'en' : 'ar'
  const product = inLang(useLoaderData<typeof productName>(), lang)
  useEffect(() => {
    document.title = `${product} - ${word('signIn', lang)}`
  }, [product, lang])
  return (
    <LangProvider lang={lang}>
      <div className="auth-board" data-theme="auth">
        <Band kind="board" />
        <main className="auth-main">
          <a href={lang === 'ar' ? '/' : '/en'} className="auth-brand">
            <ProductMark size="board" /> <span>{product}</span>
          </a>
          <div className="auth-card" data-theme="dashboard">
            <h1>{word('signIn', lang)}</h1>
            <SignInForm />
            <p className="auth-links">
              <a href={lang === 'ar' ? '/' : '/en'}>{word('backToPortal', lang)}</a>
              <Button look="plain" lang={other} onClick={() => setLang(other)}>
                {word('otherLang', lang)}
              </Button>
            </p>
          </div>
        </main>
        <ToastRegion />
      </div>
    </LangProvider>
  )
}

function SignInForm() {
  const [lang] = useStoredLang()
  const navigate = useNavigate()
  const [params] = useSearchParams()
  const [userName, setUserName] = useState('')
  const [password, setPassword] = useState('')
  const [isShown, setShown] = useState(false)
  const [isPending, setPending] = useState(false)
  const [isTried, setTried] = useState(false)
  const [failure, setFailure] = useState<string>()
  const form = useRef<HTMLFormElement>(null)
  const missing = (value: string) => (isTried && value === '' ? word('required', lang) : undefined)

  async function signIn() {
    setTried(true)
    setFailure(undefined)
    if (userName === '' || password === '') {
      form.current
        ?.querySelector<HTMLInputElement>(userName === '' ? '#userName input, input#userName' : '#password input, input#password')
        ?.focus()
      return
    }
    setPending(true)
    try {
      const details = await browserApi.send<UserDetails>('POST', 'Account/Login', { userName, password })
      keepSession(details)
      const { fullName, fullNameEn } = details.user
      toast(`${word('welcome', lang)} ${lang === 'ar' ? fullName : (fullNameEn ?? fullName)}`)
      await navigate(wayBack(params.get('returnUrl')), { replace: true })
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
        void signIn()
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
        onChange={setUserName}
        error={missing(userName)}
        autoComplete="username"
        leftToRight
      />
      <TextField
        id="password"
        name="password"
        type={isShown ? 'text' : 'password'}
        label={word('password', lang)}
        value={password}
        onChange={setPassword}
        error={missing(password)}
        autoComplete="current-password"
        leftToRight
        end={
          <Button look="plain" aria-label={word(isShown ? 'hidePassword' : 'showPassword', lang)} onClick={() => setShown(!isShown)}>
            {word(isShown ? 'hide' : 'show', lang)}
          </Button>
        }
      />
      <Button look="act" type="submit" wide pending={isPending}>
        {word('signIn', lang)}
      </Button>
    </form>
  )
}

/** Only a page of this dashboard: an address given by a stranger leads nowhere else. */
function wayBack(given: string | null): string {
  return given !== null && /^\/dashboard(?:[/?#]|$)/.test(given) ? given : '/dashboard'
}
