import { useQuery } from '@tanstack/react-query'
import { TriangleAlert } from 'lucide-react'
import { KeptFiles } from '../../../web/fields/keptFiles.tsx'
import { ConversationList, RecordFacts } from '../../../web/generic/RecordFacts.tsx'
import { browserApi } from '../../../web/generic/browserApi.ts'
import { RecordForm } from '../../../web/generic/RecordForm.tsx'
import { useLookupWords } from '../../../web/generic/lookups.ts'
import { useRecord } from '../../../web/generic/useRecord.tsx'
import { Icon } from '../../../web/ui/Icon.tsx'
import { useLang } from '../../../web/ui/LangProvider.tsx'
import { Skeleton } from '../../../web/ui/Skeleton.tsx'
import type { Row } from '../../../web/generic/record.ts'
import type { Lang } from '../../define.ts'
import { visitorSubmission } from '../entries/entries.ts'
import { contactMessage } from './contactMessage.ts'
import { contactDeskTexts } from './texts.ts'

const facts = [
  'number',
  'sentAt',
  'subjectKind',
  'place',
  'dueAt',
  'assignee',
  'assignedPlace',
  'pageUrl',
  'closeResult',
  'closeNote',
  'satisfaction',
]
const sender = ['name', 'email', 'phone', 'governorate']

/** A message of a visitor: what it says, who sent it, what was said since, and what may be done with it. */
export function ContactMessage({ params }: { params: Readonly<Record<string, string>> }) {
  const id = params.id ?? ''
  const lang = useLang()
  const say = contactDeskTexts.in(lang)
  const words = useLookupWords(contactMessage.fields)
  const { record, failure } = useRecord(contactMessage, id)
  if (failure !== undefined) return failure
  if (!record || !words) return <Skeleton lang={lang} lines={8} />
  return (
    <RecordForm
      resource={contactMessage}
      id={id}
      listHref="/dashboard/contactUs"
      hrefOf={() => undefined}
      isTold
      mainStep="reply"
      above={
        <>
          {record.isOverdue === true && (
            <p>
              <span className="due due-past">
                <Icon of={TriangleAlert} small />
                {say.late}
              </span>
            </p>
          )}
          <section className="message-part" aria-label={say.facts}>
            <p className="preview-text">
              <bdi>{String(record.message)}</bdi>
            </p>
            <Files record={record} lang={lang} />
          </section>
          <div className="message-pair">
            <section className="message-part">
              <h2>{say.facts}</h2>
              <RecordFacts resource={contactMessage} record={record} names={facts} lang={lang} />
            </section>
            <section className="message-part">
              <h2>{say.sender}</h2>
              <RecordFacts resource={contactMessage} record={record} names={sender} lang={lang} />
            </section>
          </div>
          <section className="message-part">
            <h2>{say.conversation}</h2>
            <Conversation record={record} />
          </section>
        </>
      }
    />
  )
}

/** What was sent with the message itself; answers to further questions show their own. */
function Files({ record: { attachments }, lang }: { record: Row; lang: Lang }) {
  const ids = Array.isArray(attachments) ? attachments.filter(id => typeof id === 'string') : []
  return ids.length === 0 ? null : <KeptFiles ids={ids} lang={lang} />
}

/** It stands in the message's entry, which who handles messages may not read: the message's own call answers it. */
function Conversation({ record }: { record: Row }) {
  const lang = useLang()
  const found = useQuery({
    queryKey: ['record', contactMessage.name, 'conversation', record.id, record.concurrencyStamp],
    queryFn: () => browserApi.get<{ items: unknown[] }>(`ContactMessage/GetConversation/${String(record.id)}`),
  })
  return (
    <ConversationList
      field={visitorSubmission.fields.conversation}
      rows={found.data?.items}
      none={contactDeskTexts.say('nothingSaid', lang)}
      lang={lang}
    />
  )
}
