import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { ApiError } from '../../../web/generic/api.ts'
import { browserApi, messageOf } from '../../../web/generic/browserApi.ts'
import { useDesk } from '../../../web/generic/desk.ts'
import { titleOf, type Row } from '../../../web/generic/record.ts'
import { ConfirmDialog } from '../../../web/ui/ConfirmDialog.tsx'
import { TextField } from '../../../web/ui/TextField.tsx'
import type { Lang } from '../../define.ts'
import { say } from './texts.ts'
import { userRole } from './userRole.ts'

const empty = { code: '', titleAr: '', titleEn: '' }

/** Asks for the names and the code of a copy of a role, makes it and opens it. */
export function RoleCopy({ role, lang, onClose }: { role: Row; lang: Lang; onClose: () => void }) {
  const desk = useDesk()
  const navigate = useNavigate()
  const queries = useQueryClient()
  const [values, setValues] = useState(empty)
  const copy = useMutation({
    mutationFn: () => browserApi.send<{ id: string }>('POST', `Role/Copy/${String(role.id)}`, values),
    onSuccess: async ({ id }) => {
      await queries.invalidateQueries({ queryKey: ['list', userRole.name] })
      onClose()
      void navigate(desk.hrefOf(userRole, { id }) ?? '')
    },
  })
  const { error } = copy
  const problems = error instanceof ApiError ? error.validationErrors : []
  const field = (key: keyof typeof empty) => ({
    label: say(key, lang),
    value: values[key],
    required: true,
    onChange: (text: string) => setValues({ ...values, [key]: text }),
    error: problems.find(({ members }) => members.includes(key))?.message,
  })
  return (
    <ConfirmDialog
      title={`${say('copyRole', lang)}: ${titleOf(userRole, role, lang)}`}
      open
      onClose={onClose}
      onConfirm={() => copy.mutate()}
      confirm={say('copyRole', lang)}
      destructive={false}
      pending={copy.isPending}
    >
      <TextField {...field('titleAr')} />
      <TextField {...field('titleEn')} leftToRight />
      <TextField {...field('code')} leftToRight />
      {error && problems.length === 0 && (
        <p className="field-error" role="alert">
          {messageOf(error, lang)}
        </p>
      )}
    </ConfirmDialog>
  )
}
