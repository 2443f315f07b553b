import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { browserApi } from '../../../web/generic/browserApi.ts'
import { choiceOf, useChoosable } from '../../../web/generic/choosable.ts'
import { LoadFailed } from '../../../web/generic/LoadFailed.tsx'
import { titleOf, type Row } from '../../../web/generic/record.ts'
import { EmptyState } from '../../../web/ui/EmptyState.tsx'
import { useLang } from '../../../web/ui/LangProvider.tsx'
import { Skeleton } from '../../../web/ui/Skeleton.tsx'
import { ComboBox } from '../../../web/ui/lateFields.tsx'
import { pluralOf, type Lang } from '../../define.ts'
import { differenceOf, namesIn, PermissionNames } from './permissionNames.dashboard.tsx'
import { say, sharedPermissions } from './texts.ts'
import { userRole } from './userRole.ts'

/** Two roles side by side: what each holds and the other does not (section 2.1). The other one stands in the address. */
export function RoleCompare({ role }: { role: Row }) {
  const lang = useLang()
  const [query, setQuery] = useSearchParams()
  const options = useChoosable(userRole)
    .map(row => choiceOf(row, lang))
    .filter(({ value }) => value !== role.id)
  const other = query.get('with') ?? undefined
  const found = useQuery({
    queryKey: ['record', userRole.name, other],
    queryFn: () => browserApi.get<Row>(`Role/Get/${encodeURIComponent(other ?? '')}`),
    enabled: other !== undefined,
  })
  return (
    <section>
      <ComboBox
        key={options.length}
        label={say('compareWith', lang)}
        options={options}
        value={other}
        onChange={id => setQuery({ tab: 'compare', ...(id !== undefined && { with: id }) }, { replace: true })}
      />
      {other === undefined && <p className="text-muted mt-4">{say('compareHint', lang)}</p>}
      {other !== undefined && found.isError && <LoadFailed error={found.error} onRetry={() => void found.refetch()} />}
      {other !== undefined && found.isPending && <Skeleton lang={lang} lines={6} />}
      {other !== undefined && found.data && <Difference role={role} other={found.data} lang={lang} />}
    </section>
  )
}

function Difference({ role, other, lang }: { role: Row; other: Row; lang: Lang }) {
  const [own, others] = [new Set(namesIn(role)), new Set(namesIn(other))]
  const { gained, lost } = differenceOf(own, others)
  const onlyIn = (one: Row) => say('onlyIn', lang, { role: titleOf(userRole, one, lang) })
  if (gained.length + lost.length === 0) return <EmptyState title={say('sameRights', lang)} />
  return (
    <div className="role-compare" aria-live="polite">
      <p className="text-muted">{pluralOf(sharedPermissions, own.size - lost.length, lang)}</p>
      <div className="role-compare-sides">
        <PermissionNames title={onlyIn(role)} names={lost} lang={lang} />
        <PermissionNames title={onlyIn(other)} names={gained} lang={lang} />
      </div>
    </div>
  )
}
