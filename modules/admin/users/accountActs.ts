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

/** The rules of the acts of a row; the calls ask again, and more. */
export const rowRules: Readonly<Record<RowWord, RowRule>> = {
  assignPlaces: { permission: 'AbpIdentity.Users.AssignPlaces', against: () => undefined },
  invite: {
    permission: 'AbpIdentity.Users.Invite',
    against: user => {
      if (user.isActive !== true) return 'isDeactivated'
      if (user.invitationState === accepted) return 'hasAccepted'
      if (holdsNone(user.roles)) return 'roleFirst'
      return user.isAdmin !== true && holdsNone(user.places) ? 'placeFirst' : undefined
    },
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

/** Why the account is not deleted: who has worked stays known (P-11); undefined when nothing but its permission stands in the way. */
export function kept(user: Values, caller: Caller): UserWord | undefined {
  const hasWork = user.id === caller.userId || user.hasSignedIn === true || user.isAuthor === true
  return otherHands(user, caller) ?? (hasWork ? 'hasWork' : undefined)
}
