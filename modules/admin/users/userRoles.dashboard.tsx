import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { ApiError } from '../../../web/generic/api.ts'
import { browserApi, messageOf } from '../../../web/generic/browserApi.ts'
import { useCaller } from '../../../web/generic/caller.ts'
import { useChoosable } from '../../../web/generic/choosable.ts'
import { LeaveGuard } from '../../../web/generic/LeaveGuard.tsx'
import { titleOf, type Row } from '../../../web/generic/record.ts'
import { useSession } from '../../../web/generic/session.ts'
import { lacks, say as sayUsual } from '../../../web/generic/texts.ts'
import { Button } from '../../../web/ui/Button.tsx'
import { Checkbox } from '../../../web/ui/Checkbox.tsx'
import { FieldError } from '../../../web/ui/FieldError.tsx'
import { useLang } from '../../../web/ui/LangProvider.tsx'
import { TextField } from '../../../web/ui/TextField.tsx'
import { toast } from '../../../web/ui/Toasts.tsx'
import { systemUser } from './systemUser.ts'
import { say } from './texts.ts'
import { userRole } from './userRole.ts'

/** The roles of a user: every role there is, his marked (section 1.1). What the reader may not give, the server says by name. */
export function UserRoles({ user }: { user: Row }) {
  const lang = useLang()
  const caller = useCaller()
  const session = useSession()
  const queries = useQueryClient()
  const roles = useChoosable(userRole)
  const had = new Set(Array.isArray(user.roles) ? user.roles.map(String) : [])
  const [chosen, setChosen] = useState<ReadonlySet<string>>(had)
  const [password, setPassword] = useState('')
  const titles = roles.filter(({ id }) => had.has(String(id))).map(role => titleOf(userRole, role, lang))
  const isChanged = chosen.size !== had.size || [...chosen].some(id => !had.has(id))
  const administration = String(roles.find(({ code }) => code === 'admin')?.id)
  const touchesAdministration = chosen.has(administration) !== had.has(administration)
  const isOwn = session?.user.id === user.id && !caller.isAdmin
  const hindrance = isOwn
    ? say('ownRoles', lang)
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
        <div className="role-choices">
          {roles.map(role => (
            <Checkbox
              key={String(role.id)}
              checked={chosen.has(String(role.id))}
              disabled={hindrance !== undefined}
              onChange={on => {
                save.reset()
                setChosen(on ? new Set([...chosen, String(role.id)]) : new Set([...chosen].filter(id => id !== role.id)))
              }}
            >
              <span className="role-choice">
                <bdi>{titleOf(userRole, role, lang)}</bdi>
                <bdi className="text-muted">{String(role.code)}</bdi>
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
