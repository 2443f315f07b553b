import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Copy } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { ApiError } from '../../../web/generic/api.ts'
import { browserApi, messageOf } from '../../../web/generic/browserApi.ts'
import { loadChunk } from '../../../web/generic/chunks.ts'
import { useCaller } from '../../../web/generic/caller.ts'
import { useDesk } from '../../../web/generic/desk.ts'
import { HistoryButton } from '../../../web/generic/HistoryButton.tsx'
import { titleOf, type Row } from '../../../web/generic/record.ts'
import { RecordForm } from '../../../web/generic/RecordForm.tsx'
import { useRecord } from '../../../web/generic/useRecord.tsx'
import { lacks } from '../../../web/generic/texts.ts'
import { Button } from '../../../web/ui/Button.tsx'
import { ConfirmDialog } from '../../../web/ui/ConfirmDialog.tsx'
import { useLang } from '../../../web/ui/LangProvider.tsx'
import { Skeleton } from '../../../web/ui/Skeleton.tsx'
import { Tabs } from '../../../web/ui/Tabs.tsx'
import { TextField } from '../../../web/ui/TextField.tsx'
import { inLang, type Lang } from '../../define.ts'
import { RoleCompare } from './roleCompare.dashboard.tsx'
import { RolePermissions } from './rolePermissions.dashboard.tsx'
import { say } from './texts.ts'
import { userRole } from './userRole.ts'

const RoleHolders = lazy(() => loadChunk(() => import('./roleHolders.dashboard.tsx')).then(file => ({ default: file.RoleHolders })))

/** A role: its data, its permissions, who holds it (section 2.1). */
export function RoleForm({ params }: { params: Readonly<Record<string, string>> }) {
  const id = params.id ?? '0'
  const lang = useLang()
  const desk = useDesk()
  const [query, setQuery] = useSearchParams()
  const { record: role, failure, refetch } = useRecord(userRole, id)
  const isNew = id === '0'
  if (failure && !role) return failure
  if (!isNew && !role) return <Skeleton lang={lang} lines={6} />
  const tab = isNew ? 'data' : (query.get('tab') ?? 'data')
  const hrefOf = (row: Row) => `${desk.hrefOf(userRole, row) ?? ''}?tab=permissions`
  return (
    <>
      <div className="desk-title">
        <h1>{role ? <bdi>{titleOf(userRole, role, lang)}</bdi> : say('newRole', lang)}</h1>
        {role && (
          <span className="desk-title-acts">
            <HistoryButton resource={userRole} id={id} />
            <CopyButton role={role} lang={lang} />
          </span>
        )}
      </div>
      {isNew && <p className="text-muted">{say('createRoleFirst', lang)}</p>}
      <Tabs
        label={inLang(['أقسام الدور', 'Parts of the role'], lang)}
        selected={tab}
        onSelect={next => setQuery({ tab: next }, { replace: true })}
        tabs={[
          {
            id: 'data',
            label: say('roleData', lang),
            panel: tab === 'data' && (
              <RecordForm resource={userRole} id={id} listHref={desk.listHref(userRole)} hrefOf={hrefOf} isPart isHeadless />
            ),
          },
          {
            id: 'permissions',
            label: say('permissions', lang),
            disabled: isNew,
            panel: tab === 'permissions' && role && <RolePermissions key={id} role={role} onSaved={refetch} />,
          },
          {
            id: 'users',
            label: say('users', lang),
            disabled: isNew,
            ...(typeof role?.usersCount === 'number' && { count: role.usersCount }),
            panel: tab === 'users' && role && (
              <Suspense fallback={<Skeleton lang={lang} lines={6} />}>
                <RoleHolders role={role} />
              </Suspense>
            ),
          },
          {
            id: 'compare',
            label: say('compare', lang),
            disabled: isNew,
            panel: tab === 'compare' && role && <RoleCompare role={role} />,
          },
        ]}
      />
    </>
  )
}

function CopyButton({ role, lang }: { role: Row; lang: Lang }) {
  const caller = useCaller()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button
        icon={Copy}
        disabledReason={caller.can('AbpIdentity.Roles.Copy') ? undefined : lacks(say('copyRole', lang), userRole.options.label, lang)}
        onClick={() => setOpen(true)}
      >
        {say('copyRole', lang)}
      </Button>
      {isOpen && <CopyDialog role={role} lang={lang} onClose={() => setOpen(false)} />}
    </>
  )
}

const empty = { code: '', titleAr: '', titleEn: '' }

function CopyDialog({ role, lang, onClose }: { role: Row; lang: Lang; onClose: () => void }) {
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
