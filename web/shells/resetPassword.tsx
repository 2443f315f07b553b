import { useEffect, useState } from 'react'
import { redirect, useLocation, useNavigate, type ClientLoaderFunctionArgs, type LinksFunction, type MetaFunction } from 'react-router'
import { type Lang } from '../../kernel/kernel.ts'
import type { FoundLink } from '../../modules/admin/sessions/recovery.ts'
import { ApiError } from '../generic/api.ts'
import { browserApi, messageOf } from '../generic/browserApi.ts'
import { isObject, keptIn } from '../generic/kept.ts'
import css from '../theme/dashboard.css?url'
import { Button } from '../ui/Button.tsx'
import { LinkButton } from '../ui/LinkButton.tsx'
import { Notice } from '../ui/Notice.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'
import { toast } from '../ui/Toasts.tsx'
import { AuthBoard } from './auth/AuthBoard.tsx'
import { InvitationForm } from './auth/InvitationForm.tsx'
import { productName } from './auth/productName.ts'
import { nameIn, ResetForm } from './auth/ResetForm.tsx'
import { resetTexts } from './auth/resetTexts.ts'
import { say } from './auth/texts.ts'
import { word } from './dashboard/texts.ts'
import { useStoredLang } from './dashboard/useStoredLang.ts'

export const handle = { interactive: true }
export const links: LinksFunction = () => [{ rel: 'stylesheet', href: css }]
export const meta: MetaFunction = () => [
  { title: 'محلّي - كلمة مرور جديدة' },
  { name: 'robots', content: 'noindex' },
  { name: 'referrer', content: 'no-referrer' },
]

/** What somebody has come with: kept in the memory of the tab and not in the address, which histories and proxies write down. */
interface Given {
  readonly token: string
  readonly isInvitation: boolean
  /** Known of a code already: nothing is to be asked of the server first. */
  readonly asksFactor: boolean | undefined
}

/** A token in the address is taken out of it before anything else. */
export async function clientLoader({ request }: ClientLoaderFunctionArgs) {
  const { searchParams } = new URL(request.url)
  const [invite, token] = [searchParams.get('invite'), searchParams.get('token')]
  if (invite !== null || token !== null) {
    sessionStorage.setItem(linkKey, JSON.stringify({ token: invite ?? token, isInvitation: invite !== null }))
    return redirect('/resetPassword')
  }
  return productName()
}
clientLoader.hydrate = true as const

export { HydrateFallback } from './auth/AuthBoard.tsx'

const linkKey = 'followedLink'

function givenIn(state: unknown): Given | undefined {
  if (isObject(state) && typeof state.token === 'string')
    return { token: state.token, isInvitation: false, asksFactor: state.asksFactor === true }
  const link = keptIn(sessionStorage, linkKey)
  if (!isObject(link) || typeof link.token !== 'string') return undefined
  return { token: link.token, isInvitation: link.isInvitation === true, asksFactor: undefined }
}

/** Choosing a password: a new one after recovery, or the first one of who is invited (sections 1.3 and 3.4). */
export default function ResetPassword() {
  const [lang] = useStoredLang()
  const { state } = useLocation()
  const navigate = useNavigate()
  const [given] = useState(() => givenIn(state))
  const [isExpired, setExpired] = useState(false)
  const link = useLink(given)
  const done = (told: 'changed' | 'joined') => {
    sessionStorage.removeItem(linkKey)
    toast(say(told, lang))
    void navigate('/login', { replace: true })
  }
  if (!given || isExpired || link.failure !== undefined)
    return <Expired given={given} failure={isExpired ? undefined : link.failure} onRetry={link.findAgain} lang={lang} />
  if (given.asksFactor === undefined && !link.found)
    return (
      <AuthBoard title={say(given.isInvitation ? 'inviteTitle' : 'newPasswordTitle', lang)}>
        <Skeleton lang={lang} lines={4} />
      </AuthBoard>
    )
  const { found } = link
  if (found?.purpose === 'invitation')
    return (
      <AuthBoard title={say('inviteTitle', lang)}>
        <InvitationForm lang={lang} token={given.token} link={found} onDone={() => done('joined')} onExpired={link.findAgain} />
      </AuthBoard>
    )
  return (
    <AuthBoard title={say('newPasswordTitle', lang)} back={{ href: '/login', label: say('toSignIn', lang) }}>
      <ResetForm
        lang={lang}
        token={given.token}
        names={found ? [found.userName, found.fullName, found.fullNameEn ?? ''] : []}
        asksFactor={given.asksFactor ?? found?.twoFactorRequired ?? false}
        onDone={() => done('changed')}
        onExpired={() => setExpired(true)}
      >
        {found && (
          <p className="auth-who">
            <bdi>{nameIn(found.fullName, found.fullNameEn, lang)}</bdi> · <bdi dir="ltr">{found.userName}</bdi>
          </p>
        )}
      </ResetForm>
    </AuthBoard>
  )
}

