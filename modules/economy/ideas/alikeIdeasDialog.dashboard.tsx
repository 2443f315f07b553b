import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router'
import { numberOf, stepsFrom, type Lang } from '../../define.ts'
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
import { ideaDeskTexts } from './deskTexts.ts'

interface AlikeIdeasDialogProps {
  readonly record: Row
  readonly alike: readonly AlikeIdea[]
  readonly onClose: () => void
}

/** The ideas that say much the same as one, to open each or to mark the one as its duplicate. */
export function AlikeIdeasDialog({ record, alike, onClose }: AlikeIdeasDialogProps) {
  const lang = useLang()
  const say = ideaDeskTexts.in(lang)
  const hindrance = useHindrance(record, lang)
  const [original, setOriginal] = useState<string>()
  return (
    <>
      <Dialog title={say.title} open wide onClose={onClose}>
        <ol className="versions">
          {alike.map(({ likeness, isSameField, number, ...row }) => (
            <li key={row.id}>
              <div className="version-line">
                <div>
                  <Link to={`/dashboard/creativeIdeasBank/${row.id}`} onClick={onClose}>
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
      {original !== undefined && <MarkDialog record={record} original={original} onClose={() => setOriginal(undefined)} onDone={onClose} />}
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
