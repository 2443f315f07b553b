import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Check } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router'
import { problemsOfFields, type Lang, type Problem } from '../../define.ts'
import { ApiError } from '../../../web/generic/api.ts'
import { browserApi, messageOf } from '../../../web/generic/browserApi.ts'
import { LeaveGuard } from '../../../web/generic/LeaveGuard.tsx'
import { Moment } from '../../../web/generic/Moment.tsx'
import { StepInputs } from '../../../web/generic/StepInputs.tsx'
import { deskClock } from '../../../web/generic/zone.ts'
import { Button } from '../../../web/ui/Button.tsx'
import { Prose } from '../../../web/ui/Prose.tsx'
import { StateLabel } from '../../../web/ui/StateLabel.tsx'
import { toast } from '../../../web/ui/Toasts.tsx'
import { answerInput, type StaffAnswer } from './answers.ts'
import { knowledgeAnswer } from './knowledgeAnswer.ts'
import type { ReadItem } from './reading.ts'
import { placeNameOf } from './readingParts.dashboard.tsx'
import { readingTexts } from './readingTexts.ts'

interface QuestionProps {
  readonly item: ReadItem
  readonly lang: Lang
}

/** What was answered to a question, and the form for one more answer. */
export function QuestionAnswers({ item, lang }: QuestionProps) {
  const say = readingTexts.in(lang)
  return (
    <>
      <section className="message-part">
        <h2>{say.answers}</h2>
        {item.answers.length === 0 && <p className="text-muted">{say.noAnswers}</p>}
        <ol className="conversation">
          {item.answers.map(answer => (
            <Answer key={answer.id} answer={answer} item={item} lang={lang} />
          ))}
        </ol>
      </section>
      <AnswerForm item={item} lang={lang} />
    </>
  )
}

function Answer({ answer, item, lang }: QuestionProps & { readonly answer: StaffAnswer }) {
  const say = readingTexts.in(lang)
  const queries = useQueryClient()
  const mark = useMutation({
    mutationFn: () => browserApi.send('PUT', `KnowledgeAnswer/MarkBest/${answer.id}`),
    onSuccess: async () => {
      await queries.invalidateQueries({ queryKey: ['knowledgeReading', 'item', item.id] })
      toast(say.marked)
    },
    onError: error => toast(messageOf(error, lang), 'danger'),
  })
  const isArabic = /\p{Script=Arabic}/u.test(answer.text)
  return (
    <li>
      <p className="conversation-head">
        <b>
          <bdi>{placeNameOf(answer, lang)}</bdi>
        </b>
        <Moment at={answer.answeredAt} lang={lang} />
        {answer.isOwn && <span>{say.own}</span>}
        {answer.isPublished ? (
          <StateLabel kind="done">{answer.isBest ? say.best : say.published}</StateLabel>
        ) : (
          <StateLabel kind="waiting">{say.waiting}</StateLabel>
        )}
      </p>
      <div lang={isArabic ? 'ar' : 'en'} dir={isArabic ? 'rtl' : 'ltr'}>
        <Prose dangerouslySetInnerHTML={{ __html: answer.text }} />
      </div>
      <p className="content-ask">
        {item.isAsker && answer.isPublished && !answer.isBest && (
          <Button icon={Check} pending={mark.isPending} onClick={() => mark.mutate()}>
            {say.markBest}
          </Button>
        )}
        {answer.isReached && (
          <Link className="btn btn-plain" to={`/dashboard/knowledgeExchange/answers/${answer.id}`}>
            {say.open}
          </Link>
        )}
      </p>
    </li>
  )
}

function AnswerForm({ item, lang }: QuestionProps) {
  const say = readingTexts.in(lang)
  const queries = useQueryClient()
  const [values, setValues] = useState<Readonly<Record<string, unknown>>>({})
  const [problems, setProblems] = useState<readonly Problem[]>([])
  // The editor begins anew with each answer that was sent.
  const [sent, setSent] = useState(0)
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
      return setProblems(
        told.flatMap(({ members, message, rule }) => members.map(at => ({ at, rule, sentence: { ar: message, en: message } }))),
      )
    },
  })
  const submit = () => {
    const found = problemsOfFields(answerInput, values, 'submit', deskClock)
    setProblems(found)
    if (found.length === 0) send.mutate()
  }
  return (
    <section className="message-part" aria-labelledby="write-answer">
      <h2 id="write-answer">{say.write}</h2>
      <p className="text-muted">{say.writeWhy}</p>
      <StepInputs
        key={sent}
        resource={knowledgeAnswer}
        fields={answerInput}
        values={values}
        problems={problems}
        onUpdate={(key, change) => setValues(known => ({ ...known, [key]: change(known[key] ?? null) }))}
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
