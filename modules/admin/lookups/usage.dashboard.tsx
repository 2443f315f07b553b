import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { inLang, numberOf, type Lang } from '../../define.ts'
import { ApiError } from '../../../web/generic/api.ts'
import { browserApi, messageOf } from '../../../web/generic/browserApi.ts'
import { lacks } from '../../../web/generic/texts.ts'
import { Button } from '../../../web/ui/Button.tsx'
import { Dialog } from '../../../web/ui/Dialog.tsx'
import { Figure, figuresWide } from '../../../web/ui/Figure.tsx'
import { Skeleton } from '../../../web/ui/Skeleton.tsx'
import { toast } from '../../../web/ui/Toasts.tsx'
import type { UsageAnswer, ValueItem } from './answers.ts'
import { lookupValue } from './lookupValue.ts'
import { useRefresh, useUsage } from './reading.dashboard.tsx'
import { say } from './texts.ts'

interface UsageDialogProps {
  readonly kind: 'Lookup' | 'LookupType'
  readonly id: number
  readonly name: string
  readonly onClose: () => void
  readonly lang: Lang
}

/** Where a value, or the values of a list, stand: how many records of each kind. */
export function UsageDialog({ kind, id, name, onClose, lang }: UsageDialogProps) {
  const usage = useUsage(kind, id)
  return (
    <Dialog title={say('whereUsed', lang)} open onClose={onClose}>
      <p className="font-semibold">
        <bdi>{name}</bdi>
      </p>
      {usage.isError ? (
        <p className="field-error" role="alert">
          {messageOf(usage.error, lang)}
        </p>
      ) : usage.data ? (
        <UsageList usage={usage.data} lang={lang} />
      ) : (
        <Skeleton lang={lang} lines={3} />
      )}
    </Dialog>
  )
}

function UsageList({ usage: { count, usages }, lang }: { usage: Pick<UsageAnswer, 'count' | 'usages'>; lang: Lang }) {
  if (count === 0) return <p>{say('unused', lang)}</p>
  return (
    <dl className="usage-list">
      {usages.map(({ resource, label, count: records }) => (
        <div key={resource}>
          <dt>{inLang(label, lang)}</dt>
          <dd>
            <bdi dir="ltr">{numberOf(records, lang)}</bdi>
          </dd>
        </div>
      ))}
    </dl>
  )
}

interface DeleteDialogProps {
  readonly value: ValueItem
  readonly name: string
  readonly mayDeactivate: boolean
  readonly onDeactivate: () => void
  readonly onClose: () => void
  readonly lang: Lang
}

/** Asks before a value is deleted. One that is in use stays (P-21): where it stands is said, and that it can be taken out of use. */
export function DeleteDialog({ value, name, mayDeactivate, onDeactivate, onClose, lang }: DeleteDialogProps) {
  const refresh = useRefresh()
  const [failure, setFailure] = useState<unknown>()
  const remove = useMutation({
    mutationFn: () => browserApi.send('DELETE', `Lookup/Delete?id=${value.id}`),
    onSuccess: async () => {
      toast(say('deleted', lang))
      await refresh()
      onClose()
    },
    onError: error => setFailure(error),
  })
  const usage = usageIn(failure)
  const act = usage ? (
    <Button
      look="act"
      disabledReason={
        value.isActive
          ? mayDeactivate
            ? undefined
            : lacks(say('deactivate', lang), lookupValue.options.label, lang)
          : say('outOfUse', lang)
      }
      onClick={() => {
        onDeactivate()
        onClose()
      }}
    >
      {say('deactivateValue', lang)}
    </Button>
  ) : (
    <Button look="danger" pending={remove.isPending} onClick={() => remove.mutate()}>
      {say('delete', lang)}
    </Button>
  )
  return (
    <Dialog
      title={say(usage ? 'inUseTitle' : 'deleteTitle', lang)}
      open
      asks
      onClose={onClose}
      acts={
        <>
          {act}
          <Button onClick={onClose}>{say('cancel', lang)}</Button>
        </>
      }
    >
      <p className="font-semibold">
        <bdi>{name}</bdi>
      </p>
      {failure === undefined ? (
        <p>{say('deleteAsk', lang)}</p>
      ) : (
        <p role="alert" className={usage ? undefined : 'field-error'}>
          {messageOf(failure, lang)}
        </p>
      )}
      {usage && <UsageList usage={usage} lang={lang} />}
    </Dialog>
  )
}

/** Where the value stands, as the refusal says it. */
function usageIn(error: unknown): UsageAnswer | undefined {
  return error instanceof ApiError && error.code === 'lookupInUse' && isUsage(error.details) ? error.details : undefined
}

function isUsage(details: unknown): details is UsageAnswer {
  return typeof details === 'object' && details !== null && 'usages' in details && Array.isArray(details.usages)
}

interface UsageButtonProps {
  /** By id, of all that stand in the column; undefined: they are being counted. */
  readonly usages: ReadonlyMap<number, number> | undefined
  readonly id: number
  readonly name: string
  readonly onOpen: () => void
  readonly lang: Lang
}

/** How many records, as a button that says where; a dash while nobody knows. */
export function UsageButton({ usages, id, name, onOpen, lang }: UsageButtonProps) {
  const count = usages && (usages.get(id) ?? 0)
  const width = figuresWide([...(usages?.values() ?? [])], undefined)
  if (count === undefined) return <span className="text-muted">…</span>
  if (count === 0)
    return (
      <span className="text-muted">
        <Figure value={undefined} width={width} lang={lang} />
      </span>
    )
  return (
    <button
      type="button"
      className="link-button"
      // With the figure as it stands there, so that who says what he sees reaches it.
      aria-label={`${say('whereUsed', lang)}: ${name}, ${numberOf(count, lang)}`}
      onClick={onOpen}
    >
      <Figure value={count} width={width} lang={lang} />
    </button>
  )
}
