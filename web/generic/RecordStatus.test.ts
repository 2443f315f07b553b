import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { investors } from '../../modules/economy/investors/investors.ts'
import { news, publicationFacts, publishStates } from '../../modules/portal/content/content.ts'
import { RecordStatus } from './RecordStatus.tsx'

const { edited, published, rejected, editedAfterRejected } = publishStates.codes
const [past, ahead] = ['2020-01-01T00:00:00Z', '2090-01-01T00:00:00Z']

const { published: shown, scheduled, over, draft, waiting } = publicationFacts.standing.codes
const row = (publishStatus: number, standing: number, more: object = {}) => ({
  publishStatus,
  standing,
  isDraft: false,
  liveVersion: 1,
  ...more,
})

test.each([
  ['an edit that waits', row(edited, shown), 'منشور وله تعديل قيد المراجعة'],
  ['one that was rejected', row(rejected, shown), 'منشور ورُفض تعديله'],
  ['one that was not sent', row(editedAfterRejected, shown, { isDraft: true }), 'منشور وله تعديل لم يُرسل'],
  ['one that is to appear at a time of its own', row(rejected, shown, { publishAt: ahead }), 'منشور ورُفض تعديله'],
  ['one of what is to come, though it would appear at once', row(edited, scheduled, { publishAt: past }), 'مجدول وله تعديل قيد المراجعة'],
  ['one of what is over, though it would go on', row(rejected, over, { expireAt: ahead }), 'منتهي ورُفض تعديله'],
  ['the same, not sent', row(edited, over, { isDraft: true, expireAt: ahead }), 'منتهي وله تعديل لم يُرسل'],
  ['none, of what is over', row(published, over, { expireAt: past }), 'منتهي'],
  ['none, of what is to come', row(published, scheduled, { publishAt: ahead }), 'مجدول'],
  ['one that was published for a time to come', row(published, shown, { publishAt: ahead }), 'منشور وتعديله مجدول'],
  ['none, as it was withdrawn', row(edited, waiting, { liveVersion: null, isWithdrawn: true }), 'أُلغي نشره، وهو قيد المراجعة'],
  ['a draft that was never published', { publishStatus: edited, isDraft: true, liveVersion: null, standing: draft }, 'مسودة'],
])('an item that has an edit says how it stands before citizens, and not how the edit would: %s', (_what, row, said) => {
  expect(drawn(news, row)).toBe(said)
})

test('what visitors have sent has no times: once it is public it is shown', () =>
  expect(drawn(investors, { publishStatus: edited, isDraft: false, liveVersion: 1 })).toBe('منشور وله تعديل قيد المراجعة'))

function drawn(resource: Parameters<typeof RecordStatus>[0]['resource'], row: object): string {
  return renderToStaticMarkup(createElement(RecordStatus, { resource, row: { ...row }, lang: 'ar' })).replaceAll(/<[^>]*>/g, '')
}
