import { useQuery } from '@tanstack/react-query'
import { Eye, RotateCw } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router'
import { Cell } from '../../../web/fields/cells.tsx'
import { browserApi, messageOf } from '../../../web/generic/browserApi.ts'
import { useCaller } from '../../../web/generic/caller.ts'
import { titleOf, type Row } from '../../../web/generic/record.ts'
import { RecordStatus } from '../../../web/generic/RecordStatus.tsx'
import { StepButtons } from '../../../web/generic/StepButtons.tsx'
import { useRecord } from '../../../web/generic/useRecord.tsx'
import { Button } from '../../../web/ui/Button.tsx'
import { EmptyState } from '../../../web/ui/EmptyState.tsx'
import { FactList } from '../../../web/ui/FactList.tsx'
import { useLang } from '../../../web/ui/LangProvider.tsx'
import { Notice } from '../../../web/ui/Notice.tsx'
import { Skeleton } from '../../../web/ui/Skeleton.tsx'
import { toast } from '../../../web/ui/Toasts.tsx'
import { columnsOf, inLang, type Lang } from '../../define.ts'
import type { MessageContent } from './administration.ts'
import { outbox } from './outbox.ts'
import { say } from './texts.ts'

const told = ['createdAt', 'channel', 'recipient', 'tries', 'nextTryAt', 'sentAt', 'deliveredAt', 'providerId', 'reason', 'error']

/** An outgoing message: what became of it, what may be done with it, and for whom may, what it says (section 10.2). */
export function MessageScreen({ params }: { params: Readonly<Record<string, string>> }) {
  const id = params.id ?? ''
  const lang = useLang()
  const { record, failure, refetch } = useRecord(outbox, id)
  if (failure !== undefined) return failure
  if (!record) return <Skeleton lang={lang} lines={8} />
  return (
    <>
      <div className="desk-title">
        <h1>
          <bdi>{titleOf(outbox, record, lang)}</bdi>
        </h1>
        <span className="desk-title-acts">
          <Button icon={RotateCw} look="plain" onClick={refetch}>
            {say('refresh', lang)}
          </Button>
          <StepButtons resource={outbox} record={record} onProblems={problems => toast(problems[0]?.sentence[lang] ?? '', 'danger')} />
        </span>
      </div>
      <p>
        <RecordStatus resource={outbox} row={record} lang={lang} />
      </p>
      <section className="message-part">
        <h2>{say('delivery', lang)}</h2>
        <FactList look="rows" facts={[...factsOf(record, lang), ...aboutOf(record, lang)]} />
      </section>
      <section className="message-part">
        <h2>{say('content', lang)}</h2>
        <Content id={id} lang={lang} />
      </section>
    </>
  )
}

function factsOf(record: Row, lang: Lang) {
  return columnsOf(outbox.fields)
    .filter(({ name }) => told.includes(name) && record[name] !== null && record[name] !== undefined)
    .map(column => ({
      label: inLang(column.label, lang),
      value: <Cell column={column} value={record[column.name]} row={record} lang={lang} />,
    }))
}

/** The record that the message is about, where it has a page of its own. */
function aboutOf({ aboutResource, aboutRecord }: Row, lang: Lang) {
  if (typeof aboutResource !== 'string' || typeof aboutRecord !== 'string') return []
  return [{ label: say('aboutRecord', lang), value: <Link to={`/dashboard/${aboutResource}/${aboutRecord}`}>{say('open', lang)}</Link> }]
}

/** What it says is shown to whoever may see it, and only when he asks: reading it is noted. */
function Content({ id, lang }: { id: string; lang: Lang }) {
  const caller = useCaller()
  const [isAsked, setAsked] = useState(false)
  const found = useQuery({
    queryKey: ['message-content', id],
    queryFn: () => browserApi.get<MessageContent>(`Outbox/GetContent/${id}`),
    enabled: isAsked,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  })
  const hindrance = caller.can('Admin.Outbox.ViewContent') ? undefined : say('noPermission', lang)
  if (!isAsked)
    return (
      <p className="content-ask">
        <Button icon={Eye} disabledReason={hindrance} onClick={() => setAsked(true)}>
          {say('showContent', lang)}
        </Button>
        <small>{say('showHelp', lang)}</small>
      </p>
    )
  if (found.isPending) return <Skeleton lang={lang} lines={4} />
  if (!found.data)
    return (
      <EmptyState kind="error" title={say('failed', lang)}>
        {messageOf(found.error, lang)}
      </EmptyState>
    )
  return <Said content={found.data} lang={lang} />
}

function Said({ content, lang }: { content: MessageContent; lang: Lang }) {
  const { address, user, subject, body, language, hasSecret, isSecretShown } = content
  const dir = language === 'ar' ? 'rtl' : 'ltr'
  return (
    <>
      {hasSecret && (
        <Notice tone="info" lang={lang}>
          {say(isSecretShown ? 'secretShown' : 'hasSecret', lang)}
        </Notice>
      )}
      <FactList
        look="rows"
        facts={[
          ...(address === '' ? [] : [{ label: say('to', lang), value: <bdi dir="ltr">{address}</bdi> }]),
          ...(user ? [{ label: say('recipient', lang), value: <bdi>{inLang([user.nameAr, user.nameEn], lang)}</bdi> }] : []),
          ...(subject === null ? [] : [{ label: say('subject', lang), value: <bdi lang={language}>{subject}</bdi> }]),
        ]}
      />
      <p lang={language} dir={dir} className="preview-text">
        {body}
      </p>
    </>
  )
}
