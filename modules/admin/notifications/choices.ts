import type { Kind } from './kind.ts'
import type { Channel } from './originals.ts'

/** What a user has chosen otherwise than the kind's default, by channel. */
export type Choices = Readonly<Partial<Record<Channel, boolean>>>

/** Does the kind go by this channel whatever the user wants? (portal and administration, section 10.3: ●) */
export function isObligatory(kind: Kind, channel: Channel): boolean {
  return channel !== 'inApp' && kind.ways[channel] === 'always'
}

/** Does the kind go by this channel while nobody has chosen otherwise? */
export function isUsual(kind: Kind, channel: Channel): boolean {
  if (channel === 'inApp') return kind.isOutside !== true
  const way = kind.ways[channel]
  return way !== undefined && way !== 'asked'
}

/** Is the user to be told by this channel? @param isNamed the call itself names the channel */
export function isWanted(kind: Kind, channel: Channel, choices: Choices, isNamed: boolean): boolean {
  if (isObligatory(kind, channel)) return true
  if (channel !== 'inApp' && kind.ways[channel] === 'asked') return isNamed
  return choices[channel] ?? isUsual(kind, channel)
}
