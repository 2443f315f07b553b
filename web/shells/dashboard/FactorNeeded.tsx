import { useQueryClient } from '@tanstack/react-query'
import { messageOf } from '../../generic/browserApi.ts'
import { usePageTitle } from '../../generic/config.ts'
import { Button } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { useLang } from '../../ui/LangProvider.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { SecondFactorPart } from './profile/SecondFactorPart.tsx'
import { refreshSession, useProfile } from './profile/useProfile.ts'
import { word } from './texts.ts'

/** The only page of somebody whose role has asked for a second factor long enough (portal and administration, section 3.6). */
export function FactorNeeded() {
  const lang = useLang()
  const queries = useQueryClient()
  const found = useProfile()
  usePageTitle(word('factorNeeded', lang), lang)
  const refresh = async () => {
    await queries.invalidateQueries({ queryKey: ['profile'] })
    await refreshSession()
  }
  return (
    <>
      <h1>{word('factorNeeded', lang)}</h1>
      <p>{word('factorNeededText', lang)}</p>
      {found.isPending && <Skeleton lang={lang} lines={3} />}
      {found.isError && (
        <EmptyState
          kind="error"
          title={word('error', lang)}
          action={<Button onClick={() => void found.refetch()}>{word('retry', lang)}</Button>}
        >
          {messageOf(found.error, lang)}
        </EmptyState>
      )}
      {found.data && <SecondFactorPart profile={found.data} lang={lang} onChanged={() => void refresh()} />}
    </>
  )
}
