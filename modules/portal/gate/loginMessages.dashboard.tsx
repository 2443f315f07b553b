import { useEffect, useState } from 'react'
import type { Lang } from '../../define.ts'
import { browserApi } from '../../../web/generic/browserApi.ts'
import { ClosableMessages } from './closable.dashboard.tsx'
import type { ShownMessage } from './showing.ts'
import { gateTexts } from './texts.ts'

/** Messages above the card of signing in. What cannot be read is left out: nobody is kept from signing in. */
export default function LoginMessages({ lang }: { lang: Lang }) {
  const [messages, setMessages] = useState<readonly ShownMessage[]>([])
  useEffect(() => {
    browserApi.get<{ items: readonly ShownMessage[] }>('Public/GateMessage', { placement: 'loginPage' }).then(
      ({ items }) => setMessages(items),
      () => undefined,
    )
  }, [])
  return <ClosableMessages messages={messages} lang={lang} label={gateTexts.say('messages', lang)} />
}
