import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { investors } from '../../modules/economy/investors/investors.ts'
import { news, publishStates } from '../../modules/portal/content/content.ts'
import { RecordStatus } from './RecordStatus.tsx'

const { edited, published, rejected, editedAfterRejected } = publishStates.codes
const [past, ahead] = ['2020-01-01T00:00:00Z', '2090-01-01T00:00:00Z']

const row = (publishStatus: number, isShown: boolean, more: object = {}) => ({
  publishStatus,
  isShown,
  isDraft: false,
  liveVersion: 1,
  ...more,
})

test.each([
  ['an edit that waits', row(edited, true), 'منشور وله تعديل'],
  ['one that was rejected', row(rejected, true), 'منشور ورُفض تعديله'],
  ['one that was not sent', row(editedAfterRejected, true, { isDraft: true }), 'منشور وله تعديل لم يُرسل'],
  ['one that is to appear at a time of its own', row(rejected, true, { publishAt: ahead }), 'منشور ورُفض تعديله'],
  ['one of what is not shown, though it would appear at once', row(edited, false, { publishAt: past }), 'غير معروض وله تعديل'],
  ['one of what is over, though it would go on', row(rejected, false, { expireAt: ahead }), 'غير معروض ورُفض تعديله'],
  ['the same, not sent', row(edited, false, { isDraft: true, expireAt: ahead }), 'غير معروض وله تعديل لم يُرسل'],
  ['none, of what is over', row(published, false, { expireAt: past }), 'منتهي'],
  ['none, of what is to come', row(published, false, { publishAt: ahead }), 'مجدول'],
  ['one that was published for a time to come', row(published, true, { publishAt: ahead }), 'منشور وتعديله مجدول'],
  ['a draft that was never published', { publishStatus: edited, isDraft: true, liveVersion: null, isShown: null }, 'مسودة'],
])('an item that has an edit says how it stands before citizens, and not how the edit would: %s', (_what, row, said) => {
  expect(drawn(news, row)).toBe(said)
})

test('what visitors have sent has no times: once it is public it is shown', () =>
  expect(drawn(investors, { publishStatus: edited, isDraft: false, liveVersion: 1 })).toBe('منشور وله تعديل'))

function drawn(resource: Parameters<typeof RecordStatus>[0]['resource'], row: object): string {
  return renderToStaticMarkup(createElement(RecordStatus, { resource, row: { ...row }, lang: 'ar' })).replaceAll(/<[^>]*>/g, '')
}
