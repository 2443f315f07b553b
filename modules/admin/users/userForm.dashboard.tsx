import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Ban, CircleCheck, LockOpen } from 'lucide-react'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { ApiError } from '../../../web/generic/api.ts'
import { browserApi, messageOf } from '../../../web/generic/browserApi.ts'
import { useCaller } from '../../../web/generic/caller.ts'
import { useDesk } from '../../../web/generic/desk.ts'
import { useLookup } from '../../../web/generic/lookups.ts'
import { titleOf, type Row } from '../../../web/generic/record.ts'
import { HistoryButton } from '../../../web/generic/HistoryButton.tsx'
import { RecordForm } from '../../../web/generic/RecordForm.tsx'
import { useRecord } from '../../../web/generic/useRecord.tsx'
import { deskZone } from '../../../web/generic/zone.ts'
import { lacks } from '../../../web/generic/texts.ts'
import { Button } from '../../../web/ui/Button.tsx'
import { ConfirmDialog } from '../../../web/ui/ConfirmDialog.tsx'
import { useLang } from '../../../web/ui/LangProvider.tsx'
import { Select } from '../../../web/ui/Select.tsx'
import { Skeleton } from '../../../web/ui/Skeleton.tsx'
import { stateKinds } from '../../../web/fields/cells.tsx'
import { StateLabel } from '../../../web/ui/StateLabel.tsx'
import { Tabs } from '../../../web/ui/Tabs.tsx'
import { TextArea } from '../../../web/ui/TextField.tsx'
import { toast } from '../../../web/ui/Toasts.tsx'
import { dateAndTime, findWord, inLang, type Lang } from '../../define.ts'
import { accountStates, systemUser } from './systemUser.ts'
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
  const [query, setQuery] = useSearchParams()
  const { record: user, failure } = useRecord(systemUser, id)
  const isNew = id === '0'
  if (failure !== undefined) return failure
  if (!isNew && !user) return <Skeleton lang={lang} lines={6} />
  const tab = isNew ? 'data' : (query.get('tab') ?? 'data')
  const listHref = desk.listHref(systemUser)
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
    />
  )
  return (
    <>
      {user ? <UserHead user={user} lang={lang} /> : <NewHead lang={lang} />}
      <Tabs
        label={inLang(['أقسام المستخدم', 'Parts of the user'], lang)}
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
  const word = findWord(accountStates, user.accountState) ?? 'active'
  const state = Object.entries(accountStates).find(([name]) => name === word)?.[1]
  const lastLogin = typeof user.lastLoginAt === 'string' ? dateAndTime(user.lastLoginAt, deskZone(), lang) : undefined
  return (
    <>
      <div className="desk-title">
        <h1>
          <bdi>{titleOf(systemUser, user, lang)}</bdi>
        </h1>
        <span className="desk-title-acts">
          <HistoryButton resource={systemUser} id={String(user.id)} />
          <AccountActs user={user} word={word} lang={lang} />
        </span>
      </div>
      <p className="user-facts">
        {state && <StateLabel kind={stateKinds[word] ?? 'draft'}>{inLang([state[1], state[2]], lang)}</StateLabel>}
        <span>
          <bdi dir="ltr">{String(user.userName)}</bdi>
        </span>
        <span>
          {say('lastSignIn', lang)}: {lastLogin === undefined ? say('never', lang) : <bdi dir="ltr">{lastLogin}</bdi>}
        </span>
        <span>
          {say('secondFactor', lang)}: {say(user.twoFactorEnabled === true ? 'on' : 'off', lang)}
        </span>
      </p>
    </>
  )
}

/** What is done with the account in its state. */
function AccountActs({ user, word, lang }: { user: Row; word: string; lang: Lang }) {
  const caller = useCaller()
  const [isAsking, setAsking] = useState(false)
  const take = useAct(user, lang)
  const lacking = (permission: string, act: UserWord) =>
    caller.can(permission) ? undefined : lacks(say(act, lang), systemUser.options.label, lang)
  return (
    <>
      <AccessActs user={user} lang={lang} lacking={lacking} onAct={act => take.mutate(act)} />
      {word === 'locked' && (
        <Button
          icon={LockOpen}
          disabledReason={lacking('AbpIdentity.Users.Unlock', 'unlock')}
          pending={take.isPending}
          onClick={() => take.mutate({ action: 'Unlock', told: 'unlocked' })}
        >
          {say('unlock', lang)}
        </Button>
      )}
      {user.isActive === true ? (
        <Button
          icon={Ban}
          look="danger"
          disabledReason={lacking('AbpIdentity.Users.Activate', 'deactivate')}
          onClick={() => setAsking(true)}
        >
          {say('deactivate', lang)}
        </Button>
      ) : (
        <Button
          icon={CircleCheck}
          disabledReason={lacking('AbpIdentity.Users.Activate', 'activate')}
          pending={take.isPending}
          onClick={() => take.mutate({ action: 'Activate', told: 'activated' })}
        >
          {say('activate', lang)}
        </Button>
      )}
      {isAsking && <DeactivateDialog user={user} lang={lang} onClose={() => setAsking(false)} />}
    </>
  )
}

interface Act {
  readonly action: string
  readonly told: UserWord
  readonly body?: Readonly<Record<string, unknown>>
}

function useAct(user: Row, lang: Lang, onDone?: () => void) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: ({ action, body = {} }: Act) => browserApi.send<Row>('PUT', `User/${action}/${String(user.id)}`, body),
    onSuccess: async (answer, { told }) => {
      queries.setQueryData(['record', systemUser.name, String(user.id)], answer)
      await queries.invalidateQueries({ queryKey: ['list', systemUser.name] })
      toast(say(told, lang))
      onDone?.()
    },
    onError: error => {
      if (!onDone) toast(messageOf(error, lang), 'danger')
    },
  })
}

function DeactivateDialog({ user, lang, onClose }: { user: Row; lang: Lang; onClose: () => void }) {
  const reasons = useLookup('deactivationReason')
  const [reason, setReason] = useState<string>()
  const [note, setNote] = useState('')
  const [isTried, setTried] = useState(false)
  const take = useAct(user, lang, onClose)
  const problems = take.error instanceof ApiError ? take.error.validationErrors : []
  const missing = isTried && reason === undefined ? say('requiredBefore', lang).replace('{field}', say('reason', lang)) : undefined
  return (
    <ConfirmDialog
      title={`${say('deactivate', lang)}: ${titleOf(systemUser, user, lang)}`}
      open
      onClose={onClose}
      confirm={say('deactivate', lang)}
      pending={take.isPending}
      onConfirm={() => {
        setTried(true)
        if (reason !== undefined)
          take.mutate({ action: 'Deactivate', told: 'deactivated', body: { reason: Number(reason), ...(note && { note }) } })
      }}
    >
      <p>{say('deactivateAsk', lang)}</p>
      <Select
        label={say('reason', lang)}
        required
        error={missing ?? problems.find(({ members }) => members.includes('reason'))?.message}
        options={reasons.map(({ id, nameAr, nameEn }) => ({ value: String(id), label: inLang([nameAr, nameEn], lang) }))}
        value={reason}
        onChange={setReason}
      />
      <TextArea label={say('note', lang)} value={note} onChange={setNote} maxLength={500} />
      {take.error && problems.length === 0 && (
        <p className="field-error" role="alert">
          {messageOf(take.error, lang)}
        </p>
      )}
    </ConfirmDialog>
  )
}
