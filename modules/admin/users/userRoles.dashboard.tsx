import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { ApiError } from '../../../web/generic/api.ts'
import { browserApi, messageOf } from '../../../web/generic/browserApi.ts'
import { useCaller } from '../../../web/generic/caller.ts'
import { LeaveGuard } from '../../../web/generic/LeaveGuard.tsx'
import { LoadFailed } from '../../../web/generic/LoadFailed.tsx'
import type { Row } from '../../../web/generic/record.ts'
import { useSession } from '../../../web/generic/session.ts'
import { lacks, say as sayUsual } from '../../../web/generic/texts.ts'
import { Button } from '../../../web/ui/Button.tsx'
import { Checkbox } from '../../../web/ui/Checkbox.tsx'
import { FieldError } from '../../../web/ui/FieldError.tsx'
import { useLang } from '../../../web/ui/LangProvider.tsx'
import { Notice } from '../../../web/ui/Notice.tsx'
import { Skeleton } from '../../../web/ui/Skeleton.tsx'
import { TextField } from '../../../web/ui/TextField.tsx'
import { takeBackToasts, toast } from '../../../web/ui/Toasts.tsx'
import { inLang } from '../../define.ts'
import { otherHands } from './accountActs.ts'
import type { RoleChoice } from './roleActions.ts'
import { systemUser } from './systemUser.ts'
import { say } from './texts.ts'
import { userRole } from './userRole.ts'

/** The roles of a user (section 1.1): those that the reader may name, the user's marked. */
export function UserRoles({ user }: { user: Row }) {
  const lang = useLang()
  const found = useQuery({
    queryKey: ['list', userRole.name, 'given'],
    queryFn: () => browserApi.get<{ items: RoleChoice[] }>('Role/GetSelect'),
  })
  if (found.isError) return <LoadFailed error={found.error} onRetry={() => void found.refetch()} />
  if (!found.data) return <Skeleton lang={lang} lines={4} />
  return <RolesForm user={user} roles={found.data.items} />
}

/** What the reader may not give or take stands there with the reason: what the user has, and for who reads roles every one. */
function RolesForm({ user, roles }: { user: Row; roles: readonly RoleChoice[] }) {
  const lang = useLang()
  const caller = useCaller()
  const session = useSession()
  const queries = useQueryClient()
  const had = new Set(Array.isArray(user.roles) ? user.roles.map(String) : [])
  const shown = roles.filter(({ id, refusal }) => refusal === null || had.has(id) || caller.can(userRole.permission))
  const [chosen, setChosen] = useState<ReadonlySet<string>>(had)
  const [password, setPassword] = useState('')
  const titles = roles.filter(({ id }) => had.has(id)).map(({ titleAr, titleEn }) => inLang([titleAr, titleEn], lang))
  const isChanged = chosen.size !== had.size || [...chosen].some(id => !had.has(id))
  const administration = roles.find(({ code }) => code === 'admin')?.id ?? ''
  const touchesAdministration = chosen.has(administration) !== had.has(administration)
  const isOwn = session?.user.id === user.id && !caller.isAdmin
  const inTheWay = isOwn ? 'ownRoles' : otherHands(user, caller)
  const hindrance = inTheWay
    ? say(inTheWay, lang)
    : caller.can('AbpIdentity.Users.ManageRoles')
      ? undefined
      : lacks(say('setRoles', lang), systemUser.options.label, lang)
  const save = useMutation({
    mutationFn: () =>
      browserApi.send<Row>('PUT', `User/SetRoles/${String(user.id)}`, {
        roles: [...chosen],
        concurrencyStamp: user.concurrencyStamp,
        ...(touchesAdministration && password !== '' && { password }),
      }),
    onMutate: takeBackToasts,
    onSuccess: async answer => {
      queries.setQueryData(['record', systemUser.name, String(user.id)], answer)
      await queries.invalidateQueries({ queryKey: ['list'] })
      toast(sayUsual('saved', lang))
    },
  })
  const problems = save.error instanceof ApiError ? save.error.validationErrors : []
  const problemAt = (key: string) => problems.find(({ members }) => members.includes(key))?.message
  const failure = problemAt('roles') ?? (save.error && !problemAt('password') ? messageOf(save.error, lang) : undefined)
  return (
    <form
      noValidate
      onSubmit={event => {
        event.preventDefault()
        if (isChanged) save.mutate()
      }}
    >
      <fieldset className="field">
        <legend className="sr">{say('roles', lang)}</legend>
        {hindrance !== undefined && <Notice lang={lang}>{hindrance}</Notice>}
        <div className="role-choices">
          {shown.map(role => (
            <Checkbox
              key={role.id}
              checked={chosen.has(role.id)}
              disabled={hindrance !== undefined || role.refusal !== null}
              onChange={on => {
                save.reset()
                setChosen(on ? new Set([...chosen, role.id]) : new Set([...chosen].filter(id => id !== role.id)))
              }}
            >
              <span className="role-choice">
                <bdi>{inLang([role.titleAr, role.titleEn], lang)}</bdi>
                <bdi className="text-muted">{role.code}</bdi>
                {hindrance === undefined && role.refusal && <span className="basis-full text-muted">{say(role.refusal, lang)}</span>}
              </span>
            </Checkbox>
          ))}
        </div>
        {failure !== undefined && <FieldError>{failure}</FieldError>}
      </fieldset>
      {touchesAdministration && (
        <TextField
          label={say('yourPassword', lang)}
          hint={say('passwordForAdmin', lang)}
          type="password"
          autoComplete="current-password"
          required
          value={password}
          onChange={setPassword}
          error={problemAt('password')}
        />
      )}
      <LeaveGuard isDirty={isChanged} />
      <div className="form-acts">
        <output className="text-muted">{isChanged ? say('unsaved', lang) : titles.join(lang === 'ar' ? '، ' : ', ')}</output>
        <span className="form-acts-end">
          <Button look="act" type="submit" disabledReason={hindrance} pending={save.isPending}>
            {sayUsual('save', lang)}
          </Button>
        </span>
      </div>
    </form>
  )
}
