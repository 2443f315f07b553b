import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { inLang } from '../../define.ts'
import { browserApi, messageOf } from '../../../web/generic/browserApi.ts'
import { LoadFailed } from '../../../web/generic/LoadFailed.tsx'
import { useLookup } from '../../../web/generic/lookups.ts'
import { say } from '../../../web/generic/texts.ts'
import { Button } from '../../../web/ui/Button.tsx'
import { Dialog } from '../../../web/ui/Dialog.tsx'
import { EmptyState } from '../../../web/ui/EmptyState.tsx'
import { useLang } from '../../../web/ui/LangProvider.tsx'
import { OrderedList } from '../../../web/ui/OrderedList.tsx'
import { Skeleton } from '../../../web/ui/Skeleton.tsx'
import { toast } from '../../../web/ui/Toasts.tsx'
import { kindsInOrder } from './gateMessage.ts'
import { orderTexts } from './texts.ts'

interface Message {
  readonly id: string
  readonly kind: number
  readonly titleAr: string
  readonly titleEn: string | null
}

/** The messages that are showing or will, a list for each kind, to be put in order. */
export function OrderDialog({ onClose }: { onClose: () => void }) {
  const lang = useLang()
  const queries = useQueryClient()
  const kinds = useLookup('gateMessageKind')
  const [order, setOrder] = useState<readonly Message[]>()
  const { data, isPending, error, refetch } = useQuery({
    queryKey: ['list', 'gateMessage', 'order'],
    queryFn: () =>
      browserApi.get<{ items: readonly Message[] }>('GateMessage/GetListPaged', {
        'standing[0]': 2,
        'standing[1]': 3,
        sorting: 'sortOrder asc',
        maxResultCount: 100,
      }),
  })
  const messages = order ?? data?.items ?? []
  const groups = kindsInOrder.flatMap(code => {
    const kind = kinds.find(one => one.code === code)
    const own = messages.filter(message => message.kind === kind?.id)
    return kind && own.length > 0 ? [{ kind, own }] : []
  })
  const save = useMutation({
    mutationFn: () => browserApi.send('PUT', 'GateMessage/Reorder', { ids: groups.flatMap(({ own }) => own.map(({ id }) => id)) }),
    onSuccess: async () => {
      await queries.invalidateQueries({ queryKey: ['list', 'gateMessage'] })
      toast(orderTexts.say('saved', lang))
      onClose()
    },
  })
  const move = (own: readonly Message[], id: string, by: -1 | 1) => {
    const from = own.findIndex(one => one.id === id)
    const [message, other] = [own[from], own[from + by]]
    if (message && other) setOrder(messages.map(one => (one === message ? other : one === other ? message : one)))
  }
  const acts = (
    <>
      <Button look="act" pending={save.isPending} onClick={() => save.mutate()}>
        {say('save', lang)}
      </Button>
      <Button onClick={onClose}>{say('back', lang)}</Button>
    </>
  )
  return (
    <Dialog title={orderTexts.say('title', lang)} open onClose={onClose} acts={groups.length > 0 && acts}>
      {isPending && <Skeleton lang={lang} lines={4} />}
      {error && <LoadFailed error={error} onRetry={() => void refetch()} />}
      {data?.items.length === 0 && <EmptyState title={orderTexts.say('none', lang)} />}
      {groups.length > 0 && <p className="text-muted">{orderTexts.say('hint', lang)}</p>}
      {groups.map(({ kind, own }) => (
        <section key={kind.id}>
          <h3>{inLang([kind.nameAr, kind.nameEn], lang)}</h3>
          <OrderedList
            items={own.map(({ id, titleAr, titleEn }) => ({ id, label: inLang([titleAr, titleEn ?? ''], lang) }))}
            onMove={(id, by) => move(own, id, by)}
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
