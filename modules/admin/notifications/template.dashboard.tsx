import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Send, Undo2 } from 'lucide-react'
import { useDeferredValue, useState } from 'react'
import { browserApi, messageOf } from '../../../web/generic/browserApi.ts'
import { useCaller } from '../../../web/generic/caller.ts'
import { useDesk } from '../../../web/generic/desk.ts'
import { useLookup } from '../../../web/generic/lookups.ts'
import type { Row } from '../../../web/generic/record.ts'
import { RecordForm } from '../../../web/generic/RecordForm.tsx'
import { FormBones } from '../../../web/generic/FormBones.tsx'
import { useRecord } from '../../../web/generic/useRecord.tsx'
import { deskZone } from '../../../web/generic/zone.ts'
import { Button } from '../../../web/ui/Button.tsx'
import { ConfirmDialog } from '../../../web/ui/ConfirmDialog.tsx'
import { useLang } from '../../../web/ui/LangProvider.tsx'
import { Prose } from '../../../web/ui/Prose.tsx'
import { RuledTable } from '../../../web/ui/RuledTable.tsx'
import { Skeleton } from '../../../web/ui/Skeleton.tsx'
import { toast } from '../../../web/ui/Toasts.tsx'
import { dateAndTime, inLang, pluralOf, type Lang, type Values } from '../../define.ts'
import type { ChannelTest, PreviewSide } from './administration.ts'
import { findKind } from './kinds.ts'
import type { Kind } from './kind.ts'
import { messageTemplate } from './messageTemplate.ts'
import { channels, openPage, type Channel } from './originals.ts'
import { say, smsParts } from './texts.ts'
import { examplesOf, variablesOf } from './variables.ts'

/** A template: its texts in both languages, what they may name, how they read, and the way back to the original (section 10.1). */
export function TemplateForm({ params }: { params: Readonly<Record<string, string>> }) {
  const id = params.id ?? ''
  const lang = useLang()
  const desk = useDesk()
  const { record, failure } = useRecord(messageTemplate, id)
  const kinds = useLookup('notificationKind')
  const ways = useLookup('notificationChannel')
  if (failure !== undefined) return failure
  const label = kinds.find(value => value.id === record?.kind)
  const way = ways.find(value => value.id === record?.channel)
  const kind = label && findKind(label.code)
  const channel = channels.find(candidate => candidate === way?.code)
  if (!record || !label || !way || !kind || !channel) return <FormBones />
  const listHref = desk.listHref(messageTemplate)
  return (
    <>
      <div className="desk-title">
        <h1>
          {inLang([label.nameAr, label.nameEn], lang)} · {inLang([way.nameAr, way.nameEn], lang)}
        </h1>
        <span className="desk-title-acts">
          <Restore record={record} lang={lang} />
        </span>
      </div>
      <RecordForm
        resource={messageTemplate}
        id={id}
        listHref={listHref}
        hrefOf={() => undefined}
        isPart
        isHeadless
        beneath={values => (
          <>
            <Variables kind={kind} lang={lang} />
            <Preview id={id} channel={channel} values={values} lang={lang} />
          </>
        )}
      />
    </>
  )
}

function Restore({ record, lang }: { record: Row; lang: Lang }) {
  const caller = useCaller()
  const queries = useQueryClient()
  const [isAsking, setAsking] = useState(false)
  const restore = useMutation({
    mutationFn: () => browserApi.send<Row>('PUT', `MessageTemplate/Restore/${String(record.id)}`, {}),
    onSuccess: async answer => {
      queries.setQueryData(['record', messageTemplate.name, record.id], answer)
      await queries.invalidateQueries({ queryKey: ['list', messageTemplate.name] })
      setAsking(false)
      toast(say('restored', lang))
    },
    onError: error => toast(messageOf(error, lang), 'danger'),
  })
  const hindrance = caller.can('Admin.MessageTemplate.Restore') ? undefined : say('noPermission', lang)
  return (
    <>
      <Button icon={Undo2} disabledReason={hindrance} onClick={() => setAsking(true)}>
        {say('restore', lang)}
      </Button>
      <ConfirmDialog
        title={say('restore', lang)}
        open={isAsking}
        onClose={() => setAsking(false)}
        onConfirm={() => restore.mutate()}
        confirm={say('restore', lang)}
        pending={restore.isPending}
        destructive={false}
      >
        <p>{say('restoreAsk', lang)}</p>
      </ConfirmDialog>
    </>
  )
}

interface VariableRow {
  readonly name: string
  readonly meaning: string
  readonly example: string
}

