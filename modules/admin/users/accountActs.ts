import { type Caller, type Values } from '../../define.ts'
import { accountStates } from './systemUser.ts'
import type { UserWord } from './texts.ts'

/** What is done with an account in a list (portal and administration, section 1.1, row actions). */
export type RowWord = 'assignPlaces' | 'invite' | 'unlock' | 'revokeAll' | 'deactivate' | 'activate'

interface RowRule {
  readonly permission: string
  /** As the tree of permissions calls it, where that is another word. */
  readonly named?: UserWord
  /** Why the account in its state does not allow it. */
  readonly against: (user: Values, isOwn: boolean) => UserWord | undefined
}

/** An invitation was accepted: he has a password. */
const accepted = 3

const holdsNone = (values: unknown) => !Array.isArray(values) || values.length === 0

/** What stands in the way of an invitation. */
export type NotInvitable = Extract<UserWord, 'hasAccepted' | 'roleFirst' | 'placeFirst' | 'defaultPlaceFirst'>

/**
 * Why an account is not invited yet, or any more: who comes must find something to do, a role, and a place that he acts for; administrators
 * need none. The row and the call ask this one, so that no dialog opens whose answer is a refusal.
 */
export function notInvitable(user: Values): NotInvitable | undefined {
  if (user.invitationState === accepted) return 'hasAccepted'
  if (holdsNone(user.roles)) return 'roleFirst'
  if (user.isAdmin === true) return undefined
  if (holdsNone(user.places)) return 'placeFirst'
  return user.hasDefaultPlace === true ? undefined : 'defaultPlaceFirst'
}

/** The rules of the acts of a row; the calls ask again, and more. */
export const rowRules: Readonly<Record<RowWord, RowRule>> = {
  assignPlaces: { permission: 'AbpIdentity.Users.AssignPlaces', against: () => undefined },
  invite: {
    permission: 'AbpIdentity.Users.Invite',
    against: user => (user.isActive === true ? notInvitable(user) : 'isDeactivated'),
  },
  unlock: {
    permission: 'AbpIdentity.Users.Unlock',
    against: user => (user.accountState === accountStates.locked[0] ? undefined : 'isNotLocked'),
  },
  revokeAll: {
    permission: 'AbpIdentity.Users.RevokeSessions',
    named: 'endSessions',
    against: user => (user.hasSignedIn !== true ? 'hasNotSignedIn' : user.isActive === true ? undefined : 'isDeactivated'),
  },
  deactivate: {
    permission: 'AbpIdentity.Users.Activate',
    against: (_user, isOwn) => (isOwn ? 'ownDeactivation' : undefined),
  },
  activate: { permission: 'AbpIdentity.Users.Activate', against: () => undefined },
}

/** Why the account is not touched by this caller at all: it lies in other hands; undefined when it does not. */
export function otherHands(user: Values, caller: Caller): UserWord | undefined {
  return user.isAdmin === true && !caller.isAdmin ? 'administratorsOnly' : undefined
}

/** Why the account is not deleted: who has worked stays known (P-11). The row and the call ask this one; undefined: its permission decides. */
export function kept(user: Values, caller: Caller): UserWord | undefined {
  const hasWork = user.id === caller.userId || user.hasSignedIn === true || user.isAuthor === true
  return otherHands(user, caller) ?? (hasWork ? 'hasWork' : undefined)
}
