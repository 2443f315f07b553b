import { expect, test } from 'vitest'
import { picturesOf } from '../../modules/portal/events/eventParties.portal.tsx'
import type { EventLeaf } from '../../modules/portal/events/publicEvents.ts'

const picture = (captionAr: string | null, captionEn: string | null) => ({ image: 'a', altAr: 'صورة', captionAr, captionEn })

test('a picture of what came of an event says so in both languages, beside its caption where it has one', () => {
  const outcomeImages = [picture(null, null), picture('قص الشريط', null), picture(null, 'Signing'), picture('قص الشريط', 'The ribbon')]
  const item: Pick<EventLeaf, 'gallery' | 'outcomeImages'> = { gallery: [picture('الدعوة', null)], outcomeImages }
  const captions = (isOver: boolean) => picturesOf(item, isOver).map(({ captionAr, captionEn }) => [captionAr, captionEn])
  expect(captions(false)).toEqual([['الدعوة', null]])
  expect(captions(true)).toEqual([
    ['الدعوة', null],
    ['بعد الفعالية', 'Afterwards'],
    ['بعد الفعالية: قص الشريط', 'Afterwards'],
    ['بعد الفعالية', 'Afterwards: Signing'],
    ['بعد الفعالية: قص الشريط', 'Afterwards: The ribbon'],
  ])
})
