import { X } from 'lucide-react'
import { useEffect } from 'react'
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
import { toneIcons } from './Notice.tsx'
import { onToast, type Message } from './Toasts.tsx'
import { wordOf } from './texts.ts'

/** @source specification, section 8: toasts last 5000 ms at top centre */
const shownForMs = 5000
const queue = new ToastQueue<Message>({ maxVisibleToasts: 3 })

function takeBack(): void {
  for (const { key, content } of queue.visibleToasts) if (content.tone !== 'danger') queue.close(key)
}

/** The messages themselves. */
export function ToastSheet() {
  const lang = useLang()
  useEffect(() => onToast(message => queue.add(message, { timeout: shownForMs }), takeBack), [])
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
