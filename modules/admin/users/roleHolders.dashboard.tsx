import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { UserMinus, UserPlus } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router'
import { browserApi, messageOf } from '../../../web/generic/browserApi.ts'
import { useCaller } from '../../../web/generic/caller.ts'
import { useDesk } from '../../../web/generic/desk.ts'
import { LoadFailed } from '../../../web/generic/LoadFailed.tsx'
import { titleOf, type Row } from '../../../web/generic/record.ts'
import { RecordBox } from '../../../web/generic/RecordBox.tsx'
import { lacks } from '../../../web/generic/texts.ts'
import { Button } from '../../../web/ui/Button.tsx'
import { ConfirmDialog } from '../../../web/ui/ConfirmDialog.tsx'
import { DataTable } from '../../../web/ui/DataTable.tsx'
import { EmptyState } from '../../../web/ui/EmptyState.tsx'
import { useLang } from '../../../web/ui/LangProvider.tsx'
import { PasswordField } from '../../../web/ui/PasswordField.tsx'
import { RowActs } from '../../../web/ui/RowActs.tsx'
import { StateLabel } from '../../../web/ui/StateLabel.tsx'
import { toast } from '../../../web/ui/Toasts.tsx'
import { inLang, pluralOf, type Lang } from '../../define.ts'
import type { Holder } from './roleActions.ts'
import { ReplaceRole } from './roleReplace.dashboard.tsx'
import { accountStates, systemUser } from './systemUser.ts'
import { addedTo, removedFrom, say } from './texts.ts'
import { userRole } from './userRole.ts'

type Asked = { readonly kind: 'add' } | { readonly kind: 'remove'; readonly user: Holder }

/** Who holds a role, and giving it or taking it away from here (section 2.1). */
export function RoleHolders({ role }: { role: Row }) {
  const lang = useLang()
  const desk = useDesk()
  const caller = useCaller()
  const [asked, setAsked] = useState<Asked>()
  const found = useQuery({
    queryKey: ['role', role.id, 'users'],
    queryFn: () => browserApi.get<{ items: Holder[] }>(`Role/GetUsers/${String(role.id)}`),
  })
  const rows = found.data?.items
  if (found.isError) return <LoadFailed error={found.error} onRetry={() => void found.refetch()} />
  const hindrance = caller.can('AbpIdentity.Users.ManageRoles') ? undefined : lacks(say('setRoles', lang), systemUser.options.label, lang)
  const add = (
    <Button icon={UserPlus} disabledReason={hindrance} onClick={() => setAsked({ kind: 'add' })}>
      {say('addHolder', lang)}
    </Button>
  )
  return (
    <>
      <div className="role-acts">
        {add}
        <ReplaceRole role={role} />
      </div>
      <DataTable<Holder>
        caption={say('users', lang)}
        columns={[
          {
            key: 'name',
            heading: inLang(systemUser.options.facts?.name?.label ?? ['', ''], lang),
            title: true,
            cell: user => <Link to={desk.hrefOf(systemUser, { id: user.id }) ?? ''}>{nameOf(user, lang)}</Link>,
          },
          { key: 'userName', heading: inLang(systemUser.fields.userName.label, lang), cell: user => <bdi dir="ltr">{user.userName}</bdi> },
          {
            key: 'place',
            heading: say('place', lang),
            cell: user => <bdi>{user.placeNameAr === null ? '—' : inLang([user.placeNameAr, user.placeNameEn ?? ''], lang)}</bdi>,
          },
          {
            key: 'state',
            heading: inLang(systemUser.options.facts?.accountState?.label ?? ['', ''], lang),
            cell: user => {
              const [, ar, en] = accountStates[user.isActive ? 'active' : 'deactivated']
              return <StateLabel kind={user.isActive ? 'done' : 'ended'}>{inLang([ar, en], lang)}</StateLabel>
            },
          },
        ]}
        body={
          rows === undefined ? { loading: 5 } : rows.length === 0 ? { instead: <EmptyState title={say('noHolders', lang)} /> } : { rows }
        }
        keyOf={({ id }) => id}
        nameOf={user => nameOf(user, lang)}
        actsOf={user => (
          <RowActs
            name={nameOf(user, lang)}
            acts={[
              {
                icon: UserMinus,
                label: say('removeHolder', lang),
                danger: true,
                disabledReason: hindrance,
                onAct: () => setAsked({ kind: 'remove', user }),
              },
            ]}
          />
        )}
        firstNumber={1}
      />
      {asked && <HoldersDialog role={role} asked={asked} holders={rows ?? []} onClose={() => setAsked(undefined)} lang={lang} />}
    </>
  )
}

function nameOf({ nameAr, nameEn }: Holder, lang: Lang): string {
  return inLang([nameAr, nameEn ?? ''], lang)
}

interface HoldersDialogProps {
  readonly role: Row
  readonly asked: Asked
  readonly holders: readonly Holder[]
  readonly onClose: () => void
  readonly lang: Lang
}

/** To whom the role is given, or whether it is taken from somebody. The administration asks for the giver's own password. */
function HoldersDialog({ role, asked, holders, onClose, lang }: HoldersDialogProps) {
  const queries = useQueryClient()
  const isAdding = asked.kind === 'add'
  const [chosen, setChosen] = useState(isAdding ? undefined : asked.user.id)
  const held = new Set(holders.map(({ id }) => id))
  const [password, setPassword] = useState('')
  const [isTried, setTried] = useState(false)
  const write = useMutation<{ changedCount: number }, Error>({
    mutationFn: () =>
      browserApi.send('PUT', `Role/${isAdding ? 'AddUsers' : 'RemoveUsers'}/${String(role.id)}`, {
        users: [chosen],
        ...(password && { password }),
      }),
    onSuccess: async ({ changedCount }) => {
      toast(pluralOf(isAdding ? addedTo : removedFrom, changedCount, lang))
      onClose()
      for (const key of ['role', 'record', 'list']) await queries.invalidateQueries({ queryKey: [key] })
    },
  })
  const label = say(isAdding ? 'addHolder' : 'removeHolder', lang)
  return (
    <ConfirmDialog
      title={`${label}: ${titleOf(userRole, role, lang)}`}
      open
      onClose={onClose}
      confirm={label}
      destructive={!isAdding}
      pending={write.isPending}
      onConfirm={() => {
        setTried(true)
        if (chosen !== undefined) write.mutate()
      }}
    >
      {isAdding ? (
        <RecordBox
          resource={systemUser}
          label={say('user', lang)}
          moreHint={say('typeToFind', lang)}
          noteOf={({ userName }) => userName}
          without={held}
          error={isTried && chosen === undefined ? say('chooseUser', lang) : undefined}
          onChange={id => {
            write.reset()
            setChosen(id)
          }}
        />
      ) : (
        <p>
          <b>{nameOf(asked.user, lang)}</b>. {say('removeHolderText', lang)}
        </p>
      )}
      {role.code === 'admin' && (
        <PasswordField
          label={say('yourPassword', lang)}
          hint={say('passwordForAdmin', lang)}
          value={password}
          onChange={setPassword}
          autoComplete="current-password"
        />
      )}
      {write.error && (
        <p className="field-error" role="alert">
          {messageOf(write.error, lang)}
        </p>
      )}
    </ConfirmDialog>
  )
}
