import type { Label, Plural } from '../../define.ts'

/**
 * Whether a channel carries a kind: `always`, whatever the user has chosen; `on`, unless he has switched it off; `digest`, in the daily
 * e-mail unless he has; `asked`, only where the call names the channel. A channel that is not named carries it when the user wants it.
 */
export type Way = 'always' | 'on' | 'digest' | 'asked'

/** What a template may name in braces, how it is written, and an example of it for the preview. */
export type Variable =
  | { readonly label: Label; readonly as: 'text'; readonly example: Label }
  /** A UTC instant, written in the zone of the installation. */
  | { readonly label: Label; readonly as: 'date'; readonly example: string }
  /** A whole number with its noun: «3 رسائل». */
  | { readonly label: Label; readonly as: 'count'; readonly words: Plural; readonly example: number }

/** A kind of message: what it says, to whom by default by which channel, and what it may hold (portal and administration, 10.3 and 20.4). */
export interface Kind {
  readonly title: Label
  /** The sentence that every channel carries, unless it has one of its own. */
  readonly text: Label
  readonly sms?: Label
  readonly email?: Label
  readonly variables: Readonly<Record<string, Variable>>
  readonly ways: { readonly email?: Way; readonly sms?: Way; readonly push?: Way }
  /** It is about somebody who cannot open the dashboard: no notice stands there. */
  readonly isOutside?: true
  /** Variables that nobody but the recipient may read: they are encrypted while they wait, and gone when they were sent. */
  readonly secrets?: readonly string[]
  /** How long the secrets are of use, unless the call says otherwise. */
  readonly validSeconds?: number
  /** A code, of use for minutes: tried twice more, then given up. */
  readonly isCode?: true
  /** Quiet hours do not hold it. */
  readonly isUrgent?: true
  /** Path of the page that it leads to, unless the call names another. */
  readonly link?: string
  /** What several within a minute say together, unless the call says it better. */
  readonly joined?: Plural
}
