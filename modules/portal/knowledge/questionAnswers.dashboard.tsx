import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Check } from 'lucide-react'
import { Link } from 'react-router'
import { directionOf, type Lang } from '../../define.ts'
import { browserApi, messageOf } from '../../../web/generic/browserApi.ts'
import { Moment } from '../../../web/generic/Moment.tsx'
import { languageOf } from '../../../web/generic/plainText.ts'
import { Button } from '../../../web/ui/Button.tsx'
import { later, SparePart } from '../../../web/ui/later.ts'
import { Prose } from '../../../web/ui/Prose.tsx'
import { StateLabel } from '../../../web/ui/StateLabel.tsx'
import { toast } from '../../../web/ui/Toasts.tsx'
import type { StaffAnswer } from './answers.ts'
import type { ReadItem } from './reading.ts'
import { placeNameOf } from './readingParts.dashboard.tsx'
import { readingTexts } from './readingTexts.ts'

const answerForm = later(() => import('./answerForm.dashboard.tsx').then(file => file.AnswerForm))

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
      <SparePart of={answerForm} props={{ item, lang }} />
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
  const written = languageOf(answer.text)
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
      <div lang={written} dir={directionOf[written]}>
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
