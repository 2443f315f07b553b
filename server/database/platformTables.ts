import {
  bigint,
  boolean,
  check,
  customType,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { sql } from 'drizzle-orm'

// The tables of the platform: what every definition stands on. Those of definitions are made by tables.ts.

const instant = (name: string) => timestamp(name, { withTimezone: true })

/** Values of settings that differ from their default (section 8). Of a secret there is only what `server/sealed.ts` has made of it. */
export const setting = pgTable(
  'setting',
  {
    key: text('key').primaryKey(),
    value: jsonb('value'),
    valueCipher: text('value_cipher'),
    concurrencyStamp: uuid('concurrency_stamp').notNull().defaultRandom(),
    lastModificationTime: instant('last_modification_time').notNull().defaultNow(),
    lastModifier: uuid('last_modifier'),
  },
  table => [check('setting_says_something', sql`num_nonnulls(${table.value}, ${table.valueCipher}) = 1`)],
)

/** What settings held before; of secrets only that they were changed. */
export const settingHistory = pgTable(
  'setting_history',
  {
    id: uuid('id').primaryKey(),
    key: text('key').notNull(),
    isSecret: boolean('is_secret').notNull(),
    /** The saved value was taken away: the default holds from then on. */
    isDefault: boolean('is_default').notNull(),
    before: jsonb('before'),
    after: jsonb('after'),
    creationTime: instant('creation_time').notNull().defaultNow(),
    creator: uuid('creator'),
  },
  table => [index('setting_history_key').on(table.key, table.creationTime)],
)

/** Uploaded files; the content lies in the store under its SHA-256 (section 22). */
export const attachment = pgTable(
  'attachment',
  {
    id: uuid('id').primaryKey(),
    originalFileName: text('original_file_name').notNull(),
    mimeType: text('mime_type').notNull(),
    sizeBytes: bigint('size_bytes', { mode: 'number' }).notNull(),
    sha256: text('sha256').notNull(),
    widthPx: integer('width_px'),
    heightPx: integer('height_px'),
    creationTime: instant('creation_time').notNull().defaultNow(),
    creator: uuid('creator'),
    /** The record that holds the file: its resource and id; null until it is saved with one. */
    resource: text('resource'),
    recordId: uuid('record_id'),
    /** 1 waits to be scanned, 2 clean, 3 infected, 4 not scanned, 5 larger than the scanner reads. */
    scanState: smallint('scan_state').notNull().default(4),
  },
  table => [
    index('attachment_record').on(table.recordId),
    index('attachment_sha256').on(table.sha256),
    index('attachment_waiting').on(table.id).where(sql`scan_state in (1, 5)`),
  ],
)

/** The tables of definitions, named where the platform's own rows stand on them; their columns follow from the definitions. */
const place = pgTable('place', { id: uuid('id').primaryKey() })
const systemUser = pgTable('system_user', { id: uuid('id').primaryKey() })
const userRole = pgTable('user_role', { id: uuid('id').primaryKey() })

/** What signing in needs of a user and no call answers: a row beside each account (sections 3.2, 3.5, 3.6). */
export const credential = pgTable('credential', {
  user: uuid('user_id')
    .primaryKey()
    .references(() => systemUser.id, { onDelete: 'cascade' }),
  /** argon2id; null: no password was chosen yet. */
  passwordHash: text('password_hash'),
  /** Null beside a password: somebody else has set it, and its owner is asked for one of his own. */
  passwordChangedAt: instant('password_changed_at'),
  /** The hashes before it, the newest first. */
  passwordHistory: text('password_history').array().notNull().default([]),
  accessFailedCount: integer('access_failed_count').notNull().default(0),
  firstFailureAt: instant('first_failure_at'),
  lockoutEnd: instant('lockout_end'),
  locksToday: integer('locks_today').notNull().default(0),
  lastLockAt: instant('last_lock_at'),
  lastLoginAt: instant('last_login_at'),
  lastLoginAddress: text('last_login_address'),
  /** Encrypted by a key of this installation; null: no second factor. */
  totpSecret: text('totp_secret'),
  totpConfirmedAt: instant('totp_confirmed_at'),
  /** The last time step whose code was taken: no code works twice. */
  totpLastStep: bigint('totp_last_step', { mode: 'number' }),
  /** Digests of the recovery codes that are left. */
  recoveryCodes: text('recovery_codes').array().notNull().default([]),
  /** Since when a role asks for a second factor. */
  twoFactorAskedAt: instant('two_factor_asked_at'),
})

/** Links and challenges that prove who somebody is: only the SHA-256 of a token is kept, each works once (sections 1.3, 3.4). */
export const accountToken = pgTable(
  'account_token',
  {
    id: uuid('id').primaryKey(),
    user: uuid('user_id')
      .notNull()
      .references(() => systemUser.id, { onDelete: 'cascade' }),
    /** 1 invitation, 2 new password, 3 confirmation of the e-mail, 4 second factor at sign-in, 5 new password asked at sign-in */
    purpose: smallint('purpose').notNull(),
    tokenHash: text('token_hash').notNull(),
    creationTime: instant('creation_time').notNull().defaultNow(),
    expiresAt: instant('expires_at').notNull(),
    usedAt: instant('used_at'),
    /** Taken back before it was used. */
    voidedAt: instant('voided_at'),
    creator: uuid('creator'),
    address: text('address'),
    /** By which channel it was sent, which using it proves: 1 e-mail, 2 SMS; null: it was answered to a call. */
    channel: smallint('channel'),
    /** How often a second factor was given wrongly with it. */
    tries: smallint('tries').notNull().default(0),
  },
  table => [uniqueIndex('account_token_hash').on(table.tokenHash), index('account_token_user').on(table.user, table.purpose)],
)

/**
 * Codes and links that somebody has asked for, each sending a row, for numbers and addresses that nobody has too: what is counted and
 * answered does not tell which those are (section 3.4).
 */
export const verificationCode = pgTable(
  'verification_code',
  {
    id: uuid('id').primaryKey(),
    /** The first code and those that were sent again after it. */
    flow: uuid('flow').notNull(),
    /** 1 recovery, 2 confirmation of an invited user's number, 3 confirmation of one's own number, 4 recovery by e-mail */
    purpose: smallint('purpose').notNull(),
    /** Null: nobody is to get it. */
    user: uuid('user_id').references(() => systemUser.id, { onDelete: 'cascade' }),
    /** Keyed digest of the number or address. */
    targetHash: text('target_hash').notNull(),
    /** Keyed digest of the code; the key is not in the database, so that a million codes cannot be tried on it. */
    codeHash: text('code_hash').notNull(),
    address: text('address').notNull(),
    creationTime: instant('creation_time').notNull().defaultNow(),
    expiresAt: instant('expires_at').notNull(),
    tries: smallint('tries').notNull().default(0),
    usedAt: instant('used_at'),
    /** A later one has taken its place. */
    voidedAt: instant('voided_at'),
  },
  table => [
    index('verification_code_flow').on(table.flow),
    index('verification_code_target').on(table.targetHash, table.creationTime),
    index('verification_code_address').on(table.address, table.creationTime),
    index('verification_code_time').on(table.creationTime),
    index('verification_code_user').on(table.user, table.purpose),
  ],
)

/** Solved challenges of the proof of work: each is good for one call (section 3.4). */
export const spentProof = pgTable('spent_proof', {
  signature: text('signature').primaryKey(),
  expiresAt: instant('expires_at').notNull(),
})

/** What is going on for the whole installation, such as an attack on sign-in, and until when that is taken to hold (section 3.2). */
export const alarm = pgTable('alarm', { kind: text('kind').primaryKey(), until: instant('until').notNull() })

/** Who holds which role. */
export const userInRole = pgTable(
  'user_in_role',
  {
    id: uuid('id').primaryKey(),
    user: uuid('user_id')
      .notNull()
      .references(() => systemUser.id, { onDelete: 'cascade' }),
    role: uuid('role_id')
      .notNull()
      .references(() => userRole.id),
  },
  table => [uniqueIndex('user_in_role_once').on(table.user, table.role)],
)

/** The places of a user (section 1.2): the default decides what he reaches, the internal default his menu. */
export const userPlace = pgTable(
  'user_place',
  {
    id: uuid('id').primaryKey(),
    user: uuid('user_id')
      .notNull()
      .references(() => systemUser.id, { onDelete: 'cascade' }),
    place: uuid('place_id')
      .notNull()
      .references(() => place.id),
    isDefault: boolean('is_default').notNull().default(false),
    isInternalDefault: boolean('is_internal_default').notNull().default(false),
    /** Outside these days the row gives nothing. */
    validFrom: date('valid_from'),
    validTo: date('valid_to'),
    /** The last day of which the user was told that it comes near. */
    endToldFor: date('end_told_for'),
  },
  table => [
    uniqueIndex('user_place_once').on(table.user, table.place),
    index('user_place_place').on(table.place),
    uniqueIndex('user_place_default').on(table.user).where(sql`is_default`),
    uniqueIndex('user_place_internal_default').on(table.user).where(sql`is_internal_default`),
  ],
)

/** Sessions: only the SHA-256 of a token is kept (section 3.3). */
export const session = pgTable(
  'session',
  {
    tokenHash: text('token_hash').primaryKey(),
    /** Names the session where its token must not be. */
    id: uuid('id').notNull().default(sql`gen_random_uuid()`),
    user: uuid('user_id')
      .notNull()
      .references(() => systemUser.id, { onDelete: 'cascade' }),
    loginAt: instant('login_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
    lastSeenAt: instant('last_seen_at').notNull(),
    address: text('address'),
    device: text('device'),
    /** Was a second factor given? */
    twoFactor: boolean('two_factor').notNull().default(false),
    revokedAt: instant('revoked_at'),
    /** 1 sign-out, 2 expired, 3 administrator, 4 password changed, 5 deactivated, 6 replaced, 7 by the user himself */
    revokeReason: smallint('revoke_reason'),
  },
  table => [index('session_user').on(table.user), uniqueIndex('session_id').on(table.id)],
)

/** Failed sign-ins by address, for the throttle (section 3.2). */
export const signInFailure = pgTable(
  'sign_in_failure',
  {
    id: uuid('id').primaryKey(),
    address: text('address').notNull(),
    nameHash: text('name_hash').notNull(),
    isKnown: boolean('is_known').notNull(),
    at: instant('at').notNull().defaultNow(),
  },
  table => [
    index('sign_in_failure_address').on(table.address, table.at),
    index('sign_in_failure_name').on(table.nameHash, table.at),
    index('sign_in_failure_time').on(table.at),
  ],
)

/** Copies of deleted rows with their child rows, restorable for 90 days (foundations 5). */
export const deletedRecord = pgTable(
  'deleted_record',
  {
    id: uuid('id').primaryKey(),
    resource: text('resource').notNull(),
    // A GUID, or a whole number where the definition has such ids.
    record: text('record_id').notNull(),
    content: jsonb('content').notNull(),
    deleter: uuid('deleter'),
    deletionTime: instant('deletion_time').notNull().defaultNow(),
    reason: text('reason'),
  },
  table => [index('deleted_record_time').on(table.deletionTime)],
)

/** Answers of Create by their `Idempotency-Key`, kept for a day (foundations 17). */
export const idempotencyKey = pgTable(
  'idempotency_key',
  {
    user: uuid('user_id').notNull(),
    key: text('key').notNull(),
    requestHash: text('request_hash').notNull(),
    record: text('record_id'),
    at: instant('at').notNull().defaultNow(),
  },
  table => [primaryKey({ columns: [table.user, table.key] }), index('idempotency_key_at').on(table.at)],
)

const lexemes = customType<{ data: string }>({ dataType: () => 'tsvector' })

/**
 * What the search of the portal finds, one row for each thing that citizens may read, written in the transaction that shows or withdraws it
 * (section 16). All of it follows from other rows: `server/search/documents.ts` writes it anew where it is missing or old.
 */
export const searchDocument = pgTable(
  'search_document',
  {
    /** The definition's name. */
    kind: text('kind').notNull(),
    id: text('id').notNull(),
    place: uuid('place'),
    /** The calendar date that the thing bears, such as that of a news item. */
    date: date('date'),
    code: text('code'),
    titleAr: text('title_ar').notNull(),
    titleEn: text('title_en'),
    /** Summary and body, without their tags. */
    textAr: text('text_ar').notNull(),
    textEn: text('text_en').notNull(),
    /** The keys of `server/search/keys.ts`, weighed: A names and titles, B tags, C summary, D body. */
    words: lexemes('words').notNull(),
    /** By which analysis and definition it was written. */
    version: integer('version').notNull(),
  },
  table => [
    primaryKey({ columns: [table.kind, table.id] }),
    index('search_document_words').using('gin', table.words),
    index('search_document_date').on(table.date.desc().nullsLast(), table.id),
    index('search_document_place').on(table.place),
  ],
)

/**
 * The six characters under which the page of a record is handed on: `/s/{code}`. A row is made when citizens can first read the record, and stays:
 * what was printed once leads to the record, or to what is said of it, for good.
 */
export const shortAddress = pgTable(
  'short_address',
  {
    code: text('code').primaryKey(),
    /** The definition's name. */
    kind: text('kind').notNull(),
    id: text('id').notNull(),
  },
  table => [uniqueIndex('short_address_record').on(table.id, table.kind)],
)

/** Words that were published once, by which the misspelt ones are understood; what is shown of them is asked of the documents. */
export const searchWord = pgTable(
  'search_word',
  {
    word: text('word').primaryKey(),
    /** The word, and the word with each of its letters left out. */
    near: text('near').array().notNull(),
  },
  table => [index('search_word_near').using('gin', table.near)],
)

/**
 * What was read of files that citizens may open, by their content (`server/fileText`). A row is made with the first document of the search whose record
 * holds such a file; it goes when no file has that content any more.
 */
export const fileText = pgTable(
  'file_text',
  {
    sha256: text('sha256').primaryKey(),
    /** Why nothing was read of it: it is not tried again, unless its bytes were missing. */
    fault: text('fault'),
    /** How often reading it was begun without an end: the file could not be fetched, or the program ended meanwhile. */
    tries: smallint('tries').notNull().default(0),
    /** How often its bytes were missing, and when last: they are looked for again on some of the next days; null: no more. */
    missed: smallint('missed').notNull().default(0),
    missedAt: instant('missed_at'),
    /** By which analysis of the search its words were written; null: it waits to be read. */
    version: integer('version'),
    /** The keys of all its words, each once. */
    words: lexemes('words'),
    /** What these take in a document of the search, which holds so much at most. */
    wordBytes: integer('word_bytes').notNull().default(0),
  },
  // Asked twice a second whether anything waits to be read.
  table => [
    index('file_text_unread').on(sql`(coalesce(version, 0))`, table.tries, table.sha256).where(sql`fault is null`),
    index('file_text_missing').on(table.missedAt).where(sql`fault = 'missing'`),
  ],
)

/** The text of a file in pieces, so that the one with the words that were looked for is shown. */
export const fileTextPiece = pgTable(
  'file_text_piece',
  {
    sha256: text('sha256')
      .notNull()
      .references(() => fileText.sha256, { onDelete: 'cascade' }),
    number: integer('number').notNull(),
    text: text('text').notNull(),
    words: lexemes('words').notNull(),
  },
  table => [primaryKey({ columns: [table.sha256, table.number] })],
)
