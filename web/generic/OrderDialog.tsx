import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { callsOf, type AnyResource } from '../../kernel/kernel.ts'
import { Button } from '../ui/Button.tsx'
import { Dialog } from '../ui/Dialog.tsx'
import { EmptyState } from '../ui/EmptyState.tsx'
import { useLang } from '../ui/LangProvider.tsx'
import { moved } from '../ui/ordering.ts'
import { OrderedList } from '../ui/OrderedList.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'
import { toast } from '../ui/Toasts.tsx'
import { browserApi, messageOf } from './browserApi.ts'
import { LoadFailed } from './LoadFailed.tsx'
import { titleOf, type Row } from './record.ts'
import { say } from './texts.ts'

/** A record to be put in order, as its list answers it. */
export type Orderable = Row & { readonly id: string }
/** Records that stand in one order. */
export interface OrderGroup {
  readonly id: number
  /** Over the records of the group; none where there is one group alone. */
  readonly label?: string
  readonly has: (record: Orderable) => boolean
}

interface OrderDialogProps {
  readonly resource: AnyResource
  /** Which records are put in order: what their list is asked for. */
  readonly query: Readonly<Record<string, string | number>>
  /** In their order. */
  readonly groups: readonly OrderGroup[]
  readonly words: { readonly title: string; readonly hint: string; readonly none: string; readonly saved: string }
  readonly onClose: () => void
}

/** Records of a definition with a `sortOrder`, a list for each group, to be put in order by dragging, by buttons or by keys. */
export function OrderDialog({ resource, query, groups, words, onClose }: OrderDialogProps) {
  const lang = useLang()
  const queries = useQueryClient()
  const [order, setOrder] = useState<readonly Orderable[]>()
  const calls = callsOf(resource)
  const { data, isPending, error, refetch } = useQuery({
    queryKey: ['list', resource.name, 'order'],
    queryFn: () =>
      browserApi.get<{ items: readonly Orderable[] }>(`${calls}/GetListPaged`, {
        sorting: 'sortOrder asc',
        ...query,
        maxResultCount: 500,
      }),
  })
  const records = order ?? data?.items ?? []
  const filled = groups.flatMap(group => {
    const own = records.filter(group.has)
    return own.length > 0 ? [{ ...group, own }] : []
  })
  const save = useMutation({
    mutationFn: () => browserApi.send('PUT', `${calls}/Reorder`, { ids: filled.flatMap(({ own }) => own.map(({ id }) => id)) }),
    onSuccess: async () => {
      await queries.invalidateQueries({ queryKey: ['list', resource.name] })
      toast(words.saved)
      onClose()
    },
  })
  const acts = (
    <>
      <Button look="act" pending={save.isPending} onClick={() => save.mutate()}>
        {say('save', lang)}
      </Button>
      <Button onClick={onClose}>{say('back', lang)}</Button>
    </>
  )
  return (
    <Dialog title={words.title} open onClose={onClose} acts={filled.length > 0 && acts}>
      {isPending && <Skeleton lang={lang} lines={4} />}
      {error && <LoadFailed error={error} onRetry={() => void refetch()} />}
      {data?.items.length === 0 && <EmptyState title={words.none} />}
      {filled.length > 0 && <p className="text-muted">{words.hint}</p>}
      {filled.map(({ id, label, own }) => (
        <section key={id}>
          {label !== undefined && <h3>{label}</h3>}
          <OrderedList
            items={own.map(record => ({ id: record.id, label: titleOf(resource, record, lang) }))}
            onMove={(record, by) => {
              const after = moved(own, record, by)
              setOrder(records.map(one => (own.includes(one) ? (after[own.indexOf(one)] ?? one) : one)))
            }}
          />
        </section>
      ))}
      {save.isError && (
        <p className="field-error" role="alert">
          {messageOf(save.error, lang)}
        </p>
      )}
    </Dialog>
  )
}
