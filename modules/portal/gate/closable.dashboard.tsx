import { useState } from 'react'
import type { Lang } from '../../define.ts'
import { dismiss, isDismissed } from '../../../web/generic/dismissed.ts'
import { Announcement } from '../../../web/ui/Announcement.tsx'
import { faceOf } from './faces.ts'
import type { ShownMessage } from './showing.ts'

interface ClosableMessagesProps {
  readonly messages: readonly ShownMessage[]
  readonly label: string
  readonly lang: Lang
}

/** Messages with a way to put each aside. */
export function ClosableMessages({ messages, label, lang }: ClosableMessagesProps) {
  const [closed, setClosed] = useState<readonly string[]>([])
  const open = messages.filter(({ version }) => !closed.includes(version) && !isDismissed(version))
  if (open.length === 0) return null
  return (
    <section className="announcements" aria-label={label}>
      {open.map(message => (
        <Announcement
          key={message.version}
          {...faceOf(message, lang)}
          onClose={() => {
            dismiss(message.version)
            setClosed([...closed, message.version])
          }}
        />
      ))}
    </section>
  )
}
