import { Ban, CircleCheck, LockOpen } from 'lucide-react'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { useCaller } from '../../../web/generic/caller.ts'
import { useDesk } from '../../../web/generic/desk.ts'
import { FormBones } from '../../../web/generic/FormBones.tsx'
import { titleOf, type Row } from '../../../web/generic/record.ts'
import { HistoryButton } from '../../../web/generic/HistoryButton.tsx'
import { RecordForm } from '../../../web/generic/RecordForm.tsx'
import { Moment } from '../../../web/generic/Moment.tsx'
import { tabOf } from '../../../web/generic/tabOf.ts'
import { useRecord } from '../../../web/generic/useRecord.tsx'
import { lacks } from '../../../web/generic/texts.ts'
import { Button } from '../../../web/ui/Button.tsx'
import { useLang } from '../../../web/ui/LangProvider.tsx'
import { LateDialog, nearOf } from '../../../web/ui/LateDialog.ts'
import { Tabs } from '../../../web/ui/Tabs.tsx'
import type { Lang } from '../../define.ts'
import { AccountState, accountStateOf, useAccountAct } from './accountAct.dashboard.tsx'
import { otherHands, rowRules } from './accountActs.ts'
import { accountQuestion } from './accountQuestion.dashboard.tsx'
import { systemUser } from './systemUser.ts'
import { say, type UserWord } from './texts.ts'
import { AccessActs } from './userAccess.dashboard.tsx'
import { UserPlaces } from './userPlaces.dashboard.tsx'
import { UserRoles } from './userRoles.dashboard.tsx'
import { UserSessions } from './userSessions.dashboard.tsx'

/** A user: first his data, then his roles, places and sessions (section 1.1). */
export function UserForm({ params }: { params: Readonly<Record<string, string>> }) {
  const id = params.id ?? '0'
  const lang = useLang()
  const desk = useDesk()
  const caller = useCaller()
  const [query, setQuery] = useSearchParams()
  const { record: user, failure } = useRecord(systemUser, id)
  const isNew = id === '0'
  if (failure !== undefined) return failure
  if (!isNew && !user) return <FormBones />
  const tab = isNew ? 'data' : tabOf(query, ['data', 'roles', 'places', 'sessions'])
  const listHref = desk.listHref(systemUser)
  const inTheWay = user && otherHands(user, caller)
  const later = (name: UserWord, panel: (user: Row) => React.ReactNode) => ({
    id: name,
    label: say(name, lang),
    disabled: isNew,
    panel: tab === name && user ? panel(user) : null,
  })
  const form = (
    <RecordForm
      resource={systemUser}
      id={id}
      listHref={listHref}
      hrefOf={row => `${desk.hrefOf(systemUser, row) ?? listHref}?tab=roles`}
      isPart
      isHeadless
      hindrance={inTheWay && say(inTheWay, lang)}
    />
  )
  return (
    <>
      {user ? <UserHead user={user} lang={lang} /> : <NewHead lang={lang} />}
      <Tabs
        label={say('partsOfUser', lang)}
        selected={tab}
        onSelect={next => setQuery({ tab: next }, { replace: true })}
        tabs={[
          { id: 'data', label: say('data', lang), panel: tab === 'data' ? form : null },
          later('roles', record => <UserRoles key={String(record.concurrencyStamp)} user={record} />),
          later('places', record => <UserPlaces key={String(record.concurrencyStamp)} user={record} />),
          later('sessions', record => <UserSessions user={record} />),
        ]}
      />
    </>
  )
}

function NewHead({ lang }: { lang: Lang }) {
  return (
    <>
      <h1>{say('newUser', lang)}</h1>
      <p className="text-muted">{say('createFirst', lang)}</p>
    </>
  )
}

function UserHead({ user, lang }: { user: Row; lang: Lang }) {
  const lastLogin = typeof user.lastLoginAt === 'string' ? user.lastLoginAt : undefined
  return (
    <>
      <div className="desk-title">
        <h1>
          <bdi>{titleOf(systemUser, user, lang)}</bdi>
        </h1>
        <span className="desk-title-acts">
          <HistoryButton resource={systemUser} id={String(user.id)} />
          <AccountActs user={user} lang={lang} />
        </span>
      </div>
      <p className="user-facts">
        <AccountState user={user} lang={lang} />
        <span>
          <bdi dir="ltr">{String(user.userName)}</bdi>
        </span>
        <span>
          {say('lastSignIn', lang)}: {lastLogin === undefined ? say('never', lang) : <Moment at={lastLogin} lang={lang} />}
        </span>
        <span>
          {say('secondFactor', lang)}: {say(user.twoFactorEnabled === true ? 'on' : 'off', lang)}
        </span>
      </p>
    </>
  )
}

/** What is done with the account in its state. */
function AccountActs({ user, lang }: { user: Row; lang: Lang }) {
  const caller = useCaller()
  const [isAsking, setAsking] = useState(false)
  const take = useAccountAct()
  const others = otherHands(user, caller)
  const lacking = (permission: string, act: UserWord, against?: UserWord) => {
    if (!caller.can(permission)) return lacks(say(act, lang), systemUser.options.label, lang)
    const inTheWay = others ?? against
    return inTheWay && say(inTheWay, lang)
  }
  return (
    <>
      <AccessActs user={user} lang={lang} lacking={lacking} onAct={act => take.mutate({ user, ...act })} />
      {accountStateOf(user) === 'locked' && (
        <Button
          icon={LockOpen}
          disabledReason={lacking('AbpIdentity.Users.Unlock', 'unlock')}
          pending={take.isPending}
          onClick={() => take.mutate({ user, action: 'Unlock', told: 'unlocked' })}
        >
          {say('unlock', lang)}
        </Button>
      )}
      {user.isActive === true ? (
        <Button
          icon={Ban}
          look="danger"
          disabledReason={lacking('AbpIdentity.Users.Activate', 'deactivate', rowRules.deactivate.against(user, user.id === caller.userId))}
          {...nearOf(accountQuestion)}
          onClick={() => setAsking(true)}
        >
          {say('deactivate', lang)}
        </Button>
      ) : (
        <Button
          icon={CircleCheck}
          disabledReason={lacking('AbpIdentity.Users.Activate', 'activate')}
          pending={take.isPending}
          onClick={() => take.mutate({ user, action: 'Activate', told: 'activated' })}
        >
          {say('activate', lang)}
        </Button>
      )}
      {isAsking && <LateDialog of={accountQuestion} props={{ asked: 'deactivate', user, onClose: () => setAsking(false) }} />}
    </>
  )
}
