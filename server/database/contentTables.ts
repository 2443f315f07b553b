import { sql } from 'drizzle-orm'
import { check, index, integer, jsonb, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'

// What reviewed content needs beside its own tables: versions, copies that wait, who has an item open, and how its languages stand.

const instant = (name: string) => timestamp(name, { withTimezone: true })

/** Immutable versions of reviewed content (foundations 7). */
export const contentVersion = pgTable(
  'content_version',
  {
    resource: text('resource').notNull(),
    record: uuid('record_id').notNull(),
    number: integer('number').notNull(),
    content: jsonb('content').notNull(),
    creator: uuid('creator'),
    /**
     * Of an act on what is public, the version that it was taken on; null: it was written, on the one before it. Of acts that were kept before
     * migration 79 it is there as far as the audit told of them when migration 90 came.
     */
    base: integer('base'),
    creationTime: instant('creation_time').notNull().defaultNow(),
  },
  table => [primaryKey({ columns: [table.resource, table.record, table.number] })],
)

/**
 * Public copies of reviewed records that are not among what citizens read now: one that waits for its time, one whose time is over. Each is
 * the row of the live table as it was composed when somebody published it, whatever has been edited since.
 */
export const heldPublication = pgTable(
  'held_publication',
  {
    resource: text('resource').notNull(),
    record: uuid('record_id').notNull(),
    /** `scheduled` or `expired`. */
    kind: text('kind').notNull(),
    version: integer('version').notNull(),
    /** When it appears, or when it ended. */
    at: instant('at').notNull(),
    content: jsonb('content').notNull(),
  },
  table => [primaryKey({ columns: [table.resource, table.record, table.kind] }), index('held_publication_at').on(table.kind, table.at)],
)

/** How often the file of a record was fetched. */
export const downloadCount = pgTable(
  'download_count',
  {
    resource: text('resource').notNull(),
    record: uuid('record_id').notNull(),
    count: integer('count').notNull(),
  },
  table => [primaryKey({ columns: [table.resource, table.record] })],
)

/** Who decides on an item that waits for review has it open: its author does not take it back meanwhile. */
export const reviewHold = pgTable(
  'review_hold',
  {
    resource: text('resource').notNull(),
    record: uuid('record_id').notNull(),
    holder: uuid('holder').notNull(),
    until: instant('until').notNull(),
  },
  table => [primaryKey({ columns: [table.resource, table.record] })],
)

/** Since when an item waits for a decision, and whether those who decide were reminded of it. */
export const reviewWait = pgTable(
  'review_wait',
  {
    resource: text('resource').notNull(),
    record: uuid('record_id').notNull(),
    since: instant('since').notNull().defaultNow(),
    remindedAt: instant('reminded_at'),
  },
  table => [primaryKey({ columns: [table.resource, table.record] })],
)

/**
 * What is known of the two languages of a text beside what they say: which one is behind since the other was changed, or that both were read
 * and say the same (section 11.4). Of a text that only its two columns tell of there is no row.
 */
export const languageMark = pgTable(
  'language_mark',
  {
    resource: text('resource').notNull(),
    record: uuid('record_id').notNull(),
    field: text('field').notNull(),
    /** `ar` or `en`; null: neither. */
    behind: text('behind'),
    /** Since when that holds: UTC. */
    since: instant('since').notNull().defaultNow(),
    /** Who has read both; null where one is behind. */
    reviewer: uuid('reviewer'),
  },
  table => [
    primaryKey({ columns: [table.resource, table.record, table.field] }),
    check('language_mark_behind', sql`${table.behind} in ('ar', 'en')`),
    check('language_mark_says', sql`(${table.behind} is null) <> (${table.reviewer} is null)`),
  ],
)
