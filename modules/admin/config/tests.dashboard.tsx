import { FlaskConical } from 'lucide-react'
import { useState } from 'react'
import { inLang, type Lang } from '../../define.ts'
import { browserApi, messageOf, noteError } from '../../../web/generic/browserApi.ts'
import { useCaller } from '../../../web/generic/caller.ts'
import { Button } from '../../../web/ui/Button.tsx'
import { Notice } from '../../../web/ui/Notice.tsx'
import { TextField } from '../../../web/ui/TextField.tsx'
import type { TestResult } from './calls.ts'
import { channels, say } from './texts.ts'

interface ChannelTestsProps {
  readonly group: string
  /** Those that the server knows. */
  readonly tests: readonly string[]
  readonly isDirty: boolean
  readonly lang: Lang
}

/** Tries the ways out of a group with what is saved, and says what came of it where it was asked for. */
export function ChannelTests({ group, tests, isDirty, lang }: ChannelTestsProps) {
  return tests
    .filter(channel => channels[channel]?.group === group)
    .map(channel => <ChannelTest key={channel} channel={channel} isDirty={isDirty} lang={lang} />)
}

interface Outcome {
  readonly tone: 'ok' | 'danger'
  readonly text: string
}

function ChannelTest({ channel, isDirty, lang }: { channel: string; isDirty: boolean; lang: Lang }) {
  const caller = useCaller()
  const [to, setTo] = useState('')
  const [isUnderWay, setUnderWay] = useState(false)
  const [outcome, setOutcome] = useState<Outcome>()
  const { act, to: receiver } = channels[channel] ?? {}
  if (!act) return null
  const reason = caller.can('Admin.Config.TestDelivery') ? (isDirty ? 'saveFirst' : undefined) : 'noPermission'
  const run = async () => {
    setUnderWay(true)
    setOutcome(undefined)
    try {
      const { messageAr, messageEn } = await browserApi.send<TestResult>('POST', `Config/Test/${channel}`, to === '' ? {} : { to })
      setOutcome({ tone: 'ok', text: inLang([messageAr, messageEn], lang) })
    } catch (error) {
      noteError(error)
      setOutcome({ tone: 'danger', text: messageOf(error, lang) })
    } finally {
      setUnderWay(false)
    }
  }
  return (
    <section className="form-part channel-test" aria-label={inLang(act, lang)}>
      {receiver && <h2>{say('trial', lang)}</h2>}
      {receiver && <TextField label={inLang(receiver, lang)} value={to} onChange={setTo} leftToRight />}
      <Button icon={FlaskConical} pending={isUnderWay} disabledReason={reason && say(reason, lang)} onClick={() => void run()}>
        {inLang(act, lang)}
      </Button>
      <div aria-live="polite">
        {outcome && (
          <Notice tone={outcome.tone} lang={lang}>
            {outcome.text}
          </Notice>
        )}
      </div>
    </section>
  )
}
