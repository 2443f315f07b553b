import type { Lang } from '../../define.ts'
import type { Api } from '../../../web/generic/api.ts'
import { addressIn, useHere } from '../../../web/generic/portal/site.ts'
import { Announcement } from '../../../web/ui/Announcement.tsx'
import { faceOf } from './faces.ts'
import type { PublicPlacement, ShownMessage } from './showing.ts'
import { gateTexts } from './texts.ts'

/** What is shown at a place of the portal now, for loaders. @param place id of the place whose page it is */
export async function messagesAt(api: Api, placement: PublicPlacement, place?: string): Promise<readonly ShownMessage[]> {
  return (await api.get<{ items: readonly ShownMessage[] }>('Public/GateMessage', { placement, place })).items
}

interface MessagesProps {
  readonly messages: readonly ShownMessage[]
}

/** Messages as blocks of the page; nothing where there are none. */
export function MessageBlocks({ messages }: MessagesProps) {
  return <Messages messages={messages} label="messages" />
}

function Messages({ messages, label }: MessagesProps & { label: 'banners' | 'messages' }) {
  const { lang } = useHere()
  if (messages.length === 0) return null
  return (
    <section className="announcements" aria-label={gateTexts.in(lang)[label]}>
      {messages.map(message => (
        <Announcement key={message.version} {...ownFace(message, lang)} />
      ))}
    </section>
  )
}

/** Messages on top of a page: without pictures, one beneath another. */
export function MessageBanners({ messages }: MessagesProps) {
  return <Messages messages={messages.map(message => ({ ...message, image: null }))} label="banners" />
}

/** The message that opens with the page: the page's script makes it a dialog, and without one it is a block like others. */
export function MessageDialog({ messages: [message] }: MessagesProps) {
  const { lang } = useHere()
  if (!message) return null
  return (
    <dialog open className="announcement-dialog" data-gate={message.version} aria-labelledby="gate-dialog">
      <Announcement {...ownFace(message, lang)} titleId="gate-dialog" version={undefined} />
      <form method="dialog" className="announcement-acts">
        <button type="submit" className="btn btn-act" hidden data-do="close" data-keeps={message.isDismissible ? undefined : ''}>
          {gateTexts.in(lang).close}
        </button>
      </form>
    </dialog>
  )
}

/** Links within the portal stay in the reader's language. */
function ownFace(message: ShownMessage, lang: Lang) {
  const face = faceOf(message, lang)
  return { ...face, ...(face.link?.href.startsWith('/') && { link: { ...face.link, href: addressIn(lang, face.link.href) } }) }
}
