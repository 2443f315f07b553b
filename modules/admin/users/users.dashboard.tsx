import { Ban, CircleCheck, History, LockOpen, LogOut, Mail, MapPinned, type LucideIcon } from 'lucide-react'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { useCaller } from '../../../web/generic/caller.ts'
import { useDesk } from '../../../web/generic/desk.ts'
import type { Row } from '../../../web/generic/record.ts'
import { RecordList, type ListExtras } from '../../../web/generic/RecordList.tsx'
import { lacks } from '../../../web/generic/texts.ts'
import type { SheetColumn } from '../../../web/ui/DataTable.tsx'
import { useLang } from '../../../web/ui/LangProvider.tsx'
import { LateDialog } from '../../../web/ui/LateDialog.ts'
import { later, SparePart, useSoon } from '../../../web/ui/later.ts'
import type { MenuAct } from '../../../web/ui/Menu.tsx'
import { inLang, type Caller, type Lang } from '../../define.ts'
import { AccountState, useAccountAct } from './accountAct.dashboard.tsx'
import { kept, otherHands, rowRules, type RowWord } from './accountActs.ts'
import { accountQuestion } from './accountQuestion.dashboard.tsx'
import { systemUser } from './systemUser.ts'
import { say, type UserWord } from './texts.ts'

const userImport = later(() => import('./userImport.dashboard.tsx').then(file => file.UserImport))
const nothing = {}

type Asked = 'invite' | 'deactivate' | 'revokeAll' | 'history'

/** The users: what an administrator does with an account stands in its row (section 1.1). */
export function Users() {
  const lang = useLang()
  const caller = useCaller()
  const desk = useDesk()
  const navigate = useNavigate()
  const [asked, setAsked] = useState<{ readonly what: Asked; readonly user: Row }>()
  const take = useAccountAct()
  const close = () => setAsked(undefined)
  useSoon(accountQuestion)
  const doAct: Readonly<Record<RowWord, (user: Row) => void>> = {
    assignPlaces: user => void navigate(`${desk.hrefOf(systemUser, user) ?? ''}?tab=places`),
    invite: user => setAsked({ what: 'invite', user }),
    unlock: user => take.mutate({ user, action: 'Unlock', told: 'unlocked' }),
    revokeAll: user => setAsked({ what: 'revokeAll', user }),
    deactivate: user => setAsked({ what: 'deactivate', user }),
    activate: user => take.mutate({ user, action: 'Activate', told: 'activated' }),
  }
  const extras: ListExtras = {
    columns: usual => usual.map(column => arranged(column, lang)),
    keeps: user => inWords(kept(user, caller), lang),
    menu: user => [
      ...wordsOf(user).map(word => ({ ...faceOf(word, user, caller, lang), onAct: () => doAct[word](user) })),
      { label: say('history', lang), icon: History, onAct: () => setAsked({ what: 'history', user }) },
    ],
    tools: <SparePart of={userImport} props={nothing} />,
  }
  return (
    <>
      <RecordList
        resource={systemUser}
        title={inLang([systemUser.options.label[2], systemUser.options.label[3]], lang)}
        hrefOf={user => desk.hrefOf(systemUser, user)}
        newHref={desk.newHref(systemUser)}
        extras={extras}
      />
      {asked && asked.what !== 'history' && (
        <LateDialog
          of={accountQuestion}
          props={{ asked: asked.what, user: asked.user, onAct: act => take.mutate({ user: asked.user, ...act }), onClose: close }}
        />
      )}
      {asked?.what === 'history' && desk.History && (
        <LateDialog of={desk.History} props={{ resource: systemUser, id: String(asked.user.id), onClose: close }} />
      )}
    </>
  )
}

// The state is seen at every width; a desk of the usual width has no room for all the others.
const rooms: Readonly<Record<string, SheetColumn<Row>['room']>> = {
  position: 'widest',
  phoneNumber: 'widest',
  lastLoginAt: 'wide',
  accountState: 'always',
}

function arranged(column: SheetColumn<Row>, lang: Lang): SheetColumn<Row> {
  const room = rooms[column.key]
  const placed = room ? { ...column, room } : column
  if (column.key !== 'accountState') return placed
  return { ...placed, width: 'state', cell: user => <AccountState user={user} lang={lang} /> }
}

/** An account is switched on or off, never both. */
function wordsOf({ isActive }: Row): readonly RowWord[] {
  return ['assignPlaces', 'invite', 'unlock', 'revokeAll', isActive === true ? 'deactivate' : 'activate']
}

const icons: Readonly<Record<RowWord, LucideIcon>> = {
  assignPlaces: MapPinned,
  invite: Mail,
  unlock: LockOpen,
  revokeAll: LogOut,
  deactivate: Ban,
  activate: CircleCheck,
}

/** What an act of a row is called, and why it cannot be chosen. */
function faceOf(word: RowWord, user: Row, caller: Caller, lang: Lang): MenuAct {
  const { permission, named = word, against } = rowRules[word]
  const inTheWay = otherHands(user, caller) ?? against(user, user.id === caller.userId)
  const label = say(word === 'invite' && user.invitationState !== 1 ? 'inviteAgain' : word, lang)
  return {
    label,
    icon: icons[word],
    disabledReason: caller.can(permission) ? inWords(inTheWay, lang) : lacks(say(named, lang), systemUser.options.label, lang),
  }
}

function inWords(word: UserWord | undefined, lang: Lang): string | undefined {
  return word && say(word, lang)
}
