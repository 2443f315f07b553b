import { z } from 'zod'
import events from './events.json' with { type: 'json' }

const told = z.string().nullable()
const drawing = z.strictObject({ scene: z.string(), variant: z.int() })
const pictures = z.array(z.strictObject({ drawing, altAr: z.string(), altEn: z.string() })).default([])
const clock = z.string().regex(/^\d\d:\d\d$/)
const demonstrationEvent = z.strictObject({
  key: z.string(),
  /** the code of the publishing body; null is the ministry */
  placeCode: z.string().nullable(),
  /** a code of lookup 11 */
  category: z.string(),
  /** days after the day on which the demonstration is loaded, or before it */
  inDays: z.int(),
  /** so many days long */
  days: z.int().default(1),
  from: clock,
  to: clock,
  allDay: z.boolean().default(false),
  state: z.enum(['draft', 'underReview', 'published']),
  titleAr: z.string(),
  titleEn: told,
  summaryAr: told,
  summaryEn: told,
  bodyAr: told,
  bodyEn: told,
  attendanceMode: z.enum(['inPerson', 'online', 'hybrid']),
  locationAr: told,
  locationEn: told,
  point: z.strictObject({ lat: z.number(), lng: z.number() }).optional(),
  online: z.url().optional(),
  registrationUrl: z.url().optional(),
  registrationEmail: z.email().optional(),
  /** days before the event until which one registers */
  untilDays: z.int().optional(),
  capacity: z.int().optional(),
  isOpen: z.boolean().default(true),
  audience: z.array(z.string()).default([]),
  accessibility: z.array(z.string()).default([]),
  /** `day`: which day of the event, from 0 */
  sessions: z
    .array(
      z.strictObject({
        day: z.int(),
        startTime: clock,
        endTime: clock,
        titleAr: z.string(),
        titleEn: z.string(),
        speaker: told,
        location: told,
      }),
    )
    .default([]),
  drawing: drawing.optional(),
  altAr: told.default(null),
  altEn: told.default(null),
  outcomeAr: told.default(null),
  outcomeEn: told.default(null),
  gallery: pictures,
  outcomeImages: pictures,
  /** the key of a demonstration video */
  film: z.string().nullable().default(null),
  /** the key of a demonstration album, whose pictures are of it */
  album: z.string().nullable().default(null),
  /** English names of partners of the demonstration */
  partners: z.array(z.string()).default([]),
  change: z
    .strictObject({ state: z.enum(['postponed', 'cancelled', 'movedOnline']), byDays: z.int().default(0), note: z.string() })
    .optional(),
})

/** An event of the demonstration. */
export type DemonstrationEvent = z.infer<typeof demonstrationEvent>

/** Events of the weeks around the day of loading, in every state. */
export const demonstrationEvents: readonly DemonstrationEvent[] = z.array(demonstrationEvent).parse(events)
