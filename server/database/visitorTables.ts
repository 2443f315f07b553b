import { sql } from 'drizzle-orm'
import { boolean, date, index, integer, pgTable, primaryKey, text, timestamp, unique, uniqueIndex, uuid } from 'drizzle-orm/pg-core'

// What visitors send, beside the list of their entries, which follows from its definition.

const instant = (name: string) => timestamp(name, { withTimezone: true })

/** A table of a definition, named where rows stand on it; its columns follow from the definition. */
const visitorSubmission = pgTable('visitor_submission', { id: uuid('id').primaryKey() })

/** What only the way in of an entry needs (portal and administration, section 13.1): no call answers any of it, and what is personal goes in time. */
export const visitorForm = pgTable(
  'visitor_form',
  {
    submission: uuid('submission_id')
      .primaryKey()
      .references(() => visitorSubmission.id, { onDelete: 'cascade' }),
    /** What was filled in, as JSON, until the record holds it. */
    payload: text('payload'),
    /** Digests: of the sender's address, with a key of the day, and of his e-mail and number. */
    addressHash: text('address_hash'),
    contactHashes: text('contact_hashes').array().notNull(),
    /** Of the text in the form in which texts are compared. */
    textHash: text('text_hash').notNull(),
    /** The beginning of that text, as long as others are compared with it. */
    comparedText: text('compared_text'),
    /** Of which kind the entry is, where it is compared with others of its kind. */
    kind: integer('kind'),
    email: text('email'),
    phone: text('phone'),
    /** What is still to be confirmed: `phone`, `email`. */
    needs: text('needs').array().notNull(),
    linkHash: text('link_hash'),
    codeHash: text('code_hash'),
    codeSentAt: instant('code_sent_at'),
    codeTries: integer('code_tries').notNull().default(0),
    /** Messages to who has not confirmed yet. */
    sent: integer('sent').notNull().default(0),
    /** Of the key by which its sender follows it. */
    trackingKeyHash: text('tracking_key_hash'),
    /** What its sender has corrected and is still to confirm, because he is reached in another way now: JSON as `payload`, how he is reached, and since when. */
    correction: text('correction'),
    correctionEmail: text('correction_email'),
    correctionPhone: text('correction_phone'),
    correctionHashes: text('correction_hashes').array(),
    correctionAt: instant('correction_at'),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  table => [
    index('visitor_form_address').on(table.addressHash, table.createdAt),
    index('visitor_form_contacts').using('gin', table.contactHashes),
    index('visitor_form_text').on(table.textHash),
    index('visitor_form_kind').on(table.kind, table.createdAt),
    index('visitor_form_created').on(table.createdAt),
    index('visitor_form_corrections').using('gin', table.correctionHashes),
  ],
)

/**
 * Senders whose entries nobody is shown for a time (13.1). A block is of one digest and of one place, and binds what is sent there; that of the
 * ministry binds everything. Whatever decides who reaches the entry is part of the block: who does not reach it neither reads nor replaces it, and
 * it stays known when the entry is deleted.
 */
export const visitorBlock = pgTable(
  'visitor_block',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    contactHash: text('contact_hash').notNull(),
    until: instant('until').notNull(),
    /** Empty as soon as the entry's data are erased, as `sender` is. */
    reason: text('reason').notNull(),
    /** The entry by which the sender was kept out. */
    submission: uuid('submission_id'),
    kind: integer('kind'),
    /** None: the ministry. */
    place: uuid('place'),
    isReport: boolean('is_report').notNull().default(false),
    isForEconomyAlone: boolean('is_for_economy_alone').notNull().default(false),
    /** The sender's address as lists show it: not enough to know it. */
    sender: text('sender').notNull().default(''),
    blockedAt: instant('blocked_at').notNull().defaultNow(),
    blockedBy: text('blocked_by'),
  },
  table => [
    unique('visitor_block_sender')
      .on(table.contactHash, table.place, table.kind, table.isReport, table.isForEconomyAlone)
      .nullsNotDistinct(),
    index('visitor_block_entry').on(table.submission),
  ],
)

/** The last number of each kind and year: taken in the transaction that gives it, so that none is left out. */
export const entryNumber = pgTable(
  'entry_number',
  { prefix: text('prefix').notNull(), year: integer('year').notNull(), last: integer('last').notNull() },
  table => [primaryKey({ columns: [table.prefix, table.year] })],
)

/**
 * By which browser a page was rated today, as a digest with a key of the day: who rates it once more corrects what he said. It goes with its day, and
 * the rating knows nothing of it (portal and administration, section 12.18).
 */
export const pageFeedbackDay = pgTable('page_feedback_day', {
  browserHash: text('browser_hash').primaryKey(),
  feedback: uuid('feedback_id').notNull(),
  day: date('day').notNull(),
})

/**
 * How often a page of the portal was opened on a day, in a language (portal and administration, section 12.18): of who opened it nothing is known.
 */
