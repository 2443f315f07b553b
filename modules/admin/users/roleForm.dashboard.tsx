import { Copy } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { useSearchParams } from 'react-router'
import { loadChunk } from '../../../web/generic/chunks.ts'
import { useCaller } from '../../../web/generic/caller.ts'
import { useDesk } from '../../../web/generic/desk.ts'
import { FormBones } from '../../../web/generic/FormBones.tsx'
import { HistoryButton } from '../../../web/generic/HistoryButton.tsx'
import { titleOf, type Row } from '../../../web/generic/record.ts'
import { RecordForm } from '../../../web/generic/RecordForm.tsx'
import { tabOf } from '../../../web/generic/tabOf.ts'
import { useRecord } from '../../../web/generic/useRecord.tsx'
import { lacks } from '../../../web/generic/texts.ts'
import { Button } from '../../../web/ui/Button.tsx'
import { useLang } from '../../../web/ui/LangProvider.tsx'
import { LateDialog, nearOf } from '../../../web/ui/LateDialog.ts'
import { later } from '../../../web/ui/later.ts'
import { Skeleton } from '../../../web/ui/Skeleton.tsx'
import { Tabs } from '../../../web/ui/Tabs.tsx'
import type { Lang } from '../../define.ts'
import { RoleCompare } from './roleCompare.dashboard.tsx'
import { RolePermissions } from './rolePermissions.dashboard.tsx'
import { say } from './texts.ts'
import { userRole } from './userRole.ts'

const roleCopy = later(() => import('./roleCopy.dashboard.tsx').then(file => file.RoleCopy))
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
  if (!isNew && !role) return <FormBones />
  const tab = isNew ? 'data' : tabOf(query, ['data', 'permissions', 'users', 'compare'])
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
        label={say('partsOfRole', lang)}
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
        {...nearOf(roleCopy)}
        onClick={() => setOpen(true)}
      >
        {say('copyRole', lang)}
      </Button>
      {isOpen && <LateDialog of={roleCopy} props={{ role, lang, onClose: () => setOpen(false) }} />}
    </>
  )
}
