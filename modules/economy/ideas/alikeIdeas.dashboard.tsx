import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Copy } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router'
import { numberOf, pluralOf, stepsFrom, type Lang } from '../../define.ts'
import { browserApi, messageOf } from '../../../web/generic/browserApi.ts'
import { useCaller } from '../../../web/generic/caller.ts'
import { isAllowed, wordOfState, type Row } from '../../../web/generic/record.ts'
import { RecordStatus } from '../../../web/generic/RecordStatus.tsx'
import { Button } from '../../../web/ui/Button.tsx'
import { ConfirmDialog } from '../../../web/ui/ConfirmDialog.tsx'
import { Dialog } from '../../../web/ui/Dialog.tsx'
import { useLang } from '../../../web/ui/LangProvider.tsx'
import { toast } from '../../../web/ui/Toasts.tsx'
import type { AlikeIdea } from './alike.ts'
import { creativeIdeasBank } from './creativeIdeasBank.ts'
import { alikeIdeasCount, ideaDeskTexts } from './deskTexts.ts'

/** Beside an idea: those that say much the same, and the way to mark it as a duplicate of one of them. Nothing where there is none. */
export function AlikeIdeas({ record }: { record: Row }) {
  const lang = useLang()
  const say = ideaDeskTexts.in(lang)
  const hindrance = useHindrance(record, lang)
  const [isOpen, setOpen] = useState(false)
  const [original, setOriginal] = useState<string>()
  const { data } = useQuery({
    queryKey: ['alikeIdeas', record.id, record.concurrencyStamp],
    queryFn: () => browserApi.get<{ items: readonly AlikeIdea[] }>(`CreativeIdeasBank/GetAlike/${String(record.id)}`),
    retry: false,
  })
  if (!data || data.items.length === 0) return null
  return (
    <>
      <Button look="plain" icon={Copy} onClick={() => setOpen(true)}>
        {pluralOf(alikeIdeasCount, data.items.length, lang)}
      </Button>
      <Dialog title={say.title} open={isOpen} wide onClose={() => setOpen(false)}>
        <ol className="versions">
          {data.items.map(({ likeness, isSameField, number, ...row }) => (
            <li key={row.id}>
              <div className="version-line">
                <div>
                  <Link to={`/dashboard/creativeIdeasBank/${row.id}`} onClick={() => setOpen(false)}>
                    <bdi>{lang === 'en' ? (row.titleEn ?? row.titleAr) : row.titleAr}</bdi>
                  </Link>
                  <p className="text-muted">
                    {number !== null && (
                      <>
                        <bdi>{number}</bdi> ·{' '}
                      </>
                    )}
                    {ideaDeskTexts.say('likeness', lang, { percent: numberOf(likeness, lang) })}
                    {isSameField && ` · ${say.sameField}`}
                  </p>
                  <RecordStatus resource={creativeIdeasBank} row={{ ...row }} lang={lang} />
                </div>
                {number !== null && (
                  <Button disabledReason={hindrance} onClick={() => setOriginal(number)}>
                    {say.mark}
                  </Button>
                )}
              </div>
            </li>
          ))}
        </ol>
      </Dialog>
      {original !== undefined && (
        <MarkDialog record={record} original={original} onClose={() => setOriginal(undefined)} onDone={() => setOpen(false)} />
      )}
    </>
  )
}

/** Why the idea is not marked as a duplicate by this reader; undefined where he may. */
function useHindrance(record: Row, lang: Lang): string | undefined {
  const caller = useCaller()
  const say = ideaDeskTexts.in(lang)
  const word = wordOfState(creativeIdeasBank, record)
  const step = stepsFrom(creativeIdeasBank, word ?? '').find(({ action }) => action === 'markDuplicate')
  if (!step) return say.notNow
  return caller.can(step.permission) && isAllowed(record, 'markDuplicate') ? undefined : say.lacks
}

interface MarkDialogProps {
  readonly record: Row
  /** Number of the idea of which it is a duplicate. */
  readonly original: string
  readonly onClose: () => void
  readonly onDone: () => void
}

function MarkDialog({ record, original, onClose, onDone }: MarkDialogProps) {
  const lang = useLang()
  const queries = useQueryClient()
  const id = String(record.id)
  const mark = useMutation({
    mutationFn: () =>
      browserApi.send<Row>('PUT', `CreativeIdeasBank/MarkDuplicate/${id}`, { original, concurrencyStamp: record.concurrencyStamp }),
    onSuccess: async answer => {
      queries.setQueryData(['record', creativeIdeasBank.name, id], answer)
      await queries.invalidateQueries({ queryKey: ['list', creativeIdeasBank.name] })
      toast(ideaDeskTexts.say('markDone', lang, { number: original }))
      onClose()
      onDone()
    },
  })
  return (
    <ConfirmDialog
      title={ideaDeskTexts.say('markTitle', lang, { number: original })}
      open
      onClose={onClose}
      onConfirm={() => mark.mutate()}
      confirm={ideaDeskTexts.say('mark', lang)}
      pending={mark.isPending}
    >
      <p>{ideaDeskTexts.say('markAsk', lang, { number: original })}</p>
      {mark.isError && (
        <p className="field-error" role="alert">
          {messageOf(mark.error, lang)}
        </p>
      )}
    </ConfirmDialog>
  )
}
