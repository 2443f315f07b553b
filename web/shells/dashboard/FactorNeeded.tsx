import { useQueryClient } from '@tanstack/react-query'
import { usePageTitle } from '../../generic/config.ts'
import { LoadFailed } from '../../generic/LoadFailed.tsx'
import { useLang } from '../../ui/LangProvider.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { SecondFactorPart } from './profile/SecondFactorPart.tsx'
import { say } from './profile/texts.ts'
import { refreshSession, useProfile } from './profile/useProfile.ts'

/** The only page of somebody whose role has asked for a second factor long enough (portal and administration, section 3.6). */
export function FactorNeeded() {
  const lang = useLang()
  const queries = useQueryClient()
  const found = useProfile()
  usePageTitle(say('factorNeeded', lang), lang)
  const refresh = async () => {
    await queries.invalidateQueries({ queryKey: ['profile'] })
    await refreshSession()
  }
  return (
    <>
      <h1>{say('factorNeeded', lang)}</h1>
      <p>{say('factorNeededText', lang)}</p>
      {found.isPending && <Skeleton lang={lang} lines={3} />}
      {found.isError && <LoadFailed error={found.error} onRetry={() => void found.refetch()} />}
      {found.data && <SecondFactorPart profile={found.data} lang={lang} onChanged={() => void refresh()} />}
    </>
  )
}
