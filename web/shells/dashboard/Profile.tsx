import { useQueryClient } from '@tanstack/react-query'
import { lazy, Suspense, useEffect } from 'react'
import { useSearchParams } from 'react-router'
import type { Profile as ProfileData } from '../../../modules/admin/users/profileActions.ts'
import { browserApi, messageOf, noteError } from '../../generic/browserApi.ts'
import { loadChunk } from '../../generic/chunks.ts'
import { usePageTitle } from '../../generic/config.ts'
import { LoadFailed } from '../../generic/LoadFailed.tsx'
import { useLang } from '../../ui/LangProvider.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { toast } from '../../ui/Toasts.tsx'
import { DataPart } from './profile/DataPart.tsx'
import { OwnData } from './profile/OwnData.tsx'
import { PasswordPart } from './profile/PasswordPart.tsx'
import { PlacesPart } from './profile/PlacesPart.tsx'
import { SecondFactorPart } from './profile/SecondFactorPart.tsx'
import { SessionsPart } from './profile/SessionsPart.tsx'
import { say } from './profile/texts.ts'
import { refreshSession, useProfile } from './profile/useProfile.ts'
import { word } from './texts.ts'

const NotificationChoices = lazy(() => loadChunk(() => import('../../../modules/admin/notifications/choices.dashboard.tsx')))

/** My account: who I am here, how I come in, and what is kept of me (portal and administration, section 1.5). */
export function Profile() {
  const lang = useLang()
  const queries = useQueryClient()
  const found = useProfile()
  useConfirmedEmail()
  usePageTitle(word('profile', lang), lang)
  const refresh = async () => {
    await queries.invalidateQueries({ queryKey: ['profile'] })
    await refreshSession()
  }
  const profile = found.data
  return (
    <>
      <h1>{word('profile', lang)}</h1>
      {found.isError && <LoadFailed error={found.error} onRetry={() => void found.refetch()} />}
      {found.isPending && <Skeleton lang={lang} lines={6} />}
      {profile && (
        <>
          <OwnData profile={profile} lang={lang} />
          <PasswordPart profile={profile} lang={lang} onChanged={() => void refresh()} />
          <SecondFactorPart profile={profile} lang={lang} onChanged={() => void refresh()} />
          <SessionsPart lang={lang} />
          <PlacesPart profile={profile} lang={lang} />
          <Suspense fallback={<Skeleton lang={lang} lines={4} />}>
            <NotificationChoices />
          </Suspense>
          <DataPart lang={lang} />
        </>
      )}
    </>
  )
}

/** The link that confirms an e-mail leads here: its token is used and taken out of the address. */
function useConfirmedEmail(): void {
  const lang = useLang()
  const queries = useQueryClient()
  const [params, setParams] = useSearchParams()
  const token = params.get('confirmEmail')
  useEffect(() => {
    if (token === null) return
    setParams({}, { replace: true })
    browserApi.send<ProfileData>('POST', 'Account/ConfirmEmail', { token }).then(
      profile => {
        queries.setQueryData(['profile'], profile)
        toast(say('emailConfirmed', lang))
      },
      (error: unknown) => {
        noteError(error)
        toast(messageOf(error, lang), 'danger')
      },
    )
    // Once for each token: the language may change meanwhile.
  }, [token, setParams, queries, lang])
}
