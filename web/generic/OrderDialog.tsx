import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { callsOf, inLang, type AnyResource } from '../../kernel/kernel.ts'
import { Button } from '../ui/Button.tsx'
import { Dialog } from '../ui/Dialog.tsx'
import { EmptyState } from '../ui/EmptyState.tsx'
import { useLang } from '../ui/LangProvider.tsx'
import { OrderedList } from '../ui/OrderedList.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'
import { toast } from '../ui/Toasts.tsx'
import { browserApi, messageOf } from './browserApi.ts'
import { LoadFailed } from './LoadFailed.tsx'
import { useLookup } from './lookups.ts'
import { orderTexts } from './orderTexts.ts'
import { titleOf, type Row } from './record.ts'
import { say } from './texts.ts'

export interface OrderDialogProps {
  /** A definition with the column `sortOrder` and the call `Reorder`. */
  readonly resource: AnyResource
  /** The lookup field by whose values the records stand in groups: each group has an order of its own. */
  readonly groupedBy?: string
  readonly onClose: () => void
}

const mostRecords = 500

/** All records of a definition, to be put in order. */
export function OrderDialog({ resource, groupedBy, onClose }: OrderDialogProps) {
  const lang = useLang()
  const queries = useQueryClient()
  const groups = useLookup(groupedBy === undefined ? undefined : resource.fields[groupedBy]?.list)
  const [order, setOrder] = useState<readonly Row[]>()
  const { data, isPending, error, refetch } = useQuery({
    queryKey: ['list', resource.name, 'order'],
    queryFn: () =>
      browserApi.get<{ items: readonly Row[] }>(`${callsOf(resource)}/GetListPaged`, {
        sorting: 'sortOrder asc',
        maxResultCount: mostRecords,
      }),
  })
  const all = order ?? data?.items ?? []
  const parts =
    groupedBy === undefined
      ? [{ key: '', title: undefined, own: all }]
      : groups.map(value => ({
          key: value.code,
          title: inLang([value.nameAr, value.nameEn], lang),
          own: all.filter(row => row[groupedBy] === value.id),
        }))
  const shown = parts.filter(({ own }) => own.length > 0)
  const save = useMutation({
    mutationFn: () =>
      browserApi.send('PUT', `${callsOf(resource)}/Reorder`, { ids: shown.flatMap(({ own }) => own.map(({ id }) => String(id))) }),
    onSuccess: async () => {
      await queries.invalidateQueries({ queryKey: ['list', resource.name] })
      toast(orderTexts.say('saved', lang))
      onClose()
    },
  })
  const place = (own: readonly Row[], id: string, to: number) => {
    const from = own.findIndex(row => String(row.id) === id)
    const moved = own[from]
    if (!moved || to === from || to < 0 || to >= own.length) return
    const arranged = own.toSpliced(from, 1).toSpliced(to, 0, moved)
    // Each record of the group takes the next place that the group has among all.
    const next = arranged[Symbol.iterator]()
    setOrder(all.map(row => (own.includes(row) ? (next.next().value ?? row) : row)))
  }
  const kind = inLang([resource.options.label[2], resource.options.label[3]], lang)
  const acts = (
    <>
      <Button look="act" pending={save.isPending} onClick={() => save.mutate()}>
        {say('save', lang)}
      </Button>
      <Button onClick={onClose}>{say('back', lang)}</Button>
    </>
  )
  return (
    <Dialog title={orderTexts.say('title', lang, { kind })} open onClose={onClose} acts={shown.length > 0 && acts}>
      {isPending && <Skeleton lang={lang} lines={4} />}
      {error && <LoadFailed error={error} onRetry={() => void refetch()} />}
      {data?.items.length === 0 && <EmptyState title={orderTexts.say('none', lang)} />}
      {shown.length > 0 && <p className="text-muted">{orderTexts.say('hint', lang)}</p>}
      {shown.map(({ key, title, own }) => (
        <section key={key}>
          {title !== undefined && <h3>{title}</h3>}
          <OrderedList
            items={own.map(row => ({ id: String(row.id), label: titleOf(resource, row, lang) }))}
            onMove={(id, by) =>
              place(
                own,
                id,
                own.findIndex(row => String(row.id) === id) + by,
              )
            }
            onPlace={(id, to) => place(own, id, to)}
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
