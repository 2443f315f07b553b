import { Link } from 'react-router'
import { RecordFacts, ConversationList } from '../../../web/generic/RecordFacts.tsx'
import { useLookupWords } from '../../../web/generic/lookups.ts'
import { titleOf } from '../../../web/generic/record.ts'
import { RecordStatus } from '../../../web/generic/RecordStatus.tsx'
import { StepButtons } from '../../../web/generic/StepButtons.tsx'
import { useRecord } from '../../../web/generic/useRecord.tsx'
import { useLang } from '../../../web/ui/LangProvider.tsx'
import { Notice } from '../../../web/ui/Notice.tsx'
import { Skeleton } from '../../../web/ui/Skeleton.tsx'
import { toast } from '../../../web/ui/Toasts.tsx'
import { visitorSubmission, kindNameOf } from './visitorSubmission.ts'
import { SenderBlock } from './senderBlock.dashboard.tsx'
import { entryDeskTexts } from './deskTexts.ts'

const told = [
  'kind',
  'number',
  'sentAt',
  'place',
  'flags',
  'proofOfWork',
  'emailConfirmedAt',
  'phoneConfirmedAt',
  'assignee',
  'answerBy',
  'erasedAt',
  'language',
]
const routeOf = { investor: 'investors', idea: 'creativeIdeasBank', contact: 'contactUs' } as const

/** An entry of a visitor: how it came, what looks wrong with it, what was said, and the way to its record. */
export function VisitorEntry({ params }: { params: Readonly<Record<string, string>> }) {
  const lang = useLang()
  const say = entryDeskTexts.in(lang)
  const words = useLookupWords(visitorSubmission.fields)
  const { record, failure } = useRecord(visitorSubmission, params.id ?? '')
  if (failure !== undefined) return failure
  if (!record || !words) return <Skeleton lang={lang} lines={8} />
  return (
    <>
      <div className="desk-title">
        <h1>
          <bdi>{titleOf(visitorSubmission, record, lang)}</bdi>
        </h1>
        <span className="desk-title-acts">
          <SenderBlock record={record} />
          <StepButtons
            resource={visitorSubmission}
            record={record}
            onProblems={problems => toast(problems[0]?.sentence[lang] ?? '', 'danger')}
          />
        </span>
      </div>
      <p className="flex flex-wrap items-center gap-4">
        <RecordStatus resource={visitorSubmission} row={record} lang={lang} />
        {typeof record.record === 'string' && (
          <Link className="btn btn-act" to={`/dashboard/${routeOf[kindNameOf(Number(record.kind))]}/${record.record}`}>
            {say.openRecord}
          </Link>
        )}
      </p>
      {typeof record.record !== 'string' && (
        <Notice tone="info" lang={lang}>
          {say.notYet}
        </Notice>
      )}
      <section className="message-part">
        <h2>{say.facts}</h2>
        <RecordFacts resource={visitorSubmission} record={record} names={told} lang={lang} />
      </section>
      <section className="message-part">
        <h2>{say.conversation}</h2>
        <ConversationList field={visitorSubmission.fields.conversation} rows={record.conversation} none={say.nothingSaid} lang={lang} />
      </section>
    </>
  )
}
