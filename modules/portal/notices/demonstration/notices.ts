import { z } from 'zod'
import notices from './notices.json' with { type: 'json' }

const told = z.string().nullable()
const demonstrationNotice = z.strictObject({
  key: z.string(),
  /** the code of the publishing body; null is the ministry */
  placeCode: z.string().nullable(),
  /** a code of lookup 9 */
  category: z.string(),
  number: z.string().nullable(),
  /** days before the day on which the demonstration is loaded */
  daysAgo: z.int().min(0),
  /** days after that day, or before it; null where no closing time is stated */
  closesIn: z.int().nullable(),
  closesAt: z
    .string()
    .regex(/^\d\d:\d\d$/)
    .default('12:00'),
  /** When the envelopes are opened: so many hours after the closing, or at a time of the next working day. */
  opening: z.union([z.number(), z.string().regex(/^\d\d:\d\d$/)]).optional(),
  state: z.enum(['draft', 'underReview', 'published', 'rejected']),
  rejectionReason: z.string().optional(),
  rejectionNote: z.string().optional(),
  titleAr: z.string(),
  titleEn: told,
  summaryAr: told,
  summaryEn: told,
  bodyAr: told,
  bodyEn: told,
  tags: z.array(z.string()),
  deliveryAr: told.default(null),
  deliveryEn: told.default(null),
  openingPlaceAr: told.default(null),
  openingPlaceEn: told.default(null),
  price: told.default(null),
  currency: told.default(null),
  bidAr: told.default(null),
  bidEn: told.default(null),
  /** days from the day of loading */
  visit: z.int().optional(),
  prebid: z.int().optional(),
  planReference: told.default(null),
  objectionAr: told.default(null),
  objectionEn: told.default(null),
  /** name, phone and e-mail for enquiries */
  contact: z.tuple([told, told, told]).default([null, null, null]),
  extension: z.strictObject({ daysAgo: z.int(), days: z.int(), reason: z.string() }).optional(),
  closed: z
    .strictObject({
      stage: z.string(),
      /** when somebody brought it there: days before the day of loading */
      daysAgo: z.int().min(0),
      note: z.string(),
      resultAr: z.string().optional(),
      resultEn: z.string().optional(),
    })
    .optional(),
})

/** A notice of the demonstration: its texts still hold marks such as {date+14}. */
export type DemonstrationNotice = z.infer<typeof demonstrationNotice>

/** Notices in every stage, of places all over the country. */
export const demonstrationNotices: readonly DemonstrationNotice[] = z.array(demonstrationNotice).parse(notices)
