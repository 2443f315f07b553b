import { z } from 'zod'
import stories from './stories.json' with { type: 'json' }

const drawing = z.strictObject({ scene: z.string(), variant: z.int().min(1) })
const text = z.string().nullable()

const sample = z.strictObject({
  key: z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/),
  /** days before the day on which the demonstration is loaded */
  daysAgo: z.int().min(0).max(800),
  /** a code of lookup 18 */
  field: z.string(),
  placeCode: z.string(),
  state: z.enum(['published', 'underReview']),
  drawing,
  altAr: z.string(),
  altEn: text,
  titleAr: z.string(),
  titleEn: text,
  summaryAr: z.string(),
  summaryEn: text,
  bodyAr: z.string(),
  bodyEn: text,
  challengeAr: z.string(),
  challengeEn: text,
  solutionAr: z.string(),
  solutionEn: text,
  resultsAr: z.string(),
  resultsEn: text,
  figures: z.array(z.strictObject({ labelAr: z.string(), labelEn: z.string(), value: z.string(), unit: text })),
  quoteAr: text,
  quoteEn: text,
  quoteBy: text,
  beneficiaries: z.int().nullable(),
  cost: text,
  currency: text,
  funder: text,
  startYear: z.int(),
  endYear: z.int(),
  before: drawing.nullable(),
  after: drawing.nullable(),
  beforeAltAr: text,
  beforeAltEn: text,
  afterAltAr: text,
  afterAltEn: text,
  lessonsAr: text,
  lessonsEn: text,
  canReplicate: z.boolean(),
  contact: text,
  tags: z.array(z.string()),
  gallery: z.array(z.strictObject({ drawing, altAr: z.string(), altEn: text })),
  /** the key of a demonstration video */
  video: text,
})

/** A story of the demonstration as it is kept. */
export type StorySample = z.infer<typeof sample>

/** Nine stories, newest last but the one under review. */
export const storySamples: readonly StorySample[] = z.array(sample).parse(stories)
