import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Replace } from 'lucide-react'
import { useState } from 'react'
import { ApiError } from '../../../web/generic/api.ts'
import { browserApi, messageOf } from '../../../web/generic/browserApi.ts'
import { useCaller } from '../../../web/generic/caller.ts'
import { choiceOf, useChoosable } from '../../../web/generic/choosable.ts'
import { titleOf, type Row } from '../../../web/generic/record.ts'
import { lacks, say as sayUsual } from '../../../web/generic/texts.ts'
import { Button } from '../../../web/ui/Button.tsx'
import { ConfirmDialog } from '../../../web/ui/ConfirmDialog.tsx'
import { useLang } from '../../../web/ui/LangProvider.tsx'
import { toast } from '../../../web/ui/Toasts.tsx'
import { ComboBox } from '../../../web/ui/lateFields.tsx'
import { pluralOf, type Lang } from '../../define.ts'
import { systemUser } from './systemUser.ts'
import { replacedFor, say } from './texts.ts'
import { userRole } from './userRole.ts'

/** Gives everybody who holds the role another one, so that it can be deleted (section 2.1). */
export function ReplaceRole({ role }: { role: Row }) {
  const lang = useLang()
  const caller = useCaller()
  const [isOpen, setOpen] = useState(false)
  if (role.isStatic === true || Number(role.usersCount) === 0) return null
  const hindrance = !caller.can('AbpIdentity.Roles.Delete')
    ? lacks(sayUsual('delete', lang), userRole.options.label, lang)
    : caller.can('AbpIdentity.Users.ManageRoles')
      ? undefined
      : lacks(say('setRoles', lang), systemUser.options.label, lang)
  return (
    <>
      <Button icon={Replace} disabledReason={hindrance} onClick={() => setOpen(true)}>
        {say('replaceRole', lang)}
      </Button>
      {isOpen && <ReplaceDialog role={role} lang={lang} onClose={() => setOpen(false)} />}
    </>
  )
}

function ReplaceDialog({ role, lang, onClose }: { role: Row; lang: Lang; onClose: () => void }) {
  const queries = useQueryClient()
  const options = useChoosable(userRole)
    .map(row => choiceOf(row, lang))
    .filter(({ value }) => value !== role.id)
  const [by, setBy] = useState<string>()
  const [isTried, setTried] = useState(false)
  const replace = useMutation<{ usersCount: number }, Error>({
    mutationFn: () => browserApi.send('PUT', `Role/Replace/${String(role.id)}`, { by }),
    onSuccess: async ({ usersCount }) => {
      toast(pluralOf(replacedFor, usersCount, lang))
      onClose()
      await queries.invalidateQueries({ queryKey: ['role'] })
      await queries.invalidateQueries({ queryKey: ['record'] })
      await queries.invalidateQueries({ queryKey: ['list'] })
    },
  })
  const problems = replace.error instanceof ApiError ? replace.error.validationErrors : []
  const problem = problems.find(({ members }) => members.includes('by'))?.message
  return (
    <ConfirmDialog
      title={`${say('replaceRole', lang)}: ${titleOf(userRole, role, lang)}`}
      open
      onClose={onClose}
      confirm={say('replaceRole', lang)}
      destructive={false}
      pending={replace.isPending}
      onConfirm={() => {
        setTried(true)
        if (by !== undefined) replace.mutate()
      }}
    >
      <p>{say('replaceText', lang)}</p>
      <ComboBox
        key={options.length}
        label={say('replaceBy', lang)}
        required
        options={options}
        value={by}
        error={isTried && by === undefined ? say('chooseRole', lang) : problem}
        onChange={id => {
          replace.reset()
          setBy(id)
        }}
      />
      {replace.error && problem === undefined && (
        <p className="field-error" role="alert">
          {messageOf(replace.error, lang)}
        </p>
      )}
    </ConfirmDialog>
  )
}