export const pageView = pgTable(
  'page_view',
  {
    /** Its path in Arabic. */
    page: text('page').notNull(),
    language: text('language').notNull(),
    day: date('day').notNull(),
    count: integer('count').notNull(),
    /** Whose the page is; null: the ministry's. */
    place: uuid('place'),
  },
  table => [primaryKey({ columns: [table.page, table.language, table.day] }), index('page_view_day').on(table.day)],
)

/** Files of visitors that the scanner does not let through, by their content, until administrators have heard of them (`server/files/findings.ts`). */
export const visitorFinding = pgTable('visitor_finding', {
  sha256: text('sha256').primaryKey(),
  fileName: text('file_name').notNull(),
  /** What the scanner calls what it has found; null: it reads no file of this size. */
  found: text('found'),
  notedAt: instant('noted_at').notNull().defaultNow(),
})

/** Who follows a list or a place by e-mail (portal and administration, section 17): his address, encrypted, and what he has chosen. */
export const follower = pgTable(
  'follower',
  {
    id: uuid('id').primaryKey(),
    /** Of the e-mail address, by which it is found again. */
    contactHash: text('contact_hash').notNull(),
    emailCipher: text('email_cipher').notNull(),
    /** `ar` or `en`. */
    language: text('language').notNull(),
    /** Path of the page in Arabic, with the query that narrows it. */
    page: text('page').notNull(),
    isWeekly: boolean('is_weekly').notNull().default(true),
    askedAt: instant('asked_at').notNull().defaultNow(),
    /** None: nobody is written to yet but to be asked. */
    confirmedAt: instant('confirmed_at'),
    nextAt: instant('next_at'),
    /** What he was told of last, and what stood there when he began: nothing is told twice. */
    told: text('told').array().notNull().default([]),
    /** The last mail of what is new, as long as the outbox has it. */
    lastMessage: uuid('last_message'),
    /** So many mails before it, one after the other, had no mailbox. */
    unknownTimes: integer('unknown_times').notNull().default(0),
  },
  table => [unique('follower_page').on(table.contactHash, table.page, table.language), index('follower_next').on(table.nextAt)],
)

/** Who has asked to follow something, as digests, for as long as they are counted: the address with a key of the day. */
export const followRequest = pgTable(
  'follow_request',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    addressHash: text('address_hash').notNull(),
    contactHash: text('contact_hash').notNull(),
    at: instant('at').notNull().defaultNow(),
    /** His browser proved some work. */
    hasProof: boolean('has_proof').notNull().default(false),
  },
  table => [
    index('follow_request_address').on(table.addressHash, table.at),
    index('follow_request_contact').on(table.contactHash, table.at),
    index('follow_request_at').on(table.at),
  ],
)

/**
 * What visitors searched for (portal and administration, section 16.3), without who or from where. On its day a row is found by a digest; its text
 * is written down once three addresses have asked it. When the day is over the digests go, and rows without a text become one of counts.
 */
export const searchLog = pgTable(
  'search_log',
  {
    id: uuid('id').primaryKey(),
    day: date('day').notNull(),
    /** `ar` or `en`: that of the page. */
    language: text('language').notNull(),
    /** The kind to which it was narrowed; empty: none. */
    kind: text('kind').notNull().default(''),
    digest: text('digest'),
    query: text('query'),
    /** By so many addresses; what one asks again on the same day is counted once. */
    asked: integer('asked').notNull().default(0),
    /** Of these found nothing. */
    unfound: integer('unfound').notNull().default(0),
    /** The last number of results; none where rows were put together. */
    results: integer('results'),
    /** Were these found by all of its words, as they were written? */
    isExact: boolean('is_exact').notNull().default(false),
    clicks: integer('clicks').notNull().default(0),
    /** The ranks of what was opened, added up. */
    ranks: integer('ranks').notNull().default(0),
    /** Staff do not want other visitors to be shown this text: follows from `hidden_search`. */
    isHidden: boolean('is_hidden').notNull().default(false),
  },
  table => [
    uniqueIndex('search_log_digest').on(table.day, table.digest, table.kind).where(sql`digest is not null`),
    index('search_log_day').on(table.day, table.language),
    // Suggestions look for texts that begin so, at each letter.
    index('search_log_query').on(table.language, table.query.op('text_pattern_ops')).where(sql`query is not null`),
  ],
)

/**
 * Searches that staff keep from other visitors, as they read them when they did so. In other spellings they are the same searches, and they stay hidden
 * when the log forgets them: until staff give them back.
 */
export const hiddenSearch = pgTable('hidden_search', { language: text('language').notNull(), query: text('query').notNull() }, table => [
  primaryKey({ columns: [table.language, table.query] }),
])

/** Digests of today's searches with their addresses, so that each counts once; they go with their day. */
export const searchLogSeen = pgTable('search_log_seen', { digest: text('digest').primaryKey(), day: date('day').notNull() }, table => [
  index('search_log_seen_day').on(table.day),
])

/** What today's digests are made with, beside a key of the installation. When it is gone nobody can tell what they were made of. */
export const searchLogKey = pgTable('search_log_key', { day: date('day').primaryKey(), key: text('key').notNull() })
