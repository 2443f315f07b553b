import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { problemsOfFields, type Lang, type Problem } from '../../define.ts'
import { ApiError } from '../../../web/generic/api.ts'
import { browserApi, messageOf } from '../../../web/generic/browserApi.ts'
import { LeaveGuard } from '../../../web/generic/LeaveGuard.tsx'
import { StepInputs } from '../../../web/generic/StepInputs.tsx'
import { useSummary } from '../../../web/generic/useSummary.ts'
import { deskClock } from '../../../web/generic/zone.ts'
import { Button } from '../../../web/ui/Button.tsx'
import { ErrorSummary } from '../../../web/ui/ErrorSummary.tsx'
import { toast } from '../../../web/ui/Toasts.tsx'
import { answerInput } from './answers.ts'
import { knowledgeAnswer } from './knowledgeAnswer.ts'
import type { ReadItem } from './reading.ts'
import { readingTexts } from './readingTexts.ts'

/** The form for one more answer, beneath those that there are. */
export function AnswerForm({ item, lang }: { readonly item: ReadItem; readonly lang: Lang }) {
  const say = readingTexts.in(lang)
  const queries = useQueryClient()
  const [values, setValues] = useState<Readonly<Record<string, unknown>>>({})
  const [problems, setProblems] = useState<readonly Problem[]>([])
  // The editor begins anew with each answer that was sent.
  const [sent, setSent] = useState(0)
  const { box: summary, focus: focusSummary } = useSummary()
  const send = useMutation({
    mutationFn: () => browserApi.send('POST', `KnowledgeExchange/Answer/${item.id}`, values),
    onSuccess: async () => {
      setValues({})
      setSent(count => count + 1)
      await queries.invalidateQueries({ queryKey: ['knowledgeReading'] })
      await queries.invalidateQueries({ queryKey: ['list', knowledgeAnswer.name] })
      toast(say.sent)
    },
    onError: error => {
      const told = error instanceof ApiError ? error.validationErrors : []
      if (told.length === 0) return toast(messageOf(error, lang), 'danger')
      setProblems(told.flatMap(({ members, message, rule }) => members.map(at => ({ at, rule, sentence: { ar: message, en: message } }))))
      return focusSummary()
    },
  })
  const submit = () => {
    const found = problemsOfFields(answerInput, values, 'submit', deskClock)
    setProblems(found)
    if (found.length === 0) send.mutate()
    else focusSummary()
  }
  return (
    <section className="message-part" aria-labelledby="write-answer">
      <h2 id="write-answer">{say.write}</h2>
      <p className="text-muted">{say.writeWhy}</p>
      <div ref={summary} tabIndex={-1}>
        <ErrorSummary lang={lang} errors={problems.map(({ at, sentence }) => ({ field: `step-${at}`, message: sentence[lang] }))} />
      </div>
      <StepInputs
        key={sent}
        resource={knowledgeAnswer}
        fields={answerInput}
        values={values}
        problems={problems}
        onUpdate={(key, change) => {
          setValues(known => ({ ...known, [key]: change(known[key] ?? null) }))
          setProblems(known => known.filter(({ at }) => at !== key))
        }}
      />
      <p className="content-ask">
        <Button look="act" pending={send.isPending} onClick={submit}>
          {say.send}
        </Button>
      </p>
      <LeaveGuard isDirty={!send.isPending && typeof values.text === 'string' && values.text !== ''} />
    </section>
  )
}
