import { lazy, Suspense } from 'react'
import { dateAndTime, inLang } from '../../../kernel/kernel.ts'
import { loadChunk } from '../../generic/chunks.ts'
import { usePageTitle } from '../../generic/config.ts'
import { useSession } from '../../generic/session.ts'
import { deskZone } from '../../generic/zone.ts'
import { FactList } from '../../ui/FactList.tsx'
import { useLang } from '../../ui/LangProvider.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { word } from './texts.ts'

const NotificationChoices = lazy(() => loadChunk(() => import('../../../modules/admin/notifications/choices.dashboard.tsx')))

/** Who I am here: my name, my session, my places. */
export function Profile() {
  const lang = useLang()
  const session = useSession()
  usePageTitle(word('profile', lang), lang)
  if (!session) return null
  const { user, UserPlaces, loginAt, expires_in } = session
  const instant = (ms: number) => dateAndTime(ms, deskZone(), lang)
  return (
    <>
      <h1>{word('profile', lang)}</h1>
      <FactList
        look="rows"
        facts={[
          { label: word('name', lang), value: <bdi>{lang === 'ar' ? user.fullName : (user.fullNameEn ?? user.fullName)}</bdi> },
          { label: word('userName', lang), value: <bdi dir="ltr">{user.userName}</bdi> },
          { label: word('signedInAt', lang), value: <bdi dir="ltr">{instant(Date.parse(loginAt))}</bdi> },
          { label: word('endsAt', lang), value: <bdi dir="ltr">{instant(Date.parse(loginAt) + expires_in * 1000)}</bdi> },
        ]}
      />
      <h2>{word('myPlaces', lang)}</h2>
      <ul className="home-rows">
        {UserPlaces.map(place => (
          <li key={place.id}>
            <bdi>{inLang([place.nameAr, place.nameEn], lang)}</bdi>
            <bdi dir="ltr" className="text-muted">
              {place.code}
            </bdi>
            {place.isDefault && <span className="tag">{word('default', lang)}</span>}
          </li>
        ))}
      </ul>
      <Suspense fallback={<Skeleton lang={lang} lines={4} />}>
        <NotificationChoices />
      </Suspense>
    </>
  )
}
