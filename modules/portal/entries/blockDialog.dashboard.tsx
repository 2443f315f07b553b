import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { dateAndTime, problemsOfFields, type Lang, type Problem } from '../../define.ts'
import { browserApi, messageOf } from '../../../web/generic/browserApi.ts'
import { StepInputs } from '../../../web/generic/StepInputs.tsx'
import { deskClock, deskZone } from '../../../web/generic/zone.ts'
import { ConfirmDialog } from '../../../web/ui/ConfirmDialog.tsx'
import { Filled } from '../../../web/ui/Filled.tsx'
import { useLang } from '../../../web/ui/LangProvider.tsx'
import { toast } from '../../../web/ui/Toasts.tsx'
import { blockInput, type Bound, type Sender } from './blocks.ts'
import { blockTexts } from './blockTexts.ts'
import { SenderName } from './senderName.dashboard.tsx'
import { visitorSubmission } from './visitorSubmission.ts'

const usualDays = 30

interface BlockDialogProps {
  readonly sender: Pick<Sender, 'entry' | 'shown' | 'place' | 'block'>
  readonly onClose: () => void
}

/** Asks before a sender is kept out, with a reason and a time, or let in again. */
export function BlockDialog({ sender, onClose }: BlockDialogProps) {
  const lang = useLang()
  const say = blockTexts.in(lang)
  const queries = useQueryClient()
  const { block } = sender
  const isBlocked = block !== null
  const [values, setValues] = useState<Readonly<Record<string, unknown>>>({ days: usualDays })
  const [problems, setProblems] = useState<readonly Problem[]>([])
  const act = useMutation({
    mutationFn: () =>
      block
        ? browserApi.send<{ until?: string }>('DELETE', `VisitorSubmission/Block?id=${block.id}`)
        : browserApi.send<{ until?: string }>('POST', `VisitorSubmission/Block/${sender.entry}`, values),
    onSuccess: async answer => {
      await Promise.all([
        queries.invalidateQueries({ queryKey: ['visitorSender'] }),
        queries.invalidateQueries({ queryKey: ['blockedSenders'] }),
      ])
      toast(doneIn(answer.until, lang))
      onClose()
    },
  })
  const confirm = () => {
    const found = isBlocked ? [] : problemsOfFields(blockInput, values, 'submit', deskClock)
    setProblems(found)
    if (found.length === 0) act.mutate()
  }
  return (
    <ConfirmDialog
      title={isBlocked ? say.unblock : say.block}
      open
      onClose={onClose}
      onConfirm={confirm}
      confirm={isBlocked ? say.unblock : say.block}
      destructive={!isBlocked}
      pending={act.isPending}
    >
      <div className="grid gap-5">
        <p className="font-semibold">
          <Filled text={isBlocked ? say.unblockAsk : say.blockAsk} values={{ sender: <SenderName shown={sender.shown} lang={lang} /> }} />
        </p>
        <p>{isBlocked ? say.unblockWhat : whatItBinds(sender.place, lang)}</p>
        {!isBlocked && (
          <StepInputs
            resource={visitorSubmission}
            fields={blockInput}
            values={values}
            problems={problems}
            onUpdate={(key, change) => setValues(known => ({ ...known, [key]: change(known[key] ?? null) }))}
          />
        )}
        {act.isError && (
          <p className="field-error" role="alert">
            {messageOf(act.error, lang)}
          </p>
        )}
      </div>
    </ConfirmDialog>
  )
}

function whatItBinds(place: Bound, lang: Lang): string {
  return place === null ? blockTexts.say('blockWhat', lang) : blockTexts.say('blockWhatAt', lang, { place: place[lang] })
}

function doneIn(until: string | undefined, lang: Lang): string {
  return until === undefined
    ? blockTexts.say('undone', lang)
    : blockTexts.say('done', lang, { until: dateAndTime(until, deskZone(), lang) })
}
