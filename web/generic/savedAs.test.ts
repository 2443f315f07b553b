import { expect, test } from 'vitest'
import { news, publishStates } from '../../modules/portal/content/content.ts'
import { investors } from '../../modules/economy/investors/investors.ts'
import { savedAs } from './savedAs.ts'

const { underReview, edited, published, rejected, editedAfterRejected } = publishStates.codes
const row = (publishStatus: number, more: object = {}) => ({ publishStatus, isDraft: false, liveVersion: null, ...more })

test.each([
  ['a rejected item goes back to review', row(rejected), row(editedAfterRejected), 'تم الحفظ بنجاح، وعادت المادة إلى المراجعة'],
  [
    'the edit of what is public waits, and that stays',
    row(published, { liveVersion: 1 }),
    row(edited, { liveVersion: 1 }),
    'تم الحفظ بنجاح، والتعديل بانتظار المراجعة. تبقى المادة كما اعتُمدت حتى القرار',
  ],
  [
    'so does the edit that was rejected',
    row(rejected, { liveVersion: 1 }),
    row(editedAfterRejected, { liveVersion: 1 }),
    'تم الحفظ بنجاح، والتعديل بانتظار المراجعة. تبقى المادة كما اعتُمدت حتى القرار',
  ],
  ['what waits goes on waiting', row(underReview), row(edited), 'تم الحفظ بنجاح'],
  [
    'what was taken from among the featured meanwhile',
    row(underReview, { isFeatured: true }),
    row(edited, { isFeatured: false }),
    'تم الحفظ بنجاح',
  ],
  ['a draft stays one', row(edited, { isDraft: true }), row(edited, { isDraft: true }), 'تم الحفظ بنجاح'],
  ['a new one is sent', undefined, row(underReview), 'تم الإرسال للمراجعة'],
  ['or kept', undefined, row(underReview, { isDraft: true }), 'تمت الإضافة بنجاح'],
])('what is said when something is saved: %s', (_what, before, saved, said) => expect(savedAs(news, before, saved, 'ar')).toBe(said))

test('of what visitors send nothing more is said', () =>
  expect(savedAs(investors, row(rejected), row(editedAfterRejected), 'ar')).toBe('تم الحفظ بنجاح'))

test.each([
  ['he is asked about it, where he has sent it', { source: investors.fields.source.codes.public }, /^تم الحفظ بنجاح، وسُئل صاحب الطلب/],
  ['his agreement is to be recorded, where staff have', { source: investors.fields.source.codes.staff }, /^تم الحفظ بنجاح\. لا يُنشر/],
])('when what a sender has agreed to says another thing, %s', (_what, from, said) => {
  const saved = row(edited, { ...from, investorApproval: false })
  expect(savedAs(investors, { ...saved, investorApproval: true }, saved, 'ar')).toMatch(said)
  expect(savedAs(investors, saved, saved, 'ar')).toBe('تم الحفظ بنجاح')
})
