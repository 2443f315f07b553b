import { X } from 'lucide-react'
import { Button as AriaButton } from 'react-aria-components/Button'
import { Text } from 'react-aria-components/Text'
import {
  UNSTABLE_Toast as ToastBox,
  UNSTABLE_ToastContent as ToastContent,
  UNSTABLE_ToastQueue as ToastQueue,
  UNSTABLE_ToastRegion as Region,
} from 'react-aria-components/Toast'
import { Icon } from './Icon.tsx'
import { useLang } from './LangProvider.tsx'
import { type Tone, toneIcons } from './Notice.tsx'
import { wordOf } from './texts.ts'

interface Message {
  readonly text: string
  readonly tone: Tone
}
/** @source specification, section 8: toasts last 5000 ms at top centre */
const shownForMs = 5000
const queue = new ToastQueue<Message>({ maxVisibleToasts: 3 })

/** Says something that needs no answer. It goes by itself, unless the pointer or the focus is on it. */
export function toast(text: string, tone: Tone = 'ok'): void {
  queue.add({ text, tone }, { timeout: shownForMs })
}

/** Where messages appear; once in a shell. Announced when they come; F6 leads to them. */
export function ToastRegion() {
  const lang = useLang()
  return (
    <Region queue={queue} className="toasts" aria-label={wordOf('messages', lang)}>
      {({ toast: one }) => (
        <ToastBox toast={one} className={`toast tone-${one.content.tone}`}>
          <Icon of={toneIcons[one.content.tone]} label={wordOf(one.content.tone, lang)} />
          <ToastContent className="flex-1">
            <Text slot="title">{one.content.text}</Text>
          </ToastContent>
          <AriaButton slot="close" className="toast-close" aria-label={wordOf('dismiss', lang)}>
            <Icon of={X} />
          </AriaButton>
        </ToastBox>
      )}
    </Region>
  )
}
