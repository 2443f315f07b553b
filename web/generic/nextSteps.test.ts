import { expect, test } from 'vitest'
import { news, publicationFacts, publishStates } from '../../modules/portal/content/content.ts'
import { investors } from '../../modules/economy/investors/investors.ts'
import { nextAtSaving, nextWhenRejected } from './nextSteps.ts'

const { underReview, edited, published, rejected, editedAfterRejected } = publishStates.codes
const row = (publishStatus: number, more: object = {}) => ({ publishStatus, isDraft: false, liveVersion: null, ...more })
const { published: shown, over } = publicationFacts.standing.codes
const isLive = { liveVersion: 1, standing: shown }

const editWaits = 'بالحفظ يُرسل التعديل للمراجعة.'
test.each([
  ['what is public', row(published, isLive), editWaits],
  ['what is public, with an edit that was rejected', row(rejected, isLive), editWaits],
  ['what was rejected', row(rejected), 'بالحفظ تُرسل المادة للمراجعة من جديد.'],
  ['what waits already', row(underReview), undefined],
  ['an edit that waits already', row(edited, isLive), undefined],
  ['what waits again', row(editedAfterRejected), undefined],
  ['a draft', row(edited, { isDraft: true, ...isLive }), undefined],
])('before it is saved, it is said where that sends it for review: %s', (_what, record, said) =>
  expect(nextAtSaving(news, record, 'ar')).toBe(said),
)

test.each([
  [
    'that it is published all the same',
    row(rejected, isLive),
    /^The item is published as it was; only its edit.*saving sends it for review again/,
  ],
  [
    'that citizens do not see it now, whatever times the edit has',
    row(rejected, { liveVersion: 1, standing: over, publishAt: null, expireAt: null }),
    /^Only the edit of the item.*Citizens do not see the item now.*saving sends it for review again/,
  ],
  ['that it is not published', row(rejected), /^The item was rejected and is not published.*saving sends it for review again/],
])('of what was rejected it is said %s, and what to do', (_what, record, said) =>
  expect(nextWhenRejected(news, record, 'en')).toMatch(said),
)

test('nothing of that is said of others, and of what visitors send', () => {
  for (const record of [row(published, isLive), row(edited, isLive), row(editedAfterRejected, isLive)])
    expect(nextWhenRejected(news, record, 'ar')).toBeUndefined()
  expect([nextAtSaving(investors, row(rejected), 'ar'), nextWhenRejected(investors, row(rejected), 'ar')]).toEqual([undefined, undefined])
})