/** What a link that was followed says of itself. */
function useLink(given: Given | undefined): { found: FoundLink | undefined; failure: unknown; findAgain: () => void } {
  const [attempt, setAttempt] = useState(0)
  const [found, setFound] = useState<FoundLink>()
  const [failure, setFailure] = useState<unknown>()
  const token = given?.asksFactor === undefined ? given?.token : undefined
  useEffect(() => {
    if (token === undefined) return
    let isGone = false
    browserApi.send<FoundLink>('POST', 'Account/FindLink', { token }).then(
      answer => !isGone && setFound(answer),
      (error: unknown) => !isGone && setFailure(error),
    )
    return () => {
      isGone = true
    }
  }, [token, attempt])
  return {
    found,
    failure,
    findAgain: () => {
      setFound(undefined)
      setFailure(undefined)
      setAttempt(attempt + 1)
    },
  }
}

interface ExpiredProps {
  readonly given: Given | undefined
  /** Undefined: the link or code has expired. */
  readonly failure: unknown
  readonly onRetry: () => void
  readonly lang: Lang
}

/** A link or code that is worth nothing any more, or of which nobody could be asked; each with a way on. */
function Expired({ given, failure, onRetry, lang }: ExpiredProps) {
  const [isAsked, setAsked] = useState(false)
  const [isPending, setPending] = useState(false)
  const [refusal, setRefusal] = useState<string>()
  const isLink = failure === undefined || (failure instanceof ApiError && failure.code === 'linkExpired')
  const isUnreached = failure !== undefined && !(failure instanceof ApiError)
  const isInvitation = given?.isInvitation === true
  const mayAsk = isInvitation && failure instanceof ApiError && mayAskAgain(failure.details)
  async function ask() {
    setPending(true)
    try {
      await browserApi.send('POST', 'Account/RequestInvitation', { token: given?.token })
      setAsked(true)
    } catch (error) {
      setRefusal(messageOf(error, lang))
    } finally {
      setPending(false)
    }
  }
  const title = say(isInvitation ? 'invitationExpired' : 'linkExpired', lang)
  const text = isInvitation ? (mayAsk ? 'invitationExpiredText' : 'invitationUsedText') : 'linkExpiredText'
  return (
    <AuthBoard
      title={isLink ? title : isUnreached ? resetTexts.say('notReached', lang) : word('error', lang)}
      back={{ href: '/login', label: say('toSignIn', lang) }}
    >
      <div className="grid gap-5">
        {refusal !== undefined && (
          <Notice tone="danger" lang={lang} live="assertive">
            {refusal}
          </Notice>
        )}
        <p className="text-muted">
          {isLink ? say(text, lang) : isUnreached ? resetTexts.say('notReachedText', lang) : messageOf(failure, lang)}
        </p>
        {!isLink && (
          <Button look="act" wide onClick={onRetry}>
            {word('retry', lang)}
          </Button>
        )}
        {isLink && isAsked && (
          <Notice tone="ok" lang={lang} live="polite">
            {say('invitationAsked', lang)}
          </Notice>
        )}
        {isLink && mayAsk && !isAsked && (
          <Button look="act" wide pending={isPending} onClick={() => void ask()}>
            {say('askInvitation', lang)}
          </Button>
        )}
        {isLink && !isInvitation && (
          <LinkButton look="act" href="/forgotPassword">
            {say('recoverAgain', lang)}
          </LinkButton>
        )}
      </div>
    </AuthBoard>
  )
}

function mayAskAgain(details: unknown): boolean {
  return typeof details === 'object' && details !== null && 'mayAskAgain' in details && details.mayAskAgain === true
}
