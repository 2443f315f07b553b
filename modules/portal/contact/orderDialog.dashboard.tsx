import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { inLang } from '../../define.ts'
import { browserApi, messageOf } from '../../../web/generic/browserApi.ts'
import { LoadFailed } from '../../../web/generic/LoadFailed.tsx'
import { say } from '../../../web/generic/texts.ts'
import { Button } from '../../../web/ui/Button.tsx'
import { Dialog } from '../../../web/ui/Dialog.tsx'
import { EmptyState } from '../../../web/ui/EmptyState.tsx'
import { useLang } from '../../../web/ui/LangProvider.tsx'
import { OrderedList } from '../../../web/ui/OrderedList.tsx'
import { Skeleton } from '../../../web/ui/Skeleton.tsx'
import { toast } from '../../../web/ui/Toasts.tsx'
import { pointOrderTexts } from './texts.ts'

interface Point {
  readonly id: string
  readonly nameAr: string
  readonly nameEn: string | null
}

/** The contact points, to be put in the order in which the portal shows them. */
export function PointOrderDialog({ onClose }: { onClose: () => void }) {
  const lang = useLang()
  const queries = useQueryClient()
  const words = pointOrderTexts.in(lang)
  const [order, setOrder] = useState<readonly Point[]>()
  const { data, isPending, error, refetch } = useQuery({
    queryKey: ['list', 'contactPoint', 'order'],
    queryFn: () =>
      browserApi.get<{ items: readonly Point[] }>('ContactPoint/GetListPaged', { sorting: 'sortOrder asc', maxResultCount: 200 }),
  })
  const points = order ?? data?.items ?? []
  const save = useMutation({
    mutationFn: () => browserApi.send('PUT', 'ContactPoint/Reorder', { ids: points.map(({ id }) => id) }),
    onSuccess: async () => {
      await queries.invalidateQueries({ queryKey: ['list', 'contactPoint'] })
      toast(words.saved)
      onClose()
    },
  })
  const move = (id: string, by: -1 | 1) => {
    const from = points.findIndex(one => one.id === id)
    const [point, other] = [points[from], points[from + by]]
    if (point && other) setOrder(points.map(one => (one === point ? other : one === other ? point : one)))
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
    <Dialog title={words.title} open onClose={onClose} acts={points.length > 0 && acts}>
      {isPending && <Skeleton lang={lang} lines={4} />}
      {error && <LoadFailed error={error} onRetry={() => void refetch()} />}
      {data?.items.length === 0 && <EmptyState title={words.none} />}
      {points.length > 0 && <p className="text-muted">{words.hint}</p>}
      <OrderedList items={points.map(({ id, nameAr, nameEn }) => ({ id, label: inLang([nameAr, nameEn ?? ''], lang) }))} onMove={move} />
      {save.isError && (
        <p className="field-error" role="alert">
          {messageOf(save.error, lang)}
        </p>
      )}
    </Dialog>
  )
}
