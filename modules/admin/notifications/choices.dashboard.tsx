import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Lock } from 'lucide-react'
import { useState } from 'react'
import { browserApi, messageOf } from '../../../web/generic/browserApi.ts'
import { LoadFailed } from '../../../web/generic/LoadFailed.tsx'
import { endPush, pushState, startPush, type PushState } from '../../../web/generic/push.ts'
import { Button } from '../../../web/ui/Button.tsx'
import { Checkbox } from '../../../web/ui/Checkbox.tsx'
import { Icon } from '../../../web/ui/Icon.tsx'
import { useLang } from '../../../web/ui/LangProvider.tsx'
import { Notice } from '../../../web/ui/Notice.tsx'
import { Skeleton } from '../../../web/ui/Skeleton.tsx'
import { toast } from '../../../web/ui/Toasts.tsx'
import { inLang, type Lang } from '../../define.ts'
import type { ChannelChoice, KindChoice } from './inbox.ts'
import { channels, type Channel } from './originals.ts'
import { say, type NoticeWord } from './texts.ts'

interface Choices {
  readonly kinds: readonly KindChoice[]
  readonly pushKey: string
  readonly hasEmail: boolean
  readonly hasPhone: boolean
}
const key = ['notice-choices'] as const

/** By which channels the reader is told of what, and whether this browser takes push notices: a part of his profile (section 1.5). */
export default function NotificationChoices() {
  const lang = useLang()
  const found = useQuery({ queryKey: key, queryFn: () => browserApi.get<Choices>('Notification/GetChoices') })
  if (found.isPending) return <Skeleton lang={lang} lines={6} />
  if (!found.data) return <LoadFailed error={found.error} onRetry={() => void found.refetch()} />
  return (
    <section className="profile-part">
      <div>
        <h2>{say('channels', lang)}</h2>
        <p className="text-muted">{say('channelsHelp', lang)}</p>
      </div>
      <div className="profile-body">
        <PushSwitch pushKey={found.data.pushKey} lang={lang} />
        {!(found.data.hasEmail && found.data.hasPhone) && (
          <Notice tone="info" lang={lang}>
            {[!found.data.hasEmail && say('noEmail', lang), !found.data.hasPhone && say('noPhone', lang)].filter(Boolean).join(' ')}
          </Notice>
        )}
        <Matrix choices={found.data} lang={lang} />
      </div>
    </section>
  )
}

/** What was changed and not saved yet: `kind:channel` to on or off. */
type Changes = Readonly<Record<string, boolean>>

function Matrix({ choices: { kinds, hasEmail, hasPhone }, lang }: { choices: Choices; lang: Lang }) {
  const locked: Partial<Record<Channel, NoticeWord>> = {
    ...(!hasEmail && { email: 'obligatoryEmail' }),
    ...(!hasPhone && { sms: 'obligatorySms' }),
  }
  const queries = useQueryClient()
  const [changes, setChanges] = useState<Changes>({})
  const save = useMutation({
    mutationFn: () =>
      browserApi.send('PUT', 'Notification/SetChoices', {
        choices: Object.entries(changes).map(([at, isOn]) => {
          const [kind, channel] = at.split(':').map(Number)
          return { kind, channel, isOn }
        }),
      }),
    onSuccess: async () => {
      await queries.invalidateQueries({ queryKey: key })
      setChanges({})
      toast(say('saved', lang))
    },
    onError: error => toast(messageOf(error, lang), 'danger'),
  })
  const isOn = (kind: KindChoice, choice: ChannelChoice) => changes[`${kind.kind}:${choice.id}`] ?? choice.isOn
  const change = (kind: KindChoice, choice: ChannelChoice, next: boolean) => {
    const at = `${kind.kind}:${choice.id}`
    const { [at]: _, ...others } = changes
    setChanges(next === choice.isOn ? others : { ...others, [at]: next })
  }
  return (
    <form
      onSubmit={event => {
        event.preventDefault()
        save.mutate()
      }}
    >
      <table className="matrix">
        <thead>
          <tr>
            <th scope="col">{say('kind', lang)}</th>
            {channels.map(channel => (
              <th key={channel} scope="col">
                {say(channel, lang)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {kinds.map(kind => (
            <tr key={kind.code}>
              <th scope="row">{inLang([kind.titleAr, kind.titleEn], lang)}</th>
              {channels.map(channel => {
                const choice = kind.channels.find(one => one.channel === channel)
                return (
                  <td key={channel}>
                    {choice && (
                      <Cell
                        kind={kind}
                        choice={choice}
                        locked={locked[channel] ?? 'obligatory'}
                        isOn={isOn(kind, choice)}
                        lang={lang}
                        onChange={next => change(kind, choice, next)}
                      />
                    )}
                  </td>
                )
              })}
            </tr>
          ))}
        </tbody>
      </table>
      <p className="matrix-acts">
        <Button look="act" type="submit" pending={save.isPending}>
          {say('saveChoices', lang)}
        </Button>
      </p>
    </form>
  )
}

interface CellProps {
  readonly kind: KindChoice
  readonly choice: ChannelChoice
  /** What is said of a channel that nobody switches off. */
  readonly locked: NoticeWord
  readonly isOn: boolean
  readonly lang: Lang
  readonly onChange: (isOn: boolean) => void
}

function Cell({ kind, choice, locked, isOn, lang, onChange }: CellProps) {
  const name = inLang([kind.titleAr, kind.titleEn], lang)
  const channel = wordOf[choice.channel]
  if (choice.isObligatory)
    return (
      <span className="matrix-locked">
        <Icon of={Lock} small /> <span className="matrix-word">{say(channel, lang)}:</span> {say(locked, lang)}
      </span>
    )
  return (
    <Checkbox checked={isOn} onChange={onChange}>
      <span className="sr">{name}: </span>
      <span className="matrix-word">{say(channel, lang)}</span>
      {choice.isDigest && <small> {say('daily', lang)}</small>}
    </Checkbox>
  )
}

const wordOf = { inApp: 'inApp', email: 'email', sms: 'sms', push: 'push' } as const satisfies Record<Channel, NoticeWord>

const hindrances: Readonly<Partial<Record<PushState, NoticeWord>>> = {
  insecure: 'pushInsecure',
  unknown: 'pushUnknown',
  denied: 'pushDenied',
}

/** The permission is asked for here and nowhere else, by a press of the button (section 1.5). */
function PushSwitch({ pushKey, lang }: { pushKey: string; lang: Lang }) {
  const queries = useQueryClient()
  const state = useQuery({ queryKey: ['push-state'], queryFn: pushState }).data
  const change = useMutation({
    mutationFn: (isOn: boolean) => (isOn ? startPush(pushKey) : endPush()),
    onSuccess: (_answer, isOn) => toast(say(isOn ? 'pushStarted' : 'pushStopped', lang)),
    onError: () => toast(say('pushFailed', lang), 'danger'),
    onSettled: () => queries.invalidateQueries({ queryKey: ['push-state'] }),
  })
  if (state === undefined) return null
  const hindrance = hindrances[state]
  return (
    <p className="push-switch">
      <span>
        <b>{say('pushHere', lang)}</b>
        <small>{say(state === 'on' ? 'pushIsOn' : 'pushHelp', lang)}</small>
      </span>
      <Button disabledReason={hindrance && say(hindrance, lang)} pending={change.isPending} onClick={() => change.mutate(state !== 'on')}>
        {say(state === 'on' ? 'pushOff' : 'pushOn', lang)}
      </Button>
    </p>
  )
}
