import { expect, test } from 'vitest'
import type { Caller } from '../../kernel/kernel.ts'
import { news, publicationFacts, publishStates } from '../../modules/portal/content/content.ts'
import { contactMessage } from '../../modules/portal/contactMessages/contactMessages.ts'
import { contactStates } from '../../modules/portal/contactMessages/contactMessage.ts'
import { video } from '../../modules/portal/media/media.ts'
import { ads } from '../../modules/portal/notices/ads.ts'
import { isAwaited } from '../../web/fields/awaited.ts'
import { stepsOf, stepsOfRow } from '../../web/generic/steps.ts'

const { underReview, edited, published, rejected } = publishStates.codes
const who = (...held: readonly string[]): Caller => ({
  userId: 'u',
  isAdmin: false,
  place: undefined,
  can: permission => held.some(one => permission === `Portal.News.${one}`),
})
const publisher = who('Publish', 'Reject', 'Feature')
const row = { id: '1', isWritable: true, isDraft: false, publishStatus: underReview, liveVersion: null, isFeatured: false }

test.each([
  ['what waits is published or rejected', publisher, row, ['publish', 'reject']],
  ['of what may not be rejected by him he sees nothing', who('Publish'), row, ['publish']],
  ['who decides on nothing sees no step', who('Update', 'Submit'), row, []],
  ['nor who reads it at another place', publisher, { ...row, isWritable: false }, []],
  ['a draft is decided by nobody', publisher, { ...row, isDraft: true }, []],
  [
    'what is public leaves the portal or is featured',
    publisher,
    { ...row, publishStatus: published, liveVersion: 1 },
    ['cancelPublish', 'feature'],
  ],
  [
    'what waits for its time, or is over, stands nowhere before the rest',
    publisher,
    { ...row, publishStatus: published, liveVersion: 1, standing: publicationFacts.standing.codes.scheduled },
    ['cancelPublish'],
  ],
  [
    'what is featured no longer is',
    publisher,
    { ...row, publishStatus: published, liveVersion: 1, isFeatured: true },
    ['cancelPublish', 'unfeature'],
  ],
  [
    'a change of what is public is decided, or all of it withdrawn',
    publisher,
    { ...row, publishStatus: edited, liveVersion: 1 },
    ['publish', 'reject', 'cancelPublish'],
  ],
  ['what was rejected waits for its author', publisher, { ...row, publishStatus: rejected }, []],
])('from a row: %s', (_what, caller, of, steps) => {
  expect(stepsOfRow(news, of, caller, 'en').map(({ action }) => action)).toEqual(steps)
})

test.each([
  ['what waits for its time is', published, '2090-01-01T00:00:00Z', true],
  ['what has appeared is not', published, '2020-01-01T00:00:00Z', false],
  ['what was published at once is not', published, null, false],
  ['an edit of what waits, which nobody has decided on, is not', edited, '2090-01-01T00:00:00Z', false],
])('another time of publication: %s given one', (_what, publishStatus, publishAt, isOffered) => {
  const record = { ...row, publishStatus, publishAt, liveVersion: 1 }
  expect(stepsOf(news, record, 'en').some(({ action }) => action === 'reschedule')).toBe(isOffered)
})

test.each([
  ['to whom it belongs, whoever has acted on the item last', {}, true],
  ['to him too who lacks the permission now: the button says so', { allowed: [] }, true],
  ['to nobody else, although he has acted on it last', { ofOthers: ['recall'] }, false],
])('taking an edit back is offered %s', (_whom, answer, isOffered) => {
  for (const liveVersion of [1, null]) {
    const record = { ...row, publishStatus: edited, liveVersion, creator: 'v', lastModifier: isOffered ? 'v' : 'u', ...answer }
    expect(stepsOf(news, record, 'en').some(({ action }) => action === 'recall')).toBe(isOffered)
  }
})

test.each([
  ['a state', contactMessage, { id: '1', status: contactStates.codes.new }],
  ['a switch', video, { id: '1', isPublished: true }],
])('what is somebody else’s to take is not offered of what has %s either', (_what, resource, record) => {
  const [first, ...others] = stepsOf(resource, record, 'en').map(({ action }) => action)
  expect(first).toBeDefined()
  expect(stepsOf(resource, { ...record, ofOthers: [first] }, 'en').map(({ action }) => action)).toEqual(others)
})

const notice = { ...row, publishStatus: published, liveVersion: 1, closedStage: null }
test.each([
  ['of a notice that citizens read is awaited', ads, notice, true],
  ['of one that was cancelled or awarded is not', ads, { ...notice, closedStage: 77 }, false],
  ['of a draft or of what was rejected is not', ads, { ...notice, liveVersion: null }, false],
  ['of a message is awaited', contactMessage, { id: '1', status: contactStates.codes.new }, true],
  ['of one that was answered is not', contactMessage, { id: '1', status: contactStates.codes.answered }, false],
])('the deadline %s', (_what, resource, of, awaited) => {
  expect(isAwaited(resource, of)).toBe(awaited)
})