function Variables({ kind, lang }: { kind: Kind; lang: Lang }) {
  const examples = examplesOf(kind, lang, instant => dateAndTime(instant, deskZone(), lang))
  const rows = Object.entries(variablesOf(kind)).map(
    ([name, { label }]): VariableRow => ({ name, meaning: inLang(label, lang), example: examples[name] ?? '' }),
  )
  return (
    <section className="template-part">
      <h2>{say('variables', lang)}</h2>
      <p className="text-muted">{say('variablesHelp', lang)}</p>
      <RuledTable
        caption={say('variables', lang)}
        captionHidden
        lang={lang}
        rows={rows}
        keyOf={row => row.name}
        columns={[
          { key: 'name', heading: say('variable', lang), title: true, cell: row => <code dir="ltr">{`{${row.name}}`}</code> },
          { key: 'meaning', heading: say('meaning', lang), cell: row => row.meaning },
          { key: 'example', heading: say('example', lang), cell: row => <bdi>{row.example}</bdi> },
        ]}
      />
    </section>
  )
}

const textKeys = ['subjectAr', 'subjectEn', 'bodyAr', 'bodyEn', 'richBodyAr', 'richBodyEn'] as const

interface PreviewProps {
  readonly id: string
  readonly channel: Channel
  readonly values: Values
  readonly lang: Lang
}

/** The texts as they are typed, with examples: the server fills them as it fills what it sends. */
function Preview({ id, channel, values, lang }: PreviewProps) {
  const caller = useCaller()
  const typed = useDeferredValue(Object.fromEntries(textKeys.map(key => [key, values[key] ?? null])))
  const found = useQuery({
    queryKey: ['template-preview', id, typed],
    queryFn: () => browserApi.send<{ ar: PreviewSide; en: PreviewSide }>('POST', `MessageTemplate/Preview/${id}`, typed),
    placeholderData: known => known,
    retry: false,
  })
  const send = useMutation({
    mutationFn: (language: 'ar' | 'en') =>
      browserApi.send<ChannelTest>('POST', `MessageTemplate/SendToMe/${id}`, { ...typed, language: language === 'ar' ? 1 : 2 }),
    onSuccess: ({ state, said, to }) => {
      if (state === 'failed') toast(said, 'danger')
      else if (state === 'held') toast(say('heldForMe', lang), 'warn')
      else toast(`${say('sentToMe', lang)} ${to}`)
    },
    onError: error => toast(messageOf(error, lang), 'danger'),
  })
  const hindrance = !caller.can('Admin.MessageTemplate.Update') ? 'noPermission' : channel === 'inApp' ? 'shownInside' : undefined
  return (
    <section className="template-part">
      <h2>{say('preview', lang)}</h2>
      {found.isError && !found.data && <p role="alert">{messageOf(found.error, lang)}</p>}
      {found.isPending && <Skeleton lang={lang} lines={3} />}
      {found.data && (
        <div className="previews">
          {(['ar', 'en'] as const).map(side => (
            <div key={side} className="preview">
              <h3>{say(side === 'ar' ? 'arabic' : 'english', lang)}</h3>
              <Side side={found.data[side]} channel={channel} in={side} lang={lang} />
              <Button
                icon={Send}
                disabledReason={hindrance && say(hindrance, lang)}
                pending={send.isPending && send.variables === side}
                onClick={() => send.mutate(side)}
              >
                {say('sendToMe', lang)}: {say(side === 'ar' ? 'arabic' : 'english', lang)}
              </Button>
            </div>
          ))}
        </div>
      )}
    </section>
  )
}

interface SideProps {
  readonly side: PreviewSide
  readonly channel: Channel
  readonly in: Lang
  readonly lang: Lang
}

function Side({ side, channel, in: shown, lang }: SideProps) {
  const dir = shown === 'ar' ? 'rtl' : 'ltr'
  return (
    <>
      {side.subject !== null && (
        <p lang={shown} dir={dir} className="preview-subject">
          {side.subject}
        </p>
      )}
      {channel === 'email' ? (
        <div className="preview-text">
          {/* The server has made it clean, as it does before it is sent. */}
          <Prose lang={shown} dir={dir} dangerouslySetInnerHTML={{ __html: side.body }} />
          {side.button !== null && (
            <p lang={shown} dir={dir}>
              <span className="preview-button">{inLang(openPage, shown)}</span>
            </p>
          )}
        </div>
      ) : (
        <p lang={shown} dir={dir} className="preview-text">
          {side.body}
        </p>
      )}
      {side.parts !== null && (
        <p className="text-muted">
          {say('parts', lang)}: {pluralOf(smsParts, side.parts, lang)}
        </p>
      )}
    </>
  )
}
