import { describe, expect, test } from 'vitest'
import { visitor, type Caller, type Values } from '../../define.ts'
import { kept, otherHands, rowRules, type RowWord } from './accountActs.ts'
import { accountStates } from './systemUser.ts'

/** Somebody with a role and a place who signs in. */
const usual: Values = {
  id: 'somebody',
  isActive: true,
  isAdmin: false,
  accountState: accountStates.active[0],
  invitationState: 3,
  hasSignedIn: true,
  isAuthor: true,
  roles: ['role'],
  places: ['place'],
  hasDefaultPlace: true,
}
const fresh: Values = { ...usual, accountState: accountStates.neverSignedIn[0], invitationState: 1, hasSignedIn: false, isAuthor: false }
const manager: Caller = { ...visitor, userId: 'manager' }

describe('what is done with an account in its row', () => {
  test.each<readonly [act: RowWord, of: string, user: Values, against: string | undefined]>([
    ['invite', 'who has a password', usual, 'hasAccepted'],
    ['invite', 'who was never invited', fresh, undefined],
    ['invite', 'who was invited and did not come', { ...fresh, invitationState: 4 }, undefined],
    ['invite', 'who is switched off', { ...fresh, isActive: false }, 'isDeactivated'],
    ['invite', 'who has no role', { ...fresh, roles: [] }, 'roleFirst'],
    ['invite', 'who has no place', { ...fresh, places: [] }, 'placeFirst'],
    ['invite', 'who has places of which none is his default', { ...fresh, hasDefaultPlace: false }, 'defaultPlaceFirst'],
    ['invite', 'an administrator, who needs none', { ...fresh, isAdmin: true, places: [], hasDefaultPlace: false }, undefined],
    ['unlock', 'who is not locked', usual, 'isNotLocked'],
    ['unlock', 'who is', { ...usual, accountState: accountStates.locked[0] }, undefined],
    ['revokeAll', 'who was never here', fresh, 'hasNotSignedIn'],
    ['revokeAll', 'who is switched off', { ...usual, isActive: false }, 'isDeactivated'],
    ['revokeAll', 'who may be signed in', usual, undefined],
    ['deactivate', 'somebody else', usual, undefined],
    ['activate', 'who is switched off', { ...usual, isActive: false }, undefined],
  ])('%s: %s', (act, _of, user, against) => {
    expect(rowRules[act].against(user, false)).toBe(against)
  })
  test('nobody switches himself off', () => {
    expect(rowRules.deactivate.against(usual, true)).toBe('ownDeactivation')
  })
  test('an administrator is in the hands of administrators', () => {
    const administrator = { ...usual, isAdmin: true }
    expect([otherHands(administrator, manager), otherHands(administrator, { ...manager, isAdmin: true })]).toEqual([
      'administratorsOnly',
      undefined,
    ])
  })
  test.each<readonly [who: string, user: Values, why: string | undefined]>([
    ['who was never here', fresh, undefined],
    ['who has signed in', { ...fresh, hasSignedIn: true }, 'hasWork'],
    ['who has written something', { ...fresh, isAuthor: true }, 'hasWork'],
    ['the caller himself', { ...fresh, id: 'manager' }, 'hasWork'],
    ['an administrator', { ...fresh, isAdmin: true }, 'administratorsOnly'],
  ])('%s is deleted, or the row says why not', (_who, user, why) => {
    expect(kept(user, manager)).toBe(why)
  })
})
