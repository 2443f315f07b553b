import type { Label } from '../../define.ts'
import { kinds, type KindCode } from './kinds.ts'
import type { Kind } from './kind.ts'

/** How somebody can be told, by the codes of the lookup list 49. */
export type Channel = 'inApp' | 'email' | 'sms' | 'push'
/** Every channel, in its order. */
export const channels: readonly Channel[] = ['inApp', 'email', 'sms', 'push']

/** The word on the button of an e-mail. */
export const openPage: Label = ['فتح الصفحة', 'Open the page']

/** What a template says: of e-mail the body is rich text, elsewhere plain. */
export interface Template {
  readonly subject: Label | null
  readonly body: Label
}

const outside = ['email', 'sms'] as const

/** The channels by which a kind can be told: to somebody outside the dashboard those that the kind names, neither there nor to a browser that has signed in. */
export function channelsOf({ isOutside, ways }: Kind): readonly Channel[] {
  return isOutside ? outside.filter(channel => ways[channel] !== undefined) : channels
}

/** What a template says before anybody has changed it (portal and administration, section 20.4). */
export function originalOf(code: KindCode, channel: Channel): Template {
  const kind: Kind = kinds[code]
  if (channel === 'sms') return { subject: null, body: kind.sms ?? kind.text }
  if (channel !== 'email') return { subject: kind.title, body: kind.text }
  const [ar, en] = kind.email ?? kind.text
  return { subject: [`${kind.title[0]} - {product}`, `${kind.title[1]} - {product}`], body: [paragraphs(ar), paragraphs(en)] }
}

/** Every template that there is, by kind and channel. */
export function allTemplates(codes: readonly KindCode[]): { code: KindCode; channel: Channel; template: Template }[] {
  return codes.flatMap(code => channelsOf(kinds[code]).map(channel => ({ code, channel, template: originalOf(code, channel) })))
}

function paragraphs(text: string): string {
  return text
    .split(/\n{2,}/)
    .map(part => `<p>${escapedHtml(part)}</p>`)
    .join('')
}

/** A text as HTML shows it, whatever it holds. */
export function escapedHtml(text: string): string {
  return text.replace(/[&<>"']/g, character => `&#${character.charCodeAt(0)};`)
}
